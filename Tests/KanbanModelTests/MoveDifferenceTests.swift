import KanbanModel
import TestSupport
import Testing

/// A move by ids alone.
@Suite struct MoveDifferenceTests {
  @Test func itDoesWhatTheMoveDoes() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<3_000 {
      let locks = (0..<2).map { _ in
        (0..<random.below(6)).map { _ in random.once(in: 4) ? CardLock.pinned : .free }
      }
      let board = makeBoard(locks)
      let cards = (0..<random.below(4)).map { _ in random.below(board.cardCount) }
      let asked = request(
        cards, to: random.below(2), slot: random.below(7), earlier: random.once(in: 3))
      let answer = MoveResolver.resolve(asked, on: board, rules: MoveRules())
      guard let move = answer.move, let difference = move.difference else { continue }
      var (byMove, byDifference) = (board, board)
      #expect(byMove.apply(move) == byDifference.apply(difference))
      #expect(byMove.numbers == byDifference.numbers)
    }
  }

  @Test func aCopyHasNone() {
    let board = makeBoard(counts: [1])
    let answer = MoveResolver.resolve(
      request([0], to: 0, slot: 0, operation: .copy), on: board, rules: movesAndCopies)
    #expect(answer.move != nil)
    #expect(answer.move?.difference == nil)
  }

  struct Row: Sendable {
    var sources: [Int]
    var anchor: Anchor
    var after: [[Int]]
  }

  @Test(arguments: [
    Row(sources: [0], anchor: .before(card(4)), after: [[1, 2], [3, 0, 4]]),
    Row(sources: [4, 0], anchor: .before(card(3)), after: [[1, 2], [4, 0, 3]]),
    Row(sources: [0, 0, 9], anchor: .end, after: [[1, 2], [3, 4, 0]]),
    // An anchor that is gone or elsewhere means the end; one that is moved, the place that it leaves.
    Row(sources: [0], anchor: .before(card(9)), after: [[1, 2], [3, 4, 0]]),
    Row(sources: [0], anchor: .before(card(1)), after: [[1, 2], [3, 4, 0]]),
    Row(sources: [3], anchor: .before(card(3)), after: [[0, 1, 2], [3, 4]]),
    Row(sources: [4], anchor: .before(card(4)), after: [[0, 1, 2], [3, 4]]),
    Row(sources: [0, 3], anchor: .before(card(3)), after: [[1, 2], [0, 3, 4]]),
    Row(sources: [4, 3], anchor: .before(card(4)), after: [[0, 1, 2], [4, 3]]),
    Row(sources: [], anchor: .end, after: [[0, 1, 2], [3, 4]]),
  ])
  func itNeverLosesACard(_ row: Row) {
    var board = makeBoard(counts: [3, 2])
    board.apply(
      MoveDifference(sources: row.sources.map(card), column: column(1), anchor: row.anchor))
    #expect(board.numbers == row.after)
    #expect(board.brokenInvariant() == nil)
  }

  @Test func itFindsItsPlaceAfterSomeoneElsesChange() {
    var board = makeBoard(counts: [1, 2])
    let answer = MoveResolver.resolve(request([0], to: 1, slot: 1), on: board, rules: MoveRules())
    guard let difference = answer.move?.difference else {
      Issue.record("the move is refused")
      return
    }
    board.insertCard(at: Destination(column: column(1), slot: 0))
    board.apply(difference)
    #expect(board.numbers == [[], [3, 1, 0, 2]])
  }
}
