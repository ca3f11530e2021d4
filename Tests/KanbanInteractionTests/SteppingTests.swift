import KanbanGeometry
import KanbanInteraction
import KanbanModel
import Testing

/// The board is 800x600; columns of 280 stand 296 apart from 16, so five of them scroll by 696.
@Suite("Autoscroll from column to column")
struct SteppingTests {
  /// A drag of the first card that rests at a place since 0 ms, lifted then.
  private func resting(
    at x: Double, columns: Int = 5, every interval: Int64 = 333_333, over duration: Int64 = 300,
    change: (inout TestBench) -> Void = { _ in }
  ) throws -> TestBench {
    var behaviour = Behaviour()
    behaviour.targeting = .nearestZone
    behaviour.autoscroll?.stepping = ColumnStepping(
      every: TimeSpan(microseconds: interval), over: .milliseconds(duration))
    var bench = try TestBench(
      columns: Array(repeating: (cards: 1, limit: nil), count: columns), behaviour: behaviour)
    change(&bench)
    bench.press(156, 96, at: 0)
    bench.move(160, 96)
    bench.move(x, 300)
    return bench
  }

  private func offset(_ bench: TestBench) -> Double { bench.scene.geometry.offset(of: .board).x }

  @Test("is at the same offset at any instant, however often it is asked", arguments: [1, 7, 30, 60, 120])
  func frameRates(rate: Int64) throws {
    var bench = try resting(at: 770)
    for frame in 1...rate {
      bench.now = Instant(microseconds: frame * 500_000 / rate)
      bench.send(.timePassed)
    }
    // The way has taken 166.667 of 300 ms: 0.7422 of 384 by the curve's own equation.
    #expect(abs(offset(bench) - 285.01) < 0.01)
    var once = try resting(at: 770)
    once.send(.timePassed, at: 500)
    #expect(offset(bench) == offset(once))
  }

  @Test("wakes for the look, for the end of the way, and then no more")
  func timers() throws {
    var bench = try resting(at: 770)
    #expect(bench.machine.nextWake == Instant(microseconds: 333_333))
    #expect(!bench.machine.wantsFrames)
    bench.now = Instant(microseconds: 333_333)
    bench.send(.timePassed)
    #expect(bench.machine.nextWake == Instant(microseconds: 633_333))
    #expect(bench.machine.wantsFrames)
    bench.now = Instant(microseconds: 633_333)
    #expect(bench.send(.timePassed).contains(.scrolled(.board, to: Point(x: 384, y: 0))))
    #expect(bench.machine.nextWake == nil)
    #expect(!bench.machine.wantsFrames)
  }

  @Test("keeps looking in the rhythm of the lift, whenever the pointer comes")
  func rhythm() throws {
    var bench = try resting(at: 400)
    #expect(bench.machine.nextWake == nil)
    bench.move(770, 300, at: 900)
    #expect(bench.machine.nextWake == Instant(microseconds: 999_999))
    bench.move(700, 300, at: 950)
    #expect(bench.machine.nextWake == nil)
  }

  @Test("comes to the rate that the offset has")
  func rate() throws {
    var bench = try resting(at: 770)
    bench.send(.timePassed, at: 420)
    let start = offset(bench)
    let rate = bench.snapshot.autoscroll.board.x
    bench.now = Instant(microseconds: 420_100)
    bench.send(.timePassed)
    let slope = (offset(bench) - start) / 0.000_1
    #expect(abs(slope - rate) < rate / 100)
  }

  @Test("is at the column at once if the way takes no time")
  func noWay() throws {
    var bench = try resting(at: 770, over: 0)
    bench.now = Instant(microseconds: 333_333)
    bench.send(.timePassed)
    #expect(offset(bench) == 384)
    #expect(bench.machine.nextWake == nil)
  }

  @Test("ends its way when someone else scrolls")
  func interrupted() throws {
    var bench = try resting(at: 770)
    bench.send(.timePassed, at: 400)
    bench.send(.wheelTurned(at: Point(x: 400, y: 300), by: Point(x: 50, y: 0)))
    let scrolled = offset(bench)
    bench.send(.timePassed, at: 2_000)
    #expect(offset(bench) == scrolled)
    #expect(bench.machine.nextWake == nil)
  }

  @Test("steps over hidden columns, and from right to left towards the other edge")
  func hiddenAndMirrored() throws {
    var bench = try resting(at: 770) { bench in
      bench.scene.geometry.update(bench.column(3)) { $0.isHidden = true }
    }
    bench.rest()
    // Without the fourth, the fifth ends at 1,184.
    #expect(offset(bench) == 384)

    var mirrored = try resting(at: 30) { bench in
      var metrics = bench.scene.geometry.metrics
      metrics.direction = .rightToLeft
      #expect(throws: Never.self) { try bench.scene.geometry.setMetrics(metrics) }
    }
    // The press at 156 is over the third column there, which has the card as well.
    mirrored.rest()
    #expect(offset(mirrored) == 384)
  }
}

@Suite("The highlight of drop destinations")
struct TargetHighlightTests {
  @Test("does not depend on the order of exit and enter")
  func order() {
    var exitFirst = TargetHighlight<String>()
    exitFirst.entered("A")
    exitFirst.exited("A")
    #expect(exitFirst.current == nil)
    exitFirst.entered("B")
    var enterFirst = TargetHighlight<String>()
    enterFirst.entered("A")
    enterFirst.entered("B")
    enterFirst.exited("A")
    #expect(exitFirst.current == "B")
    #expect(enterFirst.current == "B")
  }

  @Test("is taken over by the next destination if an exit is lost")
  func lostExit() {
    var highlight = TargetHighlight<String>()
    highlight.entered("A")
    highlight.entered("B")
    #expect(highlight.current == "B")
    highlight.exited("B")
    #expect(highlight.current == nil)
  }
}
