extension TimeLiteral.Unit {
  /// Microseconds in one.
  var microseconds: Int64 {
    switch self {
    case .microseconds: 1
    case .milliseconds: 1_000
    case .seconds: 1_000_000
    }
  }
}

extension Choices<TimeLiteral.Unit> {
  package static let timeUnits = Choices(
    "a unit of time",
    [
      Choice("us", .microseconds, "microseconds"), Choice("ms", .milliseconds, "milliseconds"),
      Choice("s", .seconds, "seconds"),
    ],
    synonyms: Synonyms([
      "s": "sec secs second seconds", "ms": "msec msecs millis millisecond milliseconds",
      "us": "usec usecs µs μs micros microsecond microseconds",
    ]))
}

extension Choices<Void> {
  /// The one unit of speed.
  package static let speedUnits = Choices(
    "the unit of speed", [Choice("pt/s", (), "points a second")])
}
