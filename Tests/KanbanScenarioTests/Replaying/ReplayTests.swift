import Foundation
import KanbanScenario
import Testing

@Suite("Every scenario file")
struct ReplayTests {
  @Test("holds", arguments: ScenarioFiles.paths)
  func holds(path: String) throws {
    let replay = ScenarioReplay.replay(path: path, bytes: try ScenarioFiles.bytes(of: path)) {
      try ScenarioFiles.bytes(of: $0)
    }
    for problem in replay.problems {
      let file = ScenarioFiles.root.appending(path: problem.path).path
      Issue.record(
        "\(problem.message)",
        sourceLocation: SourceLocation(
          fileID: "Scenarios/\(problem.path)", filePath: file, line: problem.line, column: problem.column))
    }
  }

  @Test("is found")
  func found() {
    #expect(ScenarioFiles.paths.contains("demo/first-drag.kanban"))
  }
}
