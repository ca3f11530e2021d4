import KanbanGeometry
import KanbanModel

/// Autoscroll as motion in time: each axis moves from an anchor, where its rate last changed.
///
/// `offset = anchor + rate x (time since the anchor)`, so that a still pointer gives equal offsets however
/// often it is asked. What changes the rates between two calls (an area comes to its end, the board
/// carries another column under the pointer) is found exactly and not at the next display refresh.
struct AutoscrollMotion: Hashable, Sendable {
  /// Microseconds up to which the offsets have been brought.
  private var time: Double
  private var board = Run()
  private var column = Run()
  private(set) var columnHandle: ColumnHandle?
  private var boardX = Leg()
  private var boardY = Leg()
  private var columnY = Leg()
  /// The board's offset at the last column edge that came under the pointer while its rate kept its sign.
  private var passedEdge: Double?

  /// The time for which an area has been scrolling; the ramp counts from its start.
  private struct Run: Hashable {
    var start: Double?
  }

  /// One axis: where it was when its rate last changed.
  private struct Leg: Hashable {
    var rate = 0.0
    var anchorOffset = 0.0
    var anchorTime = 0.0
  }

  /// Nothing moves yet.
  init(at instant: Instant) { time = Double(instant.microseconds) }

  /// True while some axis has a rate.
  var isMoving: Bool { boardX.rate != 0 || boardY.rate != 0 || columnY.rate != 0 }
}

// MARK: - Moving

extension AutoscrollMotion {
  /// The most changes of rate between two calls; more are left to the next call.
  private static let changeBudget = 256

  /// Scrolls the geometry to an instant.
  ///
  /// - Parameters:
  ///   - instant: not earlier than in the call before.
  ///   - rates: the full rates for the pointer at its place; asked again after each change, with the board
  ///     carried on by the given distance in viewport space, which settles on which side of an edge a
  ///     pointer exactly on it is.
  mutating func advance(
    to instant: Instant, for pointer: Point, policy: AutoscrollPolicy, in geometry: inout BoardGeometry,
    rates: (_ geometry: inout BoardGeometry, _ nudge: Double) -> AutoscrollRates
  ) {
    let end = Double(instant.microseconds)
    guard end > time else { return }
    var changes = 0
    while isMoving {
      let change = nextChange(for: pointer, policy: policy, in: geometry)
      let isLast = change.time >= end || changes >= Self.changeBudget
      time = isLast ? end : max(change.time, time)
      apply(policy: policy, to: &geometry)
      if isLast { break }
      changes += 1
      if let edge = change.edge { passedEdge = edge }
      setRates(rates(&geometry, change.nudge), in: geometry)
    }
    time = end
  }

  /// Takes new rates at an instant to which the offsets have been brought; an axis whose rate stays keeps
  /// its anchor.
  mutating func setRates(_ rates: AutoscrollRates, at instant: Instant, in geometry: BoardGeometry) {
    time = Double(instant.microseconds)
    if isMoving || rates.isMoving { setRates(rates, in: geometry) }
  }

  private mutating func setRates(_ rates: AutoscrollRates, in geometry: BoardGeometry) {
    let boardOffset = geometry.offset(of: .board)
    setRun(of: &board, isActive: rates.board != .zero)
    if rates.board.x * boardX.rate <= 0 { passedEdge = nil }
    turn(&boardX, to: rates.board.x, offset: boardOffset.x)
    turn(&boardY, to: rates.board.y, offset: boardOffset.y)
    if rates.column != columnHandle {
      columnHandle = rates.column
      column.start = nil
      columnY = Leg()
    }
    setRun(of: &column, isActive: rates.columnRate != 0)
    if let columnHandle {
      turn(&columnY, to: rates.columnRate, offset: geometry.offset(of: .column(columnHandle)).y)
    }
  }

