import KanbanGeometry
import KanbanHost
import KanbanInteraction
import KanbanModel
import Testing

/// What crosses the border between app and core, each case of it once: columns at 16 and 312, cards 256 x 48.
@Suite struct EveryWordTests {
  private let lanes = [Lane("a", Array(1...9)), Lane("b", [11], limit: 3), Lane("c", [21])]

  private func effects(of event: Controller.Event, on controller: inout Controller) -> [Controller.Effect] {
    controller.handle(event, at: .ms(1))
  }

  // MARK: In

  @Test func `A wheel scrolls the column under it, and the board sideways`() throws {
    var metrics = LayoutMetrics()
    metrics.viewportSize = Size(width: 500, height: 300)
    var controller = try Controller(columns: lanes, metrics: metrics)
    let point = Point(x: 100, y: 200)
    #expect(
      effects(of: .wheelTurned(at: point, by: Point(x: 0, y: 30)), on: &controller)
        == [.scroll(.column("a"), to: Point(x: 0, y: 30))])
    #expect(
      effects(of: .wheelTurned(at: point, by: Point(x: 20, y: 0)), on: &controller)
        == [.scroll(.board, to: Point(x: 20, y: 0))])
    #expect(controller.offset(of: .column("a")) == Point(x: 0, y: 30))
    #expect(controller.offset(of: .board) == Point(x: 20, y: 0))
    #expect(controller.offset(of: .column("gone")) == .zero)
  }

  @Test func `A hovering pointer shows what a press would do`() throws {
    var controller = try Controller(columns: lanes)
    #expect(effects(of: .pointerHovered(PointerSample(point: Point(x: 100, y: 90))), on: &controller) == [])
    #expect(controller.feedback.cursor == .grab)
    #expect(effects(of: .pointerHovered(PointerSample(point: Point(x: 100, y: 20))), on: &controller) == [])
    #expect(controller.feedback.cursor == .none)
  }

  @Test func `A press, a tap and a taken pointer are told by card`() throws {
    var controller = try Controller(columns: lanes)
    let onCard = PointerSample(point: Point(x: 100, y: 90))
    #expect(effects(of: .pointerPressed(onCard), on: &controller) == [.pressed(1)])
    #expect(effects(of: .pointerReleased(onCard), on: &controller) == [.tapped(1)])
    #expect(effects(of: .pointerPressed(onCard, .right), on: &controller) == [.ignored(.otherButton)])
    #expect(effects(of: .pointerPressed(onCard), on: &controller) == [.pressed(1)])
    #expect(
      effects(of: .pointerCancelled(pointer: 1, words: "a call"), on: &controller)
        == [.abandoned(1, .interrupted(.pointerCancel(words: "a call")))])
  }

  @Test func `A drag of a copy with a warning, from the press to the rest`() throws {
    var rules = Controller.Rules()
    rules.operations = [.move, .copy]
    rules.limitPolicy = .warn
    var lanes = lanes
    lanes[1].limit = 1
    var controller = try Controller(columns: lanes, rules: rules)
    _ = controller.handle(.pointerPressed(PointerSample(point: Point(x: 100, y: 90))), at: .ms(0))
    #expect(controller.shownLift == .inPlace)
    _ = controller.handle(.pointerMoved(PointerSample(point: Point(x: 400, y: 200))), at: .ms(10))
    let full = BoardRefusal<Int, String>(
      reason: .wipLimit(column: "b", limit: 1, count: 1, wouldBe: 2), words: "b is full, 1 of 1")
    let gap = BoardGap<Int, String>(column: "b", index: 1, anchor: .end)
    #expect(controller.shownLift == .gap(gap))
    #expect(controller.feedback.takenOut == [1])
    #expect(effects(of: .modifiersChanged(.option), on: &controller) == [])
    #expect(controller.feedback.takenOut == [])
    #expect(controller.feedback.operation == .copy)
    #expect(
      controller.handle(.pointerReleased(PointerSample(point: Point(x: 400, y: 200))), at: .ms(20)) == [
        .copied(
          BoardMove(
            sources: [BoardMoveSource(card: 1, column: "a", index: 0)], column: "b", index: 1, anchor: .end,
            operation: .copy, method: .pointer), warning: full),
        .announced("Card 1 copied to 2 of 2 in b"), .exited("b"), .gapMoved(nil),
      ])
  }

  @Test func `Groups that lift together are named by id`() throws {
    var rules = Controller.Rules()
    rules.liftGroups = [[2, 99, 4], [5, 6]]
    let controller = try Controller(columns: lanes, rules: rules)
    #expect(controller.cardsLifted(with: 4) == [2, 4])
    #expect(controller.cardsLifted(with: 5) == [5, 6])
    #expect(controller.cardsLifted(with: 3) == [3])
    #expect(controller.cardsLifted(with: 99) == [])
    #expect(controller.cardCount(of: "a") == "9 cards")
    #expect(controller.cardCount(of: "gone") == nil)
  }

  // MARK: Answers

  private func answer(
    _ request: Controller.Request, _ lanes: [Lane]? = nil,
    _ change: (inout Controller.Rules) -> Void = { _ in }
  ) throws -> Controller.Answer {
    var rules = Controller.Rules()
    change(&rules)
    return try Controller(columns: lanes ?? self.lanes, rules: rules).answer(to: request)
  }

  @Test func `Every reason of a refusal has its ids and its words`() throws {
    var lanes = lanes
    lanes[0].cards[0].lock = .locked
    lanes[2].isLocked = true
    typealias Refusal = BoardRefusal<Int, String>
    #expect(
      try answer(.init(cards: [1], column: "b"), lanes)
        == .refused(Refusal(reason: .lockedCard(1), words: "b does not accept Card 1")))
    #expect(
      try answer(.init(cards: [2], column: "c"), lanes)
        == .refused(Refusal(reason: .lockedColumn("c"), words: "c does not accept Card 2")))
    #expect(
      try answer(.init(cards: [21], column: "b"), lanes)
        == .refused(Refusal(reason: .lockedColumn("c"), words: "c does not let Card 21 go")))
    #expect(
      try answer(.init(cards: [2], column: "b", operation: .copy), lanes)
        == .refused(Refusal(reason: .operation(.copy), words: "b does not accept Card 2")))
    #expect(
      try answer(.init(cards: [2, 3, 4], column: "b"), lanes)
        == .refused(
          Refusal(
            reason: .wipLimit(column: "b", limit: 3, count: 1, wouldBe: 4), words: "b is full, 1 of 3")))
    #expect(
      try answer(.init(cards: [2], column: "b"), lanes) { $0.judge = { _ in .forbid(nil) } }
        == .refused(Refusal(reason: .rule(words: nil), words: "b does not accept Card 2")))
    #expect(try answer(.init(cards: [2], column: "a", place: .index(1)), lanes) == .unchanged)
  }

  @Test func `A redirected card goes by the anchor, else to the end, and nowhere if the column is gone`()
    throws
  {
    func redirected(to column: String, _ place: BoardPlace<Int>) throws -> Controller.Answer {
      try answer(.init(cards: [2], column: "c")) {
        $0.judge = { $0.column == "c" ? .redirect(column, place) : .allow }
      }
    }
    func landing(_ column: String, _ index: Int, _ anchor: BoardAnchor<Int>) -> Controller.Answer {
      .moved(
        BoardMove(
          sources: [BoardMoveSource(card: 2, column: "a", index: 1)], column: column, index: index,
          anchor: anchor, method: .host), warning: nil)
    }
    #expect(try redirected(to: "b", .before(11)) == landing("b", 0, .before(11)))
    #expect(try redirected(to: "b", .before(21)) == landing("b", 1, .end))
    #expect(try redirected(to: "b", .before(99)) == landing("b", 1, .end))
    #expect(try redirected(to: "b", .index(0)) == landing("b", 0, .before(11)))
    #expect(try redirected(to: "b", .end) == landing("b", 1, .end))
    #expect(try redirected(to: "a", .before(4)) == landing("a", 2, .before(4)))
    guard case .refused(let refusal) = try redirected(to: "gone", .end) else {
      Issue.record("a column that is gone took a card")
      return
    }
    #expect(refusal.reason == .unknownColumn)
  }

  @Test func `A rule that takes some of the cards is asked with those that are left`() throws {
    let answer = try answer(.init(cards: [2, 3, 4], column: "c")) {
      $0.judge = { $0.cards.count > 1 ? .acceptOnly([4, 2]) : .allow }
    }
    guard case .moved(let move, nil) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(move.cards == [2, 4])
  }

  @Test func `A request of the program that nothing can become of is ignored`() throws {
    var controller = try Controller(columns: lanes)
    #expect(controller.perform(.init(cards: [1], column: "gone"), at: .ms(1)) == [.ignored(.notOffered)])
    #expect(
      effects(of: .actionChosen(.moveTo("gone"), cards: [1]), on: &controller) == [.ignored(.notOffered)])
    #expect(effects(of: .actionChosen(.moveUp, cards: [1]), on: &controller) == [.ignored(.notOffered)])
    #expect(effects(of: .redoRequested, on: &controller).contains(.ignored(.nothingToUndo)))
  }

  // MARK: What the app reports

  @Test func `Orders to scroll are told from what a person scrolls by place, time and number`() throws {
    var metrics = LayoutMetrics()
    metrics.viewportSize = Size(width: 500, height: 300)
    func controller() throws -> Controller {
      var controller = try Controller(columns: lanes, metrics: metrics)
      for y in 1...2 {
        _ = controller.handle(
          .wheelTurned(at: Point(x: 100, y: 200), by: Point(x: 0, y: Double(y) * 10)), at: .ms(Int64(y)))
      }
      return controller
    }
    /// The offset after the app has said that the column is at `y`; 30 was ordered last, 10 before.
    func offset(saying y: Double, at milliseconds: Int64) throws -> Double {
      var controller = try controller()
      _ = controller.scrolled(.column("a"), to: Point(x: 7, y: y), at: .ms(milliseconds))
      return controller.offset(of: .column("a")).y
    }
    #expect(try offset(saying: 10, at: 3) == 30)
    #expect(try offset(saying: 10.5, at: 3) == 30)
    #expect(try offset(saying: 9.5, at: 3) == 30)
    #expect(try offset(saying: 10.52, at: 3) == 10.52)
    #expect(try offset(saying: 30.5, at: 3) == 30)
    #expect(try offset(saying: 31, at: 3) == 31)
    #expect(try offset(saying: 10, at: 501) == 30)
    #expect(try offset(saying: 10, at: 502) == 10)
    var twice = try controller()
    #expect(twice.scrolled(.column("a"), to: Point(x: 0, y: 10), at: .ms(3)) == [])
    _ = twice.scrolled(.column("a"), to: Point(x: 0, y: 10), at: .ms(3))
    #expect(twice.offset(of: .column("a")).y == 10)
    #expect(twice.scrolled(.column("gone"), to: .zero, at: .ms(4)) == [])
    // 64 orders are remembered: of 66 the third is the oldest.
    for (said, left) in [(2.0, 2.0), (3.0, 66.0)] {
      var many = try controller()
      _ = many.scrolled(.column("a"), to: .zero, at: .ms(3))
      for _ in 0..<66 {
        _ = many.handle(.wheelTurned(at: Point(x: 100, y: 200), by: Point(x: 0, y: 1)), at: .ms(4))
      }
      _ = many.scrolled(.column("a"), to: Point(x: 0, y: said), at: .ms(5))
      #expect(many.offset(of: .column("a")).y == left)
    }
  }

  @Test func `The behaviour can be read and changed`() throws {
    var controller = try Controller(columns: lanes)
    controller.behaviour.mouseThreshold = 50
    #expect(controller.behaviour.mouseThreshold == 50)
    _ = effects(of: .pointerPressed(PointerSample(point: Point(x: 100, y: 90))), on: &controller)
    #expect(effects(of: .pointerMoved(PointerSample(point: Point(x: 149, y: 90))), on: &controller) == [])
    #expect(
      effects(of: .pointerMoved(PointerSample(point: Point(x: 150, y: 90))), on: &controller).first
        == .lifted([1], .pointer))
  }
}
