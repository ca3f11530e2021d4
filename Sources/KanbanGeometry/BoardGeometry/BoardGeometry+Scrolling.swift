public import KanbanModel

/// Scroll offsets: from the top and from the leading edge, never below 0 nor beyond the extent.
extension BoardGeometry {
  /// Scrolls an area and returns the offset that holds now.
  ///
  /// A column uses `y` only. What is not a number leaves its axis as it is.
  @discardableResult
  public mutating func scroll(_ area: ScrollArea, to offset: Point) -> Point {
    let present = self.offset(of: area)
    let most = maxOffset(of: area)
    let new = Point(
      x: offset.x.isNaN ? present.x : min(max(offset.x, 0), most.x),
      y: offset.y.isNaN ? present.y : min(max(offset.y, 0), most.y))
    switch area {
    case .board: setBoardOffset(new)
    case .column(let column):
      guard board.contains(column) else { return .zero }
      setOffset(new.y, of: column)
    }
    return new
  }

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

  /// The frame of a visible column with the room that it makes for the lifted cards.
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
  /// Where cards are stacked, their heights and one spacing each; where they flow in rows or as a pile, what the
  /// layout with the gap in it needs beyond that at rest.
  ///
  /// - Complexity: constant; the length of the column where cards flow in rows or as a pile.
  public func liftedExtent(at place: Destination) -> Double {
    guard let number = number(of: place.column) else { return 0 }
    guard columns[number].isOpen, columns[number].cards.lifted.isEmpty else { return 0 }
    switch columns[number].flow.arrangement {
    case .columns: return liftedHeight + Double(liftedCount) * columns[number].flow.spacing
    case .grid, .wrap, .pile:
      guard liftedCount > 0 else { return 0 }
      let bottom = reflow(of: place.column, gapAt: place.slot).bottom
      return max(0, bottom + columns[number].flow.padding - columns[number].cards.contentHeight)
    }
  }

  /// Ends every change: follows the lifted cards, and brings the offsets of the board, of some columns and of
  /// the target into their extents.
  mutating func finishChange(of changed: [ColumnHandle]) {
    refreshLifted()
    dropRoom = dropPlace.map { liftedExtent(at: $0) } ?? 0
    for column in changed { bringOffsetIntoExtent(of: column) }
    bringOffsetsIntoExtents()
  }

  /// Brings the offsets of the target and of the board into their extents.
  mutating func bringOffsetsIntoExtents() {
    if let dropPlace { bringOffsetIntoExtent(of: dropPlace.column) }
    let most = boardExtent
    setBoardOffset(Point(x: min(boardOffset.x, most.x), y: min(boardOffset.y, most.y)))
  }

  /// Brings the offset of a column into its extent.
  mutating func bringOffsetIntoExtent(of column: ColumnHandle) {
    guard let number = number(of: column) else { return }
    let most = columnExtent(column)
    if columns[number].offset > most { setOffset(most, of: column) }
  }
}

// MARK: - What has scrolled

extension BoardGeometry {
  /// Takes note of all that has scrolled, was scrolled or was clamped since this was called last.
  ///
  /// - Returns: the areas whose offset is another one now, columns before the board.
  package mutating func takeScrolledAreas() -> [ScrollArea] {
    guard storage[0].boardOffsetBefore != nil || !storage[0].scrolledColumns.isEmpty else { return [] }
    var areas: [ScrollArea] = []
    for column in storage[0].scrolledColumns {
      let before = columns[column.tableIndex].offsetBefore
      columns[column.tableIndex].offsetBefore = nil
      if board.contains(column), columns[column.tableIndex].offset != before { areas.append(.column(column)) }
    }
    storage[0].scrolledColumns.removeAll(keepingCapacity: true)
    if let before = storage[0].boardOffsetBefore, before != boardOffset { areas.append(.board) }
    storage[0].boardOffsetBefore = nil
    return areas
  }

  private mutating func setOffset(_ offset: Double, of column: ColumnHandle) {
    let number = column.tableIndex
    guard columns[number].offset != offset else { return }
    if columns[number].offsetBefore == nil {
      columns[number].offsetBefore = columns[number].offset
      storage[0].scrolledColumns.append(column)
    }
    columns[number].offset = offset
  }

  private mutating func setBoardOffset(_ offset: Point) {
    guard boardOffset != offset else { return }
    if storage[0].boardOffsetBefore == nil { storage[0].boardOffsetBefore = boardOffset }
    boardOffset = offset
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
