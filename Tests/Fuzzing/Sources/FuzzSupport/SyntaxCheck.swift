import KanbanScenario
import KanbanText
import ScenarioSyntax

/// What holds for the reading and formatting of any bytes.
package enum SyntaxCheck {
  /// Of so many inputs one has its trees compared, which takes ten times as long as everything else.
  private static let outlineRarity: UInt64 = 16

  /// Parses and formats, and looks at all that comes of it.
  package static func check(_ bytes: [UInt8]) {
    let parsed = ScenarioParser.parse(bytes)
    check(parsed.diagnostics, in: bytes)
    demand(
      parsed.tree.phases.flatMap(\.lines) == Array(parsed.tree.lines.indices), "phases cover the lines")
    for comment in parsed.tree.comments { demand(isInside(comment.range, bytes), "comments lie in the text") }
    for line in parsed.tree.lines { demand(isInside(line.range, bytes), "lines lie in the text") }
    switch SyntaxFormatter.format(bytes) {
    case .faults(let faults):
      demand(parsed.hasErrors && !faults.isEmpty, "a file without errors is formatted")
    case .formatted(let text):
      demand(!parsed.hasErrors, "a file with errors is left alone")
      checkFormatted(Array(text.utf8), of: parsed.tree, in: bytes)
    }
  }

  /// Diagnostics stand in file order, inside the text, and say nothing that acts on a terminal.
  static func check(_ diagnostics: [Diagnostic], in bytes: [UInt8]) {
    let renderer = DiagnosticRenderer(path: "input.kanban", map: SourceMap(bytes))
    var last = 0
    for diagnostic in diagnostics {
      let ranges =
        [diagnostic.range] + diagnostic.notes.map(\.range) + (diagnostic.fix.map { [$0.range] } ?? [])
      for range in ranges { demand(isInside(range, bytes), "\(diagnostic.code) lies in the text") }
      demand(last <= diagnostic.range.start, "\(diagnostic.code) stands in file order")
      last = diagnostic.range.start
      let text = renderer.text(of: diagnostic)
      demand(
        text.unicodeScalars.allSatisfy { $0 == "\n" || PlainText.isPlain($0) },
        "\(diagnostic.code) is plain text")
    }
  }

  private static func isInside(_ range: SourceRange, _ bytes: [UInt8]) -> Bool {
    0 <= range.start && range.start <= range.end && range.end <= bytes.count
  }

  /// The formatted file means the same, has the same comments, and is left as it is when formatted again.
  private static func checkFormatted(_ formatted: [UInt8], of tree: ScenarioTree, in bytes: [UInt8]) {
    let again = ScenarioParser.parse(formatted)
    demand(!again.hasErrors, "a formatted file has no faults: \(again.diagnostics)")
    if Sampling.chooses(bytes, oneOf: outlineRarity) {
      demand(outline(again.tree) == outline(tree), "formatting keeps the meaning")
    }
    demand(
      comments(of: again.tree, in: formatted) == comments(of: tree, in: bytes), "formatting keeps comments")
    guard case .formatted(let twice) = SyntaxFormatter.format(formatted) else {
      return demand(false, "a formatted file can be formatted")
    }
    demand(Array(twice.utf8) == formatted, "formatting settles at once")
  }

  private static func comments(of tree: ScenarioTree, in bytes: [UInt8]) -> [String] {
    tree.comments.map { String(decoding: bytes[$0.range.start..<$0.range.end], as: UTF8.self) }
  }
}
