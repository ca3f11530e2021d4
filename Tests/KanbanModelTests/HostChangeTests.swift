import KanbanModel
import TestSupport
import Testing

/// Changes that ask no rule, and handles that have gone stale.
@Suite struct HostChangeTests {
  @Test func aNewCardLandsOnItsSlotAsFarAsPinnedCardsAllow() {
    var board = makeBoard("aPa")
    board.insertCard(at: Destination(column: column(0), slot: 1))
    #expect(board.numbers == [[0, 1, 3, 2]])
    board.insertCard(CardState(lock: .pinned), at: Destination(column: column(0), slot: Int.min))
    #expect(board.numbers == [[4, 1, 0, 3, 2]])
    board.insertCard(at: Destination(column: column(0), slot: 0))
    #expect(board.numbers == [[4, 1, 5, 0, 3, 2]])
    #expect(board.brokenInvariant() == nil)
  }

  @Test func aPinnedCardGivesWayToARestoredOne() {
    var board = makeBoard("aP", "")
    board.perform(request([0], to: 1, slot: 0))
    #expect(board.numbers == [[1], [0]])
    board.setPositions([(card(0), CardPosition(column: column(0), index: 0))])
    #expect(board.numbers == [[0, 1], []])
  }

  @Test func restoringRepeatedAndAbsurdPositionsLosesNoCard() {
    var board = makeBoard(counts: [2, 2])
    let first = CardPosition(column: column(1), index: 0)
    board.setPositions([
      (card(0), first), (card(0), CardPosition(column: column(0), index: 0)), (card(1), first),
      (card(2), CardPosition(column: column(1), index: Int.max)),
      (card(3), CardPosition(column: column(0), index: Int.min)),
    ])
    #expect(board.numbers == [[3], [0, 1, 2]])
    #expect(board.brokenInvariant() == nil)
  }
}

// MARK: - The order of columns

extension HostChangeTests {
  @Test func columnsTakeAnyOrderAndKeepTheirCards() {
    var board = makeBoard(counts: [1, 2, 0])
    board.setColumnOrder([column(2), column(0), column(1)])
    #expect(board.columns == [column(2), column(0), column(1)])
    #expect(board.numbers == [[], [0], [1, 2]])
    #expect(board.position(of: card(2)) == CardPosition(column: column(1), index: 1))
    #expect(board.brokenInvariant() == nil)
    #expect(board.addColumn() == column(3))
    #expect(board.columns == [column(2), column(0), column(1), column(3)])
  }

  @Test(arguments: [[], [0], [0, 0], [0, 2, 0], [0, 1], [0, 2, 1], [2, 0, 7], [0, -1]])
  func whatIsNoOrderOfTheColumnsChangesNothing(_ order: [Int]) {
    var board = makeBoard(counts: [1, 2, 1])
    board.removeColumn(column(1))
    board.setColumnOrder(order.map(column))
    #expect(board.columns == [column(0), column(2)])
  }

  @Test func aMoveIsUndoneWhateverTheOrderOfTheColumns() {
    var board = makeBoard(counts: [2, 1])
    var history = MoveHistory()
    let resolution = MoveResolver.resolve(request([0], to: 1, slot: 1), on: board, rules: MoveRules())
    if let move = resolution.move { history.apply(move, on: &board) }
    board.setColumnOrder([column(1), column(0)])
    #expect(board.numbers == [[2, 0], [1]])
    history.undo(on: &board)
    #expect(board.numbers == [[2], [0, 1]])
  }
}

// MARK: - Handles

extension HostChangeTests {
  @Test func handlesAreOrderedByTheTimeAtWhichTheyWereGivenOut() {
    for (early, late) in [(-1, 0), (0, 1), (3, 7)] {
      #expect(card(early) < card(late) && !(card(late) < card(early)) && !(card(late) < card(late)))
      #expect(
        column(early) < column(late) && !(column(late) < column(early)) && !(column(late) < column(late)))
    }
  }

  @Test(arguments: [-1, 1, 7, Int(Int32.max), Int(Int32.min)])
  func aColumnThatIsNotThereIsEmptyAndTakesNothing(_ number: Int) {
    var board = makeBoard(counts: [2, 1])
    board.removeColumn(column(1))
    let start = board.numbers
    let gone = column(number)
    let place = Destination(column: gone, slot: 0)
    #expect(!board.contains(gone))
    #expect(board.cards(in: gone) == [])
    #expect(!board.hasPinnedCards(in: gone))
    #expect(board.state(of: gone) == ColumnState())
    #expect(board.freeSlot(3, in: gone, moving: [card(0)]) == 0)
    #expect(board.anchor(at: 2, in: gone, moving: []) == .end)
    #expect(board.slot(of: .before(card(0)), in: gone, moving: []) == nil)
    #expect(board.slot(of: .end, in: gone, moving: []) == 0)
    #expect(board.brokenInvariant(in: [gone]) == nil)
    #expect(!board.contains(board.addCard(to: gone)))
    #expect(!board.contains(board.insertCard(at: place)))
    board.update(gone) { $0.isHidden = false }
    board.removeColumn(gone)
    board.relocate(card(0), to: place)
    board.apply(MoveDifference(sources: [card(0)], column: gone, anchor: .end))
    board.setPositions([(card(0), CardPosition(column: gone, index: 0))])
    #expect(board.numbers == start)
    #expect(board.cardCount == 2)
    #expect(board.brokenInvariant() == nil)
  }

  @Test(arguments: [-1, 1, 7, Int(Int32.max), Int(Int32.min)])
  func aCardThatIsNotThereStaysAway(_ number: Int) {
    var board = makeBoard(counts: [3])
    board.removeCard(card(1))
    let gone = card(number)
    #expect(!board.contains(gone))
    #expect(board.position(of: gone) == nil)
    #expect(board.state(of: gone) == CardState())
    #expect(board.freeSlot(9, in: column(0), moving: [gone, gone]) == 2)
    board.update(gone) { $0.lock = .free }
    board.removeCard(gone)
    board.relocate(gone, to: Destination(column: column(0), slot: 0))
    board.apply(MoveDifference(sources: [gone], column: column(0), anchor: .before(gone)))
    #expect(board.numbers == [[0, 2]])
    #expect(board.brokenInvariant() == nil)
  }

  @Test func placingLeavesOutRepeatedCardsAndThoseOfOtherBoards() {
    var board = makeBoard(counts: [2, 1])
    board.place(
      [card(2), card(0), card(9), card(2), card(-1)], at: Destination(column: column(1), slot: 5))
    #expect(board.numbers == [[1], [2, 0]])
    board.place([card(1)], at: Destination(column: column(9), slot: 0))
    #expect(board.numbers == [[1], [2, 0]])
  }

  @Test func aMoveThatHasGoneStaleIsCarriedOutAsFarAsItGoes() {
    var board = makeBoard(counts: [3, 1])
    let both = MoveResolver.resolve(request([0, 1], to: 1, slot: 0), on: board, rules: MoveRules())
    guard let move = both.move else {
      Issue.record("the move is refused")
      return
    }
    board.removeCard(card(0))
    #expect(board.apply(move) == [card(1)])
    #expect(board.numbers == [[2], [1, 3]])
    board.removeColumn(column(1))
    #expect(board.apply(move) == [])
    #expect(board.numbers == [[2]])
  }
}
