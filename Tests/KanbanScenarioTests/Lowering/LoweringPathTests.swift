import KanbanScenario
import Testing

@Suite struct LoweringPathTests {
  @Test(arguments: [
    ("b.kanban", "a.kanban", "b.kanban"),
    ("b.kanban", "wip/a.kanban", "wip/b.kanban"),
    ("../b.kanban", "wip/a.kanban", "b.kanban"),
    ("../boards/./b.kanban", "wip/deep/a.kanban", "wip/boards/b.kanban"),
    ("x//y/../b.kanban", "a.kanban", "x/b.kanban"),
    ("b.kanban", "./wip/a.kanban", "wip/b.kanban"),
    ("b.kanban", "-", "b.kanban"),
    ("b.kanban", "/top/a.kanban", "/top/b.kanban"),
    ("b.kanban", "../a.kanban", "../b.kanban"),
  ])
  func `a path starts in the folder of the file that names it`(
    written: String, user: String, resolved: String
  ) throws {
    #expect(try ScenarioPath.resolve(written, from: user) == resolved)
  }

  @Test(arguments: [
    ("/b.kanban", "a.kanban"), ("../b.kanban", "a.kanban"),
    ("../../b.kanban", "wip/a.kanban"), ("../b.kanban", "../a.kanban"),
  ])
  func `a path never leaves the root`(written: String, user: String) {
    #expect(throws: ScenarioPath.Fault.outsideRoot) { try ScenarioPath.resolve(written, from: user) }
  }

  @Test(arguments: ["", ".", "./", "a\u{0}b", "a\nb", "a\u{7F}"])
  func `a path names a file`(written: String) {
    #expect(throws: ScenarioPath.Fault.malformed) { try ScenarioPath.resolve(written, from: "a.kanban") }
  }
}
