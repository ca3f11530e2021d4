import KanbanGeometry
import KanbanInteraction
import KanbanSimulation
import ScenarioSyntax

/// A pointer on its way along straight legs at constant speed: the part of a `move` or a drag that takes time.
///
/// ```
/// press ──hold──▶ on its way ──────────▶ arrived ──dwell──▶ finish
///                 ·  ·  ·  ·  samples
/// ```
///
/// To a place out of view it goes by way of bands, where it rests while autoscroll brings the place nearer:
///
/// ```
/// press ──hold──▶ to a band ──▶ rest ──▶ to a band ──▶ rest ──▶ to the place ──▶ arrived ──dwell──▶ finish
/// ```
final class Motion {
  /// Where the way leads.
  enum Goal {
    /// Aimed at again at every sample of the last leg.
    case place(Place)
    /// Known from the start.
    case point(Point)
  }

  /// What happens next.
  enum Stage {
    /// The pointer stays where it was pressed until an instant.
    case holding(until: Instant)
    /// The pointer is on its way; the next sample is at an instant.
    case moving(Way, nextSample: Instant)
    /// The pointer rests in the band of a scroll leg and is looked at again at an instant.
    case resting(until: Instant)
    /// The pointer has arrived and stays until an instant.
    case dwelling(until: Instant)
  }

  let line: Int
  let pointer: Int
  let goal: Goal
  let clauses: MotionClauses
  /// The legs to bands before the last leg.
  let scrollLegs: [ScrollLeg]
  /// How many of them lie behind.
  var legsDone = 0
  let dwell: TimeSpan
  /// What ends a drag; nil for `move`, which leaves the pointer as it is.
  let finish: Finish?
  /// The button that a drag has pressed, and lets go.
  let button: PointerButton
  var stage: Stage
  /// The last aim.
  var aim: Aim?

  /// The leg to a band that the pointer is on, or at the end of which it rests; nil on the last leg.
  var scrollLeg: ScrollLeg? { legsDone < scrollLegs.count ? scrollLegs[legsDone] : nil }

  /// How a place is reached.
  struct Route {
    /// The legs to bands, for a place that is out of view.
    var scrollLegs: [ScrollLeg] = []
    /// Else what was aimed at.
    var aim: Aim?
  }

  /// What was aimed at, and the version of the scene in which it was.
  struct Aim {
    /// The via points of a drag that has not set out.
    var via: [Point] = []
    let point: Point
    let version: Int
  }

  init(
    line: Int, pointer: Int, goal: Goal, route: Route, clauses: MotionClauses, dwell: TimeSpan = .zero,
    finish: Finish? = nil, button: PointerButton = .left, stage: Stage
  ) {
    self.line = line
    self.pointer = pointer
    self.goal = goal
    self.clauses = clauses
    scrollLegs = route.scrollLegs
    aim = route.aim
    self.dwell = dwell
    self.finish = finish
    self.button = button
    self.stage = stage
  }

  /// When it goes on.
  var next: Instant {
    switch stage {
    case .holding(let until), .resting(let until), .dwelling(let until): until
    case .moving(_, let instant): instant
    }
  }

  /// The same motion, as something that goes on.
  var activity: Activity { Activity(line: line, next: next, work: .motion(self)) }
}

/// The way of a pointer in space and time.
struct Way {
  /// Start, via points, and the goal as it was first aimed at.
  let stops: [Point]
  /// Lengths up to each stop; the first is 0.
  private let lengths: [Double]
  let start: Instant
  let end: Instant

  /// Makes a way; its duration may depend on its length.
  init(_ stops: [Point], start: Instant, duration: (_ length: Double) -> TimeSpan) {
    self.stops = stops
    self.start = start
    var lengths = [0.0]
    for (from, to) in zip(stops, stops.dropFirst()) {
      let step = to - from
      lengths.append((lengths.last ?? 0) + (step.x * step.x + step.y * step.y).squareRoot())
    }
    self.lengths = lengths
    end = start + duration(lengths.last ?? 0)
  }

