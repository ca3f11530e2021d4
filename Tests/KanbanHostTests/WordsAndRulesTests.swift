import KanbanGeometry
import KanbanHost
import KanbanInteraction
import KanbanModel
import Testing

/// A card and a column whose titles an app changes.
private struct Sheet: BoardCard {
  var id: Int
  var title: String
}

private struct Shelf: BoardColumn {
  var id: Int
  var title: String
  var cards: [Sheet]
}

@Suite struct AccessibilityTests {
  @Test func `A changed title is what is spoken from then on`() throws {
    var shelves = [
      Shelf(id: 1, title: "To do", cards: [Sheet(id: 1, title: "Spec"), Sheet(id: 2, title: "Plan")]),
      Shelf(id: 2, title: "Done", cards: []),
    ]
    var controller = try BoardController(columns: shelves)
    shelves[0].cards[0].title = "Spec, second draft"
    shelves[1].title = "Archive"
    _ = controller.update(columns: shelves, at: .ms(1))
    _ = controller.handle(.focusMoved(1), at: .ms(2))
    let lifted = controller.handle(.keyPressed(.space), at: .ms(3))
    #expect(lifted.contains(.announced("Spec, second draft lifted, 1 of 2 in To do")))
    let stepped = controller.handle(.keyPressed(.right), at: .ms(4))
    #expect(stepped.contains(.announced("1 of 1 in Archive")))
    // The card that was not renamed keeps its title.
    _ = controller.handle(.keyPressed(.escape), at: .ms(5))
    let moved = controller.handle(.actionChosen(.moveTo(2), cards: [2]), at: .ms(6))
    #expect(moved.contains(.announced("Plan moved to 1 of 1 in Archive")))
  }

  @Test func `Undo and redo speak in the app's own words`() throws {
    var phrases = Phrases()
    phrases.movedBack = { "\($0) zurück: \($1)" }
    phrases.movedAgain = { "\($0) wieder: \($1)" }
    phrases.nothingToUndo = "Nichts"
    phrases.nothingToRedo = "Gar nichts"
    let shelves = [
      Shelf(id: 1, title: "To do", cards: [Sheet(id: 1, title: "Spec")]),
      Shelf(id: 2, title: "Done", cards: []),
    ]
    var controller = try BoardController(columns: shelves, phrases: phrases)
    func words(_ event: BoardEvent<Int, Int>) -> [String] {
      controller.handle(event, at: .ms(1)).compactMap { effect -> String? in
        if case .announced(let words) = effect { words } else { nil }
      }
    }
    #expect(words(.undoRequested) == ["Nichts"])
    #expect(words(.redoRequested) == ["Gar nichts"])
    _ = controller.handle(.actionChosen(.moveTo(2), cards: [1]), at: .ms(1))
    #expect(words(.undoRequested) == ["Spec zurück: 1 of 1 in To do"])
    #expect(words(.redoRequested) == ["Spec wieder: 1 of 1 in Done"])
  }

  @Test func `Values count what a user sees`() throws {
    var lanes = [Lane("In Progress", [1, 2, 3, 4])]
    lanes[0].cards[0].isHidden = true
    let controller = try Controller(columns: lanes)
    #expect(controller.value(of: 3) == "2 of 3 in In Progress")
    #expect(controller.value(of: 1) == nil)
    #expect(controller.value(of: 99) == nil)
    #expect(controller.cardCount(of: "In Progress") == "3 cards")
  }

  @Test func `Actions leave out only what could do nothing`() throws {
    let controller = try Controller(columns: [Lane("To do", [1, 2]), Lane("Done", [], limit: 0)])
    #expect(controller.actions(for: [1]).map(\.name) == ["Move Down", "Move to Done"])
    #expect(controller.actions(for: [2]).map(\.name) == ["Move Up", "Move to Done"])
    #expect(controller.actions(for: [2]).last?.action == .moveTo("Done"))
    #expect(controller.actions(for: [99]).isEmpty)
  }

  @Test func `A refused action says why, in the app's own words`() throws {
    var phrases = Phrases()
    phrases.full = { column, count, limit in "\(column) ist voll, \(count) von \(limit)" }
    phrases.notMoved = { subject, reason in "\(subject) bleibt: \(reason)" }
    let lanes = [Lane("a", [1]), Lane("b", [2], limit: 1)]
    var controller = try Controller(columns: lanes, phrases: phrases)
    let effects = controller.handle(.actionChosen(.moveTo("b"), cards: [1]), at: .ms(1))
    #expect(effects.compactMap(\.words) == ["Card 1 bleibt: b ist voll, 1 von 1"])
  }

