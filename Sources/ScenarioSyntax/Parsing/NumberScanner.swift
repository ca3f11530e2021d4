/// A decimal number at the start of a stretch of bytes.
struct ScannedNumber {
  /// Limits of the language: a longer number is a mistake, and shorter ones are computed exactly.
  static let mostWholeDigits = 9
  static let mostFractionDigits = 20

  enum Outcome {
    case none
    case tooLong
    case number(ScannedNumber)
  }

  var value: Double
  var isNegative: Bool
  var whole: Int64
  /// The first nine digits behind the point, and how many they are.
  var fraction: Int64
  var fractionDigits: Int
  var hasPoint: Bool
  /// Where the number ends.
  var end: Int

  /// Whole numbers up to here are exact in a Double.
  private static let mostExact: Int64 = 1 << 53

  private static let powers: [Int64] = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  ]

  /// Reads `-?digits[.digits]` at `start`; a point that no digit follows is not part of it.
  static func scan(_ bytes: [UInt8], from start: Int, to end: Int) -> Outcome {
    var index = start
    let isNegative = index < end && bytes[index] == Byte.minus
    if isNegative { index += 1 }
    var whole: Int64 = 0
    let firstDigit = index
    while index < end, Byte.isDigit(bytes[index]) {
      if index - firstDigit == mostWholeDigits { return .tooLong }
      whole = whole * 10 + Int64(bytes[index] - Byte.zero)
      index += 1
    }
    guard index > firstDigit else { return .none }
    var number = ScannedNumber(
      value: Double(whole), isNegative: isNegative, whole: whole, fraction: 0, fractionDigits: 0,
      hasPoint: false, end: index)
    if index + 1 < end, bytes[index] == Byte.dot, Byte.isDigit(bytes[index + 1]) {
      guard number.readFraction(bytes, from: index + 1, to: end, start: firstDigit) else { return .tooLong }
    }
    if isNegative { number.value = 0 - number.value }
    return .number(number)
  }

  private mutating func readFraction(
    _ bytes: [UInt8], from first: Int, to end: Int, start: Int
  ) -> Bool {
    hasPoint = true
    var index = first
    while index < end, Byte.isDigit(bytes[index]) {
      guard index - first < Self.mostFractionDigits else { return false }
      if index - first < 9 {
        fraction = fraction * 10 + Int64(bytes[index] - Byte.zero)
        fractionDigits += 1
      }
      index += 1
    }
    self.end = index
    let power = Self.powers[fractionDigits]
    if index - first <= 9, whole < Self.mostExact / power {
      // Both are exact in a Double, so the quotient is the nearest one.
      value = Double(whole * power + fraction) / Double(power)
    } else {
      value = Double(String(decoding: bytes[start..<index], as: UTF8.self)) ?? Double(whole)
    }
    return true
  }

  /// The number of microseconds if one unit has `unit` of them; rounded to the nearest, ties up.
  func microseconds(unit: Int64) -> Int64 {
    let power = Self.powers[fractionDigits]
    return whole * unit + (fraction * unit * 2 + power) / (power * 2)
  }

  var isWhole: Bool { !hasPoint }

  /// The fault of a number that is too long.
  static func tooLong(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .numberTooLong,
      "a number has at most \(mostWholeDigits) digits before the point and \(mostFractionDigits) behind it",
      at: range)
  }
}