  /// Begins again from the present offsets, after someone else has scrolled or changed the extents.
  mutating func anchorHere(in geometry: BoardGeometry) {
    let boardOffset = geometry.offset(of: .board)
    passedEdge = nil
    boardX = Leg(rate: boardX.rate, anchorOffset: boardOffset.x, anchorTime: time)
    boardY = Leg(rate: boardY.rate, anchorOffset: boardOffset.y, anchorTime: time)
    if let columnHandle {
      let offset = geometry.offset(of: .column(columnHandle)).y
      columnY = Leg(rate: columnY.rate, anchorOffset: offset, anchorTime: time)
    }
  }

  /// The rates now, ramp included.
  func rates(policy: AutoscrollPolicy) -> AutoscrollRates {
    let boardPart = rampPart(since: board.start, policy: policy)
    let columnPart = rampPart(since: column.start, policy: policy)
    return AutoscrollRates(
      board: Point(x: boardX.rate * boardPart, y: boardY.rate * boardPart),
      column: columnY.rate == 0 ? nil : columnHandle, columnRate: columnY.rate * columnPart)
  }

  private func setRun(of run: inout Run, isActive: Bool) {
    if !isActive { run.start = nil } else if run.start == nil { run.start = time }
  }

  private func turn(_ leg: inout Leg, to rate: Double, offset: Double) {
    guard rate != leg.rate else { return }
    leg = Leg(rate: rate, anchorOffset: offset, anchorTime: time)
  }

  private func apply(policy: AutoscrollPolicy, to geometry: inout BoardGeometry) {
    if boardX.rate != 0 || boardY.rate != 0 {
      let now = geometry.offset(of: .board)
      let end = geometry.maxOffset(of: .board)
      geometry.scroll(
        .board,
        to: Point(
          x: offset(of: boardX, end: end.x, run: board, policy: policy) ?? now.x,
          y: offset(of: boardY, end: end.y, run: board, policy: policy) ?? now.y))
    }
    if let columnHandle {
      let end = geometry.maxOffset(of: .column(columnHandle)).y
      if let y = offset(of: columnY, end: end, run: column, policy: policy) {
        geometry.scroll(.column(columnHandle), to: Point(x: 0, y: y))
      }
    }
  }
}

// MARK: - The law of motion

extension AutoscrollMotion {
  /// Seconds of full speed that a time is worth: the time itself, less what the ramp holds back.
  private func worth(of time: Double, since start: Double?, policy: AutoscrollPolicy) -> Double {
    let ramp = Double(policy.ramp.microseconds)
    let elapsed = time - (start ?? time)
    let full = elapsed < ramp ? elapsed * elapsed / (2 * ramp) : elapsed - ramp / 2
    return full / 1_000_000
  }

  /// The time at which a worth is reached: the inverse of `worth`.
  private func time(ofWorth worth: Double, since start: Double?, policy: AutoscrollPolicy) -> Double {
    let ramp = Double(policy.ramp.microseconds)
    let full = worth * 1_000_000
    let elapsed = full < ramp / 2 ? (2 * ramp * full).squareRoot() : full + ramp / 2
    return (start ?? time) + elapsed
  }

  private func rampPart(since start: Double?, policy: AutoscrollPolicy) -> Double {
    let ramp = Double(policy.ramp.microseconds)
    let elapsed = time - (start ?? time)
    return elapsed < ramp ? elapsed / ramp : 1
  }

  /// Nearer than this to its end an axis is at its end, whatever rounding says; in board points.
  private static let endTolerance = 1.0 / 4096

  /// The offset of a moving axis at the present time; at its end exactly the end.
  private func offset(of leg: Leg, end: Double, run: Run, policy: AutoscrollPolicy) -> Double? {
    guard leg.rate != 0 else { return nil }
    let passed =
      worth(of: time, since: run.start, policy: policy)
      - worth(of: leg.anchorTime, since: run.start, policy: policy)
    let offset = leg.anchorOffset + leg.rate * passed
    if leg.rate > 0 { return offset > end - Self.endTolerance ? end : offset }
    return offset < Self.endTolerance ? 0 : offset
  }

