import KanbanGeometry
import KanbanInteraction
import KanbanModel
import Testing

@Suite("What lifts")
struct LiftRuleTests {
  @Test(
    "is a free card, and every other mouse press says why not",
    arguments: [
      (156.0, 96.0, nil), (156, 152, IgnoreReason.lockedCard), (156, 208, .lockedCard), (156, 40, .header),
      (156, 400, .emptySpace), (156, 124, .emptySpace), (304, 300, .emptySpace), (340, 300, .collapsedColumn),
      (801, 96, .outside), (156, 264, nil),
    ])
  func presses(x: Double, y: Double, reason: IgnoreReason?) throws {
    var bench = try TestBench("A1 A2* A3! A4? A5 | (collapsed) B1")
    let pressed = bench.press(x, y)
    #expect(pressed.ignored == (reason.map { [$0] } ?? []))
    #expect(bench.machine.phaseName == (reason == nil ? .pressed : .idle))
    bench.move(x + 20, y)
    #expect(bench.machine.phaseName == (reason == nil ? .dragging : .idle))
  }

  @Test(
    "is never what a finger holds anywhere else; it taps",
    arguments: [(156.0, 152.0), (156, 40), (156, 400), (304, 300), (340, 300)])
  func touches(x: Double, y: Double) throws {
    var bench = try TestBench("A1 A2* A3! A4? A5 | (collapsed) B1")
    bench.press(x, y, at: 0, kind: .touch)
    #expect(bench.machine.phaseName == .pressed)
    #expect(bench.machine.nextWake == nil)
    bench.send(.timePassed, at: 2_000)
    bench.release(x, y, kind: .touch)
    #expect(bench.effects.kinds == ["pressed", "tapped"])
    let outside = bench.press(900, 40, kind: .touch)
    #expect(outside.ignored == [.outside])
  }

  @Test(
    "depends on handles and interactive parts",
    arguments: [(40.0, 80.0, nil), (70, 80, IgnoreReason.noHandle), (46, 110, .interactive)])
  func parts(x: Double, y: Double, reason: IgnoreReason?) throws {
    var bench = try TestBench("A1")
    let shape = CardShape(
      handle: Rect(x: 0, y: 0, width: 24, height: 48), interactive: Rect(x: 16, y: 32, width: 8, height: 16))
    try bench.scene.geometry.setShape(shape, of: bench.card("A1"))
    #expect(bench.press(x, y).ignored == (reason.map { [$0] } ?? []))
  }

  @Test("is nothing under another button", arguments: [PointerButton.right, .middle])
  func buttons(button: PointerButton) throws {
    var bench = try TestBench("A1 A2")
    #expect(bench.send(.pointerPressed(bench.sample(156, 96), button)).ignored == [.otherButton])
    bench.move(200, 96)
    bench.send(.pointerReleased(bench.sample(200, 96), button))
    #expect(bench.effects.kinds == ["ignored", "ignored", "ignored"])
    // Beside the first button it changes nothing either, before and after the lift.
    bench.press(156, 96)
    #expect(bench.send(.pointerPressed(bench.sample(156, 96), button)).ignored == [.otherButton])
    #expect(bench.send(.pointerReleased(bench.sample(156, 96), button)).ignored == [.otherButton])
    #expect(bench.machine.phaseName == .pressed)
    #expect(bench.snapshot.pointers.map(\.isDown) == [true])
    bench.move(160, 96)
    #expect(bench.send(.pointerPressed(bench.sample(160, 96), button)).ignored == [.otherButton])
    #expect(bench.send(.pointerReleased(bench.sample(160, 96), button)).ignored == [.otherButton])
    #expect(bench.machine.phaseName == .dragging)
    #expect(bench.snapshot.pointers.map(\.isDown) == [true])
    bench.release(160, 96)
    #expect(bench.snapshot.pointers.map(\.isDown) == [false])
  }

