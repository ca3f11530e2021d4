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
  /// True once no band of these areas is shortened any more.
  private(set) var isWhole = false

  /// Starts at the lift.
  init(at pointer: Point, in geometry: BoardGeometry) {
    board = geometry.viewportDistances(ofPointer: pointer)
    column = geometry.autoscrollColumn(at: pointer, over: nil)
    let view = board
    body = column.map { geometry.visibleBodyDistances(ofPointer: pointer, view, in: $0) } ?? board
  }

  /// Takes a later sample; only while the pointer is in an area does that area's reach grow.
  ///
  /// - Parameters:
  ///   - over: the column that the pointer would scroll.
  ///   - band: the depth of a whole band.
  mutating func extend(to pointer: Point, over: ColumnHandle?, band: Double, in geometry: BoardGeometry) {
    let view = geometry.viewportDistances(ofPointer: pointer)
    guard view.areInside else { return }
    board = Self.farthest(board, view)
    if let column, over == column {
      body = Self.farthest(body, geometry.visibleBodyDistances(ofPointer: pointer, view, in: column))
    }
    let vertical = min(board.top, board.bottom, column == nil ? .infinity : min(body.top, body.bottom))
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

extension BoardGeometry {
  /// The column whose x-range holds the pointer: the one that a drag there scrolls.
  ///
  /// - Parameter nearest: the column that the pointer targets, if that is known: the nearest one.
  func autoscrollColumn(at pointer: Point, over nearest: ColumnHandle?) -> ColumnHandle? {
    let pointer = clampedToViewport(pointer)
    guard let column = nearest ?? column(atPointer: pointer, outsideNearest: true),
      let frame = frame(of: column)
    else { return nil }
    let x = boardPoint(fromPointer: pointer).x
    return frame.minX <= x && x < frame.maxX ? column : nil
  }

  /// The distances from the edges of the part of a body that the viewport shows; 0 beyond them.
  ///
  /// - Parameter view: the distances from the edges of the viewport.
  func visibleBodyDistances(
    ofPointer pointer: Point, _ view: EdgeDistances, in column: ColumnHandle
  ) -> EdgeDistances {
    let body = bodyDistances(ofPointer: pointer, in: column)
    return EdgeDistances(
      left: body.left, top: max(min(body.top, view.top), 0), right: body.right,
      bottom: max(min(body.bottom, view.bottom), 0))
  }

  /// The place in the viewport that is nearest to a pointer, in pointer space.
  func clampedToViewport(_ pointer: Point) -> Point {
    if isInViewport(pointer: pointer) { return pointer }
    let point = viewportPoint(fromPointer: pointer)
    let size = metrics.viewportSize
    return pointerPoint(
      fromViewport: Point(
        x: min(max(point.x, 0), size.width), y: min(max(point.y, 0), size.height)))
  }
}

extension EdgeDistances {
  /// True if no edge lies behind.
  var areInside: Bool { left >= 0 && top >= 0 && right >= 0 && bottom >= 0 }
}
