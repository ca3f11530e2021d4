import KanbanModel
import Testing

/// Rules in code: they allow, warn, refuse, send elsewhere, or take only some of the cards.
@Suite struct RegisteredRuleTests {
  private func resolve(
    _ request: MoveRequest, _ rules: [TestRule], on board: Board = makeBoard(counts: [3, 1, 1])
  ) -> Resolution {
    var all = MoveRules()
    all.custom = rules
    return MoveResolver.resolve(request, on: board, rules: all)
  }

  @Test func theFirstRefusalAndTheFirstWarningCount() {
    let rules = [
      TestRule("open") { _, _ in .allow }, TestRule("careful") { _, _ in .warn("mind") },
      TestRule("too") { _, _ in .warn("late") },
    ]
    let asked = request([0], to: 1, slot: 0)
    #expect(resolve(asked, rules).reason == .rule(name: "careful", words: "mind"))
    #expect(!resolve(asked, rules).isForbidden)
    let refused = resolve(asked, rules + [TestRule("shut") { _, _ in .forbid(nil) }])
    #expect(refused == .forbidden(.rule(name: "shut", words: nil)))
  }

  @Test func aRuleIsNotAskedAboutCardsThatAreThereAlready() {
    let shut = TestRule("shut") { _, _ in .forbid(nil) }
    #expect(resolve(request([1], to: 0, slot: 1), [shut]) == .unchanged)
  }

  @Test func aRulesWarningDoesNotHideALimit() {
    let careful = TestRule("careful") { _, _ in .warn("mind") }
    let full = makeBoard(counts: [1, 1], limits: [nil, 1])
    #expect(resolve(request([0], to: 1, slot: 0), [careful], on: full).isForbidden)
  }

  @Test func aRedirectedMoveIsJudgedByEverythingElse() {
    let elsewhere = TestRule("elsewhere") { request, _ in
      request.destination.column == column(1)
        ? .redirect(Destination(column: column(2), slot: 0)) : .allow
    }
    let asked = request([0], to: 1, slot: 0)
    let move = resolve(asked, [elsewhere]).move
    #expect(move?.destination == Destination(column: column(2), slot: 0))
    #expect(move?.anchor == .before(card(4)))

    let full = makeBoard(counts: [1, 0, 1], limits: [nil, nil, 1])
    let refusal = ForbidReason.wipLimit(column: column(2), limit: 1, count: 1, wouldBe: 2)
    #expect(resolve(asked, [elsewhere], on: full).reason == refusal)
    let guardian = TestRule("guardian") { request, _ in
      request.destination.column == column(2) ? .forbid("mine") : .warn("old")
    }
    for rules in [[guardian, elsewhere], [elsewhere, guardian]] {
      #expect(resolve(asked, rules) == .forbidden(.rule(name: "guardian", words: "mine")))
    }
  }

  @Test func aRedirectionMayLeadHomeOrNowhere() {
    let home = TestRule("home") { _, _ in .redirect(Destination(column: column(0), slot: 0)) }
    #expect(resolve(request([0], to: 1, slot: 0), [home]) == .unchanged)
    let nowhere = TestRule("nowhere") { _, _ in .redirect(Destination(column: column(9), slot: 0)) }
    #expect(resolve(request([0], to: 1, slot: 0), [nowhere]) == .forbidden(.unknownColumn))
  }

  @Test func rulesThatSendToEachOtherComeToAnEnd() {
    let there = TestRule("there") { _, _ in .redirect(Destination(column: column(1), slot: 0)) }
    let back = TestRule("back") { _, _ in .redirect(Destination(column: column(2), slot: 0)) }
    #expect(resolve(request([0], to: 1, slot: 1), [there, back]).move != nil)
    let further = TestRule("further") { request, _ in
      .redirect(Destination(column: column(1), slot: request.destination.slot &+ 1))
    }
    #expect(resolve(request([0], to: 1, slot: 0), [further]).move?.destination.slot == 1)
  }

  @Test func onlyTheAcceptedCardsMove() {
    let some = TestRule("some") { _, _ in .acceptOnly([card(0), card(2), card(4)]) }
    let answer = resolve(request([2, 1, 0], to: 1, slot: 0), [some])
    #expect(answer.move?.cards == [card(2), card(0)])
    #expect(
      resolve(request([1], to: 1, slot: 0), [some]) == .forbidden(.rule(name: "some", words: nil)))
  }

  @Test func acceptedCardsCountForTheLimitAndForEarlierRules() {
    let single = TestRule("single") { request, _ in request.cards.count == 1 ? .forbid("pairs") : .allow }
    let some = TestRule("some") { _, _ in .acceptOnly([card(0)]) }
    let asked = request([0, 1], to: 1, slot: 0)
    let board = makeBoard(counts: [2, 1], limits: [nil, 2])
    #expect(resolve(asked, [some], on: board).move?.cards == [card(0)])
    #expect(resolve(asked, [single, some], on: board).reason == .rule(name: "single", words: "pairs"))
  }

  @Test func aRuleHasNoOpinionUnlessItSaysOne() {
    struct Silent: MoveRule { let name = "silent" }
    let board = makeBoard(counts: [1])
    #expect(Silent().judge(request([0], to: 0, slot: 0), on: board) == .allow)
    #expect(Silent().cardsLifted(with: card(0), on: board) == nil)
  }
}
