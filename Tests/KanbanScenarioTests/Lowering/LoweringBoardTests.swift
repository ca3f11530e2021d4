import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanScenario
import KanbanSimulation
import Testing

@Suite struct LoweringBoardTests {
  /// The run of a board block, given as its lines.
  private func setup(_ lines: String) throws -> ScenarioSetup {
    let result = load("kanban-sim 1\nboard\n\(lines)\nend\n")
    #expect(result.diagnostics.isEmpty)
    return try #require(result.scenario?.variants.first?.setup)
  }

  private func card(_ words: String) throws -> (state: CardState, shape: CardShape) {
    let setup = try setup("column todo\n  card A1 \(words)")
    let card = try #require(setup.names.card(named: "A1"))
    return (setup.scene.board.state(of: card), setup.scene.geometry.shape(of: card))
  }

  private func column(_ words: String) throws -> (state: ColumnState, shape: ColumnShape) {
    let setup = try setup("column todo \(words)\n  card A1")
    let column = try #require(setup.names.column(named: "todo"))
    return (setup.scene.board.state(of: column), setup.scene.geometry.shape(of: column))
  }

  @Test(arguments: [
    ("", CardState(), CardShape()),
    ("height 90", CardState(), CardShape(height: 90)),
    ("locked", CardState(lock: .locked), CardShape()),
    ("pinned", CardState(lock: .pinned), CardShape()),
    ("hidden", CardState(isHidden: true), CardShape()),
    ("at 12,0", CardState(), CardShape(at: Point(x: 12, y: 0))),
    ("width 70", CardState(), CardShape(width: 70)),
    ("handle 0,0 24x48", CardState(), CardShape(handle: Rect(x: 0, y: 0, width: 24, height: 48))),
    (
      "interactive 200,8 32x32", CardState(),
      CardShape(interactive: Rect(x: 200, y: 8, width: 32, height: 32))
    ),
    ("hidden locked height 8 rank=7", CardState(lock: .locked, isHidden: true), CardShape(height: 8)),
  ])
  func `each word of a card sets its state or its shape`(
    words: String, state: CardState, shape: CardShape
  ) throws {
    let card = try card(words)
    #expect(card.state == state)
    #expect(card.shape == shape)
  }

  @Test(arguments: [
    ("", ColumnState(), ColumnShape()),
    ("limit 3", ColumnState(limit: WIPLimit(count: 3)), ColumnShape()),
    ("limit 0 warn", ColumnState(limit: WIPLimit(count: 0, policy: .warn)), ColumnShape()),
    ("limit 2 prevent", ColumnState(limit: WIPLimit(count: 2, policy: .prevent)), ColumnShape()),
    ("collapsed", ColumnState(isCollapsed: true), ColumnShape()),
    ("hidden", ColumnState(isHidden: true), ColumnShape()),
    ("locked", ColumnState(isLocked: true), ColumnShape()),
    ("at 30,40", ColumnState(), ColumnShape(at: Point(x: 30, y: 40))),
    ("width 200", ColumnState(), ColumnShape(width: 200)),
    ("header 0", ColumnState(), ColumnShape(header: 0)),
    ("padding 4", ColumnState(), ColumnShape(padding: 4)),
    ("spacing 5", ColumnState(), ColumnShape(spacing: 5)),
    ("body 300", ColumnState(), ColumnShape(body: .length(300))),
    ("arrangement pile 20", ColumnState(), ColumnShape(arrangement: .pile(20))),
  ])
  func `each word of a column sets its state or its shape`(
    words: String, state: ColumnState, shape: ColumnShape
  ) throws {
    let column = try column(words)
    #expect(column.state == state)
    #expect(column.shape == shape)
  }

  @Test func `columns and cards keep the order of the file, and their handles its numbers`() throws {
    let setup = try setup(
      """
      column todo "To do"
        card A1 "Spec"
        cards A 7..9 height 20
        card X
      column done
        card B1
      """)
    let board = setup.scene.board
    #expect(board.columns.map(setup.names.id(of:)) == ["todo", "done"])
    #expect(board.columns.map(setup.names.title(of:)) == ["To do", "done"])
    let cards = board.columns.map { board.cards(in: $0).map(setup.names.id(of:)) }
    #expect(cards == [["A1", "A7", "A8", "A9", "X"], ["B1"]])
    let first = try #require(setup.names.card(named: "A1"))
    let eighth = try #require(setup.names.card(named: "A8"))
    #expect(setup.names.title(of: first) == "Spec")
    #expect(setup.names.title(of: eighth) == "A8")
    #expect(setup.scene.geometry.shape(of: eighth).height == 20)
    #expect(board.brokenInvariant() == nil)
  }

  @Test func `attributes are kept in the order of the file`() throws {
    let setup = try setup("column todo\n  card A1 suit=hearts rank=13\n  cards B 1..2 face=up")
    let king = try #require(setup.names.card(named: "A1"))
    let other = try #require(setup.names.card(named: "B2"))
    #expect(setup.names.attributes(of: king).map { "\($0.key)=\($0.value)" } == ["suit=hearts", "rank=13"])
    #expect(setup.names.attributes(of: other).map { "\($0.key)=\($0.value)" } == ["face=up"])
  }

  @Test func `a card and a column may share an id`() throws {
    let setup = try setup("column A\n  card A")
    #expect(setup.names.card(named: "A") != nil)
    #expect(setup.names.column(named: "A") != nil)
  }
}
