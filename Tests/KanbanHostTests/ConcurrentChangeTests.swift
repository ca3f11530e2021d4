import KanbanGeometry
import KanbanHost
import KanbanInteraction
import KanbanModel
import Testing

@Suite struct ConcurrentChangeTests {
  /// How far a session has come when someone else changes the board.
  enum Stage: CaseIterable {
    case idle, pressed, dragging, away, settling, moveMode
  }

  func app(at stage: Stage) throws -> TestApp {
    var app = try TestApp([Lane("a", [1, 2, 3]), Lane("b", [4, 5]), Lane("c", [6])])
    let start = try #require(app.frame(of: 2)).center
    switch stage {
    case .idle: break
    case .pressed: app.press(start)
    case .dragging:
      app.press(start)
      app.move(Point(x: start.x + 5, y: start.y))
    case .away:
      app.press(start)
      app.move(Point(x: 374, y: 250))
    case .settling:
      app.press(start)
      app.move(Point(x: 374, y: 470))
      app.release(Point(x: 374, y: 470))
    case .moveMode:
      app.send(.focusMoved(2))
      app.key(.space)
      app.key(.down)
    }
    return app
  }

  /// Ends whatever is going on and checks that everything is at rest.
  func finish(_ app: inout TestApp) {
    app.release(Point(x: 374, y: 250))
    app.key(.escape)
    app.wait(milliseconds: 800)
    #expect(app.controller.feedback.phase == .idle)
    #expect(app.controller.feedback.lifted.isEmpty)
    #expect(app.controller.feedback.gap == nil)
    #expect(app.controller.nextWake == nil)
    let order = app.controller.order
    #expect(order.columns.map { order.cards(in: $0) } == app.columns.map { $0.cards.map(\.id) })
  }

  @Test(arguments: Stage.allCases)
  func `The lifted card is removed`(stage: Stage) throws {
    var app = try app(at: stage)
    let wasLifted = stage == .dragging || stage == .away || stage == .moveMode
    app.edit {
      $0[0].cards.removeAll { $0.id == 2 }; $0[1].cards.removeAll { $0.id == 2 }
    }
    let isCancelled = app.effects.contains { effect in
      if case .cancelled([], .cardRemoved, _) = effect {
        true
      } else if case .cancelled(_, .cardRemoved, _) = effect {
        true
      } else {
        false
      }
    }
    #expect(isCancelled == wasLifted)
    let isAbandoned = app.effects.contains { effect in
      if case .abandoned(_, .interrupted(.cardRemoved)) = effect { true } else { false }
    }
    #expect(isAbandoned == (stage == .pressed))
    finish(&app)
    #expect(app.columns.text == "a: 1 3 | b: 4 5 | c: 6")
  }

  @Test(arguments: Stage.allCases)
  func `The lifted card is moved to another column by someone`(stage: Stage) throws {
    var app = try app(at: stage)
    app.edit { lanes in
      for index in lanes.indices { lanes[index].cards.removeAll { $0.id == 2 } }
      lanes[2].cards.insert(Item(id: 2), at: 0)
    }
    if stage == .away || stage == .dragging {
      app.key(.escape)
      #expect(app.columns.text == "a: 1 3 | b: 4 5 | c: 2 6")
      #expect(app.words.last == "Card 2 put back, 1 of 2 in c")
    }
    finish(&app)
    #expect(app.columns.flatMap(\.cards).map(\.id).sorted() == [1, 2, 3, 4, 5, 6])
  }

  @Test(arguments: Stage.allCases)
  func `The target column is removed`(stage: Stage) throws {
    var app = try app(at: stage)
    app.edit { lanes in
      let cards = lanes[1].cards.filter { $0.id == 2 }
      lanes.remove(at: 1)
      lanes[1].cards += cards
    }
    finish(&app)
    #expect(app.columns.map(\.id) == ["a", "c"])
    #expect(app.columns.flatMap(\.cards).map(\.id).sorted() == [1, 2, 3, 6])
  }

  @Test(arguments: Stage.allCases)
  func `Neighbours change, and the gap follows by id`(stage: Stage) throws {
    var app = try app(at: stage)
    app.edit { lanes in
      lanes[1].cards.insert(Item(id: 44), at: 0)
      lanes[0].cards.removeAll { $0.id == 1 }
    }
    if stage == .away, let gap = app.controller.feedback.gap {
      let rest = app.columns[1].cards.map(\.id)
      #expect(gap.column == "b")
      #expect(gap.anchor == (gap.index < rest.count ? .before(rest[gap.index]) : .end))
    }
    finish(&app)
    #expect(app.columns.flatMap(\.cards).map(\.id).sorted() == [2, 3, 4, 5, 6, 44])
  }

