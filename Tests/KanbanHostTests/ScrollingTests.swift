import KanbanGeometry
import KanbanHost
import KanbanInteraction
import KanbanModel
import Testing

@Suite struct ScrollingTests {
  func app() throws -> TestApp {
    var behaviour = Behaviour()
    behaviour.autoscroll?.speed = 600
    return try TestApp([Lane("long", Array(1...30)), Lane("short", [31])], behaviour: behaviour)
  }

  /// Holds a card near the lower edge of its column.
  func held() throws -> TestApp {
    var app = try app()
    let start = try #require(app.frame(of: 2)).center
    app.press(start)
    app.move(Point(x: start.x, y: 300))
    app.move(Point(x: start.x, y: 474))
    return app
  }

  @Test func `A drag near an edge orders the app's scroll view on, frame by frame`() throws {
    var app = try held()
    #expect(app.controller.wantsFrames)
    let before = app.controller.feedback.target
    app.wait(milliseconds: 500)
    let offset = try #require(app.layout.offsets["long"])
    #expect(offset > 200)
    #expect(app.controller.offset(of: .column("long")).y == offset)
    #expect(app.controller.feedback.target?.index ?? 0 > before?.index ?? 0)
    app.release(Point(x: 150, y: 474))
    #expect(!app.effects.suffix(1).isEmpty)
    app.wait(milliseconds: 400)
    #expect(!app.controller.wantsFrames)
    #expect(app.moves.count == 1)
  }

  @Test func `Late echoes of orders do not pull the board back`() throws {
    var app = try held()
    app.measures = false
    var orders: [Double] = []
    var offsets: [Double] = []
    for frame in 1...20 {
      app.instant = app.instant + .milliseconds(16)
      let effects = app.controller.handle(.timePassed, at: app.instant)
      for effect in effects {
        if case .scroll(.column("long"), let offset) = effect { orders.append(offset.y) }
      }
      // The app's scroll view tells of an order two frames later, rounded to a pixel.
      if frame > 2, orders.count > 2 {
        let late = (orders[orders.count - 3] * 2).rounded() / 2
        _ = app.controller.scrolled(.column("long"), to: Point(x: 0, y: late), at: app.instant)
      }
      offsets.append(app.controller.offset(of: .column("long")).y)
    }
    #expect(orders.count > 15)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `An echo is within half a pixel and half a second of its order, and settles the older ones`()
    throws
  {
    var app = try held()
    app.measures = false
    let column = BoardArea<String>.column("long")
    var orders: [(instant: Instant, offset: Double)] = []
    for _ in 1...20 {
      app.instant = app.instant + .milliseconds(16)
      for effect in app.controller.handle(.timePassed, at: app.instant) {
        if case .scroll(column, let offset) = effect { orders.append((app.instant, offset.y)) }
      }
    }
    _ = app.controller.handle(.keyPressed(.escape), at: app.instant)
    let present = app.controller.offset(of: column).y
    #expect(orders.last?.offset == present)
    let order = orders[5]
    func offset(after reports: (TimeSpan, Double)...) -> Double {
      var controller = app.controller
      for (span, offset) in reports {
        _ = controller.scrolled(column, to: Point(x: 0, y: offset), at: order.instant + span)
      }
      return controller.offset(of: column).y
    }
    let soon = TimeSpan.milliseconds(300)
    #expect(offset(after: (soon, order.offset)) == present)
    #expect(offset(after: (.milliseconds(500), order.offset)) == present)
    #expect(offset(after: (.milliseconds(501), order.offset)) == order.offset)
    #expect(offset(after: (soon, order.offset + 0.5)) == present)
    #expect(offset(after: (soon, order.offset - 0.5)) == present)
    #expect(offset(after: (soon, order.offset + 0.52)) == order.offset + 0.52)
    #expect(offset(after: (soon, order.offset - 0.52)) == order.offset - 0.52)
    #expect(offset(after: (soon, orders[6].offset), (soon, orders[7].offset)) == present)
    #expect(offset(after: (soon, orders[6].offset), (soon, orders[6].offset)) == orders[6].offset)
    #expect(offset(after: (soon, orders[6].offset), (soon, order.offset)) == order.offset)
  }

  @Test func `A scroll view that is somewhere else says so, and is believed`() throws {
    var app = try held()
    app.wait(milliseconds: 300)
    app.scroll("long", to: 40)
    #expect(app.controller.offset(of: .column("long")).y == 40)
    app.wait(milliseconds: 100)
    #expect(app.controller.offset(of: .column("long")).y > 80)
  }

  @Test func `A scroll by the app between two frames is not ordered back`() throws {
    var app = try held()
    app.wait(milliseconds: 300)
    app.instant = app.instant + .milliseconds(5)
    app.scroll("long", to: 40)
    #expect(app.controller.offset(of: .column("long")).y == 40)
    #expect(app.layout.offsets["long"] == 40)
    app.wait(milliseconds: 100)
    let offset = app.controller.offset(of: .column("long")).y
    #expect(offset > 80 && offset < 110)
    #expect(app.layout.offsets["long"] == offset)
  }

  @Test func `What the app changes between two frames finds the board scrolled up to then`() throws {
    var app = try held()
    app.wait(milliseconds: 300)
    let before = app.controller.offset(of: .column("long")).y
    app.instant = app.instant + .milliseconds(5)
    app.effects = []
    app.edit { $0[0].cards.removeAll { $0.id == 2 } }
    let kinds = app.effects.prefix { effect in
      if case .cancelled = effect { false } else { true }
    }
    #expect(app.effects.contains { if case .cancelled(_, .cardRemoved, _) = $0 { true } else { false } })
    #expect(!kinds.contains { if case .targeted = $0 { true } else { false } })
    let offset = app.controller.offset(of: .column("long")).y
    #expect(kinds.first == .scroll(.column("long"), to: Point(x: 0, y: offset)))
    #expect(abs(offset - before - 2.7) < 0.01)
  }

  @Test func `A user who scrolls during a drag moves the target`() throws {
    var app = try app()
    let start = try #require(app.frame(of: 2)).center
    app.press(start)
    app.move(Point(x: start.x, y: 300))
    let before = try #require(app.controller.feedback.target).index
    app.scroll("long", to: 300)
    #expect(try #require(app.controller.feedback.target).index == before + 5)
  }

  @Test func `Offsets are kept within what there is to scroll`() throws {
    var app = try app()
    app.measures = false
    _ = app.controller.scrolled(.column("long"), to: Point(x: 5, y: 1e9), at: .ms(9))
    let end = app.controller.offset(of: .column("long"))
    // 30 cards of 50, 10 apart, 14 above and below, less the body of 360.
    #expect(end == Point(x: 0, y: 30 * 50 + 29 * 10 + 2 * 14 - 360))
    #expect(app.controller.scrolled(.column("gone"), to: .zero, at: .ms(10)).isEmpty)
    #expect(app.controller.offset(of: .column("gone")) == .zero)
  }

  @Test func `A resized viewport is measured like everything else`() throws {
    var app = try app()
    app.layout.viewport = Rect(x: 0, y: 0, width: 500, height: 300)
    app.send(.timePassed)
    #expect(app.controller.metrics.viewportSize == Size(width: 500, height: 300))
    #expect(app.controller.frame(ofColumn: "short") == Rect(x: 224, y: 0, width: 200, height: 300))
  }
}
