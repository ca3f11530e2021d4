import KanbanGeometry
import KanbanHost
import KanbanInteraction
import KanbanModel
import TestSupport
import Testing

@Suite struct DiffTests {
  /// What the controller believes the board to be, read through its public answers.
  func text(_ controller: Controller, _ lanes: [Lane]) -> String {
    let order = controller.order
    return order.columns.map { column in
      column + ":" + order.cards(in: column).map { " \($0)" }.joined()
    }.joined(separator: " | ")
  }

  @Test func `A card or a column without an id is named as a broken invariant`() throws {
    let controller = try Controller(columns: [Lane("a", [1, 2]), Lane("b", [3])])
    #expect(controller.brokenInvariant() == nil)
    var board = Board()
    let columns = [board.addColumn(), board.addColumn()]
    for _ in 0..<3 { board.addCard(to: columns[1]) }
    #expect(controller.brokenInvariant(on: board) == nil)
    let card = board.addCard(to: columns[0])
    #expect(controller.brokenInvariant(on: board) == .unnamedCard(card))
    let column = board.addColumn()
    board.removeCard(card)
    #expect(controller.brokenInvariant(on: board) == .unnamedColumn(column))
  }

  @Test func `An equal array is no event`() throws {
    let lanes = [Lane("a", [1, 2]), Lane("b", [3], limit: 2)]
    var controller = try Controller(columns: lanes)
    #expect(controller.update(columns: lanes, at: .ms(1)).isEmpty)
  }

  @Test(arguments: [
    [Lane("a", [2, 1, 3]), Lane("b", [4, 5])],
    [Lane("a", [1, 9, 2, 3]), Lane("b", [4, 5])],
    [Lane("a", [3]), Lane("b", [1, 4, 2, 5])],
    [Lane("a", []), Lane("b", [])],
    [Lane("b", [4, 5, 1, 2, 3])],
    [Lane("a", [1, 2, 3]), Lane("b", [4]), Lane("c", [5, 6])],
    [Lane("b", [4, 5]), Lane("a", [1, 2, 3])],
    [Lane("a", [1, 2, 3]), Lane("new", [7]), Lane("b", [4, 5])],
    [Lane("x", [5, 4, 3, 2, 1])],
    [],
  ])
  func `The board becomes what the array says`(lanes: [Lane]) throws {
    var controller = try Controller(columns: [Lane("a", [1, 2, 3]), Lane("b", [4, 5])])
    _ = controller.update(columns: lanes, at: .ms(1))
    #expect(text(controller, lanes) == lanes.text)
    _ = controller.update(columns: [Lane("b", [5]), Lane("a", [1, 4])], at: .ms(2))
    #expect(text(controller, lanes) == "b: 5 | a: 1 4")
  }

  @Test func `Of a repeated id the first counts`() throws {
    let controller = try Controller(columns: [Lane("a", [1, 2, 1]), Lane("b", [2, 3]), Lane("a", [4])])
    #expect(controller.order.columns == ["a", "b"])
    #expect(controller.order.cards(in: "a") == [1, 2])
    #expect(controller.order.cards(in: "b") == [3])
  }

  @Test func `Limits, locks and titles are taken over`() throws {
    var lanes = [Lane("a", [1, 2]), Lane("b", [3])]
    var controller = try Controller(columns: lanes)
    let request = Controller.Request(cards: [1], column: "b")
    func isMoved(_ answer: Controller.Answer) -> Bool {
      if case .moved = answer { true } else { false }
    }
    #expect(isMoved(controller.answer(to: request)))
    lanes[1].limit = 1
    _ = controller.update(columns: lanes, at: .ms(1))
    #expect(!isMoved(controller.answer(to: request)))
    lanes[1].limit = nil
    lanes[0].cards[0].lock = .locked
    _ = controller.update(columns: lanes, at: .ms(2))
    #expect(!isMoved(controller.answer(to: request)))
    #expect(controller.cardsLifted(with: 1).isEmpty)
  }

  @Test func `Random arrays one after another are all taken over`() throws {
    var random = SplitMix64(seed: 7)
    var controller = try Controller()
    for round in 0..<300 {
      let lanes = randomLanes(&random)
      _ = controller.update(columns: lanes, at: .ms(Int64(round)))
      #expect(text(controller, lanes) == lanes.text)
    }
  }
}

/// Columns with some of twelve cards, each once, in any order.
func randomLanes(_ random: inout SplitMix64) -> [Lane] {
  var cards = Array(1...12).shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random))
  var lanes = ["a", "b", "c", "d"].shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random))
    .map { Lane($0, []) }
  for index in lanes.indices {
    let count = Int.random(in: 0...cards.count, using: &random)
    lanes[index].cards = cards.prefix(count).map { Item(id: $0) }
    cards = cards.dropFirst(count)
    if Int.random(in: 0..<6, using: &random) == 0 {
      lanes[index].limit = Int.random(in: 0...4, using: &random)
    }
    if Int.random(in: 0..<8, using: &random) == 0 { lanes[index].isCollapsed = true }
    for card in lanes[index].cards.indices where Int.random(in: 0..<8, using: &random) == 0 {
      lanes[index].cards[card].lock = [.locked, .pinned][Int.random(in: 0...1, using: &random)]
    }
  }
  return lanes
}
