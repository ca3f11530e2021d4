import KanbanGeometry
import KanbanInteraction
import KanbanModel
import Testing

@Suite("Settling")
struct SettlingTests {
  private func dropped(
    at point: Point = Point(x: 452, y: 340), _ change: (inout Behaviour) -> Void = { _ in }
  )
    throws -> TestBench
  {
    var bench = try TestBench("A1 A2 | (limit 1) B1 | C1")
    change(&bench.scene.behaviour)
    bench.drag("A1", to: point)
    bench.release(point.x, point.y)
    return bench
  }

  @Test(
    "takes the time of a drop or of a return",
    arguments: [(750.0, 300.0, Int64(100)), (452, 340, 200), (156, 96, 200)])
  func durations(x: Double, y: Double, milliseconds: Int64) throws {
    var bench = try dropped(at: Point(x: x, y: y)) {
      $0.dropDuration = .milliseconds(100)
      $0.returnDuration = .milliseconds(200)
    }
    #expect(bench.machine.phaseName == .settling)
    #expect(bench.machine.wantsFrames)
    #expect(bench.machine.nextWake == Instant(microseconds: milliseconds * 1_000))
    bench.rest()
    #expect(bench.machine.phaseName == .idle)
    #expect(bench.effects.kinds.contains("returned") == (milliseconds == 200))
    #expect(bench.effects.kinds.last == "settled")
  }

  @Test("flies until its end, and no more from then on")
  func flight() throws {
    let bench = try dropped()
    let settlement = try #require(bench.snapshot.settling.first)
    var snapshot = bench.snapshot
    #expect(snapshot.flight(of: settlement)?.end == settlement.end)
    snapshot.instant = settlement.end
    #expect(snapshot.flight(of: settlement) == nil)
    #expect(snapshot.ghostFrame == nil)
  }

  @Test("is over at once where nothing may move by itself", arguments: [true, false])
  func reducedMotion(reduces: Bool) throws {
    let bench = try dropped {
      $0.reducesMotion = reduces
      if !reduces { $0.returnDuration = .zero }
    }
    #expect(bench.machine.phaseName == .idle)
    #expect(bench.effects.kinds.suffix(3) == ["forbidden", "returned", "settled"])
    #expect(bench.snapshot.reason?.code == "wip-limit")
  }

  @Test("ends at once under a press on its card, and never blocks a new session")
  func pressOnCard() throws {
    var bench = try dropped(at: Point(x: 750, y: 300))
    let pressed = bench.press(750, 152)
    #expect(pressed.kinds == ["settled", "pressed"])
    bench.move(740, 152)
    #expect(bench.snapshot.lifted == bench.cards("A1"))
  }

  @Test("goes on beside a new session elsewhere, of which the phase then speaks")
  func besideAnother() throws {
    var bench = try dropped(at: Point(x: 750, y: 300))
    bench.press(156, 96, at: 100)
    #expect(bench.machine.phaseName == .pressed)
    #expect(bench.snapshot.settling.count == 1)
    bench.send(.timePassed, at: 350)
    #expect(bench.effects.kinds.last == "settled")
    bench.move(160, 96)
    #expect(bench.snapshot.lifted == bench.cards("A2"))
  }

  @Test("leaves Escape nothing to cancel: the drop stays")
  func escape() throws {
    var bench = try dropped(at: Point(x: 750, y: 300))
    #expect(bench.key(.escape).ignored == [.settling])
    #expect(bench.order == "A2 | B1 | C1 A1")
    bench.rest()
    #expect(bench.key(.escape).ignored == [.noSession])
  }

  @Test("of some cards ends without those that are removed")
  func removed() throws {
    var bench = try TestBench("A1 A2 | B1")
    bench.send(.selectionChanged(bench.cards("A1 A2")))
    bench.drag("A1", to: Point(x: 452, y: 340))
    bench.release(452, 340)
    bench.scene.geometry.removeCard(bench.card("A1"))
    bench.send(.sceneChanged)
    #expect(bench.snapshot.settling.map(\.grabbed) == bench.cards("A2"))
    bench.rest()
    #expect(bench.effects.last == .settled(bench.cards("A2")))
  }

  @Test("keeps the last outcome's reason after a tap, which is a newer session that does not settle")
  func reasonAfterTap() throws {
    var bench = try dropped()
    bench.press(748, 96)
    #expect(bench.snapshot.reason == nil)
    #expect(bench.snapshot.decision == nil)
    bench.release(748, 96)
    #expect(bench.machine.phaseName == .idle)
    #expect(bench.snapshot.reason?.code == "wip-limit")
    #expect(bench.snapshot.settling.count == 1)
  }

