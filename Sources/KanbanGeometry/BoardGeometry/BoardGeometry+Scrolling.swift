public import KanbanModel

/// Scroll offsets: from the top and from the leading edge, never below 0 nor beyond the extent.
extension BoardGeometry {
  /// The present offset; zero for an unknown column.
  public func offset(of area: ScrollArea) -> Point {
    switch area {
    case .board: boardOffset
    case .column(let column):
      Point(x: 0, y: number(of: column).map { columns[$0].offset } ?? 0)
    }
  }

  /// The largest offset: the far edge of the content minus what is seen of it.
  ///
  /// A column that the lifted cards are over counts as taller by them. Strips and hidden columns do not
  /// scroll.
  public func maxOffset(of area: ScrollArea) -> Point {
    switch area {
    case .board: boardExtent
    case .column(let column): Point(x: 0, y: number(of: column) == nil ? 0 : columnExtent(column))
    }
  }

  private func columnExtent(_ column: ColumnHandle) -> Double {
    let number = Int(column.rawValue)
    guard columns[number].isOpen, !columns[number].isFit else { return 0 }
    return max(
      0, columns[number].cards.contentHeight + dropExtent(of: column) - columns[number].bodyHeight)
  }

  private var boardExtent: Point {
    guard var bounds = index.bounds else { return .zero }
    if let dropPlace, let frame = grownFrame(of: dropPlace.column) { bounds = bounds.union(frame) }
    let far: Double
    switch metrics.direction {
    case .leftToRight: far = bounds.maxX
    case .rightToLeft: far = metrics.viewportSize.width - bounds.minX
    }
    return Point(
      x: max(0, far + metrics.boardPadding - metrics.viewportSize.width),
      y: max(0, bounds.maxY + metrics.boardPadding - metrics.viewportSize.height))
  }

  /// The rectangle of a visible column with the room that it makes for the lifted cards.
  func grownFrame(of column: ColumnHandle) -> Rect? {
    guard var frame = frame(of: column) else { return nil }
    if columns[column.tableIndex].isFit { frame.height += dropExtent(of: column) }
    return frame
  }

  /// The room that an open column makes for the lifted cards if it is their target and not their source.
  func dropExtent(of column: ColumnHandle) -> Double { column == dropPlace?.column ? dropRoom : 0 }

  /// What the content of a column that holds none of the lifted cards grows by while they are over one of its
  /// slots; 0 in a source, a strip and a hidden column.
  ///
  /// Where cards are stacked, their heights and one spacing each; where they flow in rows or as a pile, what
  /// the layout with the gap in it needs beyond that at rest.
  ///
  /// - Complexity: constant; the length of the column where cards flow in rows or as a pile.
  public func liftedExtent(at place: Destination) -> Double {
    guard let number = number(of: place.column) else { return 0 }
    guard columns[number].isOpen, columns[number].cards.lifted.isEmpty else { return 0 }
    switch columns[number].flow.arrangement {
    case .columns: return lift.height + Double(lift.count) * columns[number].flow.spacing
    case .grid, .wrap, .pile:
      guard lift.count > 0 else { return 0 }
      let bottom = reflow(of: place.column, gapAt: place.slot).bottom
      return max(0, bottom + columns[number].flow.padding - columns[number].cards.contentHeight)
    }
  }
}

// MARK: - Directions

extension BoardGeometry {
  /// True if the offset of an area can still change that way.
  public func canScroll(_ area: ScrollArea, _ axis: Axis, _ direction: ScrollDirection) -> Bool {
    switch direction {
    case .backward: offset(of: area)[axis] > 0
    case .forward: offset(of: area)[axis] < maxOffset(of: area)[axis]
    }
  }

  /// True if there is more of an area's content beyond an edge.
  public func canScroll(_ area: ScrollArea, towards edge: Edge) -> Bool {
    canScroll(area, edge.axis, scrollDirection(towards: edge))
  }

  /// How an offset changes when what is beyond an edge comes into view.
  public func scrollDirection(towards edge: Edge) -> ScrollDirection {
    switch (edge, metrics.direction) {
    case (.top, _), (.left, .leftToRight), (.right, .rightToLeft): .backward
    case (.bottom, _), (.right, .leftToRight), (.left, .rightToLeft): .forward
    }
  }
}

// MARK: - Bringing into view

/// Scroll offsets that bring something into view. Nothing is scrolled here.
extension BoardGeometry {
  /// The offsets that show a card's rest rectangle wholly, changed as little as possible; of a card that is
  /// larger than what can be shown its top and its leading edge.
  ///
  /// - Returns: nil if the card has no rectangle.
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
  /// - Returns: nil if the column has no rectangle.
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

  /// The board's offset that shows a column's rectangle wholly, changed as little as possible; of a column
  /// that is larger than the viewport its leading edge and its top.
  ///
  /// - Returns: the present offset if the column has no rectangle.
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
