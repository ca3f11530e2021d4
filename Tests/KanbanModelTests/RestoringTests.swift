import KanbanModel
import TestSupport
import Testing

/// Putting cards back goes through the resolver, and is judged as a move is.
@Suite struct RestoringTests {
  @Test(arguments: [51, 52] as [UInt64])
  func noWishToPutBackLosesDoublesOrReordersACard(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<1_000 {
      var board = makeBoard(counts: (0..<3).map { _ in random.below(5) }, limits: [0, 1, nil])
      // Two that have been taken off the board, and may come back.
      let total = board.cardCount
      for _ in 0..<2 where total > 2 { board.removeCard(card(random.below(total))) }
      let request = Self.makeRequest(&random, cards: total, board)
      let expected = ReferenceBoard(board, cards: total).answer(to: request)
      let answer = MoveResolver.resolve(request, on: board)
      let before = board.numbers
      if case .moved(let restoration) = answer { board.apply(restoration) }
      let isEqual = answer.verdict == expected.verdict && board.numbers == expected.columns
      if !isEqual || board.brokenInvariant() != nil {
        Issue.record("\(before) \(request): \(answer) \(board.numbers) instead of \(expected)")
        return
      }
    }
  }

  /// Any wish: cards that are unknown, off the board or named twice, columns that are not there, absurd
  /// indices.
  private static func makeRequest(
    _ random: inout SplitMix64, cards: Int, _ board: Board
  ) -> RestoreRequest {
    RestoreRequest(
      cards: (0..<random.below(5)).map { _ in
        let some = card(random.once(in: 12) ? cards + 7 : random.below(max(cards, 1)))
        let target = column(random.once(in: 12) ? 9 : random.below(3))
        let index = random.once(in: 10) ? [Int.min, Int.max, 99][random.below(3)] : random.below(6)
        let isToComeBack = board.position(of: some) == nil && random.once(in: 2)
        return CardChange(
          card: some, before: isToComeBack ? nil : CardPosition(column: column(0), index: 0),
          after: random.once(in: 8) ? nil : CardPosition(column: target, index: index))
      })
  }

  @Test func pinnedCardsGiveWayOnlyToARestoredCard() {
    var random = SplitMix64(seed: 53)
    for _ in 0..<500 {
      // Enough free cards that no index is beyond the end.
      let locks =
        Array(repeating: CardLock.free, count: 6) + Array(repeating: .pinned, count: random.below(4))
      var board = makeBoard([locks.shuffled(using: &random), [.free, .pinned, .free]])
      let before = board.numbers
      let target = random.below(2)
      let moved = before.joined().filter { board.state(of: card($0)).lock == .free }.shuffled(using: &random)[
        0]
      let place = CardPosition(column: column(target), index: random.below(3))
      let request = RestoreRequest(
        cards: [CardChange(card: card(moved), before: board.position(of: card(moved)), after: place)])
      if case .moved(let restoration) = MoveResolver.resolve(request, on: board) { board.apply(restoration) }

      #expect(board.position(of: card(moved)) == place)
      // One on its place makes way for it, and the pinned ones directly below for that one.
      var expected = before[target].enumerated()
        .filter { $0.element != moved && board.state(of: card($0.element)).lock == .pinned }
        .map { (index: $0.offset, id: $0.element) }
      var taken = place.index
      for row in expected.indices where expected[row].index == taken {
        expected[row].index += 1
        taken += 1
      }
      for (index, id) in expected {
        #expect(board.position(of: card(id)) == CardPosition(column: column(target), index: index))
      }
      let others = before.joined().filter { $0 != moved && board.state(of: card($0)).lock == .free }
      #expect(board.numbers.joined().filter { others.contains($0) } == others)
      #expect(board.brokenInvariant() == nil)
    }
  }

  @Test func locksAndLimitsDoNotStandInTheWay() {
    var board = makeBoard("L", "", limits: [nil, 0])
    board.update(column(1)) { $0.isLocked = true }
    let place = CardPosition(column: column(1), index: 0)
    let change = CardChange(card: card(0), before: board.position(of: card(0)), after: place)
    let answer = MoveResolver.resolve(RestoreRequest(cards: [change]), on: board)
    guard case .moved(let restoration) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(restoration.cards == [change])
    board.apply(restoration)
    #expect(board.numbers == [[], [0]])
    #expect(MoveResolver.resolve(RestoreRequest(cards: [change]), on: board) == .unchanged)
  }

  @Test func anEmptyWishNamesNoCard() {
    let board = makeBoard(counts: [1])
    #expect(MoveResolver.resolve(RestoreRequest(cards: []), on: board) == .forbidden(.unknownCard))
  }

  @Test func aStaleAnswerBringsNoRemovedCardBack() {
    var board = makeBoard(counts: [2, 0])
    let request = RestoreRequest(
      cards: [0, 1].map { number in
        CardChange(
          card: card(number), before: board.position(of: card(number)),
          after: CardPosition(column: column(1), index: number))
      })
    let answer = MoveResolver.resolve(request, on: board)
    board.removeCard(card(0))
    guard case .moved(let restoration) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(board.apply(restoration) == [card(1)])
    #expect(board.numbers == [[], [1]])
  }
}

extension RestoreResolution {
  fileprivate var verdict: ReferenceBoard.RestoreVerdict {
    switch self {
    case .moved: .moved
    case .unchanged: .unchanged
    case .forbidden(let reason): .forbidden(reason)
    }
  }
}
