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
    replay.record()
  }
}

extension ReplayedScenario {
  /// Records what does not hold at its line of the file; what the head says of it, `skip` or `xfail`, is known.
  func record() {
    for problem in problems { problem.record() }
    for warning in warnings { warning.record(.warning) }
    guard !knownProblems.isEmpty else { return }
    withKnownIssue {
      for problem in knownProblems { problem.record() }
    }
  }
}

extension ReplayedScenario.Problem {
  func record(_ severity: Issue.Severity = .error) {
    Issue.record(
      "\(message)", severity: severity,
      sourceLocation: SourceLocation(
        fileID: "Scenarios/\(path)", filePath: ScenarioFiles.root.appending(path: path).path, line: line,
        column: column))
  }
}

extension ReplayTests {
  @Test("is found")
  func found() {
    #expect(ScenarioFiles.paths.contains("demo/first-drag.kanban"))
  }
}
