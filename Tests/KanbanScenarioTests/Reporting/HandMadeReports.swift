import KanbanInteraction
import KanbanScenario
import ScenarioSyntax

/// Reports made by hand, to see what reporters make of them.
enum HandMadeReports {
  static let source = Array("kanban-sim 1\nxfail \"why\"\n\nexpect target doing[1]\n".utf8)

  static func failure(_ message: String = "expected target doing[1], but the target is todo[1]") -> Failure {
    Failure(
      line: 4, column: 1, range: SourceRange(26, 48), message: message, expected: "target doing[1]",
      actual: "the target is todo[1]", phase: "carry A1 over",
      lastEvents: ["0s pressed A1", "50ms lifted A1"],
      instant: Instant(microseconds: 116_666))
  }

  static func entry(
    _ outcome: ScenarioOutcome, path: String = "Scenarios/drag/full.kanban", title: String? = "A full column",
    words: String? = nil, failures: [Failure] = []
  ) -> SuiteEntry {
    var variant = VariantReport()
    variant.failures = failures
    variant.board = [ColumnListing(column: "todo", cards: ["A1", "A2"])]
    variant.end = Instant(microseconds: 550_000)
    return SuiteEntry(
      path: path, source: source,
      report: ScenarioReport(outcome: outcome, title: title, words: words, variants: [variant]))
  }

  /// One scenario of each outcome.
  static var all: SuiteReport {
    SuiteReport(entries: [
      entry(.pass), entry(.fail, failures: [failure()]),
      entry(.xfail, words: "not yet", failures: [failure()]),
      entry(.xpass, words: "not yet"), entry(.skip, words: "slow"),
      SuiteEntry(
        path: "gone.kanban", report: ScenarioReport(outcome: .error), problem: "cannot read 'gone.kanban': no"
      ),
    ])
  }

  /// An escape sequence, controls, a bidirectional override, a noncharacter, markup of several languages.
  static let hostile = "\u{1B}[31m\u{7}\u{9B}\u{202E}\u{FFFF}\r\n<b>&\"'`|*_#%::error::]]>\u{0}"

  static var hostileSuite: SuiteReport {
    SuiteReport(entries: [
      entry(.fail, path: hostile, title: hostile, failures: [failure(hostile)]),
      entry(.skip, path: hostile, title: hostile, words: hostile),
      entry(.xpass, path: hostile, title: hostile, words: hostile),
      SuiteEntry(path: hostile, report: ScenarioReport(outcome: .error), problem: hostile),
    ])
  }
}