  /// A drag goes on in columns that have changed their places, and lands where it is then.
  @Test(arguments: Stage.allCases, [["c", "b", "a"], ["a", "new", "b", "c"], ["b", "x", "c", "y", "a"]])
  func `Columns change their places, and new ones come between them`(stage: Stage, order: [String]) throws {
    var app = try app(at: stage)
    let before = app.controller.feedback
    app.edit { lanes in
      lanes = order.map { id in lanes.first { $0.id == id } ?? Lane(id, []) }
    }
    #expect(app.controller.order.columns == order)
    #expect(app.controller.feedback.phase == before.phase)
    #expect(app.controller.feedback.lifted == before.lifted)
    #expect(app.controller.feedback.settling == before.settling)
    for lane in app.columns {
      #expect(app.controller.frame(ofColumn: lane.id) == app.displayed().columns[lane.id]?.frame)
    }
    if stage == .dragging || stage == .away {
      let column = try #require(app.displayed().columns["c"]?.frame)
      let point = Point(x: min(column.midX, 745), y: 470)
      app.move(point)
      app.release(point)
      #expect(app.columns.first { $0.id == "c" }?.cards.map(\.id) == [6, 2])
    }
    finish(&app)
    #expect(app.columns.map(\.id) == order)
  }

  @Test func `A move is undone after columns have changed their places`() throws {
    var app = try app(at: .settling)
    #expect(app.columns.text == "a: 1 3 | b: 4 5 2 | c: 6")
    app.wait(milliseconds: 800)
    app.edit { $0 = [$0[2], Lane("new", [7]), $0[1], $0[0]] }
    app.send(.undoRequested)
    #expect(app.columns.text == "c: 6 | new: 7 | b: 4 5 | a: 1 2 3")
    app.edit { $0.swapAt(0, 3) }
    app.send(.redoRequested)
    #expect(app.columns.text == "a: 1 3 | new: 7 | b: 4 5 2 | c: 6")
    finish(&app)
  }

  /// One thing that the app changes while a card is held still over the slot between the cards of "b".
  static let changes: [(name: String, change: @Sendable (inout [Lane]) -> Void)] = [
    ("a limit", { $0[1].limit = 2 }), ("a column's lock", { $0[1].isLocked = true }),
    ("a strip", { $0[1].isCollapsed = true }), ("a hidden column", { $0[1].isHidden = true }),
    ("a hidden card", { $0[1].cards[0].isHidden = true }), ("a pin", { $0[1].cards[1].lock = .pinned }),
    ("a card gone", { $0[1].cards.removeFirst() }),
    ("a new card", { $0[1].cards.insert(Item(id: 9), at: 0) }),
    ("the order of cards", { $0[1].cards.reverse() }), ("the order of columns", { $0.swapAt(1, 2) }),
    ("a column gone", { $0.remove(at: 1) }), ("a new column", { $0.insert(Lane("new", [7]), at: 0) }),
  ]

  @Test(arguments: changes.indices)
  func `Whatever changes alone under a card that is held still is judged at once`(number: Int) throws {
    let (name, change) = Self.changes[number]
    var lanes = [Lane("a", [1, 2, 3]), Lane("b", [4, 5]), Lane("c", [6, 8])]
    var controller = try Controller(columns: lanes)
    let start = try #require(controller.frame(of: 2)).center
    let frame = try #require(controller.frame(of: 4))
    let point = Point(x: frame.midX, y: frame.maxY - 1)
    _ = controller.handle(.pointerPressed(PointerSample(point: start)), at: .ms(1))
    _ = controller.handle(.pointerMoved(PointerSample(point: point)), at: .ms(2))
    let before = controller.feedback
    #expect(before.gap == BoardGap(column: "b", index: 1, anchor: .before(5)))
    change(&lanes)
    _ = controller.update(columns: lanes, at: .ms(3))
    let after = controller.feedback
    #expect(after.target != before.target || after.gap != before.gap, "\(name)")
    _ = controller.handle(.pointerMoved(PointerSample(point: point)), at: .ms(4))
    #expect(controller.feedback.target == after.target, "\(name)")
    #expect(controller.feedback.gap == after.gap, "\(name)")
  }

  @Test func `A limit that falls during a drag refuses the drop`() throws {
    var app = try app(at: .away)
    app.edit { $0[1].limit = 2 }
    app.release(Point(x: 374, y: 250))
    #expect(app.moves.isEmpty)
    finish(&app)
    #expect(app.columns.text == "a: 1 2 3 | b: 4 5 | c: 6")
  }

  @Test func `A strip that the drag has opened stays open until the app says something new`() throws {
    var app = try app(at: .idle)
    app.edit { $0[1].isCollapsed = true }
    let start = try #require(app.frame(of: 1)).center
    app.press(start)
    app.move(Point(x: 290, y: 250))
    app.wait(milliseconds: 600)
    #expect(app.effects.contains(.expanded("b")))
    app.edit { $0[0].limit = 9 }
    #expect(!app.effects.contains(.collapsed("b")))
    app.key(.escape)
    #expect(app.effects.contains(.collapsed("b")))
  }
}
