package import KanbanText

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
    spans(of: diagnostic).plainText
  }

  /// All diagnostics as plain text.
  public func text(of diagnostics: [Diagnostic]) -> String {
    diagnostics.map { text(of: $0) }.joined()
  }

  /// The diagnostic as styled spans.
  package func spans(of diagnostic: Diagnostic) -> [StyledSpan] {
    var spans = heading(
      diagnostic.severity.rawValue, diagnostic.severity == .error ? .failed : .warned,
      diagnostic.message, at: diagnostic.range)
    spans.append(StyledSpan(" [\(diagnostic.code.text)]\n", .faint))
    spans += excerpt(of: diagnostic.range)
    if let suggestion = diagnostic.suggestion {
      spans.append(StyledSpan("    did you mean '\(PlainText.shown(suggestion))'?\n", .suggestion))
    } else if let fix = diagnostic.fix {
      spans.append(StyledSpan("    \(words(of: fix))\n", .suggestion))
    }
    for note in diagnostic.notes {
      spans += heading("note", .note, note.message, at: note.range)
      spans.append(StyledSpan("\n"))
      spans += excerpt(of: note.range)
    }
    return spans
  }

  private func heading(
    _ kind: String, _ style: StyledSpan.Style, _ message: String, at range: SourceRange
  ) -> [StyledSpan] {
    let position = map.position(at: range.start)
    return [
      StyledSpan("\(PlainText.shown(path)):\(position.line):\(position.column): ", .location),
      StyledSpan("\(kind): ", style),
      .shown(message),
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

  private func excerpt(of range: SourceRange) -> [StyledSpan] {
    let line = map.position(at: range.start).line
    let excerpt = SourceExcerpt(map: map, line: line, range: range)
    let number = String(line)
    let gap = String(repeating: " ", count: number.count)
    return [
      StyledSpan(" \(number) | ", .gutter),
      StyledSpan(excerpt.source + "\n"),
      StyledSpan(" \(gap) | ", .gutter),
      StyledSpan(excerpt.carets + "\n", .caret),
    ]
  }
}
