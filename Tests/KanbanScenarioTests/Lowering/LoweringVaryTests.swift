import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanScenario
import KanbanSimulation
import Testing

@Suite struct LoweringVaryTests {
  private func loaded(_ head: String) throws -> LoadedScenario {
    let result = load(scenario(with: head))
    #expect(result.diagnostics.isEmpty)
    return try #require(result.scenario)
  }

  @Test func `the file runs once a value of a policy`() throws {
    let variants = try loaded("vary frame-rate 30 60 120").variants
    #expect(variants.map(\.label) == ["frame-rate 30", "frame-rate 60", "frame-rate 120"])
    #expect(variants.map(\.setup.frameRate) == [30, 60, 120])
  }

  @Test func `the file runs once a value of the layout`() throws {
    let variants = try loaded("vary viewport 390x844 1024x768").variants
    #expect(variants.map(\.label) == ["viewport 390x844", "viewport 1024x768"])
    #expect(variants.map(\.setup.scene.geometry.metrics.viewportSize.width) == [390, 1024])
  }

  @Test func `a varied value beats that of a block`() throws {
    let variants = try loaded("vary card-height 20 scaled 30\nlayout\n  card-height 99\nend").variants
    #expect(variants.map(\.label) == ["card-height 20", "card-height scaled 30"])
    #expect(variants.map(\.setup.scene.geometry.metrics.cardHeight) == [.fixed(20), .scaled(30)])
  }

  @Test func `several varied keys run in every combination, the last one changing fastest`() throws {
    let variants = try loaded("vary direction ltr rtl\nvary wip warn prevent").variants
    #expect(
      variants.map(\.label) == [
        "direction ltr, wip warn", "direction ltr, wip prevent", "direction rtl, wip warn",
        "direction rtl, wip prevent",
      ])
    #expect(variants.map(\.setup.scene.rules.limitPolicy) == [.warn, .prevent, .warn, .prevent])
  }

  @Test func `a varied offset scrolls its area`() throws {
    let text = """
      kanban-sim 1
      vary scroll todo 10 todo 20
      layout
        scroll todo 5
      end
      board
        column todo
          cards A 1..30
      end
      """
    let variants = try #require(load(text).scenario).variants
    let offsets = try variants.map { variant in
      let todo = try #require(variant.setup.names.column(named: "todo"))
      return variant.setup.scene.geometry.offset(of: .column(todo)).y
    }
    #expect(offsets == [10, 20])
  }

  @Test func `a run is called what the formatter writes, however the file is written`() throws {
    let variants = try loaded(
      "vary  direction   ltr rtl\nvary autoscroll off band 60  curve linear speed 5pt/s"
    )
    .variants
    #expect(
      variants.map(\.label) == [
        "direction ltr, autoscroll off", "direction ltr, autoscroll band 60 speed 5pt/s curve linear",
        "direction rtl, autoscroll off", "direction rtl, autoscroll band 60 speed 5pt/s curve linear",
      ])
  }

  private static func golden(_ headings: String...) -> String {
    "expect frame start\n" + headings.map { "= \($0)\n|...|\n= ..\n" }.joined()
  }

  @Test(
    "Pictures of golden frames are those of the runs, each once",
    arguments: [
      (golden("wip warn", "wip prevent"), []),
      (golden("wip prevent", "wip  warn"), []),
      ("expect frame start\n|...|\n= ..", []),
      (golden("wip warn"), ["demo.kanban:7:14 KS0222"]),
      (golden("wip warn", "wip prevnt"), ["demo.kanban:11:1 KS0221 ? = wip prevent"]),
      (golden("warn", "wip prevent"), ["demo.kanban:8:1 KS0221"]),
      (golden("wip warn", "wip prevent", "wip warn"), ["demo.kanban:14:1 KS0116"]),
      ("trace\n0 1 2\n" + golden("wip warn") + "end", ["demo.kanban:9:14 KS0222"]),
    ])
  func headings(lines: String, expected: [String]) {
    let text = "kanban-sim 1\nvary wip warn prevent\nboard\n  column todo\n    card A1\nend\n\(lines)\n"
    #expect(faults(of: text) == expected)
    #expect((load(text).scenario != nil) == expected.allSatisfy { !$0.contains("KS0116") })
  }

  @Test func `a heading means nothing where nothing is varied`() {
    #expect(
      faults(of: scenario(with: "") + "\n" + Self.golden("wip warn")).map { $0.suffix(6) } == ["KS0221"])
  }

  @Test func `a varied scroll is of one area`() {
    let text = scenario(with: "vary scroll board 0,0 todo 5")
    #expect(faults(of: text) == ["demo.kanban:2:6 KS0217"])
  }

  @Test func `a file runs at most so often`() {
    let numbers = { (count: Int) in (1...count).map(String.init).joined(separator: " ") }
    let most = "vary frame-rate \(numbers(40))\nvary sample-rate \(numbers(25))"
    #expect(load(scenario(with: most)).scenario?.variants.count == 1_000)
    let more = "vary frame-rate \(numbers(40))\nvary sample-rate \(numbers(26))"
    #expect(faults(of: scenario(with: more)) == ["demo.kanban:3:6 KS0217"])
  }
}
