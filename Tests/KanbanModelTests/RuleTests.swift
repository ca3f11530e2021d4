import KanbanModel
import Testing

/// Limits, locks and arrows, one table each.
@Suite struct RuleTests {
  struct Limit: Sendable {
    var counts: [Int]
    var limit: Int
    var cards: [Int]
    var operation = MoveOperation.move
    var wouldBe: Int?
  }

  @Test(arguments: [
    Limit(counts: [1, 1], limit: 2, cards: [0]),  // n of n
    Limit(counts: [1, 1], limit: 1, cards: [0], wouldBe: 2),
    Limit(counts: [1, 0], limit: 0, cards: [0], wouldBe: 1),
    Limit(counts: [2, 1], limit: 2, cards: [0, 1], wouldBe: 3),  // several count as a whole
    Limit(counts: [1, 2, 1], limit: 3, cards: [0, 3], wouldBe: 4),  // of several columns
    Limit(counts: [1, 2, 1], limit: 3, cards: [0, 1]),  // one of them is there already
    Limit(counts: [1, 3], limit: 1, cards: [3]),  // reordering beyond the limit
    Limit(counts: [1, 3], limit: 1, cards: [3, 2]),
    Limit(counts: [1, 3], limit: 1, cards: [0], wouldBe: 4),
    Limit(counts: [0, 2], limit: 2, cards: [0], operation: .copy, wouldBe: 3),  // a copy is one more
    Limit(counts: [0, 2], limit: 3, cards: [0], operation: .copy),
    Limit(counts: [1, 2], limit: 4, cards: [0, 1, 2], operation: .copy, wouldBe: 5),
  ])
  func aLimitRefusesOrWarnsOnlyWhereTheCountGrowsBeyondIt(_ row: Limit) {
    let board = makeBoard(counts: row.counts, limits: [nil, row.limit])
    let reason = row.wouldBe.map {
      ForbidReason.wipLimit(column: column(1), limit: row.limit, count: row.counts[1], wouldBe: $0)
    }
    var rules = movesAndCopies
    let asked = request(row.cards, to: 1, slot: 0, operation: row.operation)
    let prevented = MoveResolver.resolve(asked, on: board, rules: rules)
    #expect(prevented.isForbidden == (reason != nil))
    #expect(prevented.reason == reason)
    rules.limitPolicy = .warn
    let warned = MoveResolver.resolve(asked, on: board, rules: rules)
    #expect(!warned.isForbidden)
    #expect(warned.reason == reason)
  }

  @Test(arguments: [
    (own: LimitPolicy?.none, common: LimitPolicy.prevent, isForbidden: true),
    (own: nil, common: .warn, isForbidden: false), (own: .warn, common: .prevent, isForbidden: false),
    (own: .prevent, common: .warn, isForbidden: true),
  ])
  func aColumnsOwnPolicyBeatsTheCommonOne(
    _ row: (own: LimitPolicy?, common: LimitPolicy, isForbidden: Bool)
  ) {
    var board = makeBoard(counts: [1, 1])
    board.update(column(1)) { $0.limit = WIPLimit(count: 1, policy: row.own) }
    var rules = MoveRules()
    rules.limitPolicy = row.common
    let answer = MoveResolver.resolve(request([0], to: 1, slot: 0), on: board, rules: rules)
    #expect(answer.isForbidden == row.isForbidden)
  }

  @Test func aLimitCountsHiddenCards() {
    var board = makeBoard(counts: [1, 1], limits: [nil, 1])
    board.update(card(1)) { $0.isHidden = true }
    #expect(board.perform(request([0], to: 1, slot: 0)).isForbidden)
  }

  @Test(arguments: InputMethod.allCases)
  func everyInputMethodGetsTheSameAnswer(_ method: InputMethod) {
    var asked = request([0], to: 1, slot: 0)
    asked.method = method
    let full = makeBoard(counts: [1, 1], limits: [nil, 1])
    let answer = MoveResolver.resolve(asked, on: full, rules: MoveRules())
    #expect(answer == .forbidden(.wipLimit(column: column(1), limit: 1, count: 1, wouldBe: 2)))
    let open = MoveResolver.resolve(asked, on: makeBoard(counts: [1, 1]), rules: MoveRules())
    #expect(open.move?.method == method)
  }
}

// MARK: - Locks

extension RuleTests {
  struct Lock: Sendable {
    var lockedColumn: Int
    var cards: [Int]
    var target: Int
    var operation = MoveOperation.move
    var isForbidden: Bool
  }

