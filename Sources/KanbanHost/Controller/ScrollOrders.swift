import KanbanGeometry
import KanbanInteraction

/// Scroll orders that the app has not confirmed yet.
///
/// An app carries an order out and then hears from its own scroll view that it has scrolled, a frame or
/// two later. That report is an echo; taking it for the app's own wish would drag the board back to where
/// it was when the order was given.
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
