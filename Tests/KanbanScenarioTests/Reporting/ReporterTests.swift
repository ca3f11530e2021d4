import KanbanInteraction
import KanbanScenario
import KanbanText
import ScenarioSyntax
import Testing

@Suite("Reporters")
struct ReporterTests {
  private let all = HandMadeReports.all

  @Test("Totals count every outcome, passed and failed always")
  func totals() {
    #expect(all.totals.all == 6)
    #expect(
      all.totals.words
        == "1 passed, 1 failed, 1 failed as expected, 1 passed unexpectedly, 1 skipped, 1 error")
    #expect(SuiteReport(entries: []).totals.words == "0 passed, 0 failed")
  }

  @Test("The line reporter shows the line, the phase, the events and how to see it again")
  func line() {
    let text = LineReporter.text(of: SuiteReport(entries: [all.entries[1]]))
    #expect(
      text == """
        FAIL   Scenarios/drag/full.kanban  A full column
          Scenarios/drag/full.kanban:4:1: expected target doing[1], but the target is todo[1]
           4 | expect target doing[1]
             | ^^^^^^^^^^^^^^^^^^^^^^
            phase     carry A1 over
            at        116.666ms
            events    0s pressed A1
                      50ms lifted A1
            replay    kanban-sim play Scenarios/drag/full.kanban --at 116.666ms

        0 passed, 1 failed

        """)
    let quiet = all.entries.flatMap { LineReporter.spans(of: $0, isQuiet: true) }.plainText
    #expect(!quiet.contains("pass   "))
    #expect(quiet.contains("XPASS"))
  }

  @Test("Every reporter tells the causes, and how much was not judged")
  func notes() {
    var failure = HandMadeReports.failure()
    failure.causes = ["A1 is locked"]
    failure.unjudgedLines = [5, 6]
    let suite = SuiteReport(entries: [HandMadeReports.entry(.fail, failures: [failure])])
    let words = "2 later expectations of the phase were not judged"
    let line = LineReporter.text(of: suite)
    #expect(line.contains("    because   A1 is locked\n    unjudged  \(words); --keep-going judges them\n"))
    let reports = [
      TAPReporter.text(of: suite), JUnitReporter.text(of: suite), GitHubReporter.text(of: suite),
      JSONReporter.text(of: suite), MarkdownReporter.text(of: suite),
    ]
    for report in reports { #expect(report.contains("A1 is locked") && report.contains(words), "\(report)") }
  }

  @Test("Expected and actual stand below each other where the message is long")
  func longMessage() {
    var failure = HandMadeReports.failure()
    failure.expected = "board = " + String(repeating: "A1 ", count: 40)
    failure.message = "the board differs"
    let text = LineReporter.text(
      of: SuiteReport(entries: [HandMadeReports.entry(.fail, failures: [failure])]))
    #expect(text.contains("    expected  board = A1 A1"))
    #expect(text.contains("    actual    the target is todo[1]"))
  }

  @Test("A TAP point has one block with all that is known of each failure, in a fixed order")
  func tapBlock() {
    var first = HandMadeReports.failure("a \"quoted\" message")
    first.causes = ["A1 is locked"]
    var second = HandMadeReports.failure()
    (second.expected, second.actual, second.line, second.column) = (nil, nil, 7, 3)
    var entry = HandMadeReports.entry(.fail, failures: [first, second])
    entry.report.variants[0].label = "zoom 2"
    #expect(
      TAPReporter.text(of: SuiteReport(entries: [entry])) == """
        TAP version 14
        1..1
        not ok 1 - Scenarios/drag/full.kanban: A full column
          ---
          failures:
            - message: "a \\"quoted\\" message"
              variant: "zoom 2"
              expected: "target doing[1]"
              actual: "the target is todo[1]"
              notes:
                - "A1 is locked"
              at:
                file: "Scenarios/drag/full.kanban"
                line: 4
                column: 1
            - message: "expected target doing[1], but the target is todo[1]"
              variant: "zoom 2"
              at:
                file: "Scenarios/drag/full.kanban"
                line: 7
                column: 3
          ...
        # 0 passed, 1 failed

        """)
  }

  @Test("TAP has a plan, a point for each scenario, and directives that do not turn xpass into good news")
  func tap() {
    let lines = TAPReporter.text(of: all).split(separator: "\n").map(String.init)
    #expect(
      lines.starts(with: ["TAP version 14", "1..6", "ok 1 - Scenarios/drag/full.kanban: A full column"]))
    let points = lines.filter { $0.hasPrefix("ok") || $0.hasPrefix("not ok") }
    #expect(points.count == 6)
    #expect(points[2].hasSuffix("# TODO not yet") && points[2].hasPrefix("not ok 3"))
    #expect(points[3].hasPrefix("not ok 4") && !points[3].contains("#"))
    #expect(points[4].hasSuffix("# SKIP slow") && points[4].hasPrefix("ok 5"))
  }

  @Test("A TAP block says of each failure what, in which variant, what was there instead and where")
  func tapBlockOfVariants() {
    var entry = HandMadeReports.entry(
      .fail,
      failures: [
        HandMadeReports.failure(),
        .init(
          line: 7, column: 3, range: SourceRange(50, 55), message: "a \"step\" could not be done",
          instant: Instant(microseconds: 0)),
      ])
    entry.report.variants[0].label = "frame-rate 30"
    let fault = Diagnostic(.unknownWord, "'dwel' is not a clause", at: SourceRange(13, 18))
    let faulty = SuiteEntry(
      path: "wrong # 1.kanban", report: ScenarioReport(outcome: .error),
      faultyFiles: [.init(path: "part.kanban", source: HandMadeReports.source, diagnostics: [fault])])
    let text = TAPReporter.text(
      of: SuiteReport(entries: [entry, faulty, HandMadeReports.entry(.pass)], notRunCount: 2))
    #expect(
      text == ##"""
        TAP version 14
        1..3
        not ok 1 - Scenarios/drag/full.kanban: A full column
          ---
          failures:
            - message: "expected target doing[1], but the target is todo[1]"
              variant: "frame-rate 30"
              expected: "target doing[1]"
              actual: "the target is todo[1]"
              at:
                file: "Scenarios/drag/full.kanban"
                line: 4
                column: 1
            - message: "a \"step\" could not be done"
              variant: "frame-rate 30"
              at:
                file: "Scenarios/drag/full.kanban"
                line: 7
                column: 3
          ...
        not ok 2 - wrong \# 1.kanban
          ---
          failures:
            - message: "'dwel' is not a clause"
              code: KS0102
              at:
                file: "part.kanban"
                line: 2
                column: 1
          ...
        ok 3 - Scenarios/drag/full.kanban: A full column
        # stopped: 2 scenarios were not run
        # 1 passed, 1 failed, 1 error

        """##)
  }

  @Test("JUnit counts what its readers count")
  func junit() {
    let text = JUnitReporter.text(of: all)
    #expect(
      text.contains("<testsuites name=\"kanban-sim\" tests=\"6\" failures=\"2\" errors=\"1\" skipped=\"2\">"))
    #expect(text.components("<testcase ") == 6)
    #expect(text.contains("classname=\"Scenarios.drag\" name=\"A full column\""))
    #expect(text.contains("line=\"4\" time=\"0.55\""))
  }

  @Test("JSON has sorted keys, all totals, and null where a step has no expectation")
  func json() {
    let text = JSONReporter.text(of: SuiteReport(entries: [all.entries[0], all.entries[5]], exitCode: 74))
    #expect(
      text == """
        {"exit":74,"report":1,"scenarios":[{"board":[{"cards":["A1","A2"],"column":"todo"}],"failures":[],"outcome":"pass",\
        "path":"Scenarios/drag/full.kanban","title":"A full column"},{"board":[],"failures":[{"actual":null,\
        "column":1,"expected":null,"line":1,"message":"cannot read 'gone.kanban': no"}],"outcome":"error",\
        "path":"gone.kanban","title":"gone.kanban"}],"totals":{"error":1,"fail":0,"pass":1,"skip":0,"xfail":0,\
        "xpass":0}}

        """)
  }

  @Test("GitHub gets at most ten annotations, and a summary")
  func gitHub() {
    let failures = [Failure](repeating: HandMadeReports.failure(), count: 14)
    let text = GitHubReporter.text(
      of: SuiteReport(entries: [HandMadeReports.entry(.fail, failures: failures)]))
    #expect(text.components("::error ") == 10)
    #expect(
      text.hasSuffix("::notice title=kanban-sim::0 passed, 1 failed; 4 more failures have no annotation\n"))
  }

  @Test(
    "Nothing that acts on a terminal, and no markup, comes out of hostile text",
    arguments: [
      LineReporter.text, TAPReporter.text, JUnitReporter.text, GitHubReporter.text, JSONReporter.text,
      MarkdownReporter.text,
    ] as [@Sendable (SuiteReport) -> String])
  func hostile(reporter: @Sendable (SuiteReport) -> String) {
    let text = reporter(HandMadeReports.hostileSuite)
    #expect(
      !text.unicodeScalars.contains { $0 != "\n" && ($0.value < 0x20 || (0x7F..<0xA0).contains($0.value)) })
  }

  @Test("Each form escapes what it reads as markup")
  func markup() {
    let suite = HandMadeReports.hostileSuite
    let xml = JUnitReporter.text(of: suite)
    #expect(
      !xml.contains("<b>") && !xml.contains("]]>") && !xml.contains("\u{202E}") && !xml.contains("\u{FFFF}"))
    let commands = GitHubReporter.text(of: suite).split(separator: "\n")
    #expect(commands.allSatisfy { $0.hasPrefix("::error file=") || $0.hasPrefix("::notice ") })
    let tap = TAPReporter.text(of: suite).split(separator: "\n")
    #expect(tap.filter { $0.hasPrefix("ok") || $0.hasPrefix("not ok") }.count == 4)
    let rows = MarkdownReporter.text(of: suite).split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(rows.allSatisfy { $0.replacing("\\|", with: "").filter { $0 == "|" }.count == 4 })
  }

  @Test(
    "A path is printed as a shell reads it",
    arguments: [
      ("a/b-1.kanban", "a/b-1.kanban"), ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("", "''"), ("$x", "'$x'"),
    ])
  func shellWords(path: String, word: String) {
    #expect(LineReporter.shellWord(path) == word)
  }
}

extension String {
  /// How often a text stands in this one.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
