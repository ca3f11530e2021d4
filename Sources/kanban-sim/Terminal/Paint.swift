import KanbanScenario
import KanbanText

/// Turns styled text into the text that is written.
enum Paint {
  /// The text of the spans, with colours if the style has them.
  static func text(_ spans: [StyledSpan], style: OutputStyle) -> String {
    var text = ""
    for span in spans {
      let plain = style.isASCII ? ascii(span.text) : span.text
      let code = style.hasColor ? code(of: span.style) : nil
      guard let code, !plain.isEmpty else {
        text += plain
        continue
      }
      // A colour that crosses a line end would colour the rest of the line in some terminals.
      let lines = plain.split(separator: "\n", omittingEmptySubsequences: false)
      text += lines.map { $0.isEmpty ? "" : "\u{1B}[\(code)m\($0)\u{1B}[0m" }.joined(separator: "\n")
    }
    return text
  }

  /// Text in which each character outside ASCII is spelled out.
  static func ascii(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    return text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar.isASCII {
        result.unicodeScalars.append(scalar)
      } else if scalar == "…" {
        result += "..."
      } else {
        result += PlainText.number(of: scalar)
      }
    }
  }

  private static func code(of style: StyledSpan.Style) -> String? {
    switch style {
    case .plain: nil
    case .strong, .location: "1"
    case .faint: "2"
    case .note: "1;36"
    case .suggestion: "36"
    case .gutter: "34"
    case .caret, .failed: "1;31"
    case .passed: "32"
    case .warned: "33"
    }
  }
}
