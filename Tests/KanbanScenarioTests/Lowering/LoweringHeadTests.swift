import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanScenario
import Testing

@Suite struct LoweringHeadTests {
  private func loaded(_ head: String) throws -> LoadedScenario {
    let result = load(scenario(with: head), path: "wip/full.kanban")
    #expect(result.diagnostics.isEmpty)
    return try #require(result.scenario)
  }

  @Test func `a scenario without head has the defaults`() throws {
    let scenario = try loaded("")
    #expect(scenario.path == "wip/full.kanban")
    #expect(scenario.title == "wip/full.kanban")
    #expect(scenario.tags == [])
    #expect(scenario.profile == "standard")
    #expect(scenario.expectation == .pass)
    #expect(scenario.variants.map(\.label) == [""])
    #expect(scenario.variants.map(\.setup.defaultPointer) == [.mouse])
    #expect(scenario.variants.map(\.setup.frameRate) == [60])
    #expect(scenario.variants.map(\.setup.sampleRate) == [60])
    #expect(scenario.traceFiles == [])
  }

  @Test func `title and tags are kept as written`() throws {
    let scenario = try loaded("title \"A full column refuses\"\ntags wip autoscroll")
    #expect(scenario.title == "A full column refuses")
    #expect(scenario.tags == ["wip", "autoscroll"])
  }

  @Test(arguments: [("mouse", PointerKind.mouse), ("touch", .touch), ("pen", .pen)])
  func `the kind of pointers is the default of the run`(word: String, kind: PointerKind) throws {
    #expect(try loaded("pointer \(word)").variants.map(\.setup.defaultPointer) == [kind])
  }

  @Test(arguments: [
    ("xfail \"known\"", OutcomeExpectation.xfail("known")), ("skip \"slow\"", .skip("slow")),
  ])
  func `a scenario says how it should end`(head: String, expectation: OutcomeExpectation) throws {
    #expect(try loaded(head).expectation == expectation)
  }

  @Test func `a profile gives the values that no block sets`() throws {
    let scenario = try loaded("profile swiftui-block\nlayout\n  column-width 150\nend")
    let scene = try #require(scenario.variants.first?.setup.scene)
    #expect(scenario.profile == "swiftui-block")
    #expect(scene.geometry.metrics.columnWidth == .scaled(150))
    #expect(scene.geometry.metrics.columnSpacing == 12)
    #expect(scene.behaviour.targeting == .columnEnd)
    #expect(scene.rules.custom.map(\.name) == ["other-column", "column-end"])
  }

  @Test func `external traces are resolved from the folder of the scenario`() throws {
    let text = demoBoard + "trace from \"../traces/a.txt\"\nwait 10ms\ntrace 2 touch from \"b.txt\"\n"
    let result = load(text, path: "wip/x.kanban", files: ["traces/a.txt": "", "wip/b.txt": ""])
    #expect(result.scenario?.traceFiles.map(\.line) == [0, 2])
    #expect(result.scenario?.traceFiles.map(\.path) == ["traces/a.txt", "wip/b.txt"])
  }

  @Test func `a trace that can be checked without reading is not read`() {
    var readPaths: [String] = []
    let text = demoBoard + "trace from \"a.txt\"\n"
    let result = ScenarioLoader.load(
      path: "x.kanban", bytes: Array(text.utf8), isReadable: { $0 == "a.txt" },
      reading: { path in
        readPaths.append(path)
        return []
      })
    #expect(result.scenario?.traceFiles.map(\.path) == ["a.txt"])
    #expect(readPaths == [])
  }
}
