/// Numbers as people and files read them, the same in messages, captions, reports, logs and scenarios.
package enum Numbers {
  /// Microseconds as milliseconds: "116.666", "320".
  package static func milliseconds(_ microseconds: Int64) -> String { decimal(microseconds, places: 3) }

  /// A whole number with its point moved to the left, without zeros at the end: 116_666 is "116.666" with three
  /// places, 320_000 is "320".
  package static func decimal(_ value: Int64, places: Int) -> String {
    let digits = String(value.magnitude)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
    var fraction = padded.suffix(places)
    while fraction.last == "0" { fraction.removeLast() }
    let sign = value < 0 ? "-" : ""
    return sign + padded.dropLast(places) + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// A number in the shortest form that reads back, without exponent; a whole one has no point.
  package static func decimal(_ value: Double) -> String {
    let text = value.exactWords
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...]) else {
      return text
    }
    let sign = value < 0 ? "-" : ""
    var digits = text[..<mark].filter(\.isNumber)
    if exponent > 0 { return sign + digits + String(repeating: "0", count: exponent + 1 - digits.utf8.count) }
    while digits.last == "0" { digits.removeLast() }
    return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits
  }

  /// A rate to a whole number.
  package static func rounded(_ value: Double) -> String {
    guard value.magnitude < 1e15 else { return "?" }
    return String(Int64(value + (value < 0 ? -0.5 : 0.5)))
  }

  /// The whole number that stands for a number; nil if there is none.
  ///
  /// Numbers of 2^54 and more keep the exponent of their description, which would otherwise have to be padded
  /// with digits that mean nothing.
  package static func whole(_ value: Double) -> Int64? {
    value.magnitude < 0x1p54 ? Int64(exactly: value) : nil
  }
}

extension Double {
  /// A length or coordinate to a hundredth, as people want to know it: "452", "28.5".
  package var words: String {
    guard magnitude < 1e15 else { return isNaN ? "?" : "far" }
    let hundredths = Int64(magnitude * 100 + 0.5)
    return Numbers.decimal(self < 0 ? -hundredths : hundredths, places: 2)
  }

  /// The number in the shortest form that reads back, a whole one without a point: what the log says.
  package var exactWords: String { Numbers.whole(self).map { String($0) } ?? description }
}
