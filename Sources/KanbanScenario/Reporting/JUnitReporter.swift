import KanbanInteraction
import KanbanSimulation
import KanbanText

/// The report as JUnit XML: one suite, one case a scenario, with file and line.
package enum JUnitReporter {
  /// The whole document.
  package static func text(of suite: SuiteReport) -> String {
    text(
      of: ReportDocument(
        form: .junit, exitCode: suite.exitCode,
        entries: suite.entries.map { entry in
          .init(path: entry.path, outcome: entry.report.outcome, text: Array(testCase(entry).utf8))
        }))
  }

  /// The document with the cases of a report.
  static func text(of report: ReportDocument) -> String {
    let totals = report.totals
    let counts =
      "tests=\"\(totals.all)\" failures=\"\(totals.count(.fail) + totals.count(.xpass))\" "
      + "errors=\"\(totals.count(.error))\" skipped=\"\(totals.count(.skip) + totals.count(.xfail))\""
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites name=\"kanban-sim\" \(counts)>\n"
    text += "  <testsuite name=\"scenarios\" \(counts)>\n"
    text += "    <properties>\n"
    text += "      <property name=\"report\" value=\"\(ReportDocument.version)\"/>\n"
    text += "      <property name=\"exit\" value=\"\(report.exitCode)\"/>\n"
    text += "    </properties>\n"
    for entry in report.entries { text += String(decoding: entry.text, as: UTF8.self) }
    return text + "  </testsuite>\n</testsuites>\n"
  }

  private static func testCase(_ entry: SuiteEntry) -> String {
    let findings = entry.findings
    let line = findings.first { $0.path == entry.path }?.line ?? 1
    let head =
      "    <testcase classname=\"\(className(entry.path))\" name=\"\(escaped(entry.title))\" "
      + "file=\"\(escaped(entry.path))\" line=\"\(line)\" time=\"\(seconds(entry.report))\""
    let words = entry.report.words.map { " message=\"\(escaped($0))\"" } ?? ""
    switch entry.report.outcome {
    case .pass: return head + "/>\n"
    case .skip, .xfail: return head + ">\n      <skipped\(words)/>\n    </testcase>\n"
    case .fail, .xpass: return head + ">\n" + element("failure", findings) + "    </testcase>\n"
    case .error: return head + ">\n" + element("error", findings) + "    </testcase>\n"
    }
  }

  /// One element with all findings: many readers take only the first.
  private static func element(_ name: String, _ findings: [Finding]) -> String {
    guard let first = findings.first else { return "      <\(name)/>\n" }
    let more = findings.count > 1 ? " (and \(findings.count - 1) more)" : ""
    let body = findings.map { "\($0.path):\($0.line):\($0.column): \($0.sentence)" }.map(escaped)
    return
      "      <\(name) message=\"\(escaped(first.message))\(more)\">\(body.joined(separator: "\n"))</\(name)>\n"
  }

  /// The folders of the path, which readers show as a tree.
  private static func className(_ path: String) -> String {
    let folders = path.split(separator: "/").dropLast().filter { $0 != "." && $0 != ".." }
    return folders.isEmpty ? "kanban-sim" : escaped(folders.joined(separator: "."))
  }

  /// The virtual time of the first run: real times would make equal runs differ.
  private static func seconds(_ report: ScenarioReport) -> String {
    Numbers.decimal(report.variants.first?.end.microseconds ?? 0, places: 6)
  }

  /// Text for content and attributes; characters that XML forbids are shown, not written.
  static func escaped(_ text: String) -> String { PlainText.shown(text, escaping: marks) }

  private static let marks: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\u{FFFE}": "\u{FFFD}", "\u{FFFF}": "\u{FFFD}",
  ]

  /// The text that `escaped` was made of, as it was shown.
  static func unescaped(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    let marks = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]
    return marks.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
