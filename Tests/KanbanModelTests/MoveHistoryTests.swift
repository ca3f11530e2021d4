import KanbanModel
import TestSupport
import Testing

/// Undo and redo put cards back and conserve them.
@Suite struct MoveHistoryTests {
  @Test(arguments: [21, 22] as [UInt64])
  func undoAndRedoWalkThroughAllStatesOfARun(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<400 {
      var board = makeBoard(
        (0..<3).map { _ in (0..<random.below(5)).map { _ in random.once(in: 3) ? .pinned : .free } })
      var history = MoveHistory()
      var states = [board.numbers]
      for _ in 0..<6 {
        let cards = (0...random.below(3)).map { _ in random.below(board.cardCount) }
        let asked = request(
          cards, to: random.below(3), slot: random.below(6),
          operation: random.once(in: 4) ? .copy : .move)
        guard let move = MoveResolver.resolve(asked, on: board, rules: movesAndCopies).move else { continue }
        history.apply(move, on: &board)
        states.append(board.numbers)
      }
      for _ in 0..<2 {
        for state in states.dropLast().reversed() {
          history.undo(on: &board)
          #expect(board.numbers == state)
        }
        #expect(!history.canUndo)
        for state in states.dropFirst() {
          history.redo(on: &board)
          #expect(board.numbers == state)
        }
        #expect(!history.canRedo)
      }
      #expect(board.brokenInvariant() == nil)
    }
  }

  @Test func nothingIsLostWhateverHappensMeanwhile() {
    var random = SplitMix64(seed: 31)
    for _ in 0..<300 {
      var board = makeBoard(
        (0..<4).map { _ in (0..<random.below(5)).map { _ in random.once(in: 4) ? .pinned : .free } })
      var history = MoveHistory()
      for _ in 0..<40 {
        let before = Set(board.numbers.joined())
        let removed = change(&board, &history, &random)
        let after = Set(board.numbers.joined())
        #expect(before.subtracting(after).isSubset(of: removed))
        #expect(board.cardCount == after.count)
        #expect(board.brokenInvariant() == nil)
      }
    }
  }

  /// Makes any change, and returns the cards that may be gone after it: copies, and what is removed.
  private func change(
    _ board: inout Board, _ history: inout MoveHistory, _ random: inout SplitMix64
  ) -> Set<Int> {
    let table = board.columns.flatMap { board.cards(in: $0) }
    let some = table.isEmpty ? card(0) : table[random.below(table.count)]
    let place = Destination(column: column(random.below(4)), slot: random.below(5))
    switch random.below(8) {
    case 0:
      board.removeCard(some)
      return [Int(some.rawValue)]
    case 1 where random.once(in: 10):
      let gone = Set(board.cards(in: place.column).map { Int($0.rawValue) })
      board.removeColumn(place.column)
      return gone
    case 2: board.insertCard(at: place)
    case 3: board.relocate(some, to: place)
    case 4, 5: return removedCopies(history.undo(on: &board)?.answer)
    case 6: return removedCopies(history.redo(on: &board)?.answer)
    default:
      let asked = MoveRequest(
        cards: [some], destination: place, operation: random.once(in: 3) ? .copy : .move, method: .host)
      let answer = MoveResolver.resolve(asked, on: board, rules: movesAndCopies)
      if let move = answer.move { history.apply(move, on: &board) }
    }
    return []
  }

  private func removedCopies(_ answer: RestoreResolution?) -> Set<Int> {
    guard case .moved(let changes) = answer else { return [] }
    return Set(changes.filter { $0.after == nil }.map { Int($0.card.rawValue) })
  }
}

// MARK: - Single cases

