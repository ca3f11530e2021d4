import KanbanInteraction
import KanbanScenario
import KanbanSimulation
import KanbanText
import ScenarioSyntax
import Testing

@Suite("Whole reports")
struct WholeReportTests {
  private static let source = Array(
    "kanban-sim 1\n\n  xfail \"why\"\n\nexpect target doing[1]\ntap A1\n".utf8)

  private static func failure(_ message: String, line: Int, expected: String? = nil, actual: String? = nil)
    -> Failure
  {
    let range = line == 5 ? SourceRange(29, 51) : SourceRange(52, 58)
    return Failure(
      line: line, column: 1, range: range, message: message, expected: expected, actual: actual,
      phase: "carry it", phaseLine: 4, lastEvents: ["0s pressed A1"], instant: Instant(microseconds: 1_500))
  }

  private static func variant(_ label: String?, _ failures: [Failure]) -> VariantReport {
    var variant = VariantReport(label: label)
    variant.failures = failures
    variant.board = [
      ColumnListing(column: "todo", cards: ["A1", "A2"]), ColumnListing(column: "doing", cards: []),
    ]
    variant.end = Instant(microseconds: 2_000_000)
    return variant
  }

  /// Two runs that share a failure, and have one each; the second broke a rule of the simulator.
  private static var varied: SuiteEntry {
    let shared = failure(
      "the target, \"it\", is another: 50%", line: 5, expected: "doing[1]", actual: "todo[1]")
    var second = variant("zoom 2", [shared, failure("no room", line: 6)])
    second.broken = BrokenRun(
      name: "locked-never-lift", event: 3, instant: Instant(microseconds: 16_666), message: "A1 was lifted",
      lastEvents: ["0s pressed A1", "16.666ms lifted A1"])
    return SuiteEntry(
      path: "b 1.kanban", source: source,
      report: ScenarioReport(
        outcome: .fail, title: "Varied",
        variants: [variant("zoom 1", [failure("too late", line: 6), shared]), second]),
      pictures: [.drawn(lines: ["| `` |  ", "| ```|"]), .sameAs(line: 6)])
  }

  private static func entry(
    _ path: String, _ outcome: ScenarioOutcome, title: String? = nil, words: String? = nil
  ) -> SuiteEntry {
    SuiteEntry(
      path: path, source: source,
      report: ScenarioReport(
        outcome: outcome, title: title, words: words,
        variants: outcome == .skip || outcome == .error ? [] : [variant(nil, [])]))
  }

  /// A file with two errors and a warning.
  private static var faulty: SuiteEntry {
    var entry = entry("e.kanban", .error)
    entry.faultyFiles = [
      LoadResult.FaultyFile(
        path: "e.kanban", source: source,
        diagnostics: [
          Diagnostic(.unknownWord, "'xfail' is unknown", at: SourceRange(16, 21)),
          Diagnostic(.unknownWord, "never mind", at: SourceRange(0, 1), severity: .warning),
          Diagnostic(.unexpectedRest, "nothing stands behind it", at: SourceRange(57, 58)),
        ])
    ]
    return entry
  }

  private static var suite: SuiteReport {
    var unreadable = entry("f.kanban", .error)
    unreadable.problem = "cannot read 'f.kanban': no"
    return SuiteReport(
      entries: [
        entry("a.kanban", .pass, title: "A #1 \\ pass"), varied,
        entry("c.kanban", .xpass, title: "c.kanban", words: "not yet"),
        entry("d.kanban", .skip, words: "slow"),
        faulty, unreadable, entry("g.kanban", .xfail, title: "Late", words: "later"),
      ], notRunCount: 3, exitCode: 70)
  }

