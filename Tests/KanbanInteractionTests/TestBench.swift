import KanbanGeometry
import KanbanInteraction
import KanbanModel

/// A board with a machine on it, driven by hand: the driver that an app would write, in small.
struct TestBench {
  var scene: Scene
  var machine = DragMachine()
  var now = Instant.zero
  /// Everything that was reported, in order.
  var effects: [Effect] = []
  var titles = TestTitles()

  /// The board of the scenario language's example: A1 and A2 in To do, B1 in Doing with a limit of 1.
  ///
  /// A1 is at 28,72 256x48, A2 at 28,128, B1 at 324,72.
  static func fullColumn() throws -> TestBench {
    try TestBench(columns: [(2, nil), (1, WIPLimit(count: 1))])
  }

  /// Columns with a number of cards and a limit each, in the standard layout.
  init(
    columns: [(cards: Int, limit: WIPLimit?)], metrics: LayoutMetrics = LayoutMetrics(),
    behaviour: Behaviour = Behaviour()
  ) throws {
    var geometry = try BoardGeometry(Board(), metrics: metrics)
    for column in columns {
      let handle = try geometry.addColumn(ColumnState(limit: column.limit))
      try geometry.addCards(column.cards, to: handle)
    }
    scene = Scene(geometry: geometry, behaviour: behaviour)
  }

  func column(_ index: Int) -> ColumnHandle { scene.board.columns[index] }
  func card(_ number: Int32) -> CardHandle { CardHandle(rawValue: number) }
  func cards(in index: Int) -> [Int32] { scene.board.cards(in: column(index)).map(\.rawValue) }
  var snapshot: Snapshot { machine.snapshot(of: scene, at: now) }

  /// Feeds an event at a time in milliseconds and returns what it reported.
  @discardableResult
  mutating func send(_ event: InputEvent, at milliseconds: Int64? = nil) -> [Effect] {
    if let milliseconds { now = Instant(microseconds: milliseconds * 1_000) }
    var reported: [Effect] = []
    machine.handle(event, at: now, in: &scene, effects: &reported)
    effects += reported
    return reported
  }

  @discardableResult
  mutating func press(_ x: Double, _ y: Double, at time: Int64? = nil, kind: PointerKind = .mouse) -> [Effect]
  {
    send(.pointerPressed(sample(x, y, kind), .left), at: time)
  }

  @discardableResult
  mutating func move(_ x: Double, _ y: Double, at time: Int64? = nil, kind: PointerKind = .mouse) -> [Effect]
  {
    send(.pointerMoved(sample(x, y, kind)), at: time)
  }

  @discardableResult
  mutating func release(
    _ x: Double, _ y: Double, at time: Int64? = nil, kind: PointerKind = .mouse
  ) -> [Effect] {
    send(.pointerReleased(sample(x, y, kind), .left), at: time)
  }

  /// Lets every timer fire until nothing is due any more.
  mutating func rest() {
    while let due = machine.nextWake {
      now = max(now, due)
      send(.timePassed)
    }
  }

  func sample(_ x: Double, _ y: Double, _ kind: PointerKind = .mouse, pointer: Int = 1) -> PointerSample {
    PointerSample(pointer: pointer, kind: kind, point: Point(x: x, y: y))
  }

  /// Presses a card at its middle and carries it to a point, in one jump.
  mutating func drag(_ name: String, to point: Point) {
    let start = centre(of: name)
    press(start.x, start.y)
    move(start.x + 4, start.y)
    move(point.x, point.y)
  }

  @discardableResult
  mutating func key(_ key: Key, _ modifiers: Modifiers = []) -> [Effect] { send(.keyPressed(key, modifiers)) }

  /// Puts the focus on a card and lifts it by key.
  mutating func liftByKey(_ name: String) {
    send(.focusMoved(card(name)))
    key(.space)
  }
}
