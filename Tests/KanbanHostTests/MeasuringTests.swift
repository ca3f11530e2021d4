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

  /// Laying the column out for each card would take minutes.
  @Test func `Ten thousand cards are measured at once, and some of them again and again`() throws {
    var lane = Lane("long", Array(1...10_000))
    for index in lane.cards.indices { lane.cards[index].height = Double(20 + index % 7) }
    var controller = try Controller(columns: [lane])
    let app = try TestApp([lane], measures: false)
    let frames = app.displayed()
    let time = ContinuousClock().measure {
      for batch in 1...3 {
        var seen = frames
        seen.cards = frames.cards.filter { $0.key <= batch * 20 }
        _ = controller.measured(seen, at: .ms(Int64(batch)))
      }
      _ = controller.measured(frames, at: .ms(9))
    }
    #expect(time < .seconds(20))
    #expect(controller.frame(of: 10_000) == frames.cards[10_000])
  }

  @Test(arguments: [(0.000_976, false), (-0.000_976, false), (0.000_977, true), (-0.000_977, true)])
  func `Cards follow a neighbour that was measured elsewhere, but not by less than a 1024th of a point`(
    way: Double, follows: Bool
  ) throws {
    let app = try TestApp([Lane("a", [1, 2, 3])])
    var controller = app.controller
    let before = try #require(controller.frame(of: 2))
    var frames = app.displayed()
    let first = try #require(frames.cards[1]).offsetBy(x: 0, y: way)
    frames.cards = [1: first]
    _ = controller.measured(frames, at: .ms(50))
    #expect(controller.frame(of: 1) == first)
    let moved = try #require(controller.frame(of: 2)).y - before.y
    #expect((moved != 0) == follows, "\(moved)")
    #expect(abs(moved) < 0.001)
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

  @Test(arguments: [0.0, 0.5, 1]) func `A card without width or height is measured as any other`(
    length: Double
  ) throws {
    var controller = try Controller(columns: [Lane("a", [1, 2])])
    var frames = Controller.Frames()
    frames.cards[1] = Rect(x: 30, y: 80, width: length, height: 40)
    frames.cards[2] = Rect(x: 30, y: 130, width: 90, height: length)
    _ = controller.measured(frames, at: .ms(1))
    #expect(controller.frame(of: 1) == frames.cards[1])
    #expect(controller.frame(of: 2) == frames.cards[2])
  }

  @Test func `A column that has moved stays there when its cards are measured`() throws {
    let app = try TestApp(lanes(), measures: false)
    var controller = try Controller(columns: lanes())
    _ = controller.measured(app.displayed(), at: .ms(1))
    var narrow = lanes()
    narrow[0].isCollapsed = true
    _ = controller.update(columns: narrow, at: .ms(2))
    let place = try #require(controller.frame(ofColumn: "short"))
    #expect(place.x < (app.displayed().columns["short"]?.frame.x ?? 0))
    // Other spacing and padding: lengths of the column, and not its place.
    var frames = Controller.Frames()
    var y = place.y + 60
    for card in [101, 102, 103] {
      frames.cards[card] = Rect(x: place.x + 30, y: y, width: place.width - 60, height: 50)
      y += 70
    }
    _ = controller.measured(frames, at: .ms(3))
    #expect(controller.frame(ofColumn: "short") == place)
    #expect(controller.frame(of: 103) == frames.cards[103])
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
}
