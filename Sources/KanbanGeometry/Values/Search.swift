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
