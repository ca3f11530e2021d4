import KanbanInteraction
import KanbanScenario
import Testing

@Suite("The command that replays a failure")
struct ReplayCommandTests {
  @Test("names the run of a file that varies a setting, unless it is the first", arguments: [0, 1])
  func variant(failing: Int) {
    var entry = HandMadeReports.entry(.fail)
    entry.report.variants = ["frame-rate 30", "frame-rate 60"].map { VariantReport(label: $0) }
    entry.report.variants[failing].failures = [HandMadeReports.failure()]
    let text = LineReporter.text(of: SuiteReport(entries: [entry]))
    let chosen = failing == 0 ? "" : " --variant 2"
    #expect(text.contains("kanban-sim play Scenarios/drag/full.kanban\(chosen) --at 116.666ms"))
  }
}
