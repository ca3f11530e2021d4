/// A stretch of text in one style; whoever writes it to a terminal chooses the colours.
package struct StyledSpan: Hashable, Sendable {
  /// What a span is.
  package enum Style: Hashable, Sendable, CaseIterable {
    case plain, strong, faint, location, note, suggestion, gutter, caret
    case passed, failed, warned
  }

  /// The text; it may hold line ends, but nothing else that could act on a terminal.
  package var text: String
  /// What it is.
  package var style: Style

  /// Makes a span of text that is known to be harmless.
  package init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }

  /// Makes a span of any text: what could act on a terminal is shown instead of done.
  package static func shown(_ text: String, _ style: Style = .plain) -> StyledSpan {
    StyledSpan(PlainText.shown(text), style)
  }

  /// The span with more text in its style.
  package static func + (span: StyledSpan, end: String) -> StyledSpan {
    StyledSpan(span.text + end, span.style)
  }
}

extension [StyledSpan] {
  /// The text without styles.
  package var plainText: String { map(\.text).joined() }
}
