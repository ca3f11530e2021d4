import KanbanInteraction
import KanbanScenario
import ScenarioSyntax
import Testing

@Suite("What is chosen of a suite")
struct SelectionTests {
  private static let source = Array(
    """
    kanban-sim 1
    title "Lanes"
    tags one two
    tags three
    board
      column todo
      card A1
    end
    # stray

    # heading
    # of a phase
    down A1
    expect frame f
      | x |
      = y
    up  # trailing
    # last
    wait 1ms
    """.utf8)

  @Test(
    "A line stands for its statement, a golden line for its frame, a heading for its phase",
    arguments: [
      (0, nil), (1, nil), (7, nil), (9, nil), (10, nil), (11, 13...17), (12, 13...17), (13, 13...13),
      (14, 14...14), (15, 14...14), (16, 14...14), (17, 17...17), (18, 19...19), (19, 19...19), (20, nil),
      (-1, nil),
    ] as [(Int, ClosedRange<Int>?)])
  func lines(line: Int, lines: ClosedRange<Int>?) throws {
    let tree = ScenarioParser.parse(Self.source).tree
    let range = LineSelection.range(ofLine: line, in: tree, source: Self.source)
    let map = SourceMap(Self.source)
    #expect(range.map { map.position(at: $0.start).line...map.position(at: $0.end).line } == lines)
  }

  private static func report(_ outcome: ScenarioOutcome, at places: [Int]) -> ScenarioReport {
    var variant = VariantReport()
    variant.failures = places.map {
      Failure(line: 1, column: 1, range: SourceRange($0, $0 + 3), message: "\($0)", instant: .zero)
    }
    return ScenarioReport(outcome: outcome, variants: [VariantReport(), variant])
  }

  @Test(
    "Only failures that begin inside a chosen range are left, and the outcome follows from them",
    arguments: [
      (.fail, [SourceRange(10, 20)], ["10", "19"], .fail), (.fail, [SourceRange(11, 19)], [], .pass),
      (.fail, [SourceRange(0, 11), SourceRange(20, 20)], ["9", "10", "20"], .fail),
      (.pass, [SourceRange(0, 1)], [], .pass), (.xfail, [SourceRange(9, 10)], ["9"], .xfail),
      (.xfail, [SourceRange(0, 1)], [], .pass), (.xpass, [SourceRange(9, 10)], ["9"], .xfail),
      (.skip, [SourceRange(0, 1)], ["9", "10", "19", "20"], .skip),
      (.error, [SourceRange(0, 1)], ["9", "10", "19", "20"], .error),
    ] as [(ScenarioOutcome, [SourceRange], [String], ScenarioOutcome)])
  func failures(outcome: ScenarioOutcome, ranges: [SourceRange], left: [String], verdict: ScenarioOutcome) {
    let report = LineSelection.report(Self.report(outcome, at: [9, 10, 19, 20]), in: ranges)
    #expect(report.failures.map(\.message) == left)
    #expect(report.outcome == verdict)
  }

  @Test("A broken rule of the simulator is no matter of lines")
  func broken() {
    var report = Self.report(.fail, at: [])
    report.variants[1].broken = BrokenRun(
      name: "x", event: 1, instant: .zero, message: "y", lastEvents: [])
    #expect(LineSelection.report(report, in: [SourceRange(0, 9)]).outcome == .fail)
  }

  @Test(
    "A scenario is chosen by any of the texts and any of the tags",
    arguments: [
      ([], [], true), (["LANE"], [], true), (["drag/a"], [], true), (["x", "Lanes"], [], true),
      (["x"], [], false), ([], ["three"], true), ([], ["four", "one"], true), ([], ["four"], false),
      ([], ["Two"], false), (["lanes"], ["two"], true), (["lanes"], ["four"], false), (["x"], ["two"], false),
    ] as [([String], [String], Bool)])
  func suite(filters: [String], tags: [String], isChosen: Bool) {
    let selection = SuiteSelection(filters: filters, tags: tags)
    #expect(selection.selects(path: "Drag/a.kanban", source: Self.source) == isChosen)
    #expect(selection.selectsAll == (filters.isEmpty && tags.isEmpty))
  }
}
