import KanbanText

/// The report as Markdown, for the summary of a pipeline or a pull request.
package enum MarkdownReporter {
  /// The whole document.
  package static func text(of suite: SuiteReport) -> String {
    var text = "## kanban-sim: \(suite.totals.words)\n"
    if suite.notRunCount > 0 { text += "\nStopped: \(suite.notRunCount) scenarios were not run.\n" }
    if !suite.entries.isEmpty {
      text += "\n| outcome | scenario | title |\n|---|---|---|\n"
      for entry in suite.entries {
        let words = entry.report.words.map { ": \($0)" } ?? ""
        text +=
          "| \(entry.report.outcome.rawValue)\(escaped(words)) | \(escaped(entry.path)) | \(escaped(entry.title)) |\n"
      }
    }
    for entry in suite.entries where !entry.findings.isEmpty { text += details(entry) }
    return text
  }

  private static func details(_ entry: SuiteEntry) -> String {
    var text = "\n### \(escaped(entry.title))\n\n"
    for finding in entry.findings {
      text +=
        "- \(escaped("\(finding.path):\(finding.line):\(finding.column)")) \(escaped(finding.sentence))\n"
    }
    if case .drawn(let lines)? = entry.pictures.first {
      let fence = fence(around: lines)
      text += "\n\(fence)\n\(lines.joined(separator: "\n"))\n\(fence)\n"
    }
    return text
  }

  /// Backticks, more than stand together anywhere in the lines.
  private static func fence(around lines: [String]) -> String {
    var longest = 2
    for line in lines {
      var run = 0
      for character in line {
        run = character == "`" ? run + 1 : 0
        longest = max(longest, run)
      }
    }
    return String(repeating: "`", count: longest + 1)
  }

  /// Text on one line, in which nothing is markup.
  private static func escaped(_ text: String) -> String { PlainText.shown(text, escaping: marks) }

  private static let marks: [Unicode.Scalar: String] = "\\`*_[]|~#!@".unicodeScalars.reduce(
    into: ["<": "&lt;", "&": "&amp;"]
  ) { $0[$1] = "\\\($1)" }
}
