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

/// Scroll orders that the app has not confirmed yet.
///
/// An app carries an order out and then hears from its own scroll view that it has scrolled, a display
/// refresh or two later. That report is an echo; taking it for the app's own wish would drag the board back
/// to where it was when the order was given.
struct ScrollOrders: Sendable {
  private struct Order: Sendable {
    var area: ScrollArea
    var offset: Point
    var instant: Instant
  }

  /// From the oldest to the newest.
  private var orders: [Order] = []

  /// Offsets that differ by less are the same: apps round to pixels.
  private static let tolerance = 0.51
  /// After this time a report is no echo any more.
  private static let lifetime = TimeSpan.milliseconds(500)
  /// The most orders that wait.
  private static let capacity = 64

  /// Takes note of an order.
  mutating func add(_ area: ScrollArea, _ offset: Point, at instant: Instant) {
    if orders.count == Self.capacity { orders.removeFirst() }
    orders.append(Order(area: area, offset: offset, instant: instant))
  }

  /// True if an area's offset was ordered; that order and the older ones of the area are done then.
  mutating func isEcho(_ area: ScrollArea, _ offset: Point, at instant: Instant) -> Bool {
    orders.removeAll { instant - $0.instant > Self.lifetime }
    let index = orders.lastIndex { $0.area == area && Self.isSame($0.offset, offset) }
    guard let index else { return false }
    let done = orders[index].instant
    orders.removeAll { $0.area == area && $0.instant <= done }
    return true
  }

  /// True if the two differ by less than a pixel.
  static func isSame(_ first: Point, _ second: Point) -> Bool {
    abs(first.x - second.x) < tolerance && abs(first.y - second.y) < tolerance
  }
}
