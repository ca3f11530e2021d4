import KanbanGeometry
import KanbanInteraction
import KanbanScenario
import KanbanSimulation
import ScenarioSyntax
import Testing

/// A line of `layout` and what it changes in the metrics of `standard`.
struct LayoutExample: Sendable, CustomTestStringConvertible {
  var line: String
  var change: @Sendable (inout LayoutMetrics) -> Void

  init(_ line: String, _ change: @escaping @Sendable (inout LayoutMetrics) -> Void) {
    self.line = line
    self.change = change
  }

  var testDescription: String { line }

  static let all: [LayoutExample] = [
    .init("viewport 390x844") { $0.viewportSize = Size(width: 390, height: 844) },
    .init("origin 10,-20") { $0.origin = Point(x: 10, y: -20) },
    .init("zoom 0.5") { $0.zoom = 0.5 },
    .init("direction rtl") { $0.direction = .rightToLeft },
    .init("direction ltr") { $0.direction = .leftToRight },
    .init("platform macos") { $0.platform = .macos },
    .init("platform ios") { $0.platform = .ios },
    .init("size-category accessibility5") { $0.sizeCategory = .accessibility5 },
    .init("size-category xSmall") { $0.sizeCategory = .xSmall },
    .init("text-style title") { $0.textStyle = .title },
    .init("text-style caption") { $0.textStyle = .caption },
    .init("text-style footnote") { $0.textStyle = .footnote },
    .init("display-scale 3") { $0.displayScale = 3 },
    .init("column-width 150") { $0.columnWidth = .scaled(150) },
    .init("column-width scaled 150") { $0.columnWidth = .scaled(150) },
    .init("column-width fixed 150") { $0.columnWidth = .fixed(150) },
    .init("min-column-width 90") { $0.minColumnWidth = 90 },
    .init("collapsed-width 40") { $0.collapsedWidth = 40 },
    .init("column-spacing 12") { $0.columnSpacing = 12 },
    .init("board-padding 8") { $0.boardPadding = 8 },
    .init("column-padding 6") { $0.columnPadding = 6 },
    .init("header-height 32") { $0.headerHeight = .fixed(32) },
    .init("header-height scaled 32") { $0.headerHeight = .scaled(32) },
    .init("card-height 60") { $0.cardHeight = .fixed(60) },
    .init("card-height scaled 60") { $0.cardHeight = .scaled(60) },
    .init("card-spacing 0") { $0.cardSpacing = 0 },
    .init("empty-height 100") { $0.emptyHeight = 100 },
    .init("body-height fit") { $0.bodyHeight = .fit },
    .init("body-height fill") { $0.bodyHeight = .fill },
    .init("body-height 300") { $0.bodyHeight = .length(300) },
    .init("arrangement columns") { $0.arrangement = .columns },
    .init("arrangement grid 3") { $0.arrangement = .grid(3) },
    .init("arrangement wrap") { $0.arrangement = .wrap },
    .init("arrangement pile 18") { $0.arrangement = .pile(18) },
    .init("scroll board 0,0") { _ in },
  ]
}

@Suite struct LoweringLayoutTests {
  @Test(arguments: LayoutExample.all)
  func `each key of layout sets its metric and nothing else`(example: LayoutExample) throws {
    let result = load(scenario(with: "layout\n  \(example.line)\nend"))
    let scenario = try #require(result.scenario)
    var expected = LayoutMetrics()
    example.change(&expected)
    #expect(scenario.variants.map(\.setup.scene.geometry.metrics) == [expected])
  }

  @Test func `every key of layout has an example`() {
    let keys = Set(LayoutExample.all.compactMap { $0.line.split(separator: " ").first.map(String.init) })
    #expect(keys == Set(Grammar.scenarios.layout.all.map(\.word)))
  }

  @Test func `areas start at their scroll offsets`() throws {
    let text = """
      kanban-sim 1
      layout
        scroll board 40,0
        scroll todo 100
      end
      board
        column todo
          cards A 1..30
        column doing
        column done
      end
      """
    let setup = try #require(load(text).scenario?.variants.first?.setup)
    let todo = try #require(setup.names.column(named: "todo"))
    #expect(setup.scene.geometry.offset(of: .board) == Point(x: 40, y: 0))
    #expect(setup.scene.geometry.offset(of: .column(todo)).y == 100)
  }

  @Test func `an offset beyond the extent starts at the extent`() throws {
    let text = scenario(with: "layout\n  scroll board 40,0\nend")
    let setup = try #require(load(text).scenario?.variants.first?.setup)
    #expect(setup.scene.geometry.offset(of: .board) == .zero)
  }
}
