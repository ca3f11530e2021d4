public import KanbanGeometry

/// The way of a card that was let go, from there to its rest.
///
/// ```
/// origin ├─────────╮
///                  ╰───╮        fast at first, then slower and slower
///                      ╰──┤ rest
///       start            end
/// ```
public struct Flight: Hashable, Sendable {
  /// Where the card was let go, in pointer space.
  public var origin: Rect
  /// Where it comes to rest, as the board is shown now, in pointer space.
  public var rest: Rect
  /// When it was let go.
  public var start: Instant
  /// When it is at rest.
  public var end: Instant

  /// Where the card is at an instant, in pointer space: its size changes as its place does.
  public func frame(at instant: Instant) -> Rect {
    let whole = (end - start).microseconds
    let part = whole > 0 ? EaseOut.part(at: Double((instant - start).microseconds) / Double(whole)) : 1
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
    return Rect(
      x: mix(origin.x, rest.x), y: mix(origin.y, rest.y), width: mix(origin.width, rest.width),
      height: mix(origin.height, rest.height))
  }
}

extension Snapshot {
  /// The flight of the grabbed card of a settlement; nil where nothing flies, and from its end on.
  public func flight(of settlement: Settlement) -> Flight? {
    guard let origin = settlement.origin, instant < settlement.end,
      let rest = geometry.displayFrame(of: settlement.grabbed, placement: placement ?? .home)
    else { return nil }
    return Flight(
      origin: origin, rest: geometry.pointerRect(fromBoard: rest), start: settlement.start,
      end: settlement.end)
  }

  /// The rectangle of the cards under the pointer, else of those that were let go last and are still on their
  /// way, in pointer space.
  public var ghostFrame: Rect? {
    ghost?.frame ?? settling.lazy.reversed().compactMap { flight(of: $0)?.frame(at: instant) }.first
  }
}

/// The timing curve that starts at once and slows down: the cubic through (0, 0) and (1, 1) with control
/// points (0, 0) and (0.58, 1), which is what "ease out" means on Apple's platforms and in CSS.
enum EaseOut {
  /// The part of the way at a part 0 ... 1 of the time.
  static func part(at time: Double) -> Double {
    let t = parameter(at: time)
    return (3 - 2 * t) * t * t
  }

  /// How fast the way goes, as a multiple of its mean speed.
  static func slope(at time: Double) -> Double {
    let t = parameter(at: time)
    // Both derivatives are 0 at the start; their quotient is that of the second ones.
    if t <= 0 { return 1 / second }
    return (6 * t - 6 * t * t) / (3 * second * (2 - 3 * t) * t + 3 * t * t)
  }

  /// The x of the second control point; the first one's is 0.
  private static let second = 0.58

  /// The curve's parameter at a time, found by halving, which takes the same steps on every machine.
  private static func parameter(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    var low = 0.0
    var high = 1.0
    for _ in 0..<52 {
      let middle = (low + high) / 2
      let x = 3 * (1 - middle) * middle * middle * second + middle * middle * middle
      if x < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
