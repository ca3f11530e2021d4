import KanbanGeometry
import KanbanHost
import KanbanInteraction
import KanbanModel
import Testing

@Suite struct WholeDragTests {
  func app() throws -> TestApp {
    var todo = Lane("todo", [1, 2, 3])
    todo.cards[0].height = 30
    todo.cards[1].height = 90
    return try TestApp([todo, Lane("doing", [4, 5], limit: 3), Lane("done", [])])
  }

  @Test func `Frames that were measured are where a press finds the cards`() throws {
    let app = try app()
    #expect(app.controller.frame(of: 2) == Rect(x: 64, y: 174, width: 172, height: 90))
    #expect(app.controller.frame(ofColumn: "doing") == Rect(x: 274, y: 80, width: 200, height: 400))
    #expect(app.controller.metrics.origin == Point(x: 50, y: 80))
  }

  @Test func `A drag ends in one move that the store carries out by id`() throws {
    var app = try app()
    let start = try #require(app.frame(of: 2)).center
    let goal = try #require(app.frame(of: 5)).upperHalf
    app.press(start)
    app.move(Point(x: start.x + 4, y: start.y))
    #expect(app.controller.feedback.lifted == [2])
    app.move(goal)
    #expect(app.controller.feedback.gap == BoardGap(column: "doing", index: 1, anchor: .before(5)))
    app.release(goal)
    app.wait(milliseconds: 400)

    #expect(
      app.moves == [
        BoardMove(
          sources: [BoardMoveSource(card: 2, column: "todo", index: 1)], column: "doing", index: 1,
          anchor: .before(5), method: .pointer)
      ])
    #expect(app.columns.text == "todo: 1 3 | doing: 4 2 5 | done:")
    #expect(app.words == ["Card 2 lifted, 2 of 3 in todo", "Card 2 moved to 2 of 3 in doing"])
    #expect(app.effects.contains(.lifted([2], .pointer)))
    #expect(app.effects.contains(.settled([2])))
    #expect(app.controller.feedback.phase == .idle)
    #expect(app.controller.nextWake == nil)
    #expect(!app.controller.wantsFrames)
  }

  @Test func `A card that was let go flies along one curve to where it rests then`() throws {
    var app = try app()
    let home = try #require(app.frame(of: 1))
    app.press(home.center)
    app.move(Point(x: home.center.x + 100, y: 300))
    app.release(Point(x: 2000, y: 300))
    let settlement = try #require(app.controller.feedback.settling.first)
    let flight = try #require(app.controller.flight(of: settlement))
    let origin = try #require(settlement.origin)
    #expect(settlement.grabbed == 1 && settlement.isReturn)
    #expect(flight.rest == home)
    #expect(flight.frame(at: settlement.start) == origin)
    #expect(flight.frame(at: settlement.end) == home)
    let half = flight.frame(at: settlement.start + .milliseconds(175))
    #expect((half.x - (origin.x + (home.x - origin.x) * 0.6846)).magnitude < 0.1)
    app.wait(milliseconds: 400)
    #expect(app.controller.flight(of: settlement) == nil)
  }

  @Test func `Every column that is entered is left again, and the gap goes away`() throws {
    var app = try app()
    let start = try #require(app.frame(of: 1)).center
    app.press(start)
    for x in stride(from: start.x, through: 650, by: 20) { app.move(Point(x: x, y: 300)) }
    app.release(Point(x: 650, y: 300))
    let crossings = app.effects.compactMap { effect -> String? in
      switch effect {
      case .entered(let column): "in \(column)"
      case .exited(let column): "out \(column)"
      case .gapMoved(nil): "no gap"
      default: nil
      }
    }
    #expect(
      crossings == ["in todo", "out todo", "in doing", "out doing", "in done", "out done", "no gap"])
    #expect(app.columns.text == "todo: 2 3 | doing: 4 5 | done: 1")
  }

  @Test func `The ghost keeps the place at which the card is held`() throws {
    var app = try app()
    let frame = try #require(app.frame(of: 3))
    app.press(Point(x: frame.x + 10, y: frame.y + 5))
    app.move(Point(x: 400, y: 300))
    let ghost = try #require(app.controller.feedback.ghost)
    #expect(ghost.frame == Rect(x: 390, y: 295, width: 172, height: 50))
    #expect(ghost.grabbed == 3)
    #expect(app.controller.feedback.cursor == .grabbing)
  }

  @Test func `A refused drop leaves the store alone and says why`() throws {
    var app = try app()
    app.edit { $0[1].limit = 2 }
    let start = try #require(app.frame(of: 1)).center
    app.press(start)
    app.move(Point(x: 350, y: 300))
    let refusal = BoardRefusal<Int, String>(
      reason: .wipLimit(column: "doing", limit: 2, count: 2, wouldBe: 3), words: "doing is full, 2 of 2")
    #expect(app.controller.feedback.target?.decision == .forbid(refusal))
    #expect(app.controller.feedback.gap == BoardGap(column: "todo", index: 0, anchor: .before(2)))
    #expect(app.controller.feedback.cursor == .notAllowed)
    app.release(Point(x: 350, y: 300))
    app.wait(milliseconds: 400)
    #expect(app.moves.isEmpty)
    #expect(app.effects.contains(.refused([1], column: "doing", refusal, .pointer)))
    #expect(app.effects.contains(.returned([1])))
    #expect(app.words.last == "Card 1 not moved: doing is full, 2 of 2")
  }

  @Test func `A warning counts the cards before the move, while it is shown and once it is made`() throws {
    var rules = Controller.Rules()
    rules.limitPolicy = .warn
    var app = try TestApp([Lane("todo", [1]), Lane("doing", [2, 3], limit: 2)], rules: rules)
    let start = try #require(app.frame(of: 1)).center
    app.press(start)
    app.move(Point(x: 350, y: 300))
    let warning = BoardRefusal<Int, String>(
      reason: .wipLimit(column: "doing", limit: 2, count: 2, wouldBe: 3), words: "doing is full, 2 of 2")
    #expect(app.controller.feedback.target?.decision == .warn(warning))
    app.release(Point(x: 350, y: 300))
    #expect(app.columns.text == "todo: | doing: 2 3 1")
    let move = try #require(app.moves.first)
    #expect(app.effects.contains(.moved(move, warning: warning)))
  }

  @Test func `A finger lifts when the controller is woken at the time that it asked for`() throws {
    var app = try app()
    let point = try #require(app.frame(of: 1)).center
    app.send(.pointerPressed(PointerSample(kind: .touch, point: point)))
    let wake = try #require(app.controller.nextWake)
    #expect(wake == app.instant + .milliseconds(325))
    app.send(.timePassed, after: wake - app.instant)
    #expect(app.controller.feedback.lifted == [1])
  }

  @Test func `A click is a tap on the card`() throws {
    var app = try app()
    let point = try #require(app.frame(of: 4)).center
    app.press(point)
    app.release(point)
    #expect(app.effects.contains(.tapped(4)))
    #expect(app.moves.isEmpty)
  }

  @Test func `An instant before the last one counts as equal to it`() throws {
    var app = try app()
    let start = try #require(app.frame(of: 1)).center
    app.press(start)
    _ = app.controller.handle(.pointerMoved(PointerSample(point: Point(x: 350, y: 300))), at: .zero)
    #expect(app.controller.feedback.lifted == [1])
  }
}