  @Test("is judged again at the lift: a card that cannot lift any more ends the press, with the first reason")
  func judgedAtLift() throws {
    let hidden: (inout TestBench) -> Void = { $0.scene.geometry.update($0.card("A1")) { $0.isHidden = true } }
    let locked: (inout TestBench) -> Void = { $0.scene.geometry.update($0.card("A1")) { $0.lock = .locked } }
    let shape: (inout TestBench) -> Void = { bench in
      let far = Rect(x: 0, y: 0, width: 20, height: 48)
      let near = Rect(x: 100, y: 0, width: 56, height: 48)
      try? bench.scene.geometry.setShape(CardShape(handle: far, interactive: near), of: bench.card("A1"))
    }
    let button: (inout TestBench) -> Void = { bench in
      let near = Rect(x: 100, y: 0, width: 56, height: 48)
      try? bench.scene.geometry.setShape(CardShape(interactive: near), of: bench.card("A1"))
    }
    let cases: [(changes: [(inout TestBench) -> Void], reason: IgnoreReason)] = [
      ([locked], .lockedCard), ([hidden], .notLiftable), ([shape], .noHandle), ([button], .interactive),
      ([{ bench in bench.scene.geometry.update(bench.card("A1")) { $0.lock = .pinned } }], .lockedCard),
      ([{ bench in bench.scene.geometry.update(bench.column(0)) { $0.isCollapsed = true } }], .notLiftable),
      ([{ bench in bench.scene.geometry.update(bench.column(0)) { $0.isHidden = true } }], .notLiftable),
      ([{ bench in bench.scene.rules.custom = [TestRule(lifting: { _, _ in [] })] }], .notLiftable),
      ([hidden, locked, shape], .lockedCard), ([shape, hidden], .notLiftable),
    ]
    for kind in [PointerKind.mouse, .touch] {
      for (changes, reason) in cases {
        var bench = try TestBench("A1 A2")
        bench.press(156, 96, at: 0, kind: kind)
        for change in changes { change(&bench) }
        #expect(bench.send(.sceneChanged).isEmpty)
        let end = kind == .mouse ? bench.move(170, 96) : bench.send(.timePassed, at: 325)
        #expect(end == [.abandoned(pointer: 1, card: bench.card(0), .refused(reason))])
        #expect(bench.machine.phaseName == .idle)
        #expect(bench.scene.geometry.lifted == nil)
        #expect(bench.release(170, 96, kind: kind).ignored == [.noPress])
      }
    }
  }

  @Test("keeps the place where it is held, in proportion when the text size changes between press and lift")
  func proportion() throws {
    var metrics = LayoutMetrics()
    metrics.cardHeight = .scaled(44)
    var bench = try TestBench("A1 A2", metrics: metrics)
    bench.press(156, 83)  // a quarter down: 72 + 11
    metrics.sizeCategory = .accessibility5
    try bench.scene.geometry.setMetrics(metrics)
    bench.send(.sceneChanged)
    bench.move(156, 87)
    let height = bench.scene.geometry.height(of: bench.card("A1"))
    #expect(height > 44)
    #expect(bench.snapshot.ghost?.frame.height == height)
    #expect(bench.snapshot.ghost?.frame.y == 87 - height / 4)
  }
}

@Suite("A payload from outside")
struct PayloadTests {
  @Test("is carried like cards of the board, without the locked ones")
  func carried() throws {
    var bench = try TestBench("A1 A2* | B1")
    bench.send(.payloadEntered(bench.sample(452, 300), cards: bench.cards("A2 A1")))
    #expect(bench.snapshot.lifted == bench.cards("A1"))
    #expect(bench.target == [1, 1])
    bench.release(452, 300)
    #expect(bench.order == "A2 | B1 A1")
    #expect(bench.effects.kinds == ["lifted", "targeted", "resolved", "moved"])
  }

  @Test(
    "names each card once, and lands in the order of the policy", arguments: [LandingOrder.board, .selection])
  func order(order: LandingOrder) throws {
    var bench = try TestBench("A1 A2 A3 |")
    bench.scene.behaviour.order = order
    bench.send(.payloadEntered(bench.sample(452, 300), cards: bench.cards("A2 A1 A2")))
    #expect(bench.snapshot.lifted == bench.cards(order == .board ? "A1 A2" : "A2 A1"))
  }

  @Test("is ignored if it names no card, or only locked ones")
  func ignored() throws {
    var bench = try TestBench("A1 A2* | B1")
    let unknown = bench.send(
      .payloadEntered(bench.sample(452, 300), cards: [CardHandle(rawValue: 77)]))
    #expect(unknown.ignored == [.unknownPayload])
    let locked = bench.send(.payloadEntered(bench.sample(452, 300), cards: bench.cards("A2")))
    #expect(locked.ignored == [.lockedCard])
    #expect(bench.machine.phaseName == .idle)
  }

  @Test("brings its cards to rest if they are settling")
  func settling() throws {
    var bench = try TestBench("A1 A2 | B1")
    bench.drag("A1", to: Point(x: 452, y: 300))
    bench.release(452, 300)
    let entered = bench.send(.payloadEntered(bench.sample(156, 300), cards: bench.cards("A1")))
    #expect(entered.kinds == ["settled", "lifted", "targeted"])
    #expect(bench.snapshot.settling.isEmpty)
  }
}
