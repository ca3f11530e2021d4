import ScenarioSyntax

/// Refuses times that would keep a run going for longer than anyone waits.
enum TimeCheck {
  /// No single time is longer than a day.
  private static let mostSeconds: Int64 = 86_400

  static func fault(of time: TimeLiteral) -> Diagnostic? {
    fault(ofMicroseconds: time.microseconds, at: time.range)
  }

  static func fault(ofMicroseconds time: Int64, at range: SourceRange) -> Diagnostic? {
    guard time > mostSeconds * 1_000_000 else { return nil }
    return Diagnostic(.valueOutOfRange, "a time is at most \(mostSeconds)s", at: range)
  }
}
