import KanbanText

/// The report as annotations that GitHub shows beside the changed lines.
package enum GitHubReporter {
  /// GitHub shows no more of one step.
  package static let mostAnnotations = 10

  /// One workflow command a line, the last one a summary.
  package static func text(of suite: SuiteReport) -> String {
    let findings = suite.entries.flatMap { entry in entry.findings.map { (entry.title, $0) } }
    var text = ""
    for (title, finding) in findings.prefix(mostAnnotations) {
      text +=
        "::error file=\(property(finding.path)),line=\(finding.line),col=\(finding.column),"
        + "title=\(property(title))::\(message(finding.sentence))\n"
    }
    var summary = suite.totals.words
    let rest = findings.count - mostAnnotations
    if rest > 0 { summary += "; \(rest) more failures have no annotation" }
    if suite.notRunCount > 0 { summary += "; \(suite.notRunCount) scenarios were not run" }
    return text + "::notice title=kanban-sim::\(message(summary))\n"
  }

  private static func message(_ text: String) -> String {
    // Control characters, line ends among them, are shown; what is left to escape is the escape itself.
    PlainText.shown(text, escaping: ["%": "%25"])
  }

  private static func property(_ text: String) -> String {
    PlainText.shown(text, escaping: ["%": "%25", ":": "%3A", ",": "%2C"])
  }
}
