import KanbanGeometry
import KanbanInteraction
import KanbanModel
import Testing

@Suite("Actions and menus")
struct ActionTests {
  private func names(_ bench: TestBench, _ cards: String) -> String {
    bench.scene.actions(for: bench.cards(cards))
      .map { Phrases().name(of: $0, titles: bench.titles) }.joined(separator: ", ")
  }

  @Test(
    "are left out only where nothing could happen",
    arguments: [
      ("A1", "Move Down, Move to Doing, Move to Done"),
      ("A2", "Move Up, Move Down, Move to Doing, Move to Done"),
      ("A3", "Move Up, Move to Doing, Move to Done"), ("B1", "Move to To do, Move to Done"), ("L", ""),
      ("A1 L", "Move Down, Move to Doing, Move to Done"), ("A1 A2", "Move Down, Move to Doing, Move to Done"),
      ("A1 B1", "Move to To do, Move to Doing, Move to Done"), ("", ""),
      ("A1 Z", "Move Down, Move to Doing, Move to Done"),
    ])
  func offered(cards: String, actions: String) throws {
    let bench = try TestBench("A1 A2 A3 | (limit 1, locked) B1 | L* | (hidden) D1")
    #expect(names(bench, cards) == actions)
  }

  @Test(
    "know pinned and hidden neighbours",
    arguments: [
      ("P! A1 A2", "A1", "Move Down"), ("A1 P! A2", "A2", "Move Up"), ("A1 A2 P!", "A2", "Move Up"),
      ("H? A1 A2", "A1", "Move Down"), ("A1 P!", "A1", ""), ("A1 H? A2", "A1", "Move Down"),
      ("A1 L*", "A1", "Move Down"),
    ])
  func neighbours(board: String, card: String, actions: String) throws {
    let bench = try TestBench(board)
    #expect(names(bench, card) == actions)
  }

  @Test(
    "move as they say",
    arguments: [
      ("A2", CardAction.moveUp, "A2 A1 A3 | B1 |"), ("A2", .moveDown, "A1 A3 A2 | B1 |"),
      ("A1 A3", .moveDown, "A2 A1 A3 | B1 |"), ("A2 A3", .moveUp, "A2 A3 A1 | B1 |"),
      ("A3 A1", .moveTo(ColumnHandle(rawValue: 2)), "A2 | B1 | A1 A3"),
      ("A1", .moveTo(ColumnHandle(rawValue: 1)), "A2 A3 | B1 A1 |"),
    ])
  func performed(cards: String, action: CardAction, order: String) throws {
    var bench = try TestBench("A1 A2 A3 | B1 |")
    let performed = bench.send(.actionChosen(action, cards: bench.cards(cards), method: .action))
    #expect(bench.order.trimmed == order.trimmed)
    #expect(performed.kinds == ["resolved", "moved"])
    #expect(bench.machine.phaseName == .settling)
    bench.rest()
    #expect(bench.effects.kinds.last == "settled")
  }

  @Test("step over pinned cards and directly behind hidden ones")
  func overPinned() throws {
    var bench = try TestBench("A1 P! A2 H? A3")
    bench.send(.actionChosen(.moveUp, cards: bench.cards("A2"), method: .action))
    #expect(bench.order == "A2 P A1 H A3")
    bench.send(.actionChosen(.moveDown, cards: bench.cards("A1"), method: .action))
    #expect(bench.order == "A2 P H A3 A1")
  }

  @Test("that a rule refuses stay offered and, performed, say why; nothing returns")
  func refused() throws {
    var bench = try TestBench("A1 A2 | (limit 1) B1 | C1")
    bench.scene.rules.forbidden = [Transition(from: .any, to: .column(bench.column(2)))]
    for (column, words) in [(1, "Doing is full, 1 of 1"), (2, "Done does not accept A1")] {
      let action = CardAction.moveTo(bench.column(column))
      #expect(bench.scene.actions(for: bench.cards("A1")).contains(action))
      let performed = bench.send(.actionChosen(action, cards: bench.cards("A1"), method: .menu))
      #expect(performed.kinds == ["resolved", "forbidden"])
      #expect(bench.spoken.last == "A1 not moved: \(words)")
      #expect(bench.machine.nextWake == nil)
    }
  }

