public import KanbanModel

/// Scroll offsets that bring something into view. Nothing is scrolled here.
extension BoardGeometry {
  /// The offsets that show a card's rest frame wholly, changed as little as possible; of a card that is
  /// larger than what can be shown its top and its leading edge.
  ///
  /// - Returns: nil if the card has no frame.
  /// - Complexity: as `frame(of:)`.
  public func revealOffsets(for card: CardHandle) -> (board: Point, column: Double)? {
    guard let (column, place) = location(of: card) else { return nil }
    return revealOffsets(forColumnRect: columns[column.tableIndex].cards.frames[place], in: column)
  }

  /// The offsets that show the gap for the lifted cards at a slot; without lifted cards the line between the
  /// cards before and after it. Of a strip they show the strip.
  ///
  /// Extents count the gap if the slot is the present `dropPlace`.
  ///
  /// - Returns: nil if the column has no frame.
  /// - Complexity: as `placeholderFrame(placement:)`.
  public func revealOffsets(for slot: Int, in column: ColumnHandle) -> (board: Point, column: Double)? {
    guard isShown(column) else { return nil }
    let layout = columns[column.tableIndex]
    guard layout.isOpen else { return (boardOffset(revealing: layout.frame), 0) }
    let destination = Destination(column: column, slot: slot)
    if let gap = placeholderFrame(placement: .at(destination)) {
      return revealOffsets(forColumnRect: gap.offset(by: Point.zero - layout.contentOrigin), in: column)
    }
    let shift = CardShift(gapRank: layout.cards.undraggedCount(beforeSlot: slot), gapExtent: 0)
    let line = shift.gap(of: Size(width: layout.flow.innerWidth, height: 0), in: layout)
    return revealOffsets(forColumnRect: line, in: column)
  }

  /// The board's offset that shows a column's frame wholly, changed as little as possible; of a column that is
  /// larger than the viewport its leading edge and its top.
  ///
  /// - Returns: the present offset if the column has no frame.
  public func boardOffset(revealing column: ColumnHandle) -> Point {
    guard isShown(column) else { return offset(of: .board) }
    return boardOffset(revealing: columns[column.tableIndex].frame)
  }

  private func revealOffsets(
    forColumnRect rect: Rect, in column: ColumnHandle
  ) -> (board: Point, column: Double) {
    let layout = columns[column.tableIndex]
    let offset = Self.offset(
      layout.offset, revealing: rect.minY, rect.maxY, within: layout.bodyHeight,
      most: maxOffset(of: .column(column)).y)
    var frame = rect.offset(by: layout.contentOrigin)
    frame.y += layout.offset - offset
    return (boardOffset(revealing: frame), offset)
  }

  /// The board's offset that shows a rectangle of board space.
  private func boardOffset(revealing rect: Rect) -> Point {
    let most = maxOffset(of: .board)
    let viewport = metrics.viewportSize
    let lead: Double
    switch metrics.direction {
    case .leftToRight: lead = rect.minX
    case .rightToLeft: lead = viewport.width - rect.maxX
    }
    return Point(
      x: Self.offset(boardOffset.x, revealing: lead, lead + rect.width, within: viewport.width, most: most.x),
      y: Self.offset(boardOffset.y, revealing: rect.minY, rect.maxY, within: viewport.height, most: most.y))
  }

  /// The nearest offset at which a stretch of the content is in a window of some length.
  private static func offset(
    _ offset: Double, revealing start: Double, _ end: Double, within window: Double, most: Double
  ) -> Double {
    var offset = offset
    if end - start > window || start < offset {
      offset = start
    } else if end > offset + window {
      offset = end - window
    }
    return min(max(offset, 0), most)
  }
}
