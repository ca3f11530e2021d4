import KanbanGeometry

/// A rectangle of cells: closed at the left and top, open at the right and bottom.
struct CellRect: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { left >= right || top >= bottom }

  /// The common part; it may be empty.
  func intersection(_ other: CellRect) -> CellRect {
    CellRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func offsetBy(column: Int, row: Int) -> CellRect {
    CellRect(left: left + column, top: top + row, right: right + column, bottom: bottom + row)
  }

  func contains(column: Int, row: Int) -> Bool {
    column >= left && column < right && row >= top && row < bottom
  }
}

/// From board points, counted from the viewport's top left corner, to cells of a frame's grid.
struct FrameScale {
  var cell: CellSize

  /// The boundary between cells that is nearest; halves go right.
  func column(_ x: Double) -> Int { Self.boundary(x / cell.width) + Frame.leftMargin }

  /// The boundary between rows that is nearest; halves go down.
  func row(_ y: Double) -> Int { Self.boundary(y / cell.height) + 1 }

  /// The number of cells that hold all of a size, at least 1 and at most what a frame has.
  func cellCount(_ size: Size) -> (columns: Int, rows: Int) {
    func whole(_ cells: Double) -> Int { min(max(-Self.floor(-cells), 1), Frame.mostCells) }
    return (whole(size.width / cell.width), whole(size.height / cell.height))
  }

  /// The row after the one that holds a bottom edge, so that a frame's last row is never far above the edge.
  func endRow(_ y: Double) -> Int { -Self.floor(-y / cell.height) + 1 }

  /// The cell that holds a point.
  func cell(at point: Point) -> (column: Int, row: Int) {
    (
      Self.floor(point.x / cell.width) + Frame.leftMargin,
      Self.floor(point.y / cell.height) + 1
    )
  }

  /// The cells of a thing that moves freely: edges to the nearest boundary, its size always the same.
  ///
  /// What is smaller than a cell gets the one that holds its middle.
  func rect(_ rect: Rect) -> CellRect {
    let columns = Self.span(rect.x / cell.width, rect.width / cell.width)
    let rows = rowSpan(rect)
    return CellRect(
      left: columns.lowerBound + Frame.leftMargin, top: rows.lowerBound,
      right: columns.upperBound + Frame.leftMargin, bottom: rows.upperBound)
  }

  /// The cells of a card that floats above the board: always as many as fit into it, its middle kept.
  ///
  /// So it is as wide as a card at rest with the same paddings around it.
  func floating(_ rect: Rect) -> CellRect {
    var cells = self.rect(rect)
    let width = max(1, -Self.floor(1 - rect.width / cell.width))
    cells.left = Self.boundary(rect.midX / cell.width - Double(width) / 2) + Frame.leftMargin
    cells.right = cells.left + width
    return cells
  }

  /// The cells of a thing in a column: rounded against the column, so that both move as one.
  ///
  /// Halves go inwards: a padding of one and a half cells is two cells wide on both sides.
  ///
  /// - Parameters:
  ///   - rect: the thing.
  ///   - frame: the column.
  ///   - columnLeft: the column's first cell.
  func rect(_ rect: Rect, in frame: Rect, columnLeft: Int) -> CellRect {
    let relative = (rect.x - frame.x) / cell.width
    let left = columnLeft + Self.boundary(relative)
    let right = columnLeft - Self.floor(0.5 - relative - rect.width / cell.width)
    let rows = rowSpan(rect)
    return CellRect(
      left: left, top: rows.lowerBound, right: rect.width > 0 ? max(left + 1, right) : left,
      bottom: rows.upperBound)
  }

  private func rowSpan(_ rect: Rect) -> Range<Int> {
    let span = Self.span(rect.y / cell.height, rect.height / cell.height)
    return (span.lowerBound + 1)..<(span.upperBound + 1)
  }

  /// The cells of a start and an extent, both rounded, halves up.
  private static func span(_ start: Double, _ extent: Double) -> Range<Int> {
    if extent >= 1 {
      let first = boundary(start)
      return first..<(first + max(1, boundary(extent)))
    }
    let middle = floor(start + extent / 2)
    return middle..<(extent > 0 ? middle + 1 : middle)
  }

  private static func boundary(_ cells: Double) -> Int { floor(cells + 0.5) }

  /// The greatest whole number of cells below, far outside any frame at most.
  private static func floor(_ cells: Double) -> Int {
    guard !cells.isNaN else { return 0 }
    let near = min(max(cells, -1_000_000), 1_000_000)
    let whole = Int(near)
    return Double(whole) > near ? whole - 1 : whole
  }
}
