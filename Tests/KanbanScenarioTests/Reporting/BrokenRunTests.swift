import KanbanInteraction
import KanbanScenario
import Testing

@Suite("A run that broke a rule of the simulator")
struct BrokenRunTests {
  @Test("is told with its last events, and how to get the log so far and to replay it")
  func told() {
    var entry = HandMadeReports.entry(.fail)
    entry.report.variants[0].broken = BrokenRun(
      name: "locked-never-lift", event: 3, instant: Instant(microseconds: 16_666), message: "A1 was lifted",
      lastEvents: ["0s pressed A1", "16.666ms lifted A1"])
    let text = LineReporter.text(of: SuiteReport(entries: [entry]))
    #expect(text.contains("broke its own rule 'locked-never-lift' at 16.666ms, event 3: A1 was lifted"))
    #expect(text.contains("16.666ms lifted A1"))
    #expect(text.contains("kanban-sim log Scenarios/drag/full.kanban"))
    #expect(text.contains("kanban-sim play Scenarios/drag/full.kanban --at 16.666ms"))
  }
}
