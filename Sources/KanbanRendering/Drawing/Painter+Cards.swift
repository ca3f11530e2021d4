import KanbanGeometry
import KanbanInteraction
import KanbanModel

extension Painter {
  /// Draws the cards of an open column and the gap for the lifted ones, clipped to the column's body.
  mutating func paintCards(of column: ColumnHandle, _ cells: ColumnCells) {
    canvas.clip = cells.body.intersection(canvas.picture)
    guard !canvas.clip.isEmpty, let window = cells.window else { return }
    for (card, displayed) in geometry.displayCards(
      in: column, placement: placement, onlyVisible: true)
    {
      let frame = viewportRect(displayed)
      guard frame.intersection(window) != nil else { continue }
      let rect = scale.rect(frame, in: cells.frame, columnLeft: cells.rect.left)
      paintCard(card, rect)
    }
    if snapshot.placement == .home, snapshot.lifted.count > 1 { paintHoles(in: column, cells) }
    guard gapColumn == column, let gap = geometry.placeholderFrame(placement: placement) else { return }
    paintGap(scale.rect(viewportRect(gap), in: cells.frame, columnLeft: cells.rect.left))
  }

  /// Dots the places of lifted cards that stand apart from the grabbed one, and go back there.
  private mutating func paintHoles(in column: ColumnHandle, _ cells: ColumnCells) {
    canvas.subject = FrameSubject.placeholderCode
    for card in snapshot.lifted where board.position(of: card)?.column == column {
      guard let frame = geometry.frame(of: card) else { continue }
      paintDots(scale.rect(viewportRect(frame), in: cells.frame, columnLeft: cells.rect.left))
    }
  }

  /// The column in which the gap is shown.
  private var gapColumn: ColumnHandle? {
    switch snapshot.placement {
    case .at(let destination): destination.column
    case .home:
      (snapshot.ghost?.grabbed ?? snapshot.lifted.first).flatMap { board.position(of: $0)?.column }
    case nil: nil
    }
  }

  /// Draws a card at rest; one that is still on its way leaves its place dotted.
  private mutating func paintCard(_ card: CardHandle, _ rect: CellRect) {
    canvas.subject = card.rawValue
    canvas.fillInside(rect, .card)
    guard !isFlying(card) else {
      canvas.fill(rect, .card)
      paintDots(rect)
      paintTitle(of: card, rect, mark: nil, .placeholder)
      return
    }
    let isFocused = snapshot.focus == card
    let isSelected = !snapshot.selection.isEmpty && snapshot.selection.contains(card)
    let lock = board.state(of: card).lock
    let role: FrameRole =
      isFocused ? .cardFocused : isSelected ? .cardSelected : lock == .free ? .card : .cardLocked
    canvas.box(rect, .card, role)
    let right = lock == .free ? 0 : paintLock(lock, rect)
    let mark: Symbol? = isFocused ? .focus : isSelected ? .selected : nil
    paintTitle(
      of: card, rect, mark: mark, also: isFocused && isSelected ? .selected : nil, keeping: right, .cardTitle)
  }

  /// Writes a card's title into its first line, after its marks.
  mutating func paintTitle(
    of card: CardHandle, _ rect: CellRect, mark: Symbol?, also second: Symbol? = nil, keeping right: Int = 0,
    _ role: FrameRole
  ) {
    let row = Canvas.textRow(of: rect)
    var column = rect.left + 2
    if let mark {
      canvas.put(mark.glyph, column, row, mark == .focus ? .cardFocused : .cardSelected)
      column += second == nil ? 2 : 1
    }
    if let second {
      canvas.put(second.glyph, column, row, .cardSelected)
      column += 2
    }
    canvas.text(words.title(of: card), column, row, limit: rect.right - 2 - right - column, role)
  }

  /// Says at the right end of the first line why a card does not lift; returns the cells that it takes.
  private mutating func paintLock(_ lock: CardLock, _ rect: CellRect) -> Int {
    let text = lock == .pinned ? "pinned" : "locked"
    guard rect.width > 16 else {
      canvas.put(0x23, rect.right - 2, Canvas.textRow(of: rect), .cardLocked)
      return 1
    }
    canvas.text(text, rect.right - 2 - text.utf8.count, Canvas.textRow(of: rect), limit: 6, .cardLocked)
    return text.utf8.count + 1
  }

  private func isFlying(_ card: CardHandle) -> Bool {
    snapshot.settling.contains {
      $0.origin != nil && snapshot.instant < $0.end && $0.cards.contains(card)
    }
  }
}