  /// The length of the whole way.
  var length: Double { lengths.last ?? 0 }

  /// Where the pointer is at an instant of the way.
  enum Position {
    /// Before the last leg.
    case at(Point)
    /// On the last leg: where that starts, and how much of it lies behind, 0 ... 1.
    case lastLeg(from: Point, part: Double)
  }

  /// The position at an instant.
  func position(at instant: Instant) -> Position {
    let last = stops.count - 1
    guard last > 0, instant < end else { return .lastLeg(from: stops[max(last - 1, 0)], part: 1) }
    let part = Double((instant - start).microseconds) / Double((end - start).microseconds)
    // One leg needs no lengths, so that nothing is lost in their rounding.
    if last == 1 { return .lastLeg(from: stops[0], part: part) }
    let length = part * lengths[last]
    var leg = 1
    while leg < last, length >= lengths[leg] { leg += 1 }
    let legLength = lengths[leg] - lengths[leg - 1]
    let legPart = legLength > 0 ? (length - lengths[leg - 1]) / legLength : 1
    if leg == last { return .lastLeg(from: stops[leg - 1], part: legPart) }
    return .at(Way.between(stops[leg - 1], stops[leg], part: legPart))
  }

  /// The point that divides a leg.
  static func between(_ from: Point, _ to: Point, part: Double) -> Point {
    if part >= 1 { return to }
    return Point(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }
}

extension MotionClauses {
  /// The time that a leg of a length takes; a time for the whole way is divided among its legs.
  func duration(ofLength length: Double, legCount: Int) -> TimeSpan {
    switch pace {
    case .over(let time): return TimeSpan(microseconds: time.microseconds / Int64(legCount))
    case .speed(let speed):
      let microseconds = (length / speed * 1_000_000).rounded()
      return TimeSpan(microseconds: microseconds < 1e15 ? Int64(microseconds) : 1_000_000_000_000_000)
    case nil:
      if case .jump? = sampling { return .zero }
      return TimeSpan(microseconds: 200_000 / Int64(legCount))
    }
  }

  /// The first sample after an instant of a way, its end at the latest.
  func sample(after instant: Instant, of way: Way, grid: InstantGrid) -> Instant {
    switch sampling {
    case nil: return min(grid.instant(after: instant), way.end)
    case .jump: return way.end
    case .every(let time):
      let period = max(time.microseconds, 1)
      let count = (instant - way.start).microseconds / period + 1
      return min(way.start + TimeSpan(microseconds: count * period), way.end)
    case .steps(let steps):
      let count = Int64(max(steps, 1))
      let duration = (way.end - way.start).microseconds
      guard duration > 0 else { return way.end }
      var step = (instant - way.start).microseconds * count / duration
      while step <= count {
        let sample = way.start + TimeSpan(microseconds: Self.share(step, of: count, duration))
        if sample > instant { return min(sample, way.end) }
        step += 1
      }
      return way.end
    }
  }

  /// The most samples of one step; `steps N` goes as far.
  static let mostSamples: Int64 = 100_000

  /// How many samples a way has, or a few more.
  func sampleCount(of way: Way, grid: InstantGrid) -> Int64 {
    switch sampling {
    case nil: return grid.tick(atOrAfter: way.end) - grid.tick(atOrAfter: way.start) + 1
    case .jump: return 1
    case .every(let time): return (way.end - way.start).microseconds / max(time.microseconds, 1) + 1
    case .steps(let steps): return Int64(steps)
    }
  }

  /// duration x step / count, without overflow.
  private static func share(_ step: Int64, of count: Int64, _ duration: Int64) -> Int64 {
    let (whole, rest) = duration.quotientAndRemainder(dividingBy: count)
    return whole * step + rest * step / count
  }
}
