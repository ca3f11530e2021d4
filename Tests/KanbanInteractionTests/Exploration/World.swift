import KanbanGeometry
import KanbanInteraction
import KanbanModel

/// The small world that is explored: a board on which everything that an event can meet is one step away.
///
/// A1 moves, A2 is locked, A3 has a handle and an interactive part, B1 is refused by a rule, Doing is full,
/// Done is a strip, and To do scrolls by 116 in a low viewport.
enum World {
  static func bench(_ change: (inout TestBench) -> Void = { _ in }) throws -> TestBench {
    var metrics = LayoutMetrics()
    metrics.viewportSize = Size(width: 700, height: 240)
    var bench = try TestBench("A1 A2* A3 A4 | (limit 1) B1 | (collapsed) C1", metrics: metrics)
    let part = CardShape(
      handle: Rect(x: 0, y: 0, width: 128, height: 48), interactive: Rect(x: 0, y: 0, width: 16, height: 48))
    try bench.scene.geometry.setShape(part, of: bench.card("A3"))
    let stuck = bench.card("B1")
    bench.scene.rules.custom = [TestRule(lifting: { card, _ in card == stuck ? [] : nil })]
    bench.scene.rules.operations = [.move, .copy]
    change(&bench)
    return bench
  }

  /// The named grid of positions.
  static let positions: [(name: String, x: Double, y: Double)] = [
    ("A1", 156, 96), ("beside A1", 150, 99), ("locked A2", 156, 152), ("handle of A3", 60, 202),
    ("interactive of A3", 30, 202), ("rest of A3", 200, 202), ("header", 156, 40), ("B1", 452, 96),
    ("body of Doing", 452, 200), ("strip", 640, 100), ("gap", 304, 120), ("outside", 900, 90),
  ]

  /// The kinds of events; pointers are the one that holds the session, or another.
  static let kinds = [
    "press", "other press", "move", "other move", "release", "other release", "hover", "other hover",
    "cancel", "other cancel", "wheel", "key", "modifiers", "blur", "action", "request", "payload", "focus",
    "selection", "change", "undo", "redo", "time",
  ]

  /// Everything that can happen in one step.
  static func events(_ bench: TestBench) -> [Step] {
    func sample(_ place: Int, _ kind: PointerKind = .mouse, _ pointer: Int = 1) -> PointerSample {
      bench.sample(positions[place].x, positions[place].y, kind, pointer: pointer)
    }
    var steps: [Step] = []
    for place in positions.indices {
      steps.append(Step("press", .pointerPressed(sample(place), .left)))
      steps.append(Step("move", .pointerMoved(sample(place))))
    }
    for place in [0, 6, 8] { steps.append(Step("press", .pointerPressed(sample(place, .touch), .left))) }
    steps.append(Step("press", .pointerPressed(sample(0), .right)))
    for place in [0, 8, 11] { steps.append(Step("release", .pointerReleased(sample(place), .left))) }
    steps.append(Step("release", .pointerReleased(sample(0), .right)))
    steps.append(Step("hover", .pointerHovered(sample(10))))
    steps.append(Step("cancel", .pointerCancelled(pointer: 1, words: nil)))
    for place in [3, 7] {
      steps.append(Step("other press", .pointerPressed(sample(place, .touch, 2), .left)))
    }
    for place in [0, 3] { steps.append(Step("other move", .pointerMoved(sample(place, .touch, 2)))) }
    steps.append(Step("other release", .pointerReleased(sample(0, .touch, 2), .left)))
    steps.append(Step("other hover", .pointerHovered(sample(10, .mouse, 2))))
    steps.append(Step("other cancel", .pointerCancelled(pointer: 2, words: nil)))
    for place in [0, 11] {
      let point = sample(place).point
      steps.append(Step("wheel", .wheelTurned(at: point, by: Point(x: 0, y: 30))))
    }
    let keys: [Key] = [
      .space, .return, .tab, .escape, .up, .down, .left, .right, .home, .end, .delete, .character("a"),
    ]
    steps += keys.map { Step("key", .keyPressed($0, [])) }
    steps += [Modifiers.option, []].map { Step("modifiers", .modifiersChanged($0)) }
    let a1 = bench.cards("A1")
    let columns = bench.scene.board.columns
    for action in [CardAction.moveUp, .moveDown, .moveTo(columns[1]), .moveTo(columns[2])] {
      steps.append(Step("action", .actionChosen(action, cards: a1, method: .menu)))
    }
    let request = MoveRequest(
      cards: a1, destination: Destination(column: columns[2], slot: 0), method: .host)
    steps.append(Step("request", .moveRequested(request)))
    for cards in [a1, bench.cards("A2"), []] {
      steps.append(Step("payload", .payloadEntered(sample(8), cards: cards)))
    }
    steps += [bench.card("A1"), nil].map { Step("focus", .focusMoved($0)) }
    steps += [bench.cards("A1 A4"), []].map { Step("selection", .selectionChanged($0)) }
    steps += [Step("blur", .focusLost), Step("undo", .undoRequested), Step("redo", .redoRequested)]
    steps.append(Step("change", .sceneChanged))
    steps.append(Step("change", .sceneChanged) { $0.removeCard(a1[0]) })
    steps.append(
      Step("undo", .undoRequested) { $0.relocate(a1, to: Destination(column: columns[0], slot: 0)) })
    steps.append(Step("change", .sceneChanged) { $0.removeColumn(columns[0]) })
    steps.append(Step("time", .timePassed, after: .milliseconds(400)))
    return steps
  }
}

