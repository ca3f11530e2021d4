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
