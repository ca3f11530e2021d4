import KanbanSimulation
import KanbanText

/// The report in version 14 of the Test Anything Protocol: one test point a scenario.
package enum TAPReporter {
  /// The whole stream.
  package static func text(of suite: SuiteReport) -> String {
    var text = "TAP version 14\n1..\(suite.entries.count)\n"
    for (index, entry) in suite.entries.enumerated() {
      text += point(entry, number: index + 1)
      text += block(entry.findings)
    }
    if suite.notRunCount > 0 { text += "# stopped: \(suite.notRunCount) scenarios were not run\n" }
    return text + "# \(suite.totals.words)\n"
  }

  private static func point(_ entry: SuiteEntry, number: Int) -> String {
    let name = entry.report.title == nil ? entry.path : "\(entry.path): \(entry.title)"
    let words = entry.report.words.map { " \(escaped($0))" } ?? ""
    let (verdict, directive) =
      switch entry.report.outcome {
      case .pass: ("ok", "")
      case .skip: ("ok", " # SKIP\(words)")
      case .xfail: ("not ok", " # TODO\(words)")
      // A TODO that is ok would count as good news, which it is not here.
      case .fail, .xpass, .error: ("not ok", "")
      }
    return "\(verdict) \(number) - \(escaped(name))\(directive)\n"
  }

  /// The YAML block of a test point, of which there is at most one; its texts are JSON strings, which YAML
  /// reads too.
  private static func block(_ findings: [Finding]) -> String {
    guard !findings.isEmpty else { return "" }
    let items = findings.map { finding in
      let lines = self.lines(of: finding)
      return (["  - " + lines[0]] + lines.dropFirst().map { "    " + $0 }).map { "  \($0)\n" }.joined()
    }
    return "  ---\n  failures:\n" + items.joined() + "  ...\n"
  }

  private static func lines(of finding: Finding) -> [String] {
    var lines = ["message: \(quoted(finding.message))"]
    if let code = finding.code { lines.append("code: \(code)") }
    if let variant = finding.variant { lines.append("variant: \(quoted(variant))") }
    if let expected = finding.expected { lines.append("expected: \(quoted(expected))") }
    if let actual = finding.actual { lines.append("actual: \(quoted(actual))") }
    if !finding.notes.isEmpty { lines += ["notes:"] + finding.notes.map { "  - \(quoted($0))" } }
    lines.append("at:")
    lines.append("  file: \(quoted(finding.path))")
    lines.append("  line: \(finding.line)")
    lines.append("  column: \(finding.column)")
    return lines
  }

  private static func quoted(_ text: String) -> String { PlainText.shown(text).quoted }

  /// A description, in which `#` would begin a directive.
  private static func escaped(_ text: String) -> String {
    PlainText.shown(text, escaping: ["#": "\\#", "\\": "\\\\"])
  }
}
