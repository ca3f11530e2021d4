/// Writes scenario files in their canonical layout.
///
/// Blocks are indented by two, cards by four; blank lines collapse to one; a setting has a line of its own;
/// words are one space apart; clauses stand in one order; names have quotes only where they need them. Comments
/// stay where they are. Golden lines and the samples of a trace keep their bytes, line ends excepted.
/// Formatting twice changes nothing more, and the result means what the source meant.
public enum SyntaxFormatter {
  /// What formatting made of a file.
  public enum Outcome: Sendable, Hashable {
    /// The file in its canonical layout.
    case formatted(String)
    /// The faults of a file that does not parse; it is left as it is.
    case faults([Diagnostic])
  }

  /// Formats the bytes of a file.
  package static func format(_ source: [UInt8], with grammar: Grammar) -> Outcome {
    let parsed = ScenarioParser.parse(source, with: grammar)
    guard !parsed.hasErrors else { return .faults(parsed.diagnostics) }
    return .formatted(text(of: parsed.tree, in: source))
  }

  /// The canonical text of a tree that was made of a file without errors.
  package static func text(of tree: ScenarioTree, in source: [UInt8]) -> String {
    CanonicalWriter(source, tree.comments).text(of: CanonicalLines(of: tree, in: source).lines)
  }
}
