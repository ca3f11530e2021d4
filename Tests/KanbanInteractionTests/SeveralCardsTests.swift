import KanbanGeometry
import KanbanInteraction
import KanbanModel
import Testing

@Suite("Several cards")
struct SeveralCardsTests {
  @Test(
    "lift as the selection says, or the group",
    arguments: [
      ("A1 A3", "A1", "A1 A3"), ("A3 A1", "A1", "A1 A3"), ("A3 A1", "A2", "A2"), ("B1 A1", "A1", "A1 B1"),
      ("A1 L P A3", "A1", "A1 A3"), ("A1 H", "A1", "A1"), ("A1 A1", "A1", "A1"), ("", "G1", "G1 G2"),
      ("A1 G1", "G1", "G1 G2"),
    ])
  func lifts(selection: String, grabbed: String, lifted: String) throws {
    var bench = try TestBench("A1 A2 A3 L* H? P! | B1 G2 G1")
    bench.scene.rules.liftGroups = [bench.cards("G1 G2")]
    bench.send(.selectionChanged(bench.cards(selection)))
    bench.drag(grabbed, to: Point(x: 156, y: 570))
    // A group is in board order: G2 stands above G1.
    let expected = lifted == "G1 G2" ? "G2 G1" : lifted
    #expect(bench.snapshot.lifted == bench.cards(expected))
  }

  @Test("lift as a rule in code says, or not at all")
  func rule() throws {
    var bench = try TestBench("A1 A2 A3 | B1")
    let run = bench.cards("A2 A3")
    bench.scene.rules.custom = [TestRule(lifting: { card, _ in run.first == card ? run : [] })]
    #expect(bench.press(156, 96).ignored == [.notLiftable])
    bench.drag("A2", to: Point(x: 452, y: 340))
    bench.release(452, 340)
    #expect(bench.order == "A1 | B1 A2 A3")
  }

  @Test(
    "land as one run, in the order of the policy",
    arguments: [
      (order: LandingOrder.board, board: "A2 | B1 A1 A3 B2", first: 1),
      (order: .selection, board: "A2 | B1 A3 A1 B2", first: 3),
    ])
  func order(order: LandingOrder, board: String, first: Int) throws {
    var bench = try TestBench("A1 A2 A3 | B1 B2")
    bench.scene.behaviour.order = order
    bench.send(.selectionChanged(bench.cards("A3 A1")))
    bench.drag("A1", to: Point(x: 452, y: 124))
    #expect(bench.target == [1, 1])
    bench.release(452, 124)
    #expect(bench.order == board)
    let lifted = "2 cards lifted, \(first) of 3 in To do"
    #expect(bench.spoken == [lifted, "2 cards moved to 2 of 4 in Doing"])
  }

  @Test("have one gap, as tall as all of them")
  func gap() throws {
    var bench = try TestBench("A1 A2 A3 | B1")
    bench.send(.selectionChanged(bench.cards("A1 A3")))
    bench.drag("A1", to: Point(x: 452, y: 340))
    let snapshot = bench.snapshot
    let frame = try #require(snapshot.placement.flatMap(bench.scene.geometry.placeholderFrame(placement:)))
    #expect(frame == Rect(x: 324, y: 128, width: 256, height: 104))
    #expect(snapshot.ghost?.cards == bench.cards("A1 A3"))
    #expect(snapshot.ghost?.grabbed == bench.card("A1"))
  }

