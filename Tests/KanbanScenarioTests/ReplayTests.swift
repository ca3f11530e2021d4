import Foundation
import KanbanScenario
import Testing

/// The files in the folder `Scenarios` beside `Tests`.
enum ScenarioFiles {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Scenarios")

  static let paths = (FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? [])
    .filter { $0.hasSuffix(".kanban") }.sorted()

  static func bytes(of path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: root.appending(path: path)))
  }
}

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
}

extension ReplayTests {
  @Test("is found")
  func found() {
    #expect(ScenarioFiles.paths.contains("demo/first-drag.kanban"))
  }
}