  @Test("that are not offered are ignored")
  func notOffered() throws {
    var bench = try TestBench("A1 L* | B1")
    for (cards, action) in [
      ("A1", CardAction.moveUp), ("A1", .moveTo(bench.column(0))), ("L", .moveDown), ("Z", .moveDown),
    ] {
      let performed = bench.send(.actionChosen(action, cards: bench.cards(cards), method: .action))
      #expect(performed.ignored == [.notOffered])
    }
    #expect(bench.order == "A1 L | B1")
  }

  @Test("bring settling cards to rest first")
  func settling() throws {
    var bench = try TestBench("A1 A2 | B1")
    let toDoing = CardAction.moveTo(bench.column(1))
    bench.send(.actionChosen(toDoing, cards: bench.cards("A1"), method: .action))
    let again = bench.send(.actionChosen(.moveUp, cards: bench.cards("A1"), method: .action))
    #expect(again.kinds == ["settled", "resolved", "moved"])
  }
}

extension String {
  fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}

@Suite("What is spoken")
struct AnnouncementTests {
  /// the scenario language's own example.
  private func bench() throws -> TestBench {
    var bench = try TestBench("A1 A2 A3 | (limit 1) B1 | C1")
    for (name, title) in [("A1", "Spec"), ("A2", "Tests"), ("A3", "Docs")] {
      bench.titles.cards[bench.card(name)] = title
    }
    return bench
  }

  @Test("by key: the lift, every step, the refused step, and the outcome")
  func keys() throws {
    var bench = try bench()
    bench.liftByKey("Spec")
    for key in [Key.down, .right, .right, .return] { bench.key(key) }
    #expect(
      bench.spoken == [
        "Spec lifted, 1 of 3 in To do", "2 of 3 in To do", "Doing is full, 1 of 1", "2 of 2 in Done",
        "Spec moved to 2 of 2 in Done",
      ])
  }

  @Test("by pointer: the lift and the outcome")
  func pointer() throws {
    var bench = try bench()
    bench.drag("Spec", to: Point(x: 452, y: 300))
    bench.release(452, 300)
    bench.drag("Spec", to: Point(x: 452, y: 300))
    bench.key(.escape)
    bench.drag("Spec", to: Point(x: 750, y: 80))
    bench.release(750, 80)
    #expect(
      bench.spoken == [
        "Spec lifted, 1 of 3 in To do", "Spec not moved: Doing is full, 1 of 1",
        "Spec lifted, 1 of 3 in To do", "Spec put back, 1 of 3 in To do",
        "Spec lifted, 1 of 3 in To do", "Spec moved to 1 of 2 in Done",
      ])
  }

  @Test("of several cards by their number, of a refusal in the rule's words or by the column")
  func several() throws {
    var bench = try bench()
    bench.scene.rules.forbidden = [
      Transition(from: .any, to: .column(bench.column(2)), words: "finished work stays")
    ]
    bench.send(.selectionChanged(bench.cards("Spec Tests Docs")))
    bench.liftByKey("Tests")
    bench.key(.right)
    bench.key(.right)
    bench.key(.return)
    #expect(
      bench.spoken == [
        "3 cards lifted, 1 of 3 in To do", "Doing is full, 1 of 1", "finished work stays",
        "3 cards not moved: finished work stays",
      ])
  }

  @Test("of a place: what a user can see, from 1")
  func values() throws {
    let bench = try TestBench("A1 H? A2 A3 | B1")
    let values = ["A1", "A2", "A3", "B1", "H"].map { name in
      bench.scene.value(of: bench.card(name)).map { Phrases().text(of: $0, titles: bench.titles) }
    }
    #expect(values == ["1 of 3 in To do", "2 of 3 in To do", "3 of 3 in To do", "1 of 1 in Doing", nil])
  }

  @Test("in an app's own words where it has some")
  func replaced() throws {
    let bench = try bench()
    var phrases = Phrases()
    phrases.lifted = { "\($0) angehoben, \($1)" }
    phrases.place = { "\($0) von \($1) in \($2)" }
    let place = SpokenPlace(position: 1, count: 3, column: bench.column(0))
    let text = phrases.text(of: .lifted(bench.cards("Spec"), place), titles: bench.titles)
    #expect(text == "Spec angehoben, 1 von 3 in To do")
    #expect([1, 3].map(phrases.cardCount) == ["1 card", "3 cards"])
  }
}
