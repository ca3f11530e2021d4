public import KanbanGeometry
public import KanbanInteraction
import KanbanModel

/// Scroll offsets, which the app owns.
extension BoardController {
  /// Takes over where one of the app's scroll views is now.
  ///
  /// To be called whenever a scroll view has scrolled: by the user, by the app, or by an order of the
  /// controller; the last is recognised within half a second and changes nothing. A scroll view that
  /// cannot go where it was ordered says so by reporting where it is.
  ///
  /// - Parameters:
  ///   - area: the board, or a column.
  ///   - offset: in board points, from the top and from the leading edge, 0 or more. A column uses `y`.
  ///   - instant: when.
  /// - Complexity: constant, and finding the target anew.
  public mutating func scrolled(
    _ area: BoardArea<ColumnID>, to offset: Point, at instant: Instant
  ) -> [Effect] {
    guard let area = scrollArea(area) else { return [] }
    let offset = if case .column = area { Point(x: 0, y: offset.y) } else { offset }
    return changingScene(at: instant) { controller in
      let before = controller.scene.geometry.offset(of: area)
      let isEcho = controller.scrollOrders.isEcho(area, offset, at: controller.now)
      guard !isEcho, !ScrollOrders.isSame(before, offset) else { return false }
      return controller.scene.geometry.scroll(area, to: offset) != before
    }
  }

  /// Where the controller believes an area to be, in board points from the top and the leading edge;
  /// zero for an unknown column.
  public func offset(of area: BoardArea<ColumnID>) -> Point {
    scrollArea(area).map { scene.geometry.offset(of: $0) } ?? .zero
  }

  private func scrollArea(_ area: BoardArea<ColumnID>) -> ScrollArea? {
    switch area {
    case .board: .board
    case .column(let column): identities.handle(of: column).map { .column($0) }
    }
  }
}
