import KanbanModel
import TestSupport
import Testing

/// Undo and redo put cards back between their neighbours, whatever somebody else has changed meanwhile.
@Suite struct RestoringTests {
  /// What somebody else does to a small board of two columns.
  enum Change {
    case remove(Int), relocate(Int, column: Int, slot: Int), insert(column: Int, slot: Int), togglePin(Int)
  }

  /// Each small board, each move on it, each change by somebody else; undone, redone, undone again.
  @Test(arguments: 0..<6) func everySmallUndoAgreesWithTheReference(_ part: Int) {
    var number = 0
    for counts in [[0, 3], [1, 2], [2, 1], [3, 0]] {
      for pins in 0..<8 {
        let board = Self.makeBoard(counts, pins: pins)
        for (cards, target, slot, operation) in Self.moves(of: board) {
          for change in Self.changes(of: board) {
            number += 1
            if number % 6 != part { continue }
            let asked = request(cards, to: target, slot: slot, operation: operation)
            if !Self.agrees(board, asked, [change].compactMap { $0 }) { return }
          }
        }
      }
    }
  }

  @Test(arguments: [61, 62] as [UInt64])
  func everyRandomUndoAgreesWithTheReference(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<3_000 {
      let counts = [random.below(6), random.below(6)]
      let board = Self.makeBoard(counts, pins: random.below(4) * random.below(300))
      let count = counts[0] + counts[1]
      guard count > 0 else { continue }
      let cards = (0...random.below(4)).map { _ in random.below(count) }
      let asked = request(
        cards, to: random.below(2), slot: random.below(8), operation: random.once(in: 4) ? .copy : .move)
      let changes = (0..<random.below(5)).map { _ in Self.anyChange(&random, cards: count) }
      if !Self.agrees(board, asked, changes) { return }
    }
  }

  /// Moves, lets somebody change the board, and compares undo, redo and the undo after it with the reference.
  private static func agrees(_ start: Board, _ asked: MoveRequest, _ changes: [Change]) -> Bool {
    var board = start
    var history = MoveHistory()
    guard let move = MoveResolver.resolve(asked, on: board, rules: movesAndCopies).move else { return true }
    var then = ReferenceBoard(board)
    var cards = history.apply(move, on: &board).map { Int($0.rawValue) }
    var left = ReferenceBoard(board)
    var touched = Set(cards.flatMap { [then.column(of: $0), left.column(of: $0)].compactMap { $0 } })
    // A copy is off the board where it was not in the lists of then.
    var isOff: Set<Int> = []
    for step in 0..<3 {
      if step < 2 { for change in changes { apply(change, to: &board) } }
      let before = ReferenceBoard(board)
      let isThere = cards.filter { isOff.contains($0) || before.column(of: $0) != nil }
      let homes = isThere.map { id in
        ReferenceBoard.Home(id: id, place: then.place(of: id))
      }
      var expected = before.puttingBack(homes, then: then, left: left, touched: touched)
      if homes.isEmpty { expected = before.columns }
      let answer = step % 2 == 0 ? history.undo(on: &board) : history.redo(on: &board)
      let isMoved = if case .moved = answer?.answer { true } else { false }
      guard board.numbers == expected, isMoved == (expected != before.columns),
        board.brokenInvariant() == nil
      else {
        Issue.record(
          "\(start.numbers) \(asked) \(changes) step \(step): \(before.columns) \(board.numbers) instead of \(expected)"
        )
        return false
      }
      guard isMoved else { return true }
      isOff = Set(homes.filter { $0.place == nil }.map(\.id))
      (then, left, cards) = (before, ReferenceBoard(board), homes.map(\.id))
      touched = Set(cards.flatMap { [then.column(of: $0), left.column(of: $0)].compactMap { $0 } })
    }
    return true
  }
}

// MARK: - Small worlds

extension RestoringTests {
  /// A board of columns with so many cards each; card n is pinned if bit n is set.
  private static func makeBoard(_ counts: [Int], pins: Int) -> Board {
    var number = -1
    return KanbanModelTests.makeBoard(
      counts.map { count in
        (0..<count).map { _ in
          number += 1
          return pins & (1 << number) == 0 ? .free : .pinned
        }
      })
  }

  private static func moves(of board: Board) -> [([Int], Int, Int, MoveOperation)] {
    let lists = [[0], [1], [2], [0, 1], [0, 2], [2, 1]]
    return lists.flatMap { list in
      [0, 1].flatMap { target in
        (0...board.cards(in: column(target)).count).flatMap { slot in
          list.count == 1
            ? [(list, target, slot, .move), (list, target, slot, .copy)] : [(list, target, slot, .move)]
        }
      }
    }
  }