  @Test func `Move mode goes through the controller step by step`() throws {
    var app = try TestApp([Lane("a", [1, 2]), Lane("b", [3, 4])])
    for key in [Key.tab, .space, .right, .down, .return] { app.key(key) }
    #expect(app.columns.text == "a: 2 | b: 3 1 4")
    #expect(
      app.words == [
        "Card 1 lifted, 1 of 2 in a", "1 of 3 in b", "2 of 3 in b", "Card 1 moved to 2 of 3 in b",
      ])
    #expect(app.controller.feedback.focus == 1)
  }

  @Test func `A focused card that is removed hands the focus to its neighbour`() throws {
    var app = try TestApp([Lane("a", [1, 2])])
    app.send(.focusMoved(1))
    app.edit { $0[0].cards.removeFirst() }
    #expect(app.effects.contains(.focused(2)))
  }

  @Test func `A selection is dragged together`() throws {
    var app = try TestApp([Lane("a", [1, 2, 3]), Lane("b", [4])])
    app.send(.selectionChanged([3, 1, 77]))
    #expect(app.controller.cardsLifted(with: 3) == [1, 3])
    let start = try #require(app.frame(of: 3)).center
    app.press(start)
    app.move(Point(x: 374, y: 420))
    #expect(app.controller.feedback.lifted == [1, 3])
    app.release(Point(x: 374, y: 420))
    #expect(app.columns.text == "a: 2 | b: 4 1 3")
    #expect(app.words.last == "2 cards moved to 2 of 3 in b")
  }
}

@Suite struct RulesTests {
  let lanes = [Lane("todo", [1, 2]), Lane("doing", [3]), Lane("done", [4])]

  func answer(_ rules: Controller.Rules, _ card: Int, to column: String) throws -> Controller.Answer {
    try Controller(columns: lanes, rules: rules).answer(to: .init(cards: [card], column: column))
  }

  @Test func `Arrows by id allow and forbid`() throws {
    var rules = Controller.Rules()
    rules.allowed = [BoardArrow(from: "todo", to: "doing"), BoardArrow(from: "gone", to: nil)]
    rules.forbidden = [BoardArrow(from: "done", to: nil, words: "finished work stays")]
    if case .moved = try answer(rules, 1, to: "doing") {} else { Issue.record("todo to doing") }
    #expect(
      try answer(rules, 1, to: "done")
        == .refused(
          BoardRefusal(
            reason: .transition(source: "todo", target: "done", words: nil),
            words: "done does not accept Card 1")))
    #expect(
      try answer(rules, 4, to: "todo")
        == .refused(
          BoardRefusal(
            reason: .transition(source: "done", target: "todo", words: "finished work stays"),
            words: "finished work stays")))
  }

  @Test func `An arrow of an unknown column allows nothing else`() throws {
    var rules = Controller.Rules()
    rules.allowed = [BoardArrow(from: "gone", to: nil)]
    if case .refused = try answer(rules, 1, to: "doing") {} else { Issue.record("must be refused") }
  }

  @Test func `The app's own rule judges by id`() throws {
    var rules = Controller.Rules()
    rules.judge = { proposal in
      if proposal.column == "done" { return .forbid("\(proposal.cards) not yet") }
      if proposal.order.cards(in: proposal.column).count > 0 { return .redirect("done", .before(4)) }
      return .allow
    }
    #expect(
      try answer(rules, 1, to: "done")
        == .refused(BoardRefusal(reason: .rule(words: "[1] not yet"), words: "[1] not yet")))
    rules.judge = { $0.column == "doing" ? .redirect("done", .before(4)) : .warn("late") }
    guard case .moved(let move, let warning) = try answer(rules, 1, to: "doing") else {
      Issue.record("must be moved")
      return
    }
    #expect(move.column == "done")
    #expect(move.anchor == .before(4))
    #expect(warning?.words == "late")
  }

  @Test func `The app says which cards lift together`() throws {
    var rules = Controller.Rules()
    rules.cardsLifted = { card, order in
      guard let position = order.position(of: card) else { return nil }
      return Array(order.cards(in: position.column)[position.index...])
    }
    let controller = try Controller(columns: lanes, rules: rules)
    #expect(controller.cardsLifted(with: 1) == [1, 2])
    #expect(controller.cardsLifted(with: 2) == [2])
  }

  @Test func `Rules that change during a drag judge the target anew`() throws {
    var app = try TestApp(lanes)
    let start = try #require(app.frame(of: 1)).center
    app.press(start)
    app.move(Point(x: 374, y: 400))
    var rules = Controller.Rules()
    rules.forbidden = [BoardArrow(from: nil, to: "doing")]
    let effects = app.controller.setRules(rules, at: app.instant)
    let targets = effects.contains { effect in
      if case .targeted(let target?) = effect, case .forbid = target.decision { true } else { false }
    }
    #expect(targets)
  }

  @Test func `A request for unknown things is refused`() throws {
    #expect(
      try answer(.init(), 99, to: "done")
        == .refused(.init(reason: .unknownCard, words: "done does not accept 0 cards")))
    if case .refused(let refusal) = try answer(.init(), 1, to: "gone") {
      #expect(refusal.reason == .unknownColumn)
    } else {
      Issue.record("must be refused")
    }
  }
}
