import KanbanModel
import TestSupport
import Testing

/// Slots count without the moved cards, and are the index at which the first of them stands afterwards.
@Suite struct SlotTests {
  @Test(arguments: 1...8)
  func aCardLandsOnItsSlot(_ count: Int) {
    for source in 0..<count {
      for slot in 0..<count {
        var board = makeBoard(counts: [count])
        let resolution = board.perform(request([source], to: 0, slot: slot))
        #expect(board.position(of: card(source)) == CardPosition(column: column(0), index: slot))
        #expect((resolution == .unchanged) == (source == slot))
        let others = board.numbers[0].filter { $0 != source }
        #expect(others == others.sorted())
      }
    }
  }

  @Test(arguments: 0...8)
  func aCardLandsOnItsSlotInAnotherColumn(_ count: Int) {
    for slot in 0...count {
      var board = makeBoard(counts: [2, count])
      board.perform(request([0], to: 1, slot: slot))
      #expect(board.position(of: card(0)) == CardPosition(column: column(1), index: slot))
      #expect(board.numbers[0] == [1])
    }
  }

  @Test(arguments: 2...8)
  func upThenDownRestores(_ count: Int) {
    for source in 1..<count {
      var board = makeBoard(counts: [count])
      let start = board.numbers
      board.perform(request([source], to: 0, slot: source - 1, earlier: true))
      #expect(board.numbers != start)
      board.perform(request([source], to: 0, slot: source))
      #expect(board.numbers == start)
    }
  }

  @Test(arguments: [
    (cards: [1, 2], slot: 0, after: [1, 2, 0, 3, 4]),
    (cards: [1, 2], slot: 3, after: [0, 3, 4, 1, 2]),
    (cards: [0, 2, 4], slot: 1, after: [1, 0, 2, 4, 3]),
    (cards: [4, 0], slot: 1, after: [1, 4, 0, 2, 3]),
    (cards: [0, 0, 3, 0], slot: 9, after: [1, 2, 4, 0, 3]),
    (cards: [2, 1], slot: 1, after: [0, 2, 1, 3, 4]),
  ])
  func severalCardsLandAsOneRun(_ row: (cards: [Int], slot: Int, after: [Int])) {
    var board = makeBoard(counts: [5])
    board.perform(request(row.cards, to: 0, slot: row.slot))
    #expect(board.numbers == [row.after])
  }

  @Test func cardsOfSeveralColumnsLandAsOneRun() {
    var board = makeBoard(counts: [2, 3, 2])
    board.perform(request([6, 2, 0], to: 1, slot: 1))
    #expect(board.numbers == [[1], [3, 6, 2, 0, 4], [5]])
  }

  @Test(arguments: [
    (cards: [1, 2], slot: 1, isInPlace: true), (cards: [1, 2], slot: 0, isInPlace: false),
    (cards: [2, 1], slot: 1, isInPlace: false), (cards: [0, 2], slot: 0, isInPlace: false),
    (cards: [0, 1, 2, 3], slot: 5, isInPlace: true), (cards: [3], slot: Int.max, isInPlace: true),
    (cards: [0], slot: Int.min, isInPlace: true),
  ])
  func cardsThatAreThereAlreadyAreUnchanged(_ row: (cards: [Int], slot: Int, isInPlace: Bool)) {
    let board = makeBoard(counts: [4])
    let answer = MoveResolver.resolve(
      request(row.cards, to: 0, slot: row.slot), on: board, rules: MoveRules())
    #expect((answer == .unchanged) == row.isInPlace)
  }

  @Test func aCopyCountsAllCardsAndIsNeverInPlace() {
    var board = makeBoard(counts: [2])
    let answer = board.perform(request([0], to: 0, slot: 0, operation: .copy), rules: movesAndCopies)
    #expect(answer.move?.anchor == .before(card(0)))
    #expect(board.numbers == [[2, 0, 1]])
    board.perform(request([0, 1], to: 0, slot: 9, operation: .copy), rules: movesAndCopies)
    #expect(board.numbers == [[2, 0, 1, 3, 4]])
  }
}

// MARK: - Anchors

extension SlotTests {
  @Test(arguments: [
    (moved: [0], slot: 0, anchor: Anchor.before(card(1))),
    (moved: [0], slot: 1, anchor: .before(card(2))),
    (moved: [0], slot: 3, anchor: .end),
    (moved: [2, 0], slot: 1, anchor: .before(card(3))),
    (moved: [1, 2, 1], slot: 1, anchor: .before(card(3))),
    (moved: [9], slot: 3, anchor: .before(card(3))),
    (moved: [0], slot: -5, anchor: .before(card(1))),
    (moved: [], slot: 4, anchor: .end),
  ])
  func anAnchorNamesTheCardThatStaysAndFollows(_ row: (moved: [Int], slot: Int, anchor: Anchor)) {
    let board = makeBoard(counts: [4])
    #expect(board.anchor(at: row.slot, in: column(0), moving: row.moved.map(card)) == row.anchor)
  }

  @Test func anAnchorGivesItsSlotBack() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<3_000 {
      let locks = (0..<random.below(8)).map { _ in random.once(in: 3) ? CardLock.pinned : .free }
      let board = makeBoard([locks, [.free, .free]])
      let moved = (0..<10).filter { _ in random.once(in: 3) }.map(card)
      for target in [column(0), column(1)] {
        let slot = board.freeSlot(random.below(9), in: target, moving: moved)
        let anchor = board.anchor(at: slot, in: target, moving: moved)
        #expect(board.slot(of: anchor, in: target, moving: moved) == slot)
      }
    }
  }

  @Test func anAnchorThatIsMovedOrElsewhereHasNoSlot() {
    let board = makeBoard(counts: [2, 1])
    #expect(board.slot(of: .before(card(0)), in: column(0), moving: [card(0)]) == nil)
    #expect(board.slot(of: .before(card(2)), in: column(0), moving: []) == nil)
    #expect(board.slot(of: .before(card(9)), in: column(0), moving: []) == nil)
    #expect(board.slot(of: .end, in: column(0), moving: [card(0), card(0), card(2)]) == 1)
  }
}
