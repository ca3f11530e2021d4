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
