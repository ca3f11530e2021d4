import KanbanGeometry
import KanbanHost
import KanbanInteraction
import KanbanModel
import Testing

@Suite struct MeasuringTests {
  /// A long column of cards of different heights beside a short one.
  func lanes() -> [Lane] {
    var long = Lane("long", Array(1...40))
    for index in long.cards.indices { long.cards[index].height = [30, 50, 80, 45][index % 4] }
    return [long, Lane("short", [101, 102, 103])]
  }

  @Test func `Cards that nobody has measured are as tall as the measured ones on average`() throws {
    var lanes = lanes()
    for index in lanes[0].cards.indices { lanes[0].cards[index].height = 64 }
    let app = try TestApp(lanes, isLazy: true)
    #expect(app.displayed().cards[30] == nil)
    let last = try #require(app.controller.frame(of: 40))
    // The body begins at 120, cards 14 below it, 10 apart.
    #expect(last == Rect(x: 64, y: 134 + 39 * 74, width: 172, height: 64))
  }

  @Test func `A column without any measured card follows the metrics`() throws {
    var metrics = LayoutMetrics()
    metrics.cardHeight = .fixed(33)
    let controller = try Controller(columns: [Lane("a", [1, 2])], metrics: metrics)
    #expect(controller.frame(of: 1)?.height == 33)
    #expect(controller.frame(of: 2)?.height == 33)
  }

  @Test func `Cards above the sight are stacked upwards from the first measured one`() throws {
    var app = try TestApp(lanes(), isLazy: true, measures: false)
    app.layout.offsets["long"] = 900
    var controller = app.controller
    _ = controller.measured(app.displayed(), at: .ms(1))
    _ = controller.scrolled(.column("long"), to: Point(x: 0, y: 900), at: .ms(2))
    _ = controller.measured(app.displayed(), at: .ms(3))
    let measured = app.displayed().cards
    let first = try #require(app.columns[0].cards.first { measured[$0.id] != nil }).id
    #expect(controller.frame(of: first) == measured[first])
    let above = try #require(controller.frame(of: first - 1))
    #expect(abs(above.maxY - ((measured[first]?.minY ?? 0) - 10)) < 0.001)
  }

  @Test func `Scrolling does not change where cards lie in their column`() throws {
    var app = try TestApp(lanes(), isLazy: true)
    let before = try #require(app.controller.frame(of: 2))
    app.scroll("long", to: 120)
    let after = try #require(app.controller.frame(of: 2))
    #expect(after == before.offsetBy(x: 0, y: -120))
  }

  @Test(arguments: [false, true], [MoveOperation.move, .copy])
  func `A gap and a lifted card are taken out of later frames`(
    isLazy: Bool, operation: MoveOperation
  ) throws {
    var rules = Controller.Rules()
    rules.operations = [operation]
    var app = try TestApp(lanes(), rules: rules, isLazy: isLazy)
    let still = try TestApp(lanes())
    let start = try #require(app.frame(of: 2)).center
    app.press(start)
    // Over the own column, then over the other one and back, with the gap in different places.
    for y in stride(from: start.y, through: 400, by: 7) { app.move(Point(x: start.x, y: y)) }
    for x in stride(from: start.x, through: 350, by: 11) { app.move(Point(x: x, y: 260)) }
    for x in stride(from: 350, through: start.x, by: -11) { app.move(Point(x: x, y: 300)) }
    for card in app.columns.flatMap(\.cards) where app.displayed().cards[card.id] != nil {
      #expect(app.controller.frame(of: card.id) == still.controller.frame(of: card.id))
    }
  }

  @Test func `Cards that come into sight during a drag are measured with the gap taken out`() throws {
    var app = try TestApp(lanes(), isLazy: true)
    let still = try TestApp(lanes())
    let start = try #require(app.frame(of: 1)).center
    app.press(start)
    app.move(Point(x: start.x, y: start.y + 60))
    for offset in stride(from: 0.0, through: 900, by: 60) {
      app.scroll("long", to: offset)
      for (card, _) in app.displayed().cards where card < 100 {
        let seen = try #require(app.controller.frame(of: card))
        let rest = try #require(still.controller.frame(of: card))
        #expect(abs(seen.y - (rest.y - offset)) < 0.001, "card \(card) at offset \(offset)")
      }
    }
  }

