import KanbanModel
import TestSupport
import Testing

/// Long random runs of requests, many of them wrong, on a board and on the reference.
@Suite struct ConservationTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func noRequestLosesDoublesOrReordersACard(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var board = Board()
    var rules = MoveRules()
    var reference = ReferenceBoard()
    for step in 0..<25_000 {
      if step % 500 == 0 {
        (board, rules, reference) = Self.makeBoard(&random)
      }
      let request = Self.makeRequest(&random, cards: reference.nextID)
      let expected = reference.answer(to: request)
      let answer = MoveResolver.resolve(request, on: board, rules: rules)
      let before = board.numbers
      if let move = answer.move {
        board.apply(move)
        if move.operation == .copy { reference.nextID += move.sources.count }
      }
      let lists = board.numbers
      reference.columns = expected.columns
      if ReferenceBoard.Answer(answer, columns: lists) != expected || board.brokenInvariant() != nil {
        Issue.record("step \(step), \(before) \(request): \(answer) \(lists) instead of \(expected)")
        return
      }
      if lists.reduce(0, { $0 + $1.count }) > 24 {
        (board, rules, reference) = Self.makeBoard(&random)
      }
    }
  }

  /// Up to four columns of up to five cards, with some locks, limits and arrows.
  private static func makeBoard(
    _ random: inout SplitMix64
  ) -> (Board, MoveRules, ReferenceBoard) {
    var board = Board()
    var rules = movesAndCopies
    var reference = ReferenceBoard()
    reference.offered = rules.operations
    if random.once(in: 2) { (rules.limitPolicy, reference.policy) = (.warn, .warn) }
    let columnCount = 1 + random.below(4)
    for number in 0..<columnCount {
      let handle = board.addColumn()
      reference.columns.append([])
      if random.once(in: 3) {
        let policy = random.once(in: 3) ? LimitPolicy.prevent : nil
        let limit = WIPLimit(count: random.below(8), policy: policy)
        board.update(handle) { $0.limit = limit }
        reference.limits[number] = limit.count
        reference.policies[number] = policy
      }
      if random.once(in: 8) {
        board.update(handle) { $0.isLocked = true }
        reference.lockedColumns.insert(number)
      }
      for _ in 0..<random.below(6) {
        let lock: CardLock = random.once(in: 5) ? .pinned : random.once(in: 8) ? .locked : .free
        board.addCard(CardState(lock: lock, isHidden: random.once(in: 6)), to: handle)
        reference.columns[number].append(reference.nextID)
        if lock == .pinned { reference.pinned.insert(reference.nextID) }
        if lock == .locked { reference.locked.insert(reference.nextID) }
        reference.nextID += 1
      }
    }
    if random.once(in: 4) {
      let arrow = makeArrow(&random, columns: columnCount)
      rules.forbidden = [Transition(from: arrow.source.pattern, to: arrow.target.pattern)]
      reference.forbidden = [arrow]
    }
    if random.once(in: 4) {
      let arrows = (0..<3).map { _ in makeArrow(&random, columns: columnCount) }
      rules.allowed = arrows.map { Transition(from: $0.source.pattern, to: $0.target.pattern) }
      reference.allowed = arrows
    }
    return (board, rules, reference)
  }

  private static func makeArrow(
    _ random: inout SplitMix64, columns: Int
  ) -> ReferenceBoard.Arrow {
    ReferenceBoard.Arrow(
      source: random.once(in: 3) ? nil : random.below(columns),
      target: random.once(in: 3) ? nil : random.below(columns))
  }

  /// Any request: cards that are unknown or repeated, columns that are not there, absurd slots.
  private static func makeRequest(_ random: inout SplitMix64, cards: Int) -> MoveRequest {
    var list = (0..<(random.once(in: 2) ? 1 : random.below(5))).map { _ in random.below(cards) }
    if random.once(in: 10) { list += list.prefix(1) }
    if random.once(in: 40) { list.append([-1, cards, Int(Int32.max)][random.below(3)]) }
    let target = random.once(in: 40) ? [-1, 9, Int(Int32.min)][random.below(3)] : random.below(4)
    let absurd = [Int.min, Int.max, -1, 99]
    let slot = random.once(in: 10) ? absurd[random.below(4)] : random.below(8)
    return request(
      list, to: target, slot: slot, operation: random.once(in: 12) ? .copy : .move,
      earlier: random.once(in: 4))
  }
}

extension Optional<Int> {
  fileprivate var pattern: ColumnPattern { map { .column(column($0)) } ?? .any }
}
