import KanbanInteraction
import KanbanScenario
import KanbanText
import ScenarioSyntax

/// `explain [CODE|WORD]`: the rule behind a diagnostic code, or what a word or a reason means; or the list of all
/// codes.
enum ExplainCommand {
  static func perform(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitCode {
    guard let word = arguments.operands.first else {
      for code in DiagnosticCode.allCases { console.write(heading(code)) }
      return .passed
    }
    if let code = DiagnosticCode(text: word) {
      explain(code, console)
      return .passed
    }
    let entries = Glossary.entries(for: word)
    guard let first = entries.first else {
      throw UsageError(
        "'\(PlainText.shown(word))' is neither a diagnostic code nor a word of the language",
        suggestion: Glossary.suggestion(for: word), command: .explain)
    }
    console.write([StyledSpan("\(first.word)\n", .strong)])
    for entry in entries { console.write([StyledSpan("  \(entry.noun): \(entry.meaning)\n")]) }
    for line in Glossary.usage(of: first.word, in: .standard) {
      console.write([StyledSpan("    \(line)\n", .faint)])
    }
    return .passed
  }

  private static func explain(_ code: DiagnosticCode, _ console: Console) {
    let explanation = code.explanation
    console.write(heading(code))
    if !explanation.text.isEmpty { console.write([StyledSpan("\n\(wrapped(explanation.text))\n")]) }
    console.write(example("wrong", explanation.wrong, .failed))
    console.write(example("right", explanation.right, .passed))
  }

  private static func heading(_ code: DiagnosticCode) -> [StyledSpan] {
    [StyledSpan(code.text, .strong), StyledSpan("  \(code.explanation.title)\n")]
  }

  private static func example(_ name: String, _ text: String, _ style: StyledSpan.Style) -> [StyledSpan] {
    guard !text.isEmpty else { return [] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return [StyledSpan("\n\(name)\n", style)] + lines.map { StyledSpan("  \($0)\n") }
  }

  /// The text in lines of at most 80 characters, paragraphs kept.
  private static func wrapped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { paragraph in
      var lines = [""]
      for word in paragraph.split(separator: " ") {
        let line = lines[lines.count - 1]
        if line.isEmpty {
          lines[lines.count - 1] = String(word)
        } else if line.count + 1 + word.count <= 80 {
          lines[lines.count - 1] += " \(word)"
        } else {
          lines.append(String(word))
        }
      }
      return lines.joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
