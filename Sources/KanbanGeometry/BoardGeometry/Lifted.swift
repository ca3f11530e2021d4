public import KanbanModel

/// The cards that are being dragged. In the rest layout their frames stay, as holes.
public struct Lifted: Hashable, Sendable {
  /// The lifted cards in landing order.
  public var cards: [CardHandle]
  /// The one under the pointer, one of `cards`.
  public var grabbed: CardHandle
  /// False while copies are dragged: the cards stay where they are, are counted, and have no home.
  public var leavesHole: Bool

  /// Makes a lift of several cards.
  public init(cards: [CardHandle], grabbed: CardHandle, leavesHole: Bool = true) {
    self.cards = cards
    self.grabbed = grabbed
    self.leavesHole = leavesHole
  }

  /// Makes a lift of one card.
  public init(_ card: CardHandle) { self.init(cards: [card], grabbed: card) }
}

/// Where the gap for the lifted cards is shown.
public enum Placement: Hashable, Sendable {
  /// At home: the holes stay where they are.
  case home
  /// At a slot: the holes close, and one gap opens there.
  case at(Destination)
}

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
