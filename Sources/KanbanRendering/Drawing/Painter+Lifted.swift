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
    guard snapshot.ghost == nil, let card = snapshot.lifted.first else {
      paintDots(rect)
      let (text, role) = words.gapText
      paintCentered(text, rect, Canvas.textRow(of: rect), role)
      return
    }
    canvas.box(rect, .ghost, .ghost)
    paintTitle(of: card, rect, mark: snapshot.focus == card ? .focus : nil, .ghostTitle)
    paintBadges(on: rect)
  }

  /// Draws a dotted rectangle: every second cell of its edges.
  mutating func paintDots(_ rect: CellRect) {
    canvas.column(Symbol.gapSide.glyph, rect.left, rect.top..<rect.bottom, .placeholder)
    canvas.column(Symbol.gapSide.glyph, rect.right - 1, rect.top..<rect.bottom, .placeholder)
    guard rect.height > 1 else { return }
    for column in stride(from: rect.left + 2, to: rect.right - 1, by: 2) {
      if rect.height > 2 { canvas.put(Symbol.gapDot.glyph, column, rect.top, .placeholder) }
      canvas.put(Symbol.gapDot.glyph, column, rect.bottom - 1, .placeholder)
    }
  }

  /// Draws the cards under the pointer, in their formation.
  mutating func paintGhost() {
    guard let ghost = snapshot.ghost else { return }
    canvas.clip = canvas.picture
    canvas.subject = FrameSubject.ghostCode
    let rect = scale.floating(geometry.viewportRect(fromPointer: ghost.frame))
    paintCarried(ghost.cards, grabbed: ghost.grabbed, ghost.formation, rect, .ghost, .ghost)
    paintBadges(on: rect)
  }

  /// Draws a run of cards: the grabbed one in front, the others as the formation says.
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
      var place = rect
      for card in others {
        place = place.offsetBy(column: 0, row: max(1, rect.height))
        paintSheet(place, style, role)
        paintTitle(of: card, place, mark: nil, .ghostTitle)
      }
    case .none:
      for card in others {
        guard let place = asTheyStood(card, beside: grabbed, rect) else { continue }
        paintSheet(place, style, role)
        paintTitle(of: card, place, mark: nil, .ghostTitle)
      }
    }
    paintSheet(rect, style, role)
    paintTitle(of: grabbed, rect, mark: nil, .ghostTitle)
  }

  private mutating func paintSheet(_ rect: CellRect, _ style: BoxStyle, _ role: FrameRole) {
    canvas.fill(rect, role)
    canvas.box(rect, style, role)
  }

  /// Where a lifted card is, if it stands to the grabbed one as it does at rest.
  private func asTheyStood(_ card: CardHandle, beside grabbed: CardHandle, _ rect: CellRect) -> CellRect? {
    guard let home = geometry.frame(of: grabbed), let frame = geometry.frame(of: card) else { return nil }
    let place = scale.floating(viewportRect(frame))
    let origin = scale.floating(viewportRect(home))
    return place.offsetBy(column: rect.left - origin.left, row: rect.top - origin.top)
  }

  /// Writes the number of cards on the upper edge, and what a release would not do on the lower one.
  private mutating func paintBadges(on rect: CellRect) {
    if let badge = words.carriedBadge {
      paintRight(badge, rect, row: rect.top, .ghostCount)
    }
    if rect.height > 1, let (text, role) = words.decisionBadge {
      paintRight(text, rect, row: rect.bottom - 1, role)
    }
  }

  mutating func paintRight(_ text: String, _ rect: CellRect, row: Int, _ role: FrameRole) {
    let width = min(Canvas.width(of: text), rect.width - 6)
    paintWords(text, rect.right - 4 - width, row, limit: width, role)
  }

  mutating func paintCentered(_ text: String, _ rect: CellRect, _ row: Int, _ role: FrameRole) {
    let width = min(Canvas.width(of: text), rect.width - 4)
    canvas.text(text, rect.left + (rect.width - width) / 2, row, limit: width, role)
  }
}
