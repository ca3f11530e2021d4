import KanbanGeometry
import KanbanModel

/// Autoscroll from column to column (`ColumnStepping`).
///
/// ```
/// lift      1st look       2nd look
///   ├───────────┼──────────────┼──▶
///               ╰── way ──╮        looks are at whole intervals after the lift
/// offset  ______╱‾‾‾‾‾‾‾‾‾‾‾‾‾     once for each column that the pointer proposes
/// ```
///
/// What the pointer proposes changes with its samples only, not with what scrolls under it: a pointer that
/// rests scrolls one column and stops. A look is set as a timer only if it would do something.
struct ColumnStepper: Hashable, Sendable {
  private let lift: Instant
  /// The column that the last sample meant.
  private var proposed: ColumnHandle?
  /// The proposed column from which the last step was made.
  private var stepped: ColumnHandle?
  private var way: Way?
  /// When the pointer is looked at next; nil if nothing would follow.
  private var nextLook: Instant?

  /// The board's way to a column.
  private struct Way: Hashable {
    var start: Instant
    var end: Instant
    var from: Double
    var to: Double
    /// The offset that was reached; another one means that someone else has scrolled.
    var reached: Double
  }

  /// Counts from the lift; so far the pointer means a column.
  init(liftedAt lift: Instant, proposing column: ColumnHandle?) {
    self.lift = lift
    proposed = column
  }

  /// True while the board is on its way.
  var isMoving: Bool { way != nil }

  /// When time alone changes something next.
  var timer: Instant? {
    guard let end = way?.end else { return nextLook }
    return nextLook.map { min($0, end) } ?? end
  }

  /// Takes what a sample of the pointer means.
  mutating func propose(_ column: ColumnHandle?) { proposed = column }

  /// Sets the next look, after the pointer or the board has changed.
  mutating func plan(
    at instant: Instant, for pointer: Point, policy: AutoscrollPolicy, stepping: ColumnStepping,
    in geometry: BoardGeometry
  ) {
    nextLook = nil
    guard destination(for: pointer, policy: policy, in: geometry) != nil else { return }
    let interval = max(stepping.interval.microseconds, 1)
    let passed = (instant - lift).microseconds / interval
    nextLook = lift + TimeSpan(microseconds: (passed + 1) * interval)
  }

  /// Takes a look that is due: the board begins its way, if it has one to go.
  mutating func look(
    at instant: Instant, for pointer: Point, policy: AutoscrollPolicy, stepping: ColumnStepping,
    in geometry: BoardGeometry
  ) {
    guard nextLook.map({ $0 <= instant }) ?? false else { return }
    nextLook = nil
    guard let column = destination(for: pointer, policy: policy, in: geometry) else { return }
    stepped = proposed
    let from = geometry.offset(of: .board).x
    let to = geometry.boardOffset(revealing: column).x
    guard to != from else { return }
    way = Way(start: instant, end: instant + stepping.duration, from: from, to: to, reached: from)
  }

  /// The column to go to: the one before or after the proposed one, towards the edge that the pointer is
  /// near; nil if there is none, or the step was made already.
  private func destination(
    for pointer: Point, policy: AutoscrollPolicy, in geometry: BoardGeometry
  ) -> ColumnHandle? {
    guard let proposed, proposed != stepped,
      let direction = policy.direction(
        at: AutoscrollPosition(of: pointer, over: proposed, in: geometry), in: geometry)
    else { return nil }
    let columns = geometry.board.columns.filter { !geometry.board.state(of: $0).isHidden }
    guard let index = columns.firstIndex(of: proposed) else { return nil }
    let next = direction == .forward ? index + 1 : index - 1
    return columns.indices.contains(next) ? columns[next] : nil
  }
}

// MARK: - The way

extension ColumnStepper {
  /// Brings the board along its way to an instant; a way that someone else has scrolled off ends.
  mutating func advance(to instant: Instant, in geometry: inout BoardGeometry) {
    guard var way else { return }
    let offset = geometry.offset(of: .board)
    guard offset.x == way.reached else {
      self.way = nil
      return
    }
    let isOver = instant >= way.end
    let part = isOver ? 1 : EaseOut.part(at: Self.time(instant, on: way))
    let x = isOver ? way.to : way.from + (way.to - way.from) * part
    way.reached = geometry.scroll(.board, to: Point(x: x, y: offset.y)).x
    self.way = isOver ? nil : way
  }

  /// The rate of the board's offset at an instant, in board points a second.
  func rate(at instant: Instant) -> Double {
    guard let way, instant < way.end else { return 0 }
    let seconds = Double((way.end - way.start).microseconds) / 1_000_000
    return (way.to - way.from) * EaseOut.slope(at: Self.time(instant, on: way)) / seconds
  }

  /// The part of a way's time that has passed.
  private static func time(_ instant: Instant, on way: Way) -> Double {
    Double((instant - way.start).microseconds) / Double((way.end - way.start).microseconds)
  }
}

extension AutoscrollPolicy {
  /// The side towards which a pointer near the viewport's left or right edge scrolls the board; nil in the
  /// middle and beyond the viewport, whose edges belong to it.
  func direction(at position: AutoscrollPosition, in geometry: BoardGeometry) -> ScrollDirection? {
    guard position.isInViewport else { return nil }
    let band = min(band, geometry.metrics.viewportSize.width / 2)
    let edge = [Edge.left, .right].first { speed(atDistance: position.view[$0], band: band) > 0 }
    return edge.map(geometry.scrollDirection(towards:))
  }
}