/// One event, with what happens around it.
struct Step {
  var kind: String
  var event: InputEvent
  var delay = TimeSpan.zero
  /// What someone else does to the board before the event.
  var change: ((inout BoardGeometry) -> Void)?

  init(
    _ kind: String, _ event: InputEvent, after delay: TimeSpan = .zero,
    change: ((inout BoardGeometry) -> Void)? = nil
  ) {
    self.kind = kind
    self.event = event
    self.delay = delay
    self.change = change
  }

  /// Carries the step out and returns what it reported. The machine hears of a change before anything else.
  func run(on bench: inout TestBench) -> [Effect] {
    change?(&bench.scene.geometry)
    bench.now = bench.now + delay
    bench.effects.removeAll(keepingCapacity: true)
    if change != nil, kind != "change" { bench.send(.sceneChanged) }
    bench.send(event)
    return bench.effects
  }
}

/// What tells two states of the machine apart, as far as a person can see.
struct StateKey: Hashable {
  private let phase: PhaseName
  private let method: InputMethod?
  private let lifted: [CardHandle]
  private let target: Target?
  /// Where the pointers are that are down; while no session is open only which ones.
  private let pointers: [PointerSample]
  private let settling: [[CardHandle]]
  private let focus: CardHandle?
  private let selection: [CardHandle]
  private let operation: MoveOperation
  private let orders: [[CardHandle]]
  private let offsets: [Point]
  private let collapsed: [Bool]
  private let wake: Int64?

  init(_ bench: TestBench) {
    let snapshot = bench.snapshot
    let board = bench.scene.board
    phase = snapshot.phase
    method = snapshot.method
    lifted = snapshot.lifted
    target = snapshot.target
    let isOpen = snapshot.phase != .idle && snapshot.phase != .settling
    pointers = snapshot.pointers.filter { $0.isDown && (isOpen || $0.sample.pointer == 2) }.map {
      isOpen ? $0.sample : PointerSample(pointer: $0.sample.pointer, point: .zero)
    }
    settling = snapshot.settling.map(\.cards)
    focus = snapshot.focus
    selection = snapshot.selection
    operation = snapshot.operation
    orders = board.columns.map { board.cards(in: $0) }
    offsets = board.columns.map { bench.scene.geometry.offset(of: .column($0)) }
    collapsed = board.columns.map { board.state(of: $0).isCollapsed }
    wake = bench.machine.nextWake.map { ($0 - bench.now).microseconds }
  }
}