  @Test func `Lazy measuring finds the same targets as measuring everything`() throws {
    var lazy = try TestApp(lanes(), isLazy: true)
    var full = try TestApp(lanes())
    let start = try #require(full.frame(of: 3)).center
    lazy.press(start)
    full.press(start)
    for y in stride(from: 100.0, through: 470, by: 3) {
      for x in [start.x, 350] {
        lazy.move(Point(x: x, y: y))
        full.move(Point(x: x, y: y))
        #expect(lazy.controller.feedback.target == full.controller.feedback.target, "at \(x), \(y)")
        #expect(lazy.controller.feedback.gap == full.controller.feedback.gap, "at \(x), \(y)")
      }
    }
  }

  @Test func `Frames in the middle of an animation do not shake the target`() throws {
    var app = try TestApp(lanes(), measures: false)
    _ = app.controller.measured(app.displayed(), at: .ms(1))
    let start = try #require(app.frame(of: 1)).center
    app.press(start)
    app.move(Point(x: start.x, y: 300))
    let before = app.controller.feedback.target
    let places = app.columns.flatMap(\.cards).map { app.controller.frame(of: $0.id) }
    var halfway = app.displayed()
    for card in halfway.cards.keys.sorted() { halfway.cards[card]?.y -= 17 }
    let effects = app.controller.measured(halfway, at: app.instant)
    #expect(effects.isEmpty)
    #expect(app.controller.feedback.target == before)
    #expect(app.columns.flatMap(\.cards).map { app.controller.frame(of: $0.id) } == places)
  }

  @Test func `A card that grows during a drag moves the ones below it`() throws {
    var app = try TestApp(lanes())
    let start = try #require(app.frame(of: 1)).center
    app.press(start)
    app.move(Point(x: 350, y: 150))
    let before = try #require(app.controller.frame(of: 5))
    app.edit { $0[0].cards[2].height += 24 }
    #expect(app.controller.frame(of: 3)?.height == 104)
    #expect(app.controller.frame(of: 5) == before.offsetBy(x: 0, y: 24))
  }

  @Test func `A card that someone adds during a drag is estimated, then measured`() throws {
    var app = try TestApp(lanes(), measures: false)
    _ = app.controller.measured(app.displayed(), at: .ms(1))
    let start = try #require(app.frame(of: 1)).center
    app.press(start)
    app.move(Point(x: start.x, y: 300))
    let before = try #require(app.controller.frame(of: 2))
    app.edit { $0[0].cards.insert(Item(id: 200, height: 77), at: 1) }
    let heights = lanes()[0].cards.map(\.height)
    let mean = heights.reduce(0, +) / Double(heights.count)
    #expect(app.controller.frame(of: 200)?.height == mean)
    _ = app.controller.measured(app.displayed(), at: app.instant)
    #expect(app.controller.frame(of: 200)?.height == 77)
    #expect(app.controller.frame(of: 2) == before.offsetBy(x: 0, y: 87))
  }

  @Test func `Numbers that are none are left out`() throws {
    var app = try TestApp(lanes())
    let before = app.controller.frame(of: 1)
    var frames = Controller.Frames()
    frames.viewport = Rect(x: .nan, y: 0, width: 10, height: 10)
    frames.columns["long"] = ColumnFrames(frame: Rect(x: 0, y: .infinity, width: 10, height: 10))
    frames.cards[1] = Rect(x: 0, y: 0, width: -5, height: 10)
    frames.cards[9_999] = Rect(x: 0, y: 0, width: 5, height: 10)
    #expect(app.controller.measured(frames, at: .ms(5)).isEmpty)
    #expect(app.controller.frame(of: 1) == before)
  }

