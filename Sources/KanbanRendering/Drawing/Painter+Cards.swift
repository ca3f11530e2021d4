import KanbanGeometry
import KanbanInteraction
import KanbanModel

extension Painter {
  /// Draws the cards of an open column and the gap for the lifted ones, clipped to the column's body.
  mutating func paintCards(of column: ColumnHandle, _ cells: ColumnCells) {
    canvas.clip = cells.body.intersection(canvas.picture)
    guard !canvas.clip.isEmpty, let window = cells.window else { return }
    let gap = gapColumn == column ? words.placeholderFrame() : nil
    let cards = words.displayCards(in: column)
    for index in cards.indices {
      let frame = viewportRect(cards[index].frame)
      guard frame.intersection(window) != nil else { continue }
      let next = index + 1 < cards.count ? cards[index + 1].frame : nil
      let isCovered = covers(next, cards[index].frame) || covers(gap, cards[index].frame)
      let rect = scale.rect(frame, in: cells.frame, columnLeft: cells.rect.left)
      paintCard(cards[index].card, rect, CardText(rect, isCovered: isCovered))
    }
    if words.snapshot.placement == .home, words.snapshot.lifted.count > 1 { paintHoles(in: column, cells) }
    guard let gap else { return }
    paintGap(scale.rect(viewportRect(gap), in: cells.frame, columnLeft: cells.rect.left))
  }

  /// True if a frame lies on the lower part of another, as in a pile; half a row is none.
  private func covers(_ cover: Rect?, _ frame: Rect) -> Bool {
    guard let cover, cover.minY > frame.minY, cover.minY < frame.maxY - scale.cell.height / 2 else {
      return false
    }
    return cover.minX < frame.maxX && cover.maxX > frame.minX
  }

  /// Dots the places of lifted cards that stand apart from the grabbed one, and go back there.
  private mutating func paintHoles(in column: ColumnHandle, _ cells: ColumnCells) {
    canvas.subject = FrameSubject.placeholderCode
    for card in words.snapshot.lifted where words.board.position(of: card)?.column == column {
      guard let frame = words.geometry.frame(of: card) else { continue }
      paintDots(scale.rect(viewportRect(frame), in: cells.frame, columnLeft: cells.rect.left))
    }
  }

  /// The column in which the gap is shown.
  private var gapColumn: ColumnHandle? {
    switch words.snapshot.placement {
    case .at(let destination): destination.column
    case .home:
      (words.snapshot.ghost?.grabbed ?? words.snapshot.lifted.first).flatMap {
        words.board.position(of: $0)?.column
      }
    case nil: nil
    }
  }

  /// Draws a card at rest; one that is still on its way leaves its place dotted.
  private mutating func paintCard(_ card: CardHandle, _ rect: CellRect, _ text: CardText) {
    canvas.subject = card.rawValue
    canvas.fillInside(rect, .card)
    guard !isFlying(card) else {
      canvas.fill(rect, .card)
      paintDots(rect)
      paintTitle(of: card, rect, text, .placeholder)
      return
    }
    let isFocused = words.snapshot.focus == card
    let isSelected = !words.snapshot.selection.isEmpty && words.snapshot.selection.contains(card)
    let lock = words.board.state(of: card).lock
    let role: FrameRole =
      isFocused ? .cardFocused : isSelected ? .cardSelected : lock == .free ? .card : .cardLocked
    canvas.box(rect, .card, role)
    let right = lock == .free ? 0 : paintLock(lock, rect, text)
    let mark: Symbol? = isFocused ? .focus : isSelected ? .selected : nil
    paintTitle(
      of: card, rect, text, mark: mark, also: isFocused && isSelected ? .selected : nil, keeping: right,
      .cardTitle)
  }

  /// Writes a card's title where its words stand, after its marks.
  mutating func paintTitle(
    of card: CardHandle, _ rect: CellRect, _ text: CardText, mark: Symbol? = nil, also second: Symbol? = nil,
    keeping right: Int = 0, _ role: FrameRole
  ) {
    var column = rect.left + 2
    let end = rect.right - 2 - right - (text.isOnEdge ? 1 : 0)
    if text.isOnEdge {
      canvas.put(GlyphCode.space, column, text.row, role)
      column += 1
    }
    if let mark {
      if text.isOnEdge { canvas.row(GlyphCode.space, column..<(column + 3), text.row, role) }
      canvas.put(mark.glyph, column, text.row, mark == .focus ? .cardFocused : .cardSelected)
      column += second == nil ? 2 : 1
    }
    if let second {
      canvas.put(second.glyph, column, text.row, .cardSelected)
      column += 2
    }
    let used = canvas.text(words.title(of: card), column, text.row, limit: end - column, role)
    if text.isOnEdge { canvas.put(GlyphCode.space, column + used, text.row, role) }
  }

  /// Says at the right end of the first line why a card does not lift; returns the cells that it takes.
  private mutating func paintLock(_ lock: CardLock, _ rect: CellRect, _ text: CardText) -> Int {
    let word = lock == .pinned ? "pinned" : "locked"
    guard rect.width > 16 else {
      canvas.put(0x23, rect.right - 2, text.row, .cardLocked)
      return 1
    }
    guard text.isOnEdge else {
      canvas.text(word, rect.right - 2 - word.utf8.count, text.row, limit: 6, .cardLocked)
      return word.utf8.count + 1
    }
    paintWords(word, rect.right - 4 - word.utf8.count, text.row, limit: 6, .cardLocked)
    return word.utf8.count + 2
  }

  private func isFlying(_ card: CardHandle) -> Bool {
    words.snapshot.settling.contains {
      $0.origin != nil && words.snapshot.instant < $0.end && $0.cards.contains(card)
    }
  }
}
