import Foundation
import KanbanCore
import KanbanScenario
import KanbanSim
import Testing

/// A store of an app's own, as a scenario sees it.
final class MyStore: @unchecked Sendable {
  struct Task: BoardCard {
    var id: String
    var title: String
  }

  struct Column: BoardColumn {
    var id: String
    var title: String
    var cards: [Task]
  }

  private(set) var columns = [
    Column(
      id: "todo", title: "To do",
      cards: [Task(id: "spec", title: "Write the spec"), Task(id: "tests", title: "Write tests")]),
    Column(id: "done", title: "Done", cards: []),
  ]
  private(set) var saves = 0

  func archive(_ card: String) {
    for index in columns.indices { columns[index].cards.removeAll { $0.id == card } }
    saves += 1
  }

  func fill(_ column: String, _ count: Int) {
    for index in columns.indices where columns[index].id == column {
      columns[index].cards = (1...max(count, 1)).map { Task(id: "\(column)-\($0)", title: "Task \($0)") }
    }
    saves += 1
  }
}

let suite = ScenarioSuite(folder: "Demo", besides: #filePath) {
  App { MyStore() }
  Rule("no-blocked") { move, board in
    move.cards.contains("spec") && move.column == "done"
      ? .forbid("blocked cards cannot be done") : .allow
  }
  Board("app:demo") { run in run.app(MyStore.self).columns }
  Step("archive", .card) { card, run in
    run.app(MyStore.self).archive(card)
    run.boardChanged(run.app(MyStore.self).columns)
  }
  Step("fill", .column, .count) { column, count, run in
    run.app(MyStore.self).fill(column, count)
    run.boardChanged(run.app(MyStore.self).columns)
  }
  Expectation("saved", .count) { wanted, run in run.expect(run.app(MyStore.self).saves, equals: wanted) }
}

@Test("holds", arguments: suite.scenarios)
func holds(_ scenario: Scenario) { scenario.check() }

/// What a suite tells of scenarios that do not hold.
@Suite struct SuiteMessageTests {
  private func replayed(_ name: String) throws -> ReplayedScenario {
    try #require(broken.scenarios.first { $0.path == "Broken/\(name).kanban" }).replay()
  }

  private let broken = ScenarioSuite(folder: "Broken", besides: #filePath) {
    App { MyStore() }
    Board("app:demo") { run in run.app(MyStore.self).columns }
    Step("archive", .card) { card, run in
      guard card != "spec" else { return run.fail("the spec is never archived") }
      run.app(MyStore.self).archive(card)
    }
    Expectation("saved", .count) { wanted, run in
      run.expect(run.app(MyStore.self).saves, equals: wanted)
    }
  }

  @Test func `an own expectation that does not hold says what is there, at its line`() throws {
    let problem = try #require(try replayed("saved").problems.first)
    #expect((problem.line, problem.column) == (5, 1))
    #expect(problem.message.hasPrefix("expected saved 3, but it is 1"))
  }

  @Test func `an own step that cannot be done says why, at its line`() throws {
    let problem = try #require(try replayed("refused").problems.first)
    #expect(problem.line == 3)
    #expect(problem.message.hasPrefix("the spec is never archived"))
  }

  @Test func `a board that the suite does not have is refused at its name`() throws {
    let problem = try #require(try replayed("no-board").problems.first)
    #expect((problem.line, problem.column) == (2, 5))
    #expect(problem.message.contains("the suite has no 'Board(\"app:other\")'"))
  }

  @Test func `each variant and each scenario has an app of its own`() throws {
    #expect(try replayed("varied").problems.isEmpty)
  }

  @Test func `own words are spoken, and name the actions`() throws {
    let suite = ScenarioSuite(folder: "Broken", besides: #filePath) {
      App { MyStore() }
      Board("app:demo") { run in run.app(MyStore.self).columns }
      Words(.german)
    }
    let replayed = try #require(suite.scenarios.first { $0.path == "Broken/german.kanban" }).replay()
    #expect(replayed.problems.map(\.message) == [] && replayed.warnings.map(\.message) == [])
  }

  @Test func `a suite without files is one scenario that fails with the reason`() {
    for (folder, words) in [
      ("Nowhere", "there is no folder 'Nowhere' beside the tests"),
      ("Empty", "the folder 'Empty' has no scenarios"),
    ] {
      let suite = ScenarioSuite(folder: folder, besides: #filePath)
      #expect(suite.scenarios.map { $0.replay().problems.map(\.message) } == [[words]])
    }
  }

  @Test func `a word that the language has is refused`() {
    let suite = ScenarioSuite(folder: "Demo", besides: #filePath) {
      Step("drag", .card) { _, _ in }
    }
    #expect(
      suite.scenarios.flatMap { $0.replay().problems.map(\.message) } == [
        "'drag' is a word that the language has, or that stands twice"
      ])
  }
}

/// Golden frames are drawn by `swift test` too, if the environment says so.
@Suite struct SuiteUpdateTests {
  @Test func `a frame that is missing is drawn into its file, and holds then`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kanban-sim-\(UUID())/Scenarios")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let file = folder.appending(path: "frame.kanban")
    let text = "kanban-sim 1\nboard\n  column todo\nend\n\nexpect frame empty\n"
    try Data(text.utf8).write(to: file)
    let suite = ScenarioSuite(
      folder: "Scenarios", besides: folder.deletingLastPathComponent().appending(path: "T.swift").path)
    #expect(suite.scenarios.map { $0.replay().problems.count } == [1])
    #expect(suite.scenarios.map { $0.replay(updating: .missing).problems.count } == [0])
    #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix(text + "  |"))
    #expect(suite.scenarios.map { $0.replay().problems.count } == [0])
  }
}