  @Test func `A part of a card that never lifts is where it was measured`() throws {
    var app = try TestApp(lanes())
    let frame = try #require(app.frame(of: 101))
    var frames = app.displayed()
    frames.interactives[101] = Rect(x: frame.maxX - 20, y: frame.y, width: 20, height: 20)
    _ = app.controller.measured(frames, at: app.instant)
    app.measures = false
    app.press(Point(x: frame.maxX - 10, y: frame.y + 10))
    #expect(app.effects.contains(.ignored(.interactive)))
    app.press(Point(x: frame.x + 10, y: frame.y + 10))
    #expect(app.effects.contains(.pressed(101)))
  }

  @Test(arguments: [1.0, 2.0], [LayoutDirection.leftToRight, .rightToLeft])
  func `Frames come back as they were measured`(zoom: Double, direction: LayoutDirection) throws {
    let app = try TestApp(lanes(), measures: false)
    var metrics = LayoutMetrics()
    metrics.zoom = zoom
    metrics.direction = direction
    var controller = try Controller(columns: lanes(), metrics: metrics)
    let frames = app.displayed()
    _ = controller.measured(frames, at: .ms(1))
    for lane in app.columns {
      #expect(controller.frame(ofColumn: lane.id) == frames.columns[lane.id]?.frame)
      for card in lane.cards { #expect(controller.frame(of: card.id) == frames.cards[card.id]) }
    }
  }

  @Test func `A header alone says where the cards begin`() throws {
    var controller = try Controller(columns: [Lane("a", [1])])
    var frames = Controller.Frames()
    frames.columns["a"] = ColumnFrames(
      frame: Rect(x: 10, y: 20, width: 100, height: 300), header: Rect(x: 10, y: 20, width: 100, height: 31))
    _ = controller.measured(frames, at: .ms(1))
    #expect(controller.frame(of: 1)?.y == 63.0)
    #expect(controller.frame(ofColumn: "a") == Rect(x: 10, y: 20, width: 100, height: 300))
  }

  @Test func `Columns as tall as their cards keep to their cards`() throws {
    var metrics = LayoutMetrics()
    metrics.bodyHeight = .fit
    var controller = try Controller(columns: [Lane("a", [1])], metrics: metrics)
    var frames = Controller.Frames()
    frames.columns["a"] = ColumnFrames(
      frame: Rect(x: 10, y: 20, width: 100, height: 130), body: Rect(x: 10, y: 50, width: 100, height: 100))
    frames.cards[1] = Rect(x: 20, y: 60, width: 80, height: 80)
    _ = controller.measured(frames, at: .ms(1))
    #expect(controller.frame(ofColumn: "a") == Rect(x: 10, y: 20, width: 100, height: 130))
    _ = controller.update(columns: [Lane("a", [1, 2])], at: .ms(2))
    #expect(controller.frame(ofColumn: "a")?.height == 218.0)
  }

  @Test func `Frames that were measured before the drop and arrive after it change no place`() throws {
    var app = try TestApp(lanes())
    let start = try #require(app.frame(of: 1)).center
    app.press(start)
    app.move(Point(x: 350, y: 150))
    let stale = app.displayed()
    app.release(Point(x: 350, y: 150))
    #expect(app.columns[1].cards.map(\.id).contains(1))
    func places() -> [Rect?] { app.columns.flatMap(\.cards).map { app.controller.frame(of: $0.id) } }
    let before = places()
    _ = app.controller.measured(stale, at: app.instant)
    #expect(places() == before)
  }

  @Test func `What is laid out after the drop is taken as it is`() throws {
    var app = try TestApp(lanes())
    let start = try #require(app.frame(of: 1)).center
    app.press(start)
    app.move(Point(x: 350, y: 150))
    app.release(Point(x: 350, y: 150))
    let frames = app.displayed().cards
    for card in app.columns.flatMap(\.cards) {
      #expect(app.controller.frame(of: card.id) == frames[card.id])
    }
  }
}
