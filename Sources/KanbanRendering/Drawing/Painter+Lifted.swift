import KanbanGeometry
import KanbanInteraction
import KanbanModel

/// The lifted cards: the gap where they would land, and their picture under the pointer.
extension Painter {
  /// Draws the gap: dotted, with what a release would do; in move mode the cards themselves stand there.
  mutating func paintGap(_ rect: CellRect) {
    guard !rect.intersection(canvas.clip).isEmpty else { return }
    canvas.subject = FrameSubject.placeholderCode
    canvas.fill(rect, .placeholder)
    guard words.snapshot.ghost == nil, let card = words.snapshot.lifted.first else {
      paintDots(rect)
      paintCentered(words.gapLabel, rect, CardText(rect))
      return
    }
    canvas.box(rect, .ghost, .ghost)
    let badge = paintBadges(on: rect)
    let mark: Symbol? = words.snapshot.focus == card ? .focus : nil
    paintTitle(of: card, rect, CardText(rect), mark: mark, keeping: badge, .ghostTitle)
  }

  /// Draws a dotted rectangle: every second cell of its edges.
  mutating func paintDots(_ rect: CellRect) {
    canvas.column(Symbol.gapSide.glyph, rect.left, rect.top..<rect.bottom, .placeholder)
    canvas.column(Symbol.gapSide.glyph, rect.right - 1, rect.top..<rect.bottom, .placeholder)
    guard rect.height > 1 else { return }
    for column in stride(from: rect.left + 2, to: rect.right - 1, by: 2) {
      canvas.put(Symbol.gapDot.glyph, column, rect.top, .placeholder)
      canvas.put(Symbol.gapDot.glyph, column, rect.bottom - 1, .placeholder)
    }
  }

  /// Draws the cards under the pointer, in their formation.
  mutating func paintGhost() {
    guard let ghost = words.snapshot.ghost else { return }
    canvas.clip = canvas.picture
    canvas.subject = FrameSubject.ghostCode
    let rect = scale.floating(words.geometry.viewportRect(fromPointer: ghost.frame))
    paintCarried(ghost.cards, grabbed: ghost.grabbed, ghost.formation, rect, .ghost, .ghost)
    let badge = paintBadges(on: rect)
    paintTitle(of: ghost.grabbed, rect, CardText(rect), keeping: badge, .ghostTitle)
  }

  /// Draws a run of cards, the grabbed one in front and still without its title.
  ///
  /// A list stands in the order in which the cards land, the grabbed one at its place in it.
  mutating func paintCarried(
    _ cards: [CardHandle], grabbed: CardHandle, _ formation: Formation, _ rect: CellRect, _ style: BoxStyle,
    _ role: FrameRole
  ) {
    let others = cards.filter { $0 != grabbed }
    switch formation {
    case .stack:
      for depth in stride(from: min(2, others.count), to: 0, by: -1) {
        paintSheet(rect.offsetBy(column: 2 * depth, row: depth), style, role)
      }
    case .pile:
      if others.count > 1 { paintSheet(rect.offsetBy(column: -2, row: 1), style, role) }
      if others.count > 0 { paintSheet(rect.offsetBy(column: 2, row: 1), style, role) }
    case .list:
      let place = cards.firstIndex(of: grabbed) ?? 0
      for (index, card) in cards.enumerated() where card != grabbed {
        let sheet = rect.offsetBy(column: 0, row: (index - place) * max(1, rect.height))
        paintSheet(sheet, style, role)
        paintTitle(of: card, sheet, CardText(sheet), .ghostTitle)
      }
    case .none:
      for card in others {
        guard let place = asTheyStood(card, beside: grabbed, rect) else { continue }
        paintSheet(place, style, role)
        paintTitle(of: card, place, CardText(place), .ghostTitle)
      }
    }
    paintSheet(rect, style, role)
  }

  private mutating func paintSheet(_ rect: CellRect, _ style: BoxStyle, _ role: FrameRole) {
    canvas.fill(rect, role)
    canvas.box(rect, style, role)
  }

  /// Where a lifted card is, if it stands to the grabbed one as it does at rest.
  private func asTheyStood(_ card: CardHandle, beside grabbed: CardHandle, _ rect: CellRect) -> CellRect? {
    guard let home = words.geometry.frame(of: grabbed), let frame = words.geometry.frame(of: card) else {
      return nil
    }
    let place = scale.floating(viewportRect(frame))
    let origin = scale.floating(viewportRect(home))
    return place.offsetBy(column: rect.left - origin.left, row: rect.top - origin.top)
  }

  /// Writes the number of cards on the upper edge, and what a release would not do on the lower one; returns
  /// the cells that a title on the upper edge has to leave free.
  private mutating func paintBadges(on rect: CellRect) -> Int {
    if rect.height > 1, let label = words.decisionLabel { paintRight(label, rect, row: rect.bottom - 1) }
    return words.carriedLabel.map { paintUpperBadge($0, rect) } ?? 0
  }

  /// Writes on the upper edge; returns the cells that a title there has to leave free.
  mutating func paintUpperBadge(_ label: Label, _ rect: CellRect) -> Int {
    let used = paintRight(label, rect, row: rect.top)
    return CardText(rect).row == rect.top ? used + 2 : 0
  }

  /// Writes at the right end of an edge, with a space on both sides; returns the width of the words.
  @discardableResult
  mutating func paintRight(_ label: Label, _ rect: CellRect, row: Int) -> Int {
    let text = label.text(fitting: rect.width - 6)
    let width = min(Canvas.width(of: text), rect.width - 6)
    guard width > 0 else { return 0 }
    let wanted = rect.right - 4 - width
    let left = canvas.freeColumn(
      for: width + 2, at: wanted, row, within: (rect.left + 1)..<(rect.right - 1))
    paintWords(text, left, row, limit: width, label.role)
    return width + max(0, wanted - left)
  }

  private mutating func paintCentered(_ label: Label, _ rect: CellRect, _ place: CardText) {
    let text = label.text(fitting: rect.width - 4)
    let width = min(Canvas.width(of: text), rect.width - 4)
    guard width > 0 else { return }
    let left = canvas.freeColumn(
      for: width + 2, at: rect.left + (rect.width - width) / 2 - 1, place.row,
      within: (rect.left + 1)..<(rect.right - 1))
    paintWords(text, left, place.row, limit: width, label.role)
  }
}
