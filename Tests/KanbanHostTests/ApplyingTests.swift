import KanbanGeometry
import KanbanHost
import KanbanInteraction
import KanbanModel
import Testing

@Suite struct ApplyingTests {
  let lanes = [Lane("a", [1, 2, 3]), Lane("b", [4, 5])]

  func move(_ cards: [Int], to column: String, _ index: Int, _ anchor: BoardAnchor<Int>) -> Controller.Move {
    BoardMove(
      sources: cards.map { BoardMoveSource(card: $0, column: "a", index: 0) }, column: column, index: index,
      anchor: anchor, method: .pointer)
  }

  @Test func `A move is found by id when the store has changed since`() {
    var store = [Lane("b", [4, 9, 5, 2]), Lane("a", [1, 3])]
    #expect(move([2], to: "b", 1, .before(5)).apply(to: &store))
    #expect(store.text == "b: 4 9 2 5 | a: 1 3")
  }

  @Test func `Without its anchor a move goes by index, as far as the column is long`() {
    var store = lanes
    #expect(move([2], to: "b", 7, .before(77)).apply(to: &store))
    #expect(store.text == "a: 1 3 | b: 4 5 2")
  }

  @Test func `Cards that are gone are left out, and a column that is gone changes nothing`() {
    var store = lanes
    #expect(move([8, 1], to: "b", 0, .before(4)).apply(to: &store))
    #expect(store.text == "a: 2 3 | b: 1 4 5")
    #expect(!move([2], to: "z", 0, .end).apply(to: &store))
    #expect(!move([8], to: "b", 0, .end).apply(to: &store))
    #expect(store.text == "a: 2 3 | b: 1 4 5")
  }

  @Test func `Pinned cards keep their index as they do on the board`() throws {
    var store = lanes
    store[0].cards[1].lock = .pinned
    var controller = try Controller(columns: store)
    let effects = controller.perform(.init(cards: [1], column: "b"), at: .ms(1))
    controller.apply(effects, to: &store)
    let order = controller.order
    #expect(store.map { $0.cards.map(\.id) } == order.columns.map { order.cards(in: $0) })
    #expect(store.text == "a: 3 2 | b: 4 5 1")
  }

  @Test func `Every small move changes store and board alike`() throws {
    for from in ["a", "b"] {
      for card in lanes.first(where: { $0.id == from })?.cards ?? [] {
        for column in ["a", "b"] {
          for index in 0...3 {
            var store = lanes
            var controller = try Controller(columns: store)
            let request = Controller.Request(cards: [card.id], column: column, place: .index(index))
            controller.apply(controller.perform(request, at: .ms(1)), to: &store)
            let order = controller.order
            #expect(store.map { $0.cards.map(\.id) } == order.columns.map { order.cards(in: $0) })
          }
        }
      }
    }
  }

  @Test func `A card that the store holds twice is not lost`() {
    var store = [Lane("a", [1, 2, 1]), Lane("b", [4])]
    move([1], to: "b", 0, .before(4)).apply(to: &store)
    #expect(store.text == "a: 2 1 | b: 1 4")
  }

  @Test func `A restoration puts cards back between their neighbours in a store that has changed`() {
    var store = [Lane("a", [9, 1, 3]), Lane("b", [8, 2, 4])]
    let back = Controller.Restoration(
      places: [
        BoardMoveSource(card: 2, column: "a", index: 1), BoardMoveSource(card: 4, column: "a", index: 2),
      ], orders: ["a": [1, 2, 4, 3]])
    #expect(back.apply(to: &store))
    #expect(store.text == "a: 9 1 2 4 3 | b: 8")
  }

  @Test func `A restoration over several columns finds the neighbours in each of them`() {
    var store = [Lane("a", [9, 1, 3]), Lane("b", [8, 4, 5]), Lane("c", [2, 6, 7])]
    let back = Controller.Restoration(
      places: [
        BoardMoveSource(card: 2, column: "a", index: 1), BoardMoveSource(card: 6, column: "b", index: 1),
        BoardMoveSource(card: 7, column: "b", index: 2),
      ], orders: ["a": [1, 2, 3], "b": [4, 6, 7, 5]])
    #expect(back.apply(to: &store))
    #expect(store.text == "a: 9 1 2 3 | b: 8 4 6 7 5 | c:")
  }

  @Test func `Without orders a restoration goes by index`() {
    var store = [Lane("a", [1, 3]), Lane("b", [2, 4, 5])]
    let back = Controller.Restoration(places: [BoardMoveSource(card: 2, column: "a", index: 1)], removed: [4])
    #expect(back.apply(to: &store))
    #expect(store.text == "a: 1 2 3 | b: 5")
    let revived = Controller.Restoration(places: [BoardMoveSource(card: 4, column: "b", index: 0)])
    #expect(revived.apply(to: &store) { Item(id: $0) })
    #expect(store.text == "a: 1 2 3 | b: 4 5")
  }

