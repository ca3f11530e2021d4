import KanbanModel
import Testing

/// Every small board and every request on it, against the reference.
@Suite struct SmallBoardTests {
  /// At most one thing of the board is locked or pinned.
  enum Odd: Equatable {
    case nothing
    case lockedCard(Int), pinnedCard(Int), lockedColumn(Int)
  }

  @Test(arguments: [[1], [2], [3, 0], [3, 1], [3, 2], [3, 3], [3, 4]])
  func everyRequestOnASmallBoardGetsTheAnswerOfTheReference(_ size: [Int]) {
    let columnCount = size[0]
    for counts in Self.distributions(upTo: 4, over: columnCount) {
      let cardCount = counts.reduce(0, +)
      if size.count > 1, counts[0] != size[1] { continue }
      for odd in Self.odds(cards: cardCount, columns: columnCount) {
        let (board, reference) = Self.make(counts, odd: odd)
        for target in 0..<columnCount {
          let limited = (0...3).map { limit in
            var board = board
            board.update(column(target)) { $0.limit = WIPLimit(count: limit) }
            return board
          }
          for cards in Self.lists(of: cardCount) {
            for slot in 0...counts[target] + 1 {
              let asked = request(cards, to: target, slot: slot)
              compareVariants(asked, on: board, reference)
              // A limit does not ask where in the column the cards land.
              if slot == 0 || slot == counts[target] { compareLimits(asked, limited, reference) }
            }
          }
        }
      }
    }
  }

  /// The move; where a card is pinned also as a step upwards; of a single card also the copy.
  private func compareVariants(
    _ request: MoveRequest, on board: Board, _ reference: ReferenceBoard
  ) {
    compareOrders(request, board, reference)
    if !reference.pinned.isEmpty {
      var upwards = request
      upwards.prefersEarlierSlot = true
      compareOrders(upwards, board, reference)
    }
    if request.cards.count == 1 {
      var copy = request
      copy.operation = .copy
      compareOrders(copy, board, reference)
    }
  }

  /// Without limits: the answer, the slot and the order afterwards.
  private func compareOrders(_ request: MoveRequest, _ board: Board, _ reference: ReferenceBoard) {
    let expected = reference.answer(to: request)
    let answer = MoveResolver.resolve(request, on: board, rules: movesAndCopies)
    var after = board
    if let move = answer.move { after.apply(move) }
    let isEqual = ReferenceBoard.Answer(answer, columns: after.numbers) == expected
    if !isEqual || after.brokenInvariant() != nil {
      Issue.record("\(board.numbers) \(request): \(answer) \(after.numbers) instead of \(expected)")
    }
  }

  /// With each limit on the destination and both policies: the answer.
  ///
  /// - Parameter boards: the board by the limit of the destination column.
  private func compareLimits(
    _ request: MoveRequest, _ boards: [Board], _ reference: ReferenceBoard
  ) {
    let unlimited = reference.answer(to: request)
    let target = Int(request.destination.column.rawValue)
    let count = reference.columns[target].count
    let wouldBe = unlimited.columns[target].count
    for (limit, board) in boards.enumerated() {
      for policy in [LimitPolicy.prevent, .warn] {
        var rules = movesAndCopies
        rules.limitPolicy = policy
        let answer = MoveResolver.resolve(request, on: board, rules: rules)
        var expected = unlimited.reason
        var isForbidden = unlimited.verdict == .forbidden
        if wouldBe > count && wouldBe > limit {
          expected = .wipLimit(
            column: request.destination.column, limit: limit, count: count, wouldBe: wouldBe)
          isForbidden = policy == .prevent
        }
        if answer.reason != expected || answer.isForbidden != isForbidden {
          Issue.record("\(board.numbers) \(request), limit \(limit) \(policy): \(answer)")
        }
      }
    }
  }
}

// MARK: - Small worlds

extension SmallBoardTests {
  /// All ways to put at most so many cards into columns.
  static func distributions(upTo cards: Int, over columns: Int) -> [[Int]] {
    if columns == 0 { return [[]] }
    return (0...cards).flatMap { first in
      distributions(upTo: cards - first, over: columns - 1).map { [first] + $0 }
    }
  }

  static func odds(cards: Int, columns: Int) -> [Odd] {
    let ofCards = (0..<cards).flatMap { [Odd.lockedCard($0), .pinnedCard($0)] }
    return [.nothing] + ofCards + (0..<columns).map { .lockedColumn($0) }
  }

  /// Each card alone, each two (of up to three cards in both orders), and all of them backwards.
  static func lists(of cards: Int) -> [[Int]] {
    let all = Array(0..<cards)
    let pairs = all.flatMap { first in
      all.filter { cards < 4 ? $0 != first : $0 > first }.map { [first, $0] }
    }
    return all.map { [$0] } + pairs + (cards > 2 ? [all.reversed()] : [])
  }

  static func make(_ counts: [Int], odd: Odd) -> (Board, ReferenceBoard) {
    var board = makeBoard(counts: counts)
    var reference = ReferenceBoard()
    reference.columns = board.numbers
    reference.offered = [.move, .copy]
    reference.nextID = counts.reduce(0, +)
    switch odd {
    case .nothing: break
    case .lockedCard(let number):
      board.update(card(number)) { $0.lock = .locked }
      reference.locked = [number]
    case .pinnedCard(let number):
      board.update(card(number)) { $0.lock = .pinned }
      reference.pinned = [number]
    case .lockedColumn(let number):
      board.update(column(number)) { $0.isLocked = true }
      reference.lockedColumns = [number]
    }
    return (board, reference)
  }
}

extension ReferenceBoard.Answer {
  /// The resolver's answer and the lists after it, in the reference's words.
  init(_ resolution: Resolution, columns: [[Int]]) {
    self.init(verdict: .forbidden, reason: resolution.reason, columns: columns)
    switch resolution {
    case .moved(let move, _): verdict = .moved(slot: move.destination.slot)
    case .unchanged: verdict = .unchanged
    case .forbidden: verdict = .forbidden
    }
  }
}