  @Test(arguments: [
    Lock(lockedColumn: 0, cards: [0], target: 1, isForbidden: true),  // gives none
    Lock(lockedColumn: 1, cards: [0], target: 1, isForbidden: true),  // takes none
    Lock(lockedColumn: 2, cards: [0], target: 1, isForbidden: false),
    Lock(lockedColumn: 0, cards: [0], target: 0, isForbidden: false),  // reordering
    Lock(lockedColumn: 0, cards: [2, 0], target: 1, isForbidden: true),  // one of several
    Lock(lockedColumn: 0, cards: [0, 2], target: 0, isForbidden: true),
    Lock(lockedColumn: 0, cards: [0], target: 1, operation: .copy, isForbidden: true),
    Lock(lockedColumn: 0, cards: [0], target: 0, operation: .copy, isForbidden: true),
  ])
  func aLockedColumnTakesAndGivesNoCards(_ row: Lock) {
    var board = makeBoard(counts: [2, 2, 1])
    board.update(column(row.lockedColumn)) { $0.isLocked = true }
    let answer = board.perform(
      request(row.cards, to: row.target, slot: 1, operation: row.operation), rules: movesAndCopies)
    #expect(answer.isForbidden == row.isForbidden)
    #expect(answer.reason == (row.isForbidden ? .lockedColumn(column(row.lockedColumn)) : nil))
  }

  @Test func aLockedCardNeverMovesButOthersPassIt() {
    var board = makeBoard("aLa", "a")
    for target in 0...1 {
      let answer = board.perform(request([1], to: target, slot: 0))
      #expect(answer == .forbidden(.lockedCard(card(1))))
    }
    #expect(board.perform(request([3, 1], to: 0, slot: 0)).isForbidden)
    board.perform(request([2], to: 0, slot: 0))
    #expect(board.numbers == [[2, 0, 1], [3]])
  }
}

// MARK: - Arrows

extension RuleTests {
  struct Arrows: Sendable {
    var allowed: [Transition] = []
    var forbidden: [Transition] = []
    /// The ways (source, target) that are open on a board of three columns.
    var open: [[Int]]
  }

  private static let all = [[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]]

  @Test(arguments: [
    Arrows(open: all),
    Arrows(allowed: [arrow(0, 1), arrow(1, 2)], open: [[0, 1], [1, 2]]),
    Arrows(forbidden: [arrow(2, nil)], open: [[0, 1], [0, 2], [1, 0], [1, 2]]),
    Arrows(forbidden: [arrow(nil, 2)], open: [[0, 1], [1, 0], [2, 0], [2, 1]]),
    Arrows(allowed: [arrow(nil, 1)], open: [[0, 1], [2, 1]]),
    Arrows(allowed: [arrow(nil, nil)], forbidden: [arrow(0, 1)], open: Array(all.dropFirst())),
    Arrows(allowed: [arrow(0, 1)], forbidden: [arrow(nil, 1)], open: []),
    Arrows(forbidden: [arrow(nil, nil)], open: []),
  ])
  func arrowsDecideWhichWaysAreOpen(_ row: Arrows) {
    var rules = MoveRules()
    rules.allowed = row.allowed
    rules.forbidden = row.forbidden
    for source in 0..<3 {
      for target in 0..<3 {
        let board = makeBoard(counts: [2, 2, 2])
        let answer = MoveResolver.resolve(request([2 * source], to: target, slot: 1), on: board, rules: rules)
        let isOpen = source == target || row.open.contains([source, target])
        let closed = ForbidReason.transition(source: column(source), target: column(target), words: nil)
        #expect(answer.reason == (isOpen ? nil : closed))
      }
    }
  }

  @Test func aForbiddenArrowSpeaksInItsOwnWords() {
    var rules = MoveRules()
    rules.forbidden = [arrow(2, nil), arrow(0, nil, "stays")]
    let board = makeBoard(counts: [1, 1])
    let answer = MoveResolver.resolve(request([0], to: 1, slot: 0), on: board, rules: rules)
    #expect(answer == .forbidden(.transition(source: column(0), target: column(1), words: "stays")))
  }

  @Test func oneClosedWayRefusesCardsOfSeveralColumns() {
    var rules = MoveRules()
    rules.forbidden = [arrow(1, 2)]
    let board = makeBoard(counts: [1, 1, 0])
    #expect(MoveResolver.resolve(request([0, 1], to: 2, slot: 0), on: board, rules: rules).isForbidden)
  }
}

private func arrow(_ source: Int?, _ target: Int?, _ words: String? = nil) -> Transition {
  Transition(
    from: source.map { .column(column($0)) } ?? .any, to: target.map { .column(column($0)) } ?? .any,
    words: words)
}
