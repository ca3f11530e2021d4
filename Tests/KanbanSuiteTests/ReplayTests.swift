import KanbanSim
import Testing

@Suite("Every scenario file")
struct ReplayTests {
  static let suite = ScenarioSuite(folder: "Scenarios", besides: #filePath)

  @Test("holds", arguments: suite.scenarios)
  func holds(_ scenario: Scenario) { scenario.check() }
}