  @Test("are one whole for a limit: all or none", arguments: [(2, false), (3, true)])
  func limit(limit: Int, isTaken: Bool) throws {
    var bench = try TestBench("A1 A2 | (limit \(limit)) B1")
    bench.send(.selectionChanged(bench.cards("A1 A2")))
    bench.drag("A2", to: Point(x: 452, y: 340))
    bench.release(452, 340)
    #expect(bench.order == (isTaken ? " | B1 A1 A2" : "A1 A2 | B1"))
    if !isTaken { #expect(bench.spoken.last == "2 cards not moved: Doing is full, 1 of 2") }
  }

  @Test("that are scattered stay where they are when they are let go at home")
  func scatteredHome() throws {
    var bench = try TestBench("A1 A2 A3 | B1")
    let never = TestRule(judging: { _, _ in .forbid("never") })
    bench.send(.selectionChanged(bench.cards("A1 A3 B1")))
    bench.drag("A3", to: Point(x: 452, y: 340))
    bench.scene.rules.custom = [never]
    bench.move(156, 200)
    #expect(bench.snapshot.decision == .accept)
    bench.release(156, 200)
    #expect(bench.order == "A1 A2 A3 | B1")
    #expect(bench.effects.outcomes == ["unchanged"])
    #expect(bench.spoken.last == "3 cards put back, 1 of 3 in To do")
  }

  @Test("speak of the first one from the lift to the outcome, whichever is held, by pointer and by key")
  func spoken() throws {
    var pointer = try TestBench("A1 A2 A3 | ")
    pointer.send(.selectionChanged(pointer.cards("A1 A3")))
    var keys = pointer
    pointer.drag("A3", to: Point(x: 156, y: 210))
    keys.liftByKey("A3")
    #expect(pointer.spoken == ["2 cards lifted, 1 of 3 in To do"])
    #expect(keys.spoken == pointer.spoken)
    keys.key(.up)
    keys.key(.down)
    #expect(keys.spoken.suffix(2) == ["1 of 3 in To do", "1 of 3 in To do"])
    keys.key(.escape)
    pointer.key(.escape)
    #expect(pointer.spoken.last == "2 cards put back, 1 of 3 in To do")
    #expect(keys.spoken.last == pointer.spoken.last)

    keys.liftByKey("A3")
    keys.key(.right)
    keys.key(.return)
    pointer.drag("A3", to: try #require(pointer.aim(at: 0, in: 1)))
    let aim = try #require(pointer.aim(at: 0, in: 1))
    pointer.release(aim.x, aim.y)
    #expect(pointer.spoken.last == "2 cards moved to 1 of 2 in Doing")
    #expect(keys.spoken.last == pointer.spoken.last)
  }

  @Test("come to rest first if some of them are settling still")
  func settlingOnes() throws {
    var bench = try TestBench("A1 A2 | B1")
    bench.drag("A1", to: Point(x: 452, y: 340))
    bench.release(452, 340)
    bench.send(.selectionChanged(bench.cards("A1 A2")))
    bench.effects = []
    bench.drag("A2", to: Point(x: 156, y: 104))
    #expect(bench.effects.kinds.prefix(3) == ["pressed", "settled", "lifted"])
    bench.rest()
    #expect(bench.effects.count { $0.kind == "settled" } == 1)
  }

  @Test("lose one to someone else and go on with the rest; without the grabbed one they go home")
  func removed() throws {
    var bench = try TestBench("A1 A2 A3 | B1")
    bench.send(.selectionChanged(bench.cards("A1 A2 A3")))
    bench.drag("A2", to: Point(x: 452, y: 340))
    bench.scene.geometry.removeCard(bench.card("A1"))
    bench.send(.sceneChanged)
    #expect(bench.snapshot.lifted == bench.cards("A2 A3"))
    bench.scene.geometry.removeCard(bench.card("A2"))
    bench.send(.sceneChanged)
    #expect(bench.snapshot.reason == .cancelled(.cardRemoved))
    #expect(bench.spoken.last == "A3 put back, 1 of 1 in To do")
    bench.rest()
    #expect(bench.effects.suffix(2) == [.returned(bench.cards("A3")), .settled(bench.cards("A3"))])
  }
}

@Suite("A copy")
struct CopyTests {
  private func bench(_ operations: Set<MoveOperation> = [.move, .copy]) throws -> TestBench {
    var bench = try TestBench("A1 A2 | B1")
    bench.scene.rules.operations = operations
    return bench
  }

  @Test(
    "is what the modifier asks for at the release, if it is offered",
    arguments: [
      ([MoveOperation.move, .copy], true, "A1 A2 | B1 +"), ([.move, .copy], false, "A2 | B1 A1"),
      ([.move], true, "A2 | B1 A1"), ([.copy], false, "A1 A2 | B1 +"), ([.copy], true, "A1 A2 | B1 +"),
    ])
  func offered(operations: [MoveOperation], option: Bool, order: String) throws {
    var bench = try bench(Set(operations))
    bench.send(.modifiersChanged(option ? [] : .option))
    bench.drag("A1", to: Point(x: 452, y: 340))
    bench.send(.modifiersChanged(option ? .option : []))
    bench.release(452, 340)
    #expect(bench.order == order)
  }

  @Test("leaves no hole and has no home: its slot counts all cards")
  func noHole() throws {
    var bench = try bench()
    bench.drag("A1", to: Point(x: 156, y: 90))
    #expect(bench.target == [0, 0])
    #expect(bench.machine.target?.place.isHome == true)
    bench.send(.modifiersChanged(.option))
    #expect(bench.machine.target?.place.isHome == false)
    #expect(bench.snapshot.cursor == .copy)
    bench.move(156, 97)
    #expect(bench.target == [0, 1])
    bench.move(156, 300)
    #expect(bench.target == [0, 2])
    bench.send(.modifiersChanged([]))
    #expect(bench.target == [0, 1])
    bench.send(.modifiersChanged(.option))
    bench.release(156, 300)
    #expect(bench.order == "A1 A2 + | B1")
    #expect(bench.spoken.last == "A1 copied to 3 of 3 in To do")
  }

  @Test("counts for a limit inside its own column too")
  func limit() throws {
    var bench = try TestBench("(limit 2) A1 A2 | B1")
    bench.scene.rules.operations = [.move, .copy]
    bench.send(.modifiersChanged(.option))
    bench.drag("A1", to: Point(x: 156, y: 300))
    #expect(bench.snapshot.reason?.code == "wip-limit")
    #expect(bench.snapshot.cursor == .notAllowed)
    bench.release(156, 300)
    #expect(bench.order == "A1 A2 | B1")
  }

  @Test("takes over the selection, settles, and is taken back by undo")
  func selection() throws {
    var bench = try bench()
    bench.send(.selectionChanged(bench.cards("A1 A2")))
    bench.send(.modifiersChanged(.option))
    bench.drag("A1", to: Point(x: 452, y: 340))
    bench.release(452, 340)
    let copies = Array(bench.scene.board.cards(in: bench.column(1)).suffix(2))
    #expect(bench.scene.selection == copies)
    #expect(bench.snapshot.settling.map(\.cards) == [copies])
    bench.send(.undoRequested)
    #expect(bench.order == "A1 A2 | B1")
    #expect(bench.scene.selection.isEmpty)
    #expect(bench.snapshot.settling.isEmpty)
    bench.send(.redoRequested)
    #expect(bench.order == "A1 A2 | B1 + +")
  }
}
