import KanbanGeometry
import KanbanInteraction
import KanbanModel
import Testing

/// A rule made of closures.
struct TestRule: MoveRule {
  var name = "test"
  var judging: @Sendable (MoveRequest, Board) -> RuleAnswer = { _, _ in .allow }
  var lifting: @Sendable (CardHandle, Board) -> [CardHandle]? = { _, _ in nil }

  func judge(_ request: MoveRequest, on board: Board) -> RuleAnswer { judging(request, board) }
  func cardsLifted(with card: CardHandle, on board: Board) -> [CardHandle]? { lifting(card, board) }
}

@Suite("A target is where the cards would really land")
struct RewritingRuleTests {
  /// Doing sends everything on to the end of Done, and says so once a request only.
  private func redirecting(_ text: String, to column: Int32 = 2) throws -> TestBench {
    var bench = try TestBench(text)
    let doing = bench.column(1)
    let other = ColumnHandle(rawValue: column)
    bench.scene.rules.custom = [
      TestRule(judging: { request, board in
        request.destination.column == doing
          ? .redirect(Destination(column: other, slot: board.cards(in: other).count)) : .allow
      })
    ]
    return bench
  }

  @Test("when a rule sends them elsewhere")
  func redirected() throws {
    var bench = try redirecting("A1 A2 | B1 | C1")
    bench.drag("A1", to: Point(x: 452, y: 80))
    #expect(bench.target == [2, 1])
    #expect(bench.snapshot.placement == .at(bench.place(2, 1)))
    #expect(bench.snapshot.decision == .accept)
    #expect(
      bench.machine.target(for: Point(x: 452, y: 300), in: bench.scene)?.destination == bench.place(2, 1))
    let released = bench.release(452, 80)
    #expect(bench.order == "A2 | B1 | C1 A1")
    #expect(bench.spoken.last == "A1 moved to 2 of 2 in Done")
    let requested = released.compactMap { effect in
      if case .resolved(let request, _) = effect { request.destination } else { nil }
    }
    #expect(requested == [bench.place(1, 0)])
  }

  @Test("once only, even where the rule would send them on")
  func redirectedOnce() throws {
    var bench = try TestBench("A1 A2 | B1 | C1 | D1")
    let columns = bench.scene.board.columns
    bench.scene.rules.custom = [
      TestRule(judging: { request, _ in
        guard let index = columns.firstIndex(of: request.destination.column), index < 3 else { return .allow }
        return .redirect(Destination(column: columns[index + 1], slot: 0))
      })
    ]
    bench.drag("A1", to: Point(x: 452, y: 300))
    #expect(bench.target == [2, 0])
    bench.release(452, 300)
    #expect(bench.order == "A2 | B1 | A1 C1 | D1")
  }

  @Test("when a rule sends them home: unchanged")
  func redirectedHome() throws {
    var bench = try redirecting("A1 A2 | B1", to: 0)
    let home = bench.place(0, 0)
    let doing = bench.column(1)
    bench.scene.rules.custom = [
      TestRule(judging: { request, _ in request.destination.column == doing ? .redirect(home) : .allow })
    ]
    bench.drag("A1", to: Point(x: 452, y: 300))
    #expect(bench.target == [0, 0])
    #expect(bench.snapshot.placement == .home)
    bench.release(452, 300)
    #expect(bench.effects.outcomes == ["unchanged"])
  }

  @Test("and where the other place refuses, the refused one stays the target")
  func redirectedAndRefused() throws {
    var bench = try redirecting("A1 A2 | B1 | (limit 1) C1")
    bench.drag("A1", to: Point(x: 452, y: 80))
    #expect(bench.target == [1, 0])
    #expect(bench.snapshot.reason?.code == "wip-limit")
    #expect(bench.snapshot.placement == .home)
    bench.release(452, 80)
    #expect(bench.spoken.last == "A1 not moved: Done is full, 1 of 1")
  }

  @Test("by key too, while the keys go on from where they were")
  func redirectedByKey() throws {
    var bench = try redirecting("A1 A2 | B1 | C1")
    bench.liftByKey("A1")
    bench.key(.right)
    #expect(bench.target == [2, 1])
    #expect(bench.spoken.last == "2 of 2 in Done")
    bench.key(.right)
    #expect(bench.target == [2, 0])
    bench.key(.left)
    #expect(bench.target == [2, 1])
    bench.key(.return)
    #expect(bench.order == "A2 | B1 | C1 A1")
  }

  @Test(
    "off pinned cards", arguments: [(80.0, 0), (140.0, 2), (170.0, 2), (260.0, 3)])
  func pinned(y: Double, slot: Int) throws {
    var bench = try TestBench("A1 | B1 P! B2")
    bench.drag("A1", to: Point(x: 452, y: y))
    #expect(bench.target == [1, slot])
    #expect(bench.snapshot.placement == .at(bench.place(1, slot)))
    bench.release(452, y)
    let column = bench.scene.board.cards(in: bench.column(1))
    #expect(column.firstIndex(of: bench.card("A1")) == slot)
    #expect(column[1] == bench.card("P"))
  }
}

