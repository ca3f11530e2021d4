public import KanbanModel

/// What lies under a point, the topmost thing first.
public enum Hit: Hashable, Sendable {
  /// The point is outside the viewport.
  case outside
  /// The board itself, between or beyond the columns.
  case board
  /// The header of an open column.
  case header(ColumnHandle)
  /// The body of an open column, between or beyond its cards.
  case body(ColumnHandle)
  /// A collapsed column.
  case strip(ColumnHandle)
  /// The visible part of a card; for a lifted card, its hole.
  case card(CardHandle, ColumnHandle)

  /// The column at the point, if any.
  public var column: ColumnHandle? {
    switch self {
    case .outside, .board: nil
    case .header(let column), .body(let column), .strip(let column), .card(_, let column): column
    }
  }
}

/// How far a point is inside the four edges of an area, in board points.
public struct EdgeDistances: Hashable, Sendable {
  /// From the left edge to the point; negative if the point is beyond it.
  public var left: Double
  /// From the top edge to the point.
  public var top: Double
  /// From the point to the right edge.
  public var right: Double
  /// From the point to the bottom edge.
  public var bottom: Double

  /// Makes the distances.
  public init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The distance from an edge.
  public subscript(edge: Edge) -> Double {
    switch edge {
    case .left: left
    case .top: top
    case .right: right
    case .bottom: bottom
    }
  }
}
