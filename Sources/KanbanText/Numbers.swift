/// Numbers as people read them, the same in messages, captions, reports and logs of events.
package enum Numbers {
  /// Microseconds as milliseconds: "116.666", "320".
  package static func milliseconds(_ microseconds: Int64) -> String {
    let rest = microseconds.magnitude % 1_000
    let sign = microseconds < 0 ? "-" : ""
    let whole = sign + String(microseconds.magnitude / 1_000)
    return rest == 0 ? whole : whole + "." + fraction(Int(rest), digits: 3)
  }

  /// A length or coordinate to a hundredth: "452", "28.5".
  package static func length(_ value: Double) -> String {
    guard value.magnitude < 1e15 else { return value.isNaN ? "?" : "far" }
    let hundredths = Int64(value.magnitude * 100 + 0.5)
    let whole = hundredths / 100
    let rest = Int(hundredths % 100)
    let sign = value < 0 && hundredths > 0 ? "-" : ""
    return rest == 0 ? sign + String(whole) : sign + String(whole) + "." + fraction(rest, digits: 2)
  }

  /// A rate to a whole number.
  package static func rounded(_ value: Double) -> String {
    guard value.magnitude < 1e15 else { return "?" }
    return String(Int64(value + (value < 0 ? -0.5 : 0.5)))
  }

  /// Digits behind the point, zeros at the end left out.
  private static func fraction(_ value: Int, digits: Int) -> String {
    var text = String(value)
    text = String(repeating: "0", count: digits - text.utf8.count) + text
    while text.last == "0" { text.removeLast() }
    return text
  }
}

extension Double {
  /// A length or coordinate to a hundredth, as `Numbers.length` writes it.
  package var words: String { Numbers.length(self) }
}
