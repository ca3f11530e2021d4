import KanbanText

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

  /// A number, which has no exponent in a file.
  package static func number(_ value: Double) -> String { Numbers.decimal(value) }

  /// A time in the unit that it was written in.
  package static func time(_ time: TimeLiteral) -> String {
    switch time.unit {
    case .microseconds: "\(time.microseconds)us"
    case .milliseconds: Numbers.milliseconds(time.microseconds) + "ms"
    case .seconds: Numbers.decimal(time.microseconds, places: 6) + "s"
    }
  }
}
