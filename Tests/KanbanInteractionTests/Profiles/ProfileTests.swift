import KanbanGeometry
import KanbanInteraction
import KanbanModel
import Testing

@Suite struct ProfileTests {
  @Test func `profiles are found by their names, and standard is the first`() {
    let names = ["standard", "swiftui-block", "advanced-kanban", "swiftui-reorder"]
    #expect(Profile.all.map(\.name) == names)
    #expect(Profile.all.allSatisfy { Profile.named($0.name)?.summary == $0.summary })
    #expect(Profile.named("Standard") == nil)
  }

  @Test func `standard is what the types default to`() {
    #expect(Profile.standard.metrics == LayoutMetrics())
    #expect(Profile.standard.behaviour == Behaviour())
    #expect(Profile.standard.rules.limitPolicy == .prevent)
    #expect(Profile.standard.rules.operations == [.move])
    #expect(Profile.standard.rules.custom.isEmpty)
  }

  @Test func `an app makes a profile of its own, and what it leaves out is as the types have it`() {
    let profile = Profile(
      "mine", summary: "wide columns",
      [
        .value(\.metrics.columnWidth, .fixed(320), from: "a style guide"),
        .value(\.behaviour.autoscroll, nil, from: "chosen"), .standard(\.metrics.zoom, from: "chosen"),
        .look("shadow", "4", from: "a style guide"),
      ])
    var metrics = LayoutMetrics()
    metrics.columnWidth = .fixed(320)
    var behaviour = Behaviour()
    behaviour.autoscroll = nil
    #expect(profile.metrics == metrics)
    #expect(profile.behaviour == behaviour)
    #expect(profile.values.map(\.source) == ["a style guide", "chosen", "chosen", "a style guide"])
  }

  @Test func `the first card of swiftui-block starts 44 below the top of its column`() {
    let metrics = Profile.swiftUIBlock.metrics
    #expect(metrics.length(metrics.headerHeight) + metrics.columnPadding == 44)
  }
}

@Suite struct ColumnEndRuleTests {
  private let board: Board
  private let todo: ColumnHandle
  private let done: ColumnHandle
  private let cards: [CardHandle]

  init() {
    var board = Board()
    todo = board.addColumn()
    done = board.addColumn()
    var cards: [CardHandle] = []
    for _ in 0..<3 { cards.append(board.addCard(to: todo)) }
    cards.append(board.addCard(to: done))
    self.cards = cards
    self.board = board
  }

  private func resolve(_ moved: [Int], _ column: ColumnHandle, _ slot: Int) -> Resolution {
    let request = MoveRequest(
      cards: moved.map { cards[$0] }, destination: Destination(column: column, slot: slot),
      method: .pointer)
    return MoveResolver.resolve(request, on: board, rules: Profile.swiftUIBlock.rules)
  }

  private func landed(_ resolution: Resolution) -> (cards: [CardHandle], destination: Destination)? {
    guard case .moved(let move, nil) = resolution else { return nil }
    return (move.cards, move.destination)
  }

  @Test(arguments: [0, 1, 99])
  func `a card goes to the end of another column, wherever it was aimed`(slot: Int) throws {
    let landing = try #require(landed(resolve([0], done, slot)))
    #expect(landing.destination == Destination(column: done, slot: 1))
  }

  @Test func `inside a column there is no order to change`() {
    #expect(resolve([0], todo, 2) == .forbidden(.rule(name: "other-column", words: nil)))
    #expect(resolve([0], todo, 0) == .unchanged)
  }

  @Test func `of several cards those that are there already stay`() throws {
    let landing = try #require(landed(resolve([3, 1], done, 0)))
    #expect(landing.cards == [cards[1]])
    #expect(landing.destination == Destination(column: done, slot: 1))
  }

  @Test func `the end of a column is counted without the cards that leave it, and copies leave none`() {
    func answer(_ moved: [Int], _ slot: Int, _ operation: MoveOperation) -> RuleAnswer {
      ColumnEndRule().judge(
        MoveRequest(
          cards: moved.map { cards[$0] }, destination: Destination(column: todo, slot: slot),
          operation: operation, method: .pointer), on: board)
    }
    #expect(answer([0], 1, .move) == .redirect(Destination(column: todo, slot: 2)))
    #expect(answer([0], 2, .move) == .allow)
    #expect(answer([0, 2, 3], 2, .move) == .redirect(Destination(column: todo, slot: 1)))
    #expect(answer([0], 2, .copy) == .redirect(Destination(column: todo, slot: 3)))
    #expect(answer([0], 3, .copy) == .allow)
  }
}