  @Test func `Only a card that is gone is made again, and only under its own id`() {
    var store = [Lane("a", [1, 3]), Lane("b", [2])]
    var asked: [Int] = []
    let back = Controller.Restoration(places: [
      BoardMoveSource(card: 2, column: "a", index: 1), BoardMoveSource(card: 7, column: "a", index: 0),
      BoardMoveSource(card: 9, column: "b", index: 0),
    ])
    let isChanged = back.apply(to: &store) { card in
      asked.append(card)
      return Item(id: card == 7 ? 8 : card)
    }
    #expect(isChanged)
    #expect(asked == [7, 9])
    #expect(store.text == "a: 1 2 3 | b: 9")
  }
}

@Suite struct UndoTests {
  @Test func `Undo and redo reach the store`() throws {
    var app = try TestApp([Lane("a", [1, 2, 3]), Lane("b", [4], limit: 2)])
    app.send(.actionChosen(.moveTo("b"), cards: [2]))
    #expect(app.columns.text == "a: 1 3 | b: 4 2")
    app.edit { $0[1].limit = 1 }
    app.send(.undoRequested)
    #expect(app.columns.text == "a: 1 2 3 | b: 4")
    app.send(.redoRequested)
    #expect(app.columns.text == "a: 1 3 | b: 4 2")
    app.send(.redoRequested)
    #expect(app.effects.suffix(2) == [.ignored(.nothingToUndo), .announced("Nothing to redo")])
  }

  @Test func `Undo after someone's change touches only the moved card`() throws {
    var app = try TestApp([Lane("a", [1, 2, 3]), Lane("b", [4])])
    app.send(.actionChosen(.moveTo("b"), cards: [2]))
    app.edit {
      $0[0].cards.insert(Item(id: 9), at: 0); $0[1].cards.removeFirst()
    }
    app.send(.undoRequested)
    #expect(app.columns.text == "a: 9 1 2 3 | b:")
  }

  @Test func `Undo reaches a store that has changed meanwhile between the same neighbours`() throws {
    var store = [Lane("a", [1, 2, 3]), Lane("b", [4])]
    var controller = try Controller(columns: store)
    controller.apply(controller.handle(.actionChosen(.moveTo("b"), cards: [2]), at: .ms(1)), to: &store)
    #expect(store.text == "a: 1 3 | b: 4 2")
    let effects = controller.handle(.undoRequested, at: .ms(2))
    store[0].cards.insert(Item(id: 9), at: 0)
    controller.apply(effects, to: &store)
    #expect(store.text == "a: 9 1 2 3 | b: 4")
  }

  @Test func `A copy gets its id from the app, and undo takes it off`() throws {
    var rules = Controller.Rules()
    rules.operations = [.move, .copy]
    var app = try TestApp([Lane("a", [1, 2]), Lane("b", [4])], rules: rules)
    let start = try #require(app.frame(of: 1)).center
    app.send(.modifiersChanged(.option))
    app.press(start)
    app.move(Point(x: 374, y: 300))
    #expect(app.controller.feedback.cursor == .copy)
    app.release(Point(x: 374, y: 300))
    #expect(app.columns.text == "a: 1 2 | b: 4 1001")
    #expect(app.controller.order.cards(in: "b") == [4, 1001])
    app.wait(milliseconds: 400)
    #expect(app.effects.contains(.settled([1001])))
    app.send(.undoRequested)
    #expect(app.columns.text == "a: 1 2 | b: 4")
    #expect(app.controller.order.cards(in: "b") == [4])
  }

  @Test func `A copy that the app does not make is none`() throws {
    var rules = Controller.Rules()
    rules.operations = [.move, .copy]
    let lanes = [Lane("a", [1]), Lane("b", [4])]
    var controller = try Controller(columns: lanes, rules: rules)
    let request = Controller.Request(cards: [1], column: "b", operation: .copy)
    #expect(controller.perform(request, at: .ms(1)).contains { $0.move?.operation == .copy })
    _ = controller.update(columns: lanes, at: .ms(2))
    #expect(controller.order.cards(in: "b") == [4])
  }

  @Test func `Escape after live key moves restores the store`() throws {
    var behaviour = Behaviour()
    behaviour.keyboardCommit = .live
    var app = try TestApp([Lane("a", [1, 2, 3]), Lane("b", [4])], behaviour: behaviour)
    app.send(.focusMoved(1))
    for key in [Key.space, .down, .right, .down] { app.key(key) }
    #expect(app.columns.text != "a: 1 2 3 | b: 4")
    app.key(.escape)
    #expect(app.columns.text == "a: 1 2 3 | b: 4")
  }
}