  @Test("A suite with everything that can happen, for people")
  func lines() {
    #expect(
      LineReporter.text(of: Self.suite) == """
        pass   a.kanban  A #1 \\ pass
        FAIL   b 1.kanban  Varied
          b 1.kanban:5:1: the target, "it", is another: 50%
           5 | expect target doing[1]
             | ^^^^^^^^^^^^^^^^^^^^^^
            expected  doing[1]
            actual    todo[1]
            with      all 2 variants
            phase     line 4: carry it
            at        1.5ms
            events    0s pressed A1
            frames    as at line 6
            replay    kanban-sim play 'b 1.kanban' --at 1.5ms

          b 1.kanban:6:1: too late
           6 | tap A1
             | ^^^^^^
            with      zoom 1
            phase     line 4: carry it
            at        1.5ms
            events    0s pressed A1
            | `` |
            | ```|
            replay    kanban-sim play 'b 1.kanban' --at 1.5ms

          b 1.kanban:6:1: no room
           6 | tap A1
             | ^^^^^^
            with      zoom 2
            phase     line 4: carry it
            at        1.5ms
            events    0s pressed A1
            replay    kanban-sim play 'b 1.kanban' --variant 2 --at 1.5ms

          the simulator broke its own rule 'locked-never-lift' at 16.666ms, event 3: A1 was lifted; this\
         is a fault of kanban-sim, please report it with the file
            events    0s pressed A1
                      16.666ms lifted A1
            log       kanban-sim log 'b 1.kanban' --variant 2
            replay    kanban-sim play 'b 1.kanban' --variant 2 --at 16.666ms

        XPASS  c.kanban  (not yet)
          c.kanban:3:1: it passed, although it is expected to fail: not yet
        skip   d.kanban  (slow)
        ERROR  e.kanban
          not run: 2 faults in the file
        ERROR  f.kanban
          cannot read 'f.kanban': no
        xfail  g.kanban  Late  (later)
        1 passed, 1 failed, 1 failed as expected, 1 passed unexpectedly, 1 skipped, 2 errors, 3 not run

        """)
  }
  @Test("A suite with everything that can happen, in TAP")
  func tap() {
    #expect(
      TAPReporter.text(of: Self.suite) == """
        TAP version 14
        1..7
        ok 1 - a.kanban: A \\#1 \\\\ pass
        not ok 2 - b 1.kanban: Varied
          ---
          failures:
            - message: "the target, \\"it\\", is another: 50%"
              expected: "doing[1]"
              actual: "todo[1]"
              at:
                file: "b 1.kanban"
                line: 5
                column: 1
            - message: "too late"
              variant: "zoom 1"
              at:
                file: "b 1.kanban"
                line: 6
                column: 1
            - message: "no room"
              variant: "zoom 2"
              at:
                file: "b 1.kanban"
                line: 6
                column: 1
            - message: "the simulator broke its own rule 'locked-never-lift' at 16.666ms, event 3: A1 wa\
        s lifted; this is a fault of kanban-sim, please report it with the file"
              variant: "zoom 2"
              at:
                file: "b 1.kanban"
                line: 1
                column: 1
          ...
        not ok 3 - c.kanban: c.kanban
          ---
          failures:
            - message: "it passed, although it is expected to fail: not yet"
              at:
                file: "c.kanban"
                line: 3
                column: 1
          ...
        ok 4 - d.kanban # SKIP slow
        not ok 5 - e.kanban
          ---
          failures:
            - message: "'xfail' is unknown"
              code: KS0102
              at:
                file: "e.kanban"
                line: 3
                column: 3
            - message: "nothing stands behind it"
              code: KS0104
              at:
                file: "e.kanban"
                line: 6
                column: 6
          ...
        not ok 6 - f.kanban
          ---
          failures:
            - message: "cannot read 'f.kanban': no"
              at:
                file: "f.kanban"
                line: 1
                column: 1
          ...
        not ok 7 - g.kanban: Late # TODO later
        # stopped: 3 scenarios were not run
        # 1 passed, 1 failed, 1 failed as expected, 1 passed unexpectedly, 1 skipped, 2 errors

        """)
  }
  @Test("A suite with everything that can happen, in JUnit XML")
  func junit() {
    #expect(
      JUnitReporter.text(of: Self.suite) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="kanban-sim" tests="7" failures="2" errors="2" skipped="2">
          <testsuite name="scenarios" tests="7" failures="2" errors="2" skipped="2">
            <properties>
              <property name="report" value="1"/>
              <property name="exit" value="70"/>
            </properties>
            <testcase classname="kanban-sim" name="A #1 \\ pass" file="a.kanban" line="1" time="2"/>
            <testcase classname="kanban-sim" name="Varied" file="b 1.kanban" line="5" time="2">
              <failure message="the target, &quot;it&quot;, is another: 50% (and 3 more)">b 1.kanban:5:1\
        : the target, &quot;it&quot;, is another: 50% (in all 2 variants); expected: doing[1]; actual: t\
        odo[1]
        b 1.kanban:6:1: too late (with zoom 1)
        b 1.kanban:6:1: no room (with zoom 2)
        b 1.kanban:1:1: the simulator broke its own rule 'locked-never-lift' at 16.666ms, event 3: A1 wa\
        s lifted; this is a fault of kanban-sim, please report it with the file (with zoom 2)</failure>
            </testcase>
            <testcase classname="kanban-sim" name="c.kanban" file="c.kanban" line="3" time="2">
              <failure message="it passed, although it is expected to fail: not yet">c.kanban:3:1: it pa\
        ssed, although it is expected to fail: not yet</failure>
            </testcase>
            <testcase classname="kanban-sim" name="d.kanban" file="d.kanban" line="1" time="0">
              <skipped message="slow"/>
            </testcase>
            <testcase classname="kanban-sim" name="e.kanban" file="e.kanban" line="3" time="0">
              <error message="'xfail' is unknown (and 1 more)">e.kanban:3:3: 'xfail' is unknown
        e.kanban:6:6: nothing stands behind it</error>
            </testcase>
            <testcase classname="kanban-sim" name="f.kanban" file="f.kanban" line="1" time="0">
              <error message="cannot read 'f.kanban': no">f.kanban:1:1: cannot read 'f.kanban': no</erro\
        r>
            </testcase>
            <testcase classname="kanban-sim" name="Late" file="g.kanban" line="1" time="2">
              <skipped message="later"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }
  @Test("A suite with everything that can happen, as annotations of GitHub")
  func github() {
    #expect(
      GitHubReporter.text(of: Self.suite) == """
        ::error file=b 1.kanban,line=5,col=1,title=Varied::the target, "it", is another: 50%25 (in all 2\
         variants); expected: doing[1]; actual: todo[1]
        ::error file=b 1.kanban,line=6,col=1,title=Varied::too late (with zoom 1)
        ::error file=b 1.kanban,line=6,col=1,title=Varied::no room (with zoom 2)
        ::error file=b 1.kanban,line=1,col=1,title=Varied::the simulator broke its own rule 'locked-neve\
        r-lift' at 16.666ms, event 3: A1 was lifted; this is a fault of kanban-sim, please report it wit\
        h the file (with zoom 2)
        ::error file=c.kanban,line=3,col=1,title=c.kanban::it passed, although it is expected to fail: n\
        ot yet
        ::error file=e.kanban,line=3,col=3,title=e.kanban::'xfail' is unknown
        ::error file=e.kanban,line=6,col=6,title=e.kanban::nothing stands behind it
        ::error file=f.kanban,line=1,col=1,title=f.kanban::cannot read 'f.kanban': no
        ::notice title=kanban-sim::1 passed, 1 failed, 1 failed as expected, 1 passed unexpectedly, 1 sk\
        ipped, 2 errors; 3 scenarios were not run

        """)
  }
  @Test("A suite with everything that can happen, in Markdown")
  func markdown() {
    #expect(
      MarkdownReporter.text(of: Self.suite) == """
        ## kanban-sim: 1 passed, 1 failed, 1 failed as expected, 1 passed unexpectedly, 1 skipped, 2 err\
        ors

        Stopped: 3 scenarios were not run.

        | outcome | scenario | title |
        |---|---|---|
        | pass | a.kanban | A \\#1 \\\\ pass |
        | fail | b 1.kanban | Varied |
        | xpass: not yet | c.kanban | c.kanban |
        | skip: slow | d.kanban | d.kanban |
        | error | e.kanban | e.kanban |
        | error | f.kanban | f.kanban |
        | xfail: later | g.kanban | Late |

        ### Varied

        - b 1.kanban:5:1 the target, "it", is another: 50% (in all 2 variants); expected: doing\\[1\\]; \
        actual: todo\\[1\\]
        - b 1.kanban:6:1 too late (with zoom 1)
        - b 1.kanban:6:1 no room (with zoom 2)
        - b 1.kanban:1:1 the simulator broke its own rule 'locked-never-lift' at 16.666ms, event 3: A1 w\
        as lifted; this is a fault of kanban-sim, please report it with the file (with zoom 2)

        ````
        | `` | \u{20}
        | ```|
        ````

        ### c.kanban

        - c.kanban:3:1 it passed, although it is expected to fail: not yet

        ### e.kanban

        - e.kanban:3:3 'xfail' is unknown
        - e.kanban:6:6 nothing stands behind it

        ### f.kanban

        - f.kanban:1:1 cannot read 'f.kanban': no

        """)
  }
  @Test("A suite with everything that can happen, in JSON")
  func json() {
    #expect(
      JSONReporter.text(of: Self.suite) == """
        {"exit":70,"report":1,"scenarios":[{"board":[{"cards":["A1","A2"],"column":"todo"},{"cards":[],"\
        column":"doing"}],"failures":[],"outcome":"pass","path":"a.kanban","title":"A #1 \\\\ pass"},{"b\
        oard":[{"cards":["A1","A2"],"column":"todo"},{"cards":[],"column":"doing"}],"failures":[{"actual\
        ":"todo[1]","column":1,"expected":"doing[1]","line":5,"message":"the target, \\"it\\", is anothe\
        r: 50%","variants":2},{"actual":null,"column":1,"expected":null,"line":6,"message":"too late","v\
        ariant":"zoom 1"},{"actual":null,"column":1,"expected":null,"line":6,"message":"no room","varian\
        t":"zoom 2"},{"actual":null,"column":1,"expected":null,"line":1,"message":"the simulator broke i\
        ts own rule 'locked-never-lift' at 16.666ms, event 3: A1 was lifted; this is a fault of kanban-s\
        im, please report it with the file","variant":"zoom 2"}],"outcome":"fail","path":"b 1.kanban","t\
        itle":"Varied"},{"board":[{"cards":["A1","A2"],"column":"todo"},{"cards":[],"column":"doing"}],"\
        failures":[{"actual":null,"column":1,"expected":null,"line":3,"message":"it passed, although it \
        is expected to fail: not yet"}],"outcome":"xpass","path":"c.kanban","title":"c.kanban"},{"board"\
        :[],"failures":[],"outcome":"skip","path":"d.kanban","title":"d.kanban"},{"board":[],"failures":\
        [{"actual":null,"code":"KS0102","column":3,"expected":null,"line":3,"message":"'xfail' is unknow\
        n"},{"actual":null,"code":"KS0104","column":6,"expected":null,"line":6,"message":"nothing stands\
         behind it"}],"outcome":"error","path":"e.kanban","title":"e.kanban"},{"board":[],"failures":[{"\
        actual":null,"column":1,"expected":null,"line":1,"message":"cannot read 'f.kanban': no"}],"outco\
        me":"error","path":"f.kanban","title":"f.kanban"},{"board":[{"cards":["A1","A2"],"column":"todo"\
        },{"cards":[],"column":"doing"}],"failures":[],"outcome":"xfail","path":"g.kanban","title":"Late\
        "}],"totals":{"error":2,"fail":1,"pass":1,"skip":1,"xfail":1,"xpass":1}}

        """)
  }

  @Test("Each outcome has its colour, and failures that are not told are counted")
  func styles() {
    let entries = Self.suite.entries
    #expect(
      entries.map { LineReporter.spans(of: $0)[0].style }
        == [.passed, .failed, .failed, .faint, .failed, .failed, .warned])
    #expect(LineReporter.summary(of: Self.suite)[0].style == .failed)
    for index in [0, 3, 6] {
      let suite = SuiteReport(entries: [entries[index]])
      #expect(LineReporter.summary(of: suite)[0].style == .passed)
      #expect(LineReporter.spans(of: entries[index], isQuiet: true).isEmpty)
      #expect(entries[index].findings.isEmpty)
    }
    for index in [1, 2, 4, 5] {
      #expect(LineReporter.summary(of: SuiteReport(entries: [entries[index]]))[0].style == .failed)
      #expect(!LineReporter.spans(of: entries[index], isQuiet: true).isEmpty)
    }
    func told(_ count: Int) -> [StyledSpan] {
      let failures = (0..<count).map { Self.failure("number \($0)", line: 6) }
      return LineReporter.spans(of: HandMadeReports.entry(.fail, failures: failures))
    }
    #expect(!told(10).plainText.contains("more failure"))
    #expect(told(11).last == StyledSpan("  and 1 more failure of this run\n", .faint))
    #expect(told(13).last == StyledSpan("  and 3 more failures of this run\n", .faint))
    #expect(told(13).plainText.contains("number 9") && !told(13).plainText.contains("number 10"))
    #expect(
      told(1).map(\.style) == [
        .failed, .location, .plain, .plain, .location, .strong, .gutter, .plain, .gutter, .caret, .faint,
        .plain,
        .faint, .plain, .faint, .faint, .faint, .suggestion, .plain,
      ])
  }

  @Test("In an app's own tests each failure stands at its line, and what has none at the first one")
  func replayed() {
    let replayed = ReplayedScenario(Self.suite.entries[1], path: "b 1.kanban", shown: { "Scenarios/\($0)" })
    #expect(replayed.problems.map(\.line) == [5, 6, 6, 1])
    #expect(replayed.problems.map(\.column) == [1, 1, 1, 1])
  }

  @Test("One fault of a file is not called faults, and one error not errors")
  func singular() {
    var entry = Self.faulty
    entry.faultyFiles[0].diagnostics.removeLast()
    #expect(
      LineReporter.text(of: SuiteReport(entries: [entry]))
        == "ERROR  e.kanban\n  not run: 1 fault in the file\n0 passed, 0 failed, 1 error\n")
  }
}
