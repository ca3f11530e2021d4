import KanbanGeometry
import KanbanModel

/// Where a pointer is in the areas that it could scroll: how deep it is inside their edges.
///
/// A pointer beyond the viewport counts as at the nearest place inside.
struct AutoscrollPosition {
  /// True if the pointer is in the viewport, whose edges belong to it.
  let isInViewport: Bool
  /// From the edges of the viewport, in board points; 0 or more.
  let view: EdgeDistances
  /// The viewport's size, in board points.
  let viewSize: Size
  /// The column whose x-range holds the pointer: the one that a drag there scrolls.
  private(set) var column: ColumnHandle?
  /// From the edges of the part of the column's body that the viewport shows, in board points; 0 beyond
  /// its top and bottom. Without a column infinitely far.
  private(set) var body = EdgeDistances(
    left: .infinity, top: .infinity, right: .infinity, bottom: .infinity)
  /// The height of that part; 0 if nothing of the body is in sight.
  private(set) var bodyLength = 0.0

  /// Looks a pointer up.
  ///
  /// - Parameter nearest: the column that the pointer targets, if that is known: the nearest one.
  /// - Complexity: constant if the nearest column is known, else that of finding it; no allocation.
  @inline(__always)
  init(of pointer: Point, over nearest: ColumnHandle?, in geometry: BoardGeometry) {
    let visible = geometry.viewportRect
    let point = geometry.viewportPoint(fromPointer: pointer)
    let inside = Point(x: min(max(point.x, 0), visible.width), y: min(max(point.y, 0), visible.height))
    isInViewport = inside == point
    view = EdgeDistances(
      left: inside.x, top: inside.y, right: visible.width - inside.x, bottom: visible.height - inside.y)
    viewSize = visible.size
    let place = inside + visible.origin
    guard let column = nearest ?? Self.column(at: inside, in: geometry),
      let frame = geometry.bodyFrame(of: column), frame.minX <= place.x, place.x < frame.maxX
    else { return }
    self.column = column
    body = EdgeDistances(
      left: place.x - frame.minX, top: max(min(place.y - frame.minY, view.top), 0),
      right: frame.maxX - place.x, bottom: max(min(frame.maxY - place.y, view.bottom), 0))
    bodyLength = max(min(frame.maxY, visible.maxY) - max(frame.minY, visible.minY), 0)
  }

  /// True if the pointer is nearer than a distance to an edge of one of the areas.
  func isWithin(_ distance: Double) -> Bool {
    min(view.left, view.right, min(view.top, view.bottom, min(body.top, body.bottom))) < distance
  }

  private static func column(at point: Point, in geometry: BoardGeometry) -> ColumnHandle? {
    geometry.column(atPointer: geometry.pointerPoint(fromViewport: point), outsideNearest: true)
  }
}