  private static func changes(of board: Board) -> [Change?] {
    let places = [0, 1].flatMap { column in (0...2).map { (column, $0) } }
    return [nil] + (0..<3).map { .remove($0) } + (0..<3).map { .togglePin($0) }
      + places.map { .insert(column: $0.0, slot: $0.1) }
      + (0..<3).flatMap { id in places.map { .relocate(id, column: $0.0, slot: $0.1) } }
  }

  private static func anyChange(_ random: inout SplitMix64, cards: Int) -> Change {
    let id = random.below(cards + 2)
    return switch random.below(6) {
    case 0, 1: .remove(id)
    case 2: .insert(column: random.below(2), slot: random.below(6))
    case 3: .togglePin(id)
    default: .relocate(id, column: random.below(2), slot: random.below(6))
    }
  }

  private static func apply(_ change: Change?, to board: inout Board) {
    switch change {
    case nil: break
    case .remove(let id): board.removeCard(card(id))
    case .relocate(let id, let target, let slot):
      board.relocate(card(id), to: Destination(column: column(target), slot: slot))
    case .insert(let target, let slot): board.insertCard(at: Destination(column: column(target), slot: slot))
    case .togglePin(let id):
      board.update(card(id)) { $0.lock = $0.lock == .pinned ? .free : .pinned }
    }
  }
}

extension ReferenceBoard {
  fileprivate func place(of id: Int) -> (column: Int, index: Int)? {
    column(of: id).flatMap { number in columns[number].firstIndex(of: id).map { (number, $0) } }
  }
}

// MARK: - Single cases

extension RestoringTests {
  @Test func aCardGoesBehindItsNearestEarlierNeighbourThatIsLeft() {
    var board = KanbanModelTests.makeBoard(counts: [4, 0])
    var history = MoveHistory()
    history.apply(request([2], to: 1, slot: 0), on: &board)
    board.removeCard(card(1))
    board.insertCard(at: Destination(column: column(0), slot: 1))
    board.insertCard(at: Destination(column: column(0), slot: 0))
    #expect(board.numbers == [[5, 0, 4, 3], [2]])
    history.undo(on: &board)
    #expect(board.numbers == [[5, 0, 2, 4, 3], []])
  }

  @Test func locksAndLimitsDoNotStandInTheWay() {
    var board = KanbanModelTests.makeBoard("a", "", limits: [0, nil])
    var history = MoveHistory()
    history.apply(request([0], to: 1, slot: 0), on: &board)
    board.update(column(0)) { $0.isLocked = true }
    board.update(card(0)) { $0.lock = .locked }
    history.undo(on: &board)
    #expect(board.numbers == [[0], []])
  }

  @Test func aWishIsJudgedByWhatIsLeftOfIt() {
    var board = KanbanModelTests.makeBoard(counts: [1, 0])
    let home = CardPosition(column: column(0), index: 0)
    let change = CardChange(card: card(0), before: home, after: CardPosition(column: column(1), index: 9))
    func answer(_ changes: [CardChange]) -> RestoreResolution {
      var board = board
      return board.restore(RestoreRequest(cards: changes, then: []))
    }
    #expect(answer([]) == .forbidden(.unknownCard))
    #expect(answer([CardChange(card: card(7), before: home, after: home)]) == .forbidden(.unknownCard))
    let nowhere = CardPosition(column: column(8), index: 0)
    #expect(answer([CardChange(card: card(0), before: home, after: nowhere)]) == .forbidden(.unknownColumn))
    #expect(answer([CardChange(card: card(0), before: home, after: home)]) == .unchanged)
    #expect(
      answer([change, change])
        == .moved([CardChange(card: card(0), before: home, after: CardPosition(column: column(1), index: 0))])
    )
    board.removeColumn(column(1))
    #expect(answer([change]) == .forbidden(.unknownColumn))
  }

  @Test func aLongHistoryIsWalkedBackToItsStart() {
    var board = KanbanModelTests.makeBoard(counts: [40, 0])
    var history = MoveHistory()
    var states = [board.numbers]
    var random = SplitMix64(seed: 9)
    for _ in 0..<300 {
      let asked = request([random.below(40)], to: random.below(2), slot: random.below(30))
      guard let move = MoveResolver.resolve(asked, on: board, rules: MoveRules()).move else { continue }
      history.apply(move, on: &board)
      states.append(board.numbers)
    }
    for state in states.dropLast().reversed() {
      history.undo(on: &board)
      #expect(board.numbers == state)
    }
  }
}

extension MoveHistory {
  fileprivate mutating func apply(_ request: MoveRequest, on board: inout Board) {
    guard let move = MoveResolver.resolve(request, on: board, rules: movesAndCopies).move else { return }
    apply(move, on: &board)
  }
}
