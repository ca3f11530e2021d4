import KanbanGeometry
import KanbanInteraction
import KanbanModel
import Testing

@Suite("Move mode")
struct MoveModeTests {
  private static let keys: [Character: Key] = [
    "u": .up, "d": .down, "l": .left, "r": .right, "h": .home, "e": .end, "s": .space, "x": .escape,
  ]

  private func type(_ keys: String, into bench: inout TestBench) {
    for key in keys { if let key = Self.keys[key] { bench.key(key) } }
  }

  @Test(
    "steps",
    arguments: [
      ("A2", "", [0, 1]), ("A2", "u", [0, 0]), ("A2", "d", [0, 2]), ("A2", "h", [0, 0]), ("A2", "e", [0, 3]),
      ("A2", "du", [0, 1]), ("A2", "dddd", [0, 3]), ("A2", "uuuu", [0, 0]), ("A2", "r", [1, 1]),
      ("A4", "r", [1, 1]), ("A4", "rr", [2, 3]), ("A4", "rrl", [1, 1]), ("A4", "rrll", [0, 3]),
      ("A4", "rrr", [2, 3]), ("A1", "l", [0, 0]), ("A4", "rur", [2, 0]), ("A4", "rer", [2, 3]),
      ("A1", "err", [2, 3]), ("A2", "rhl", [0, 0]), ("C2", "lll", [0, 1]),
    ])
  func steps(card: String, keys: String, target: [Int]) throws {
    var bench = try TestBench("A1 A2 A3 A4 | B1 | C1 C2 C3")
    bench.liftByKey(card)
    type(keys, into: &bench)
    #expect(bench.target == target)
    bench.key(.return)
    let landed = bench.scene.board.cards(in: bench.column(target[0])).firstIndex(of: bench.card(card))
    #expect(landed == target[1])
    #expect(bench.scene.focus == bench.card(card))
  }

  @Test(
    "mirrors Left and Right where reading runs from the right", arguments: [("l", [1, 0]), ("r", [0, 0])])
  func mirrored(key: String, target: [Int]) throws {
    var metrics = LayoutMetrics()
    metrics.direction = .rightToLeft
    var bench = try TestBench("A1 A2 | B1 | C1", metrics: metrics)
    bench.liftByKey("A1")
    type(key, into: &bench)
    #expect(bench.target == target)
  }

  @Test(
    "passes hidden and locked columns, and stops at full and collapsed ones",
    arguments: [
      ("A1 A2 | (hidden) B1 | C1", [2, 0], "accept"), ("A1 A2 | (locked) B1 | C1", [2, 0], "accept"),
      ("A1 A2 | (limit 1) B1 | C1", [1, 0], "wip-limit"),
      ("A1 A2 | (collapsed) B1 B2 | C1", [1, 2], "accept"),
      ("A1 A2 | | C1", [1, 0], "accept"), ("A1 A2 | (limit 1 warn) B1 | C1", [1, 0], "wip-limit"),
      ("A1 A2 | B1? B2 | C1", [1, 0], "accept"),
    ])
  func columns(board: String, target: [Int], decision: String) throws {
    var bench = try TestBench(board)
    bench.liftByKey("A1")
    bench.key(.right)
    #expect(bench.target == target)
    #expect(bench.machine.target?.decision.reason?.code ?? "accept" == decision)
  }

  @Test("goes to the end of columns where the behaviour says so")
  func columnEnd() throws {
    var bench = try TestBench("A1 A2 | B1 B2 B3")
    bench.scene.behaviour.keyboardColumn = .end
    bench.liftByKey("A1")
    bench.key(.right)
    #expect(bench.target == [1, 3])
  }

