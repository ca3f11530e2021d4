import KanbanModel
import Testing

/// Of several reasons the one that comes first in the documented order is given.
@Suite struct ReasonOrderTests {
  /// A request for which everything is wrong, and what is put right one after the other.
  @Test func theFirstReasonThatAppliesIsGiven() {
    var board = makeBoard("LL", "a", limits: [nil, 1])
    board.update(column(0)) { $0.isLocked = true }
    var rules = MoveRules()
    rules.operations = []
    rules.forbidden = [Transition(from: .any, to: .any)]
    rules.custom = [TestRule("rule") { _, _ in .forbid("no") }]
    var asked = request([9], to: 9, slot: 0)
    func reason() -> ForbidReason? {
      MoveResolver.resolve(asked, on: board, rules: rules).reason
    }

    #expect(reason() == .unknownCard)
    asked.cards = [card(0)]
    #expect(reason() == .unknownColumn)
    asked.destination.column = column(0)
    #expect(reason() == nil)
    asked.destination.column = column(1)
    #expect(reason() == .lockedCard(card(0)))
    board.update(card(0)) { $0.lock = .free }
    #expect(reason() == .lockedColumn(column(0)))
    board.update(column(0)) { $0.isLocked = false }
    #expect(reason() == .operation(.move))
    rules.operations = [.move]
    #expect(reason() == .transition(source: column(0), target: column(1), words: nil))
    rules.forbidden = []
    #expect(reason() == .rule(name: "rule", words: "no"))
    rules.custom = []
    #expect(reason() == .wipLimit(column: column(1), limit: 1, count: 1, wouldBe: 2))
    board.update(column(1)) { $0.limit = nil }
    #expect(reason() == nil)
  }

  @Test func anEmptyRequestNamesNoKnownCard() {
    #expect(makeBoard(counts: [1]).resolving(request([], to: 0, slot: 0)) == .forbidden(.unknownCard))
  }

  @Test func oneUnknownCardRefusesAll() {
    let board = makeBoard(counts: [1, 0])
    #expect(board.resolving(request([0, 5], to: 1, slot: 0)) == .forbidden(.unknownCard))
  }

  @Test func removedCardsAndColumnsAreUnknown() {
    var board = makeBoard(counts: [2, 1, 1])
    board.removeCard(card(0))
    board.removeColumn(column(1))
    #expect(board.resolving(request([0], to: 2, slot: 0)) == .forbidden(.unknownCard))
    #expect(board.resolving(request([2], to: 2, slot: 0)) == .forbidden(.unknownCard))
    #expect(board.resolving(request([1], to: 1, slot: 0)) == .forbidden(.unknownColumn))
  }
}

extension Board {
  fileprivate func resolving(_ request: MoveRequest) -> Resolution {
    MoveResolver.resolve(request, on: self, rules: MoveRules())
  }
}

/// A rule made of a closure.
struct TestRule: MoveRule {
  var name: String
  var judgement: @Sendable (MoveRequest, Board) -> RuleAnswer

  init(_ name: String, _ judgement: @escaping @Sendable (MoveRequest, Board) -> RuleAnswer) {
    self.name = name
    self.judgement = judgement
  }

  func judge(_ request: MoveRequest, on board: Board) -> RuleAnswer { judgement(request, board) }
}
