import KanbanGeometry
import KanbanHost
import KanbanInteraction
import KanbanModel
import Testing

/// Frames that are measured while cards are lifted.
extension MeasuringTests {
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

  @Test func `Frames of cards alone find the target of a still pointer anew`() throws {
    var app = try TestApp([Lane("a", [1, 2]), Lane("b", [3, 4])])
    let start = try #require(app.frame(of: 1)).center
    let third = try #require(app.frame(of: 3))
    app.press(start)
    app.move(Point(x: third.midX, y: third.midY + 2))
    #expect(app.controller.feedback.gap?.index == 1)
    var frames = Controller.Frames(shown: app.displayed().shown)
    frames.cards[3] = third
    frames.cards[3]?.height += 40
    let effects = app.controller.measured(frames, at: app.instant)
    #expect(app.controller.feedback.gap?.index == 0)
    #expect(effects.contains { if case .gapMoved(let gap?) = $0 { gap.index == 0 } else { false } })
    #expect(effects.contains { if case .targeted(let target?) = $0 { target.index == 0 } else { false } })
  }

  @Test func `Frames of columns alone find the target of a still pointer anew`() throws {
    var app = try TestApp([Lane("a", [1, 2]), Lane("b", [3, 4])])
    let start = try #require(app.frame(of: 1)).center
    let second = try #require(app.displayed().columns["b"])
    app.press(start)
    app.move(Point(x: second.frame.minX + 5, y: second.frame.maxY - 5))
    #expect(app.controller.feedback.target?.column == "b")
    // Now the first column, 24 points to the left of where the second one was, is the nearer one.
    var frames = Controller.Frames(shown: app.displayed().shown)
    frames.columns["b"] = ColumnFrames(frame: second.frame.offsetBy(x: 100, y: 0))
    let effects = app.controller.measured(frames, at: app.instant)
    #expect(app.controller.feedback.target?.column == "a")
    #expect(effects.contains { if case .targeted(let target?) = $0 { target.column == "a" } else { false } })
    #expect(app.controller.measured(frames, at: app.instant).isEmpty)
  }

  @Test func `The gap is told again when only the card behind it is another one`() throws {
    var app = try TestApp([Lane("a", [1, 2]), Lane("b", [3, 4])])
    let start = try #require(app.frame(of: 1)).center
    let third = try #require(app.frame(of: 3))
    app.press(start)
    app.move(third.upperHalf)
    #expect(app.controller.feedback.gap == BoardGap(column: "b", index: 0, anchor: .before(3)))
    let count = app.effects.count
    app.edit { $0[1].cards[0] = Item(id: 9) }
    #expect(
      app.effects.dropFirst(count).contains(.gapMoved(BoardGap(column: "b", index: 0, anchor: .before(9)))))
    let told = app.effects.count
    app.edit { $0[1].cards[1] = Item(id: 8) }
    #expect(!app.effects.dropFirst(told).contains { if case .gapMoved = $0 { true } else { false } })
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
