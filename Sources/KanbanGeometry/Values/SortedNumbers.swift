/// Coordinates in ascending order, to be counted up to a limit on every pointer move.
///
/// Most boards repeat: equal cards and equal columns stand at equal distances. So the first question is
/// asked where the limit would be if all numbers were evenly spread, and only if the answer is not there are
/// the numbers searched.
///
/// ```
/// numbers   10   66  122  178  234      limit 130: expected after the third
///                      ├────┤           122 <= 130 < 178: it is, with two numbers looked at
/// ```
struct SortedNumbers: Sendable {
  private let values: [Double]
  /// How many numbers there are to a unit of length, on the average.
  private let density: Double

  /// Takes numbers that are in ascending order.
  init(_ values: [Double] = []) {
    self.values = values
    let length = (values.last ?? 0) - (values.first ?? 0)
    density = length > 0 && length.isFinite ? Double(values.count &- 1) / length : 0
  }

  var count: Int { values.count }

  /// How many of the numbers are at or below a limit; none for one that is not a number.
  ///
  /// - Complexity: constant if the numbers are evenly spread, else logarithmic.
  @inline(__always)
  func count(atOrBelow limit: Double) -> Int {
    guard values.count > 0 else { return 0 }
    let guess = expected(limit)
    if values[guess] <= limit {
      if guess &+ 1 == values.count || values[guess &+ 1] > limit { return guess &+ 1 }
    } else if guess == 0 || values[guess &- 1] <= limit {
      return guess
    }
    return searched(limit)
  }

  /// The place at which a number would stand, were all spread evenly.
  @inline(__always)
  private func expected(_ number: Double) -> Int {
    let place = (number - values[0]) * density
    // Asked for, not clamped: a processor guesses the answer, and goes on meanwhile.
    if _fastPath(place >= 0 && place < Double(values.count)) { return Int(place) }
    return place > 0 ? values.count &- 1 : 0
  }

  @inline(never)
  private func searched(_ limit: Double) -> Int { values.count(atOrBelow: limit) }

  /// How many of the numbers are below a limit.
  ///
  /// - Complexity: logarithmic.
  func count(below limit: Double) -> Int { values.count(below: limit) }
}