  /// The time at which a moving axis comes to an offset.
  private func time(of leg: Leg, at offset: Double, run: Run, policy: AutoscrollPolicy) -> Double {
    guard leg.rate != 0 else { return .infinity }
    let passed = (offset - leg.anchorOffset) / leg.rate
    let anchorWorth = worth(of: leg.anchorTime, since: run.start, policy: policy)
    return time(ofWorth: anchorWorth + passed, since: run.start, policy: policy)
  }
}

extension BoardGeometry {
  /// Asks something with the board carried on, so that what is at a pointer's side comes under it.
  ///
  /// - Parameter distance: in viewport space, to the right.
  mutating func nudged<Answer>(by distance: Double, _ ask: (inout BoardGeometry) -> Answer) -> Answer {
    guard distance != 0 else { return ask(&self) }
    let forward = metrics.direction == .rightToLeft ? -distance : distance
    let offset = self.offset(of: .board)
    scroll(.board, to: Point(x: offset.x + forward, y: offset.y))
    let answer = ask(&self)
    scroll(.board, to: offset)
    return answer
  }
}

// MARK: - What changes the rates

extension AutoscrollMotion {
  /// How far beyond an edge the rates are asked for when the edge has come under the pointer.
  private static let nudge = 1.0 / 1024

  /// The next time at which the rates may change by the motion itself.
  private func nextChange(
    for pointer: Point, policy: AutoscrollPolicy, in geometry: BoardGeometry
  ) -> (time: Double, nudge: Double, edge: Double?) {
    var ends = Double.infinity
    let boardEnd = geometry.maxOffset(of: .board)
    ends = min(ends, time(of: boardX, at: boardX.rate > 0 ? boardEnd.x : 0, run: board, policy: policy))
    ends = min(ends, time(of: boardY, at: boardY.rate > 0 ? boardEnd.y : 0, run: board, policy: policy))
    if let columnHandle {
      let end = columnY.rate > 0 ? geometry.maxOffset(of: .column(columnHandle)).y : 0
      ends = min(ends, time(of: columnY, at: end, run: column, policy: policy))
    }
    guard let edge = nextColumnEdge(for: pointer, in: geometry) else { return (ends, 0, nil) }
    let crossing = time(of: boardX, at: edge.offset, run: board, policy: policy)
    return crossing < ends ? (crossing, edge.nudge, edge.offset) : (ends, 0, nil)
  }

  /// The next offset at which an edge of a column comes under the pointer.
  ///
  /// It is computed from where the edge is on the board, never from the present offset, so that it is the
  /// same number however often it is asked for.
  ///
  /// - Complexity: the number of columns, only while the board scrolls sideways.
  private func nextColumnEdge(
    for pointer: Point, in geometry: BoardGeometry
  ) -> (offset: Double, nudge: Double)? {
    guard boardX.rate != 0 else { return nil }
    let isMirrored = geometry.metrics.direction == .rightToLeft
    let isForward = boardX.rate > 0
    let x = geometry.viewportPoint(fromPointer: pointer).x
    let now = geometry.offset(of: .board).x
    var nearest: Double?
    for column in geometry.board.columns {
      guard let frame = geometry.frame(of: column) else { continue }
      for edge in [frame.minX, frame.maxX] {
        let offset = isMirrored ? x - edge : edge - x
        let isAhead =
          isForward
          ? offset >= now && offset > passedEdge ?? -.infinity
          : offset <= now && offset < passedEdge ?? .infinity
        guard isAhead else { continue }
        nearest = nearest.map { isForward ? min($0, offset) : max($0, offset) } ?? offset
      }
    }
    return nearest.map { ($0, isForward != isMirrored ? Self.nudge : -Self.nudge) }
  }
}
