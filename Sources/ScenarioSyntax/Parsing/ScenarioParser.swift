/// What the parser makes of a file: always a tree, and all diagnostics in file order.
package struct ParsedScenario: Sendable {
  package var tree: ScenarioTree
  package var diagnostics: [Diagnostic]

  /// Whether a diagnostic forbids running the file.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// Reads scenario files.
package enum ScenarioParser {
  /// Parses the bytes of a file, whatever they are, in time linear in their number.
  ///
  /// A fault ends the reading of its line; the next line is read afresh.
  package static func parse(_ source: [UInt8], with grammar: Grammar) -> ParsedScenario {
    var parser = Parser(source, grammar)
    parser.parseFile()
    var diagnostics = parser.diagnostics
    // Unclosed blocks are found at their end but stand at their opening; equal places keep their order.
    if diagnostics.count > 1 {
      diagnostics = diagnostics.enumerated()
        .sorted { ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset) }
        .map(\.element)
    }
    return ParsedScenario(tree: parser.tree, diagnostics: diagnostics)
  }
}