  @Test("starts where the ghost was let go, and a drop at the end of a long column does not move the column")
  func noJump() throws {
    var bench = try TestBench("A1 | " + (1...30).map { "B\($0)" }.joined(separator: " "))
    bench.drag("A1", to: Point(x: 452, y: 300))
    let column = ScrollArea.column(bench.column(1))
    let most = bench.scene.geometry.maxOffset(of: column)
    #expect(most.y == 1_172 + 56)
    bench.scene.geometry.scroll(column, to: most)
    bench.send(.sceneChanged)
    bench.move(452, 583)
    let released = bench.release(452, 583)
    #expect(bench.scene.geometry.offset(of: column) == most)
    #expect(!released.kinds.contains("scrolled"))
    #expect(bench.snapshot.settling.first?.origin == Rect(x: 324, y: 559, width: 256, height: 48))
  }

  @Test("reports the scrolling that a shorter column forces", arguments: [true, false])
  func shorterSource(isMove: Bool) throws {
    var bench = try TestBench((1...30).map { "A\($0)" }.joined(separator: " ") + " | B1")
    let column = ScrollArea.column(bench.column(0))
    bench.scene.geometry.scroll(column, to: Point(x: 0, y: 1_172))
    bench.drag("A30", to: Point(x: 452, y: 300))
    let released = isMove ? bench.release(452, 300) : bench.key(.escape)
    let expected = isMove ? 1_172.0 - 56 : 1_172
    #expect(bench.scene.geometry.offset(of: column).y == expected)
    #expect(released.contains(.scrolled(column, to: Point(x: 0, y: expected))) == isMove)
  }
}

@Suite("Spring loading")
struct SpringLoadingTests {
  private func over(_ text: String = "A1 A2 | (collapsed) B1 | C1") throws -> TestBench {
    var bench = try TestBench(text)
    bench.press(156, 96, at: 0)
    bench.move(160, 96)
    bench.move(340, 300, at: 100)
    return bench
  }

  private func isCollapsed(_ bench: TestBench) -> Bool {
    bench.scene.board.state(of: bench.column(1)).isCollapsed
  }

  @Test("opens a strip after the delay, which moving inside does not restart")
  func opens() throws {
    var bench = try over()
    #expect(bench.target == [1, 1])
    #expect(bench.machine.nextWake == Instant(microseconds: 600_000))
    bench.move(345, 320, at: 500)
    bench.move(341, 290, at: 599)
    #expect(isCollapsed(bench))
    bench.send(.timePassed, at: 600)
    #expect(!isCollapsed(bench))
    #expect(bench.effects.kinds.contains("expanded"))
    bench.release(400, 90)
    #expect(bench.order == "A2 | A1 B1 | C1")
    #expect(!isCollapsed(bench))
  }

  @Test("starts anew after the pointer has left the strip")
  func leaves() throws {
    var bench = try over()
    bench.move(200, 300, at: 400)
    #expect(bench.machine.nextWake == nil)
    bench.move(340, 300, at: 500)
    #expect(bench.machine.nextWake == Instant(microseconds: 1_000_000))
  }

  @Test(
    "closes again when the cards do not land there", arguments: ["escape", "elsewhere", "home", "refused"])
  func closes(how: String) throws {
    var bench = try over(
      how == "refused" ? "A1 A2 | (collapsed, limit 1) B1 | C1" : "A1 A2 | (collapsed) B1 | C1")
    bench.send(.timePassed, at: 600)
    switch how {
    case "escape": bench.key(.escape)
    case "elsewhere": bench.release(750, 300)
    case "home": bench.release(156, 96)
    default: bench.release(452, 300)
    }
    #expect(isCollapsed(bench))
    #expect(bench.effects.kinds.contains("collapsed"))
  }

  @Test("never happens where it is switched off, and a drop on the strip lands at the end")
  func off() throws {
    var bench = try TestBench("A1 A2 | (collapsed) B1 B2 | C1")
    bench.scene.behaviour.springLoading = nil
    bench.drag("A1", to: Point(x: 340, y: 300))
    bench.send(.timePassed, at: 5_000)
    #expect(isCollapsed(bench))
    bench.release(340, 300)
    #expect(bench.order == "A2 | B1 B2 A1 | C1")
  }
}