  @Test("ignores steps at an end, keys without meaning and everything that would begin another session")
  func ignored() throws {
    var bench = try TestBench("A1 | B1")
    bench.liftByKey("A1")
    for key in [Key.up, .down, .left, .home, .end] { #expect(bench.key(key).ignored == [.atEnd]) }
    #expect(bench.key(.delete).ignored == [.unboundKey])
    #expect(bench.key(.character("a")).ignored == [.unboundKey])
    let action = InputEvent.actionChosen(.moveTo(bench.column(1)), cards: bench.cards("A1"), method: .action)
    for event in [action, .undoRequested, .redoRequested] {
      #expect(bench.send(event).ignored == [.sessionOpen])
    }
    #expect(bench.send(.pointerPressed(bench.sample(156, 96), .right)).ignored == [.otherButton])
    #expect(bench.machine.phaseName == .dragging)
  }

  @Test(
    "goes around pinned cards",
    arguments: [
      ("A1", "d", [0, 2]), ("A1", "du", [0, 0]), ("B2", "u", [1, 1]), ("B2", "h", [1, 1]),
      ("A1", "r", [1, 1]), ("B2", "l", [0, 2]), ("A1", "e", [0, 2]),
    ])
  func pinned(card: String, keys: String, target: [Int]) throws {
    var bench = try TestBench("A1 P! A3 | Q! B2 B3")
    bench.liftByKey(card)
    type(keys, into: &bench)
    #expect(bench.target == target)
    bench.key(.space)
    let landed = bench.scene.board.cards(in: bench.column(target[0])).firstIndex(of: bench.card(card))
    #expect(landed == target[1])
    #expect(bench.scene.board.position(of: bench.card("P"))?.index == 1)
    #expect(bench.scene.board.position(of: bench.card("Q"))?.index == 0)
  }

  @Test("in a grid: Left and Right step in reading order, and on to the next column")
  func grid() throws {
    var metrics = LayoutMetrics()
    metrics.arrangement = .grid(2)
    var bench = try TestBench("A1 A2 A3 | B1 B2", metrics: metrics)
    bench.liftByKey("A1")
    for target in [[0, 1], [0, 2], [1, 2]] {
      bench.key(.right)
      #expect(bench.target == target)
    }
    bench.key(.left)
    #expect(bench.target == [1, 1])
  }

  @Test("ends with the reason where the place refuses; card and focus are at home")
  func refused() throws {
    var bench = try TestBench("A1 A2 | (limit 1) B1")
    bench.liftByKey("A2")
    bench.key(.right)
    bench.key(.return)
    #expect(bench.order == "A1 A2 | B1")
    #expect(bench.scene.focus == bench.card("A2"))
    #expect(bench.snapshot.reason?.code == "wip-limit")
    bench.rest()
    #expect(bench.effects.kinds.suffix(4) == ["resolved", "forbidden", "returned", "settled"])
  }

  @Test("reveals the slot of each step")
  func reveals() throws {
    var bench = try TestBench((1...30).map { "A\($0)" }.joined(separator: " ") + " | B1 | C1 | D1")
    bench.liftByKey("A1")
    #expect(bench.key(.end).kinds == ["targeted", "scrolled"])
    #expect(bench.scene.geometry.offset(of: .column(bench.column(0))).y > 1_000)
    bench.key(.right)
    bench.key(.right)
    #expect(bench.key(.right).contains { $0 == .scrolled(.board, to: Point(x: 400 - 16 - 12, y: 0)) })
    bench.key(.escape)
    #expect(bench.effects.outcomes == ["cancelled"])
  }

  @Test("keeps its target by the neighbour when someone else changes the column")
  func neighbours() throws {
    var bench = try TestBench("A1 | B1 B2 B3")
    bench.liftByKey("A1")
    type("rd", into: &bench)
    #expect(bench.target == [1, 1])
    let card = try bench.scene.geometry.insertCard(at: bench.place(1, 0))
    bench.titles.cards[card] = "X"
    bench.send(.sceneChanged)
    #expect(bench.target == [1, 2])
    bench.scene.geometry.removeCard(bench.card("B1"))
    bench.send(.sceneChanged)
    #expect(bench.target == [1, 1])
    bench.key(.return)
    #expect(bench.order == " | X A1 B2 B3")
  }

  @Test("comes home when its target column goes, or its own card is relocated")
  func columnGone() throws {
    var bench = try TestBench("A1 A2 | B1 | C1")
    bench.liftByKey("A2")
    bench.key(.right)
    bench.scene.geometry.removeColumn(bench.column(1))
    #expect(bench.send(.sceneChanged).kinds == ["targeted"])
    #expect(bench.target == [0, 1])
    bench.scene.geometry.relocate(bench.cards("A2"), to: bench.place(1, 0))
    bench.send(.sceneChanged)
    #expect(bench.target == [1, 0])
    bench.key(.return)
    #expect(bench.effects.outcomes == ["unchanged"])
  }
}