extension MoveHistoryTests {
  @Test func undoingAsksNoLimit() {
    var board = makeBoard(counts: [1, 0], limits: [1, nil])
    var history = MoveHistory()
    history.apply(request([0], to: 1, slot: 0), on: &board)
    board.insertCard(at: Destination(column: column(0), slot: 0))
    let answer = history.undo(on: &board)?.answer
    #expect(board.numbers == [[0, 1], []])
    let first = CardPosition(column: column(0), index: 0)
    #expect(
      answer
        == .moved([
          CardChange(card: card(0), before: CardPosition(column: column(1), index: 0), after: first)
        ]))
    #expect(history.undo(on: &board) == nil)
  }

  @Test func undoingACopyTakesItOffAndRedoingBringsTheSameBack() {
    var board = makeBoard(counts: [2])
    var history = MoveHistory()
    history.apply(request([1, 0], to: 0, slot: 1, operation: .copy), on: &board)
    #expect(board.numbers == [[0, 2, 3, 1]])
    history.undo(on: &board)
    #expect(board.numbers == [[0, 1]])
    history.redo(on: &board)
    #expect(board.numbers == [[0, 2, 3, 1]])
    board.removeCard(card(3))
    history.undo(on: &board)
    history.redo(on: &board)
    #expect(board.numbers == [[0, 2, 1]])
  }

  @Test func whatIsGoneIsLeftOut() {
    var board = makeBoard(counts: [2, 1, 0])
    var history = MoveHistory()
    history.apply(request([0, 2], to: 2, slot: 0), on: &board)
    board.removeColumn(column(1))
    history.undo(on: &board)
    #expect(board.numbers == [[0, 1], [2]])
    history.redo(on: &board)
    #expect(board.numbers == [[1], [0, 2]])
    board.removeCard(card(0))
    #expect(history.undo(on: &board)?.answer == .forbidden(.unknownCard))
    #expect(!history.canRedo)
    #expect(board.numbers == [[1], [2]])
  }

  @Test func whatCannotBeUndoneSaysWhyAndMakesWayForTheMoveBefore() {
    var board = makeBoard(counts: [2, 0, 0])
    var history = MoveHistory()
    history.apply(request([0], to: 1, slot: 0), on: &board)
    history.apply(request([1], to: 2, slot: 0), on: &board)
    history.apply(request([0], to: 2, slot: 0), on: &board)
    // Somebody has put the card back already, and taken the column that the other one came from.
    board.relocate(card(0), to: Destination(column: column(1), slot: 0))
    #expect(history.undo(on: &board)?.answer == .unchanged)
    #expect(!history.canRedo)
    board.removeColumn(column(0))
    #expect(history.undo(on: &board)?.answer == .forbidden(.unknownColumn))
    board.removeCard(card(0))
    #expect(history.undo(on: &board)?.answer == .forbidden(.unknownCard))
    #expect(history.undo(on: &board)?.answer == nil)
    #expect(board.numbers == [[], [1]])
  }

  @Test func aNewMoveEndsRedoing() {
    var board = makeBoard(counts: [2, 0])
    var history = MoveHistory()
    history.apply(request([0], to: 1, slot: 0), on: &board)
    history.undo(on: &board)
    #expect(history.canRedo)
    history.apply(request([1], to: 1, slot: 0), on: &board)
    #expect(!history.canRedo)
    #expect(history.redo(on: &board) == nil)
  }

  @Test func aPinnedCardThatHadMovedUpComesBackIfNobodyHasChangedAnything() {
    var board = makeBoard("aaP", "")
    var history = MoveHistory()
    history.apply(request([0, 1], to: 1, slot: 0), on: &board)
    #expect(board.numbers == [[2], [0, 1]])
    var touched = board
    var other = history
    history.undo(on: &board)
    #expect(board.numbers == [[0, 1, 2], []])
    touched.relocate(card(2), to: Destination(column: column(1), slot: 0))
    other.undo(on: &touched)
    #expect(touched.numbers == [[0, 1], [2]])
  }
}

extension MoveHistory {
  /// Resolves a request that is meant to be allowed, and applies it.
  fileprivate mutating func apply(_ request: MoveRequest, on board: inout Board) {
    guard let move = MoveResolver.resolve(request, on: board, rules: movesAndCopies).move else {
      Issue.record("\(request) is refused")
      return
    }
    apply(move, on: &board)
  }
}
