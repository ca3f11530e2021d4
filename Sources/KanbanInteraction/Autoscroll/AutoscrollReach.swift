import KanbanGeometry
import KanbanModel

/// How far from each edge the pointer has been since the lift, in the areas where the lift happened.
///
/// An area's band at an edge is at most that distance, so that a lift inside the band does not scroll
/// until the pointer has moved towards the edge or has been away. Areas entered later start whole.
struct AutoscrollReach: Hashable, Sendable {
  private var board: EdgeDistances
  private let column: ColumnHandle?
  private var body: EdgeDistances

  /// Starts at the lift.
  init(at pointer: Point, in geometry: BoardGeometry) {
    board = geometry.viewportDistances(ofPointer: pointer)
    column = geometry.autoscrollColumn(at: pointer)
    body = column.map { geometry.visibleBodyDistances(ofPointer: pointer, in: $0) } ?? board
  }

  /// Takes a later sample; only while the pointer is in an area does that area's reach grow.
  mutating func extend(to pointer: Point, in geometry: BoardGeometry) {
    guard geometry.isInViewport(pointer: pointer) else { return }
    board = Self.farthest(board, geometry.viewportDistances(ofPointer: pointer))
    guard let column, geometry.autoscrollColumn(at: pointer) == column else { return }
    body = Self.farthest(body, geometry.visibleBodyDistances(ofPointer: pointer, in: column))
  }

  /// The greatest depth of an area's band at an edge.
  func limit(of area: ScrollArea, at edge: Edge) -> Double {
    switch area {
    case .board: board[edge]
    case .column(let other): other == column ? body[edge] : .infinity
    }
  }

  private static func farthest(_ left: EdgeDistances, _ right: EdgeDistances) -> EdgeDistances {
    EdgeDistances(
      left: max(left.left, right.left), top: max(left.top, right.top),
      right: max(left.right, right.right), bottom: max(left.bottom, right.bottom))
  }
}

extension BoardGeometry {
  /// The column whose x-range holds the pointer: the one that a drag there scrolls.
  func autoscrollColumn(at pointer: Point) -> ColumnHandle? {
    guard let column = column(atPointer: pointer, outsideNearest: true), let frame = frame(of: column)
    else { return nil }
    let x = boardPoint(fromPointer: pointer).x
    return frame.minX <= x && x < frame.maxX ? column : nil
  }

  /// The distances from the edges of the part of a body that the viewport shows; 0 beyond them.
  func visibleBodyDistances(ofPointer pointer: Point, in column: ColumnHandle) -> EdgeDistances {
    let body = bodyDistances(ofPointer: pointer, in: column)
    let view = viewportDistances(ofPointer: pointer)
    return EdgeDistances(
      left: body.left, top: max(min(body.top, view.top), 0), right: body.right,
      bottom: max(min(body.bottom, view.bottom), 0))
  }
}
