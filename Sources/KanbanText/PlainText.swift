/// Which characters may be written to a terminal as they are.
package enum PlainText {
  /// Whether a scalar is neither a control nor one that hides or reorders text around it.
  package static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: true
    case 0x00..<0xA0: false
    // Soft hyphen, Arabic letter mark, zero-width and bidi marks, separators, joiners of other kinds, the mark.
    case 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFB:
      false
    case 0xE0000...0xE007F: false
    default: true
    }
  }

  /// A scalar as it is shown: itself, a picture of the control character, or a visible escape.
  package static func shown(_ scalar: Unicode.Scalar) -> String {
    if isPlain(scalar) { return String(Character(scalar)) }
    switch scalar.value {
    case 0x09: return " "
    case 0x00..<0x20: return Unicode.Scalar(0x2400 + scalar.value).map { String(Character($0)) } ?? "?"
    case 0x7F: return "\u{2421}"
    default: return number(of: scalar)
    }
  }

  /// What stands for a scalar that is neither shown nor has a picture: `<U+202E>`.
  package static func number(of scalar: Unicode.Scalar) -> String {
    "<U+\(String(scalar.value, radix: 16, uppercase: true))>"
  }

  /// A text in which nothing but plain characters is left.
  package static func shown(_ text: String) -> String {
    guard !text.unicodeScalars.allSatisfy(isPlain) else { return text }
    return text.unicodeScalars.map { shown($0) }.joined()
  }

  /// A text of plain characters, with those written in another way that have a meaning where it stands.
  package static func shown(_ text: String, escaping marks: [Unicode.Scalar: String]) -> String {
    shown(text).unicodeScalars.reduce(into: "") { result, scalar in
      if let mark = marks[scalar] { result += mark } else { result.unicodeScalars.append(scalar) }
    }
  }
}
