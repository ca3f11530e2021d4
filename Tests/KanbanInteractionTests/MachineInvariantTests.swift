import KanbanGeometry
import KanbanInteraction
import KanbanModel
import Testing

/// A machine is broken by a scene that is not its own.
@Suite("The invariants of the machine")
struct MachineInvariantTests {
  /// To do with A1 to A3, Doing with B1.
  private var bench: TestBench

  init() throws { bench = try TestBench("A1 A2 A3 | B1") }

  /// What is wrong if the scene is changed behind the machine's back.
  private func broken(
    _ bench: TestBench, _ change: (inout BoardGeometry) -> Void = { _ in }
  ) -> DragMachineInvariant? {
    var scene = bench.scene
    change(&scene.geometry)
    return bench.machine.wholeBrokenInvariant(in: scene, at: bench.now)
  }

  @Test("name a timer that was passed by")
  mutating func timers() {
    bench.press(156, 96, at: 0, kind: .touch)
    #expect(broken(bench) == nil)
    bench.now = Instant(microseconds: 325_002)
    #expect(broken(bench) == .passedTimer(by: TimeSpan(microseconds: 2)))
  }

  @Test("name a lift, or room for a drop, without a session")
  func remains() {
    let card = bench.card("A1")
    #expect(broken(bench) == nil)
    #expect(broken(bench) { $0.setLifted(Lifted(card)) } == .liftWithoutSession)
    #expect(broken(bench) { $0.setDropPlace(bench.place(1, 0)) } == .liftWithoutSession)
  }

  @Test("name a session whose cards are not the lifted ones, or whose column is gone")
  mutating func sessions() {
    let (card, column) = (bench.card("A2"), bench.column(1))
    bench.drag("A1", to: Point(x: 452, y: 340))
    #expect(broken(bench) == nil)
    #expect(broken(bench) { $0.setLifted(nil) } == .otherCardsLifted)
    #expect(broken(bench) { $0.setLifted(Lifted(card)) } == .otherCardsLifted)
    #expect(broken(bench) { $0.removeColumn(column) } == .strayTarget(column))
  }

  @Test("name what move mode believes wrongly")
  mutating func moveMode() {
    let card = bench.card("A1")
    bench.liftByKey("A1")
    #expect(broken(bench) == nil)
    #expect(broken(bench) { $0.setLifted(nil) } == .otherCardsLifted)
    let away = bench.place(1, 0)
    #expect(broken(bench) { $0.relocate([card], to: away) } == .moveMode(.homeIsElsewhere))
  }

  @Test("name a column that flows and is gone")
  mutating func autoscroll() throws {
    var long = try TestBench(columns: [(30, nil), (1, nil)])
    let column = long.column(0)
    long.titles.cards[long.scene.board.cards(in: column)[0]] = "A1"
    long.drag("A1", to: Point(x: 156, y: 560))
    #expect(broken(long) == nil)
    var scene = long.scene
    scene.geometry.relocate(long.cards("A1"), to: long.place(1, 0))
    scene.geometry.setLifted(Lifted(long.card("A1")))
    scene.geometry.removeColumn(column)
    #expect(
      long.machine.brokenInvariant(in: scene, at: long.now) == .autoscroll(.strayColumn(column)))
  }

  @Test("name a card on its way to rest that is gone")
  mutating func flights() {
    let card = bench.card("A1")
    bench.drag("A1", to: Point(x: 452, y: 340))
    bench.release(452, 340)
    #expect(broken(bench) == nil)
    #expect(broken(bench) { $0.removeCard(card) } == .strayFlight(card))
  }
}
