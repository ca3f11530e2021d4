import KanbanGeometry
import KanbanModel

/// How far from each edge the pointer has been since the lift, in the areas where the lift happened.
///
/// An area's band at an edge is at most that distance, so that a lift inside the band does not scroll
/// until the pointer has moved towards the edge or has been away. Areas entered later start whole; after a
/// lift outside the viewport that are all of them.
struct AutoscrollReach: Hashable, Sendable {
  private var board: EdgeDistances
  private let column: ColumnHandle?
  private var body: EdgeDistances
  /// True once no band of these areas is shortened any more.
  private(set) var isWhole: Bool

  /// Starts at the lift.
  init(at position: AutoscrollPosition) {
    board = position.view
    column = position.column
    body = position.body
    isWhole = !position.isInViewport
  }

  /// Takes a later sample; only while the pointer is in an area does that area's reach grow.
  ///
  /// - Parameter band: the depth of a whole band.
  @inline(__always)
  mutating func extend(to position: AutoscrollPosition, band: Double) {
    guard position.isInViewport else { return }
    board = Self.farthest(board, position.view)
    if let column, position.column == column { body = Self.farthest(body, position.body) }
    let vertical = min(board.top, board.bottom, body.top, body.bottom)
    isWhole = min(board.left, board.right, vertical) >= band
  }

  /// The greatest depth of an area's band at an edge.
  func limit(of area: ScrollArea, at edge: Edge) -> Double {
    if isWhole { return .infinity }
    switch area {
    case .board: return board[edge]
    case .column(let other): return other == column ? body[edge] : .infinity
    }
  }

  private static func farthest(_ left: EdgeDistances, _ right: EdgeDistances) -> EdgeDistances {
    EdgeDistances(
      left: max(left.left, right.left), top: max(left.top, right.top),
      right: max(left.right, right.right), bottom: max(left.bottom, right.bottom))
  }
}
