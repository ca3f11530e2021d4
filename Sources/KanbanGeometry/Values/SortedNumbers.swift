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
struct SortedNumbers: Hashable, Sendable {
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

// MARK: - Searches

extension RandomAccessCollection where Index == Int {
  /// The number of leading elements for which a condition holds, which must hold for no later one.
  ///
  /// - Complexity: logarithmic.
  @inline(__always)
  func partition(where holds: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = (low &+ high) &>> 1
      if holds(self[middle]) { low = middle &+ 1 } else { high = middle }
    }
    return low - startIndex
  }
}

/// Searches of sorted coordinates, which are on the way of every pointer move.
///
/// Which half holds the answer is a guess that a processor gets wrong every other time. So the list is cut to
/// a power of two once, and from then on each answer, 0 or 1, is shifted into the result instead of asked
/// for. It is the sign of a difference, which is zero only between equal numbers.
extension [Double] {
  /// How many of the sorted numbers are at or below a number.
  ///
  /// - Complexity: logarithmic.
  @inline(__always)
  func count(atOrBelow limit: Double) -> Int {
    guard count > 0 else { return 0 }
    var bits = Int.bitWidth &- 1 &- count.leadingZeroBitCount
    let power = 1 &<< bits
    var start = (count &- power) &* (1 &- (limit - self[power &- 1]).signBit)
    while bits > 0 {
      bits &-= 1
      start &+= (1 &- (limit - self[start &+ (1 &<< bits) &- 1]).signBit) &<< bits
    }
    return start &+ 1 &- (limit - self[start]).signBit
  }

  /// How many of the sorted numbers are below a number.
  ///
  /// - Complexity: logarithmic.
  @inline(__always)
  func count(below limit: Double) -> Int {
    guard count > 0 else { return 0 }
    var bits = Int.bitWidth &- 1 &- count.leadingZeroBitCount
    let power = 1 &<< bits
    var start = (count &- power) &* (self[power &- 1] - limit).signBit
    while bits > 0 {
      bits &-= 1
      start &+= (self[start &+ (1 &<< bits) &- 1] - limit).signBit &<< bits
    }
    return start &+ (self[start] - limit).signBit
  }
}

extension Double {
  /// 1 for a negative number, 0 for others; adding zero makes a negative zero positive.
  @inline(__always)
  var signBit: Int { Int(truncatingIfNeeded: (self + 0).bitPattern &>> 63) }
}
