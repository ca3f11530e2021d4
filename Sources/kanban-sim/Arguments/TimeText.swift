/// Times as a person types them: `320ms`, `1.5s`, `16666us`.
package enum TimeText {
  /// The longest time, as in scenario files.
  private static let mostMicroseconds = 999_999_999_000_000.0

  /// The time in whole microseconds, or nil.
  package static func microseconds(_ text: String) -> Int64? {
    let units: [(suffix: String, factor: Double)] = [("us", 1), ("ms", 1_000), ("s", 1_000_000)]
    guard let unit = units.first(where: { text.hasSuffix($0.suffix) }) else { return nil }
    let digits = text.dropLast(unit.suffix.count)
    guard let first = digits.first, first.isASCII, first.isNumber,
      digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }), let number = Double(digits)
    else { return nil }
    let time = (number * unit.factor).rounded()
    return time <= mostMicroseconds ? Int64(time) : nil
  }
}
