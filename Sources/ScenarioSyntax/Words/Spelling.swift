/// How names, texts and numbers are spelled in a file.
package enum Spelling {
  /// A text in quotes, with escapes where they are needed.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if PlainText.isPlain(scalar) {
          result.unicodeScalars.append(scalar)
        } else {
          result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        }
      }
    }
    return result + "\""
  }

  /// A name, in quotes only if it is not spelled like one or is one of the words that are legal at its place.
  package static func name(_ text: String, besides words: Set<Particle> = []) -> String {
    guard Byte.isName(text.utf8) else { return quoted(text) }
    if let word = Particle(rawValue: text), words.contains(word) { return quoted(text) }
    return text
  }

  /// A number in the shortest form that reads back, without exponent; whole ones without point.
  package static func number(_ value: Double) -> String {
    // Not `rounded()`, whose debug form needs the C library's mathematics.
    if value.magnitude < 1e15, Double(Int64(value)) == value { return String(Int64(value)) }
    let text = "\(value)"
    guard let exponent = text.firstIndex(where: { $0 == "e" }) else { return text }
    return withoutExponent(text[..<exponent], Int(text[text.index(after: exponent)...]) ?? 0)
  }

  /// The digits of a small number with its point moved to the left by a negative exponent.
  private static func withoutExponent(_ mantissa: Substring, _ exponent: Int) -> String {
    let sign = mantissa.hasPrefix("-") ? "-" : ""
    let digits = mantissa.filter(\.isNumber)
    guard exponent < 0 else { return String(mantissa) }
    var fraction = String(repeating: "0", count: -exponent - 1) + digits
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return "\(sign)0.\(fraction)"
  }

  /// A time in the unit that it was written in.
  package static func time(_ time: TimeLiteral) -> String {
    let unit = time.unit.microseconds
    let whole = time.microseconds / unit
    let rest = time.microseconds % unit
    let name =
      switch time.unit {
      case .microseconds: "us"
      case .milliseconds: "ms"
      case .seconds: "s"
      }
    guard rest != 0 else { return "\(whole)\(name)" }
    // The unit is a power of ten, so unit + rest has the digits of the rest behind a leading 1.
    var fraction = String(unit + rest).dropFirst()
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return "\(whole).\(fraction)\(name)"
  }
}
