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
    var effects: [Effect] = []
    feed(.timePassed, at: instant, into: &effects)
    let before = scene.geometry.offset(of: area)
    let isEcho = scrollOrders.isEcho(area, offset, at: now)
    guard !isEcho, !ScrollOrders.isSame(before, offset), scene.geometry.scroll(area, to: offset) != before
    else { return effects }
    // An order for the time up to now is overtaken: carried out, it would undo what the app has done.
    effects.removeAll { effect in
      if case .scroll(let ordered, _) = effect { scrollArea(ordered) == area } else { false }
    }
    tellOfChange(at: instant, into: &effects)
    return effects
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
