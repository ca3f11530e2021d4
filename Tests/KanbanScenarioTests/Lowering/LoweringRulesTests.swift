import KanbanInteraction
import KanbanModel
import KanbanScenario
import KanbanSimulation
import ScenarioSyntax
import Testing

/// A rule set that refuses cards of one suit, to show that names reach the factory.
private struct SuitRule: MoveRule {
  let name = "suit"
  let refused: [CardHandle]

  init(names: BoardNames, board: Board) {
    refused = board.columns.flatMap(board.cards(in:)).filter { card in
      names.attributes(of: card).contains { $0.key == "suit" && $0.value == "clubs" }
    }
  }

  func judge(_ request: MoveRequest, on board: Board) -> RuleAnswer {
    request.cards.contains(where: refused.contains) ? .forbid("no clubs") : .allow
  }
}

@Suite struct LoweringRulesTests {
  private func rules(_ lines: String, registry: RuleRegistry = RuleRegistry()) throws -> MoveRules {
    let text = """
      kanban-sim 1
      board
        column todo
          card A1 suit=clubs
          card A2
          card A3
        column doing
        column done
      end
      rules
        \(lines)
      end
      """
    let result = load(text, registry: registry)
    #expect(result.diagnostics.isEmpty)
    return try #require(result.scenario?.variants.first?.setup.scene.rules)
  }

  private let todo = ColumnPattern.column(ColumnHandle(rawValue: 0))
  private let doing = ColumnPattern.column(ColumnHandle(rawValue: 1))
  private let done = ColumnPattern.column(ColumnHandle(rawValue: 2))

  @Test func `a chain of arrows allows each of them`() throws {
    let rules = try rules("allow todo -> doing -> done")
    #expect(rules.allowed == [Transition(from: todo, to: doing), Transition(from: doing, to: done)])
    #expect(rules.forbidden.isEmpty)
  }

  @Test func `a refusal keeps its words, and a star is any column`() throws {
    let rules = try rules("forbid done -> * \"finished work stays\"\n  forbid * -> doing")
    #expect(
      rules.forbidden == [
        Transition(from: done, to: .any, words: "finished work stays"),
        Transition(from: .any, to: doing),
      ])
  }

  @Test func `cards that lift together are one group a line`() throws {
    let rules = try rules("lift together A1 A3")
    #expect(rules.liftGroups == [[CardHandle(rawValue: 0), CardHandle(rawValue: 2)]])
  }

  @Test func `a rule set is made for the board, with its attributes`() throws {
    let registry = RuleRegistry(["suit": { SuitRule(names: $0, board: $1) }])
    let rules = try rules("rule suit", registry: registry)
    #expect(rules.custom.map(\.name) == ["suit"])
    let rule = try #require(rules.custom.first as? SuitRule)
    #expect(rule.refused == [CardHandle(rawValue: 0)])
  }

  @Test(
    arguments: [
      ("", "there is none"), ("b a", "a, b"), ("g f e d c b a", "a, b, c, d, e, f, g"),
      ("h g f e d c b a", "a, b, c, d, e, f, g, ..."),
    ])
  func `an unknown rule set is told with those that are registered`(names: String, list: String) {
    var registry = RuleRegistry()
    for name in names.split(separator: " ") {
      registry.register(String(name)) { SuitRule(names: $0, board: $1) }
    }
    let text = scenario(with: "rules\n  rule nosuch\nend")
    #expect(
      load(text, registry: registry).diagnostics.map(\.message) == [
        "'nosuch' is not a registered rule set: \(list)"
      ])
  }

  @Test func `a registry lists its names in order and takes further rule sets`() {
    var registry = RuleRegistry(["b": { SuitRule(names: $0, board: $1) }])
    registry.register("a") { SuitRule(names: $0, board: $1) }
    #expect(registry.names == ["a", "b"])
    #expect(registry.factory(named: "a") != nil)
    #expect(registry.factory(named: "c") == nil)
  }
}
