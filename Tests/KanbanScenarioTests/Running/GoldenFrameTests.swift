import KanbanScenario
import ScenarioSyntax
import Testing

@Suite("Running: golden frames")
struct RunningGoldenFrameTests {
  /// A painter that always draws the same two rows and caption.
  static let options = RunOptions(paint: { _ in
    ["| To do  Doing |", "| Spec   Merge |", "= nothing is dragged"]
  })

  @Test(
    "golden lines are held against what is drawn",
    arguments: [
      ("| To do  Doing |\n| Spec   Merge |\n= nothing is dragged", true),
      ("| To do .. |\n| ..Merge |\n= nothing ..", true),
      ("|...|\n| Spec   Merge |\n= nothing is dragged", true),
      ("| To do  Doing |\n| Tests  Merge |\n= nothing is dragged", false),
      ("| To do  Doing |\n= nothing is dragged", false),
      ("| To do  Doing |\n| Spec   Merge |\n= A1 is dragged", false),
    ])
  func comparison(golden: String, matches: Bool) throws {
    let report = try Scenarios.run("expect frame start\n\(golden)\n", options: Self.options)
    #expect(report.failures.isEmpty == matches, "\(report.failures.map(\.message))")
    let frame = try #require(report.variants.first?.frames.first)
    #expect(frame.matches == matches)
    #expect(frame.name == "start")
    #expect(frame.actual.count == 3)
  }

  @Test("a frame without golden lines fails, and is kept to be written")
  func missing() throws {
    let report = try Scenarios.run("expect frame start\nexpect focus none", options: Self.options)
    #expect(
      report.failures.map(\.message) == [
        "expected frame start, but there are no golden lines yet; \"--update=missing\" writes them"
      ])
    #expect(report.variants.first?.frames.map(\.matches) == [false])
    #expect(report.variants.first?.frames.first?.picture == nil)
  }

  @Test("the renderer draws what it accepts")
  func roundTrip() throws {
    let drawn = try Scenarios.run("drag A1 to todo[1] then hold\nexpect frame lifted\ncancel")
    let lines = try #require(drawn.variants.first?.frames.first?.actual)
    #expect(lines.last?.hasPrefix("=") == true)
    let golden = lines.joined(separator: "\n")
    #expect(
      try Scenarios.failures("drag A1 to todo[1] then hold\nexpect frame lifted\n\(golden)\ncancel") == [])
  }
}
