import KanbanText

/// Writes diagnostics as text for people.
///
/// ```
/// demo.kanban:12:9: error: 'dwel' is not a clause [KS0102]
///  12 | drag A1 to todo[1] dwel 5ms
///     |                    ^^^^
///     did you mean 'dwell'?
/// ```
///
/// What comes from the file is never written raw: control characters and characters that reorder text are shown
/// as pictures or escapes, a tab as one space, and long lines are cut around the fault.
public struct DiagnosticRenderer: Sendable {
  /// What a span of the text is, for whoever adds colour.
  public enum Style: Sendable, Hashable {
    case plain, location, error, warning, note, code, gutter, caret, suggestion
  }

  /// A stretch of text of one style.
  public struct Span: Sendable, Hashable {
    /// The text; it may hold line ends.
    public var text: String
    /// What it is.
    public var style: Style
  }

  /// The path as it is printed before each position.
  public let path: String
  /// The file.
  public let map: SourceMap

  /// Makes a renderer for the diagnostics of one file.
  public init(path: String, map: SourceMap) {
    self.path = path
    self.map = map
  }

  /// The diagnostic as plain text, with a line end at its end.
  public func text(of diagnostic: Diagnostic) -> String {
    spans(of: diagnostic).map(\.text).joined()
  }

  /// All diagnostics as plain text.
  public func text(of diagnostics: [Diagnostic]) -> String {
    diagnostics.map { text(of: $0) }.joined()
  }

  /// The diagnostic as styled spans.
  public func spans(of diagnostic: Diagnostic) -> [Span] {
    var spans = heading(
      diagnostic.severity.rawValue, diagnostic.severity == .error ? .error : .warning,
      diagnostic.message, at: diagnostic.range)
    spans.append(Span(text: " [\(diagnostic.code.text)]\n", style: .code))
    spans += excerpt(of: diagnostic.range)
    if let suggestion = diagnostic.suggestion {
      spans.append(Span(text: "    did you mean '\(PlainText.shown(suggestion))'?\n", style: .suggestion))
    } else if let fix = diagnostic.fix {
      spans.append(Span(text: "    \(words(of: fix))\n", style: .suggestion))
    }
    for note in diagnostic.notes {
      spans += heading("note", .note, note.message, at: note.range)
      spans.append(Span(text: "\n", style: .plain))
      spans += excerpt(of: note.range)
    }
    return spans
  }

  private func heading(
    _ kind: String, _ style: Style, _ message: String, at range: SourceRange
  ) -> [Span] {
    let position = map.position(at: range.start)
    return [
      Span(text: "\(PlainText.shown(path)):\(position.line):\(position.column): ", style: .location),
      Span(text: "\(kind): ", style: style),
      Span(text: PlainText.shown(message), style: .plain),
    ]
  }

  private func words(of fix: Diagnostic.Fix) -> String {
    if fix.replacement.isEmpty {
      let text = String(decoding: map.bytes[fix.range.start..<fix.range.end], as: UTF8.self)
        .filter { $0 != " " && $0 != "\t" }
      return text.isEmpty ? "leave out the space" : "leave out '\(PlainText.shown(text))'"
    }
    if fix.replacement == " " { return "put a space before it" }
    let replacement = PlainText.shown(fix.replacement.split(separator: "\n").joined())
    return fix.range.start == fix.range.end ? "put \(replacement) before it" : "write \(replacement)"
  }

  private func excerpt(of range: SourceRange) -> [Span] {
    let line = map.position(at: range.start).line
    let excerpt = SourceExcerpt(map: map, line: line, range: range)
    let number = String(line)
    let gap = String(repeating: " ", count: number.count)
    return [
      Span(text: " \(number) | ", style: .gutter),
      Span(text: excerpt.source + "\n", style: .plain),
      Span(text: " \(gap) | ", style: .gutter),
      Span(text: excerpt.carets + "\n", style: .caret),
    ]
  }
}
