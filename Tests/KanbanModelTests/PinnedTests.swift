import KanbanModel
import Testing

/// Pinned cards keep their index and the others flow around them.
@Suite struct PinnedTests {
  struct Row: Sendable {
    var column: String
    var moved: [Int]
    var slot: Int
    var earlier = false
    var after: [Int]
  }

  @Test(arguments: [
    // A slot that is pinned means the next free one, else the one before.
    Row(column: "aPa", moved: [0], slot: 1, after: [2, 1, 0]),
    Row(column: "aPa", moved: [0], slot: 2, after: [2, 1, 0]),
    Row(column: "aPa", moved: [2], slot: 1, after: [0, 1, 2]),
    Row(column: "aaP", moved: [0], slot: 2, after: [1, 0, 2]),
    Row(column: "aPPa", moved: [0], slot: 1, after: [3, 1, 2, 0]),
    Row(column: "Pa", moved: [1], slot: 0, after: [0, 1]),
    Row(column: "Paa", moved: [2], slot: 0, after: [0, 2, 1]),
    // Steps upwards turn that round.
    Row(column: "aPa", moved: [2], slot: 1, earlier: true, after: [2, 1, 0]),
    Row(column: "aPPa", moved: [3], slot: 2, earlier: true, after: [3, 1, 2, 0]),
    Row(column: "Pa", moved: [1], slot: 0, earlier: true, after: [0, 1]),
    Row(column: "Paa", moved: [2], slot: 0, earlier: true, after: [0, 2, 1]),
    // A run flows around them, and lands where it fits.
    Row(column: "aaPa", moved: [0, 1], slot: 0, after: [0, 1, 2, 3]),
    Row(column: "aaPa", moved: [0, 1], slot: 1, after: [3, 0, 2, 1]),
    Row(column: "aaPa", moved: [0, 1], slot: 2, after: [3, 0, 2, 1]),
    Row(column: "aaP", moved: [1, 0], slot: 1, after: [1, 0, 2]),
    Row(column: "aPaaPa", moved: [5, 0], slot: 1, after: [2, 1, 5, 0, 4, 3]),
    Row(column: "aPaa", moved: [3, 0], slot: 0, after: [3, 1, 0, 2]),
  ])
  func cardsFlowAroundThePinnedOnes(_ row: Row) {
    var board = makeBoard(row.column)
    let start = board.numbers
    let answer = board.perform(request(row.moved, to: 0, slot: row.slot, earlier: row.earlier))
    #expect(board.numbers == [row.after])
    #expect((answer == .unchanged) == (start == board.numbers))
    if let move = answer.move {
      #expect(board.position(of: card(row.moved[0]))?.index == move.destination.slot)
    }
    #expect(board.brokenInvariant() == nil)
  }

  @Test(arguments: [
    (slot: 0, after: [3, 1, 0, 2]), (slot: 1, after: [0, 1, 3, 2]), (slot: 2, after: [0, 1, 3, 2]),
    (slot: 3, after: [0, 1, 2, 3]), (slot: 9, after: [0, 1, 2, 3]),
  ])
  func aCardFromElsewhereFlowsAroundThem(_ row: (slot: Int, after: [Int])) {
    var board = makeBoard("aPa", "a")
    board.perform(request([3], to: 0, slot: row.slot))
    #expect(board.numbers == [row.after, []])
  }

  @Test func aRequestMeansTheLaterFreeSlotUnlessItSaysOtherwise() {
    var board = makeBoard("aPa", "a")
    let pinned = Destination(column: column(0), slot: 1)
    board.perform(MoveRequest(cards: [card(3)], destination: pinned, method: .pointer))
    #expect(board.numbers == [[0, 1, 3, 2], []])
  }

  @Test func theyKeepTheirIndexWhenACardLeaves() {
    var board = makeBoard("aPaa", "")
    board.perform(request([0], to: 1, slot: 0))
    #expect(board.numbers == [[2, 1, 3], [0]])
    board.removeCard(card(2))
    #expect(board.numbers == [[3, 1], [0]])
  }

  @Test func theyMoveUpOnlyWhenTheColumnIsTooShort() {
    var board = makeBoard("aaP", "")
    board.perform(request([0, 1], to: 1, slot: 0))
    #expect(board.numbers == [[2], [0, 1]])
  }

  @Test func theyNeverMoveThemselves() {
    let board = makeBoard("aPa", "a")
    let away = MoveResolver.resolve(request([1], to: 1, slot: 0), on: board, rules: MoveRules())
    #expect(away == .forbidden(.lockedCard(card(1))))
    let along = MoveResolver.resolve(request([0, 1], to: 0, slot: 1), on: board, rules: MoveRules())
    #expect(along == .forbidden(.lockedCard(card(1))))
    let home = MoveResolver.resolve(request([1], to: 0, slot: 1), on: board, rules: MoveRules())
    #expect(home == .unchanged)
  }

  @Test func aHostMovesAndRemovesThemLikeAnyOther() {
    var board = makeBoard("aPa", "aP")
    board.relocate(card(1), to: Destination(column: column(1), slot: 0))
    #expect(board.numbers == [[0, 2], [1, 4, 3]])
    board.removeCard(card(4))
    #expect(board.numbers == [[0, 2], [1, 3]])
    board.update(card(1)) { $0.lock = .free }
    #expect(!board.hasPinnedCards(in: column(1)))
    #expect(board.brokenInvariant() == nil)
  }
}
