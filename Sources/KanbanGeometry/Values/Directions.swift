public import KanbanModel

/// One of the two directions of the plane.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// Along x.
  case horizontal
  /// Along y.
  case vertical
}

/// An edge of a rectangle as a person sees it, whatever the layout direction.
public enum Edge: Hashable, Sendable, CaseIterable {
  /// Where x is smallest.
  case left
  /// Where y is smallest.
  case top
  /// Where x is largest.
  case right
  /// Where y is largest.
  case bottom

  /// The axis on which the edge limits.
  public var axis: Axis {
    switch self {
    case .left, .right: .horizontal
    case .top, .bottom: .vertical
    }
  }
}

/// The side on which reading starts.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// The first column is at the left.
  case leftToRight
  /// The first column is at the right; everything is mirrored at the viewport's middle.
  case rightToLeft
}

/// A thing with a scroll offset of its own.
public enum ScrollArea: Hashable, Sendable {
  /// The board, along both axes.
  case board
  /// The cards of a column, vertically.
  case column(ColumnHandle)
}

/// A change of a scroll offset, which counts from the top and from the leading edge.
public enum ScrollDirection: Hashable, Sendable, CaseIterable {
  /// The offset becomes smaller: back to the start.
  case backward
  /// The offset becomes larger: on to the far end.
  case forward
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