@Suite("A rule that takes some of the cards")
struct AcceptOnlyTests {
  private func bench(accepting names: String) throws -> TestBench {
    var bench = try TestBench("A1 A2 A3 | B1")
    let accepted = bench.cards(names)
    bench.scene.rules.custom = [TestRule(judging: { _, _ in .acceptOnly(accepted) })]
    bench.send(.selectionChanged(bench.cards("A1 A2")))
    return bench
  }

  @Test(
    "moves those and sends the others home, whichever was grabbed",
    arguments: [("A1", "A1"), ("A1", "A2"), ("A2", "A1"), ("A2", "A2")])
  func some(grabbed: String, accepted: String) throws {
    var bench = try bench(accepting: accepted)
    let other = accepted == "A1" ? "A2" : "A1"
    bench.drag(grabbed, to: Point(x: 452, y: 340))
    #expect(bench.snapshot.decision == .accept)
    bench.release(452, 340)
    #expect(bench.order == "\(other) A3 | B1 \(accepted)")
    #expect(bench.effects.outcomes == ["moved"])
    #expect(
      bench.spoken.suffix(2) == [
        "\(accepted) moved to 2 of 2 in Doing", "\(other) put back, 1 of 2 in To do",
      ])
    #expect(bench.snapshot.settling.map(\.cards) == [bench.cards(accepted), bench.cards(other)])
    #expect(bench.snapshot.settling.map(\.grabbed) == [bench.card(accepted), bench.card(other)])
    bench.rest()
    #expect(
      bench.effects.suffix(3) == [
        .settled(bench.cards(accepted)), .returned(bench.cards(other)), .settled(bench.cards(other)),
      ])
  }

  @Test("refuses if it takes none")
  func none() throws {
    var bench = try bench(accepting: "A3")
    bench.drag("A1", to: Point(x: 452, y: 340))
    #expect(bench.snapshot.decision == .forbid(.rule(name: "test", words: nil)))
    bench.release(452, 340)
    #expect(bench.spoken.last == "2 cards not moved: Doing does not accept 2 cards")
  }

  @Test("answers keys and actions the same way")
  func others() throws {
    var keys = try bench(accepting: "A2")
    keys.liftByKey("A1")
    keys.key(.right)
    keys.key(.return)
    #expect(keys.order == "A1 A3 | A2 B1")
    #expect(keys.spoken.last == "A1 put back, 1 of 2 in To do")
    var actions = try bench(accepting: "A2")
    actions.send(
      .actionChosen(.moveTo(actions.column(1)), cards: actions.cards("A1 A2"), method: .menu))
    #expect(actions.order == "A1 A3 | B1 A2")
    #expect(actions.spoken == ["A2 moved to 2 of 2 in Doing"])
    actions.rest()
    #expect(!actions.effects.kinds.contains("returned"))
  }
}
