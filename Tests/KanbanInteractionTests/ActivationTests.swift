import KanbanGeometry
import KanbanInteraction
import KanbanModel
import Testing

/// A1 is at 28,72 256x48; its middle is 156,96.
@Suite("A press becomes a tap, a lift or a scroll")
struct ActivationTests {
  @Test(
    "of mouse and pen by distance alone", arguments: [PointerKind.mouse, .pen],
    [
      (3.0, 2.875, 0.0, false), (3, 3, 0, true), (3, 0, -3, true), (3, -3, 0, true), (3, 2, 2, false),
      (3, 2.5, 2, true), (0, 0, 0, true), (0, 0.5, 0, true), (8, 5, 6, false), (10, 6, 8, true),
    ])
  func threshold(kind: PointerKind, row: (threshold: Double, x: Double, y: Double, lifts: Bool)) throws {
    var bench = try TestBench("A1 A2 | B1")
    bench.scene.behaviour.mouseThreshold = row.threshold
    bench.press(156, 96, at: 0, kind: kind)
    bench.send(.timePassed, at: 10_000)
    #expect(bench.machine.phaseName == .pressed)
    bench.move(156 + row.x, 96 + row.y, kind: kind)
    #expect(bench.machine.phaseName == (row.lifts ? .dragging : .pressed))
  }

  @Test(
    "of a finger that strays: a scroll only beyond the slop",
    arguments: [
      (10.0, 10.0, 0.0, PhaseName.pressed), (10, 6, 8, .pressed), (10, -6, -8, .pressed),
      (10, 10.125, 0, .scrolling), (10, 6, 8.125, .scrolling), (0, 0.125, 0, .scrolling), (0, 0, 0, .pressed),
    ])
  func slop(slop: Double, x: Double, y: Double, phase: PhaseName) throws {
    var bench = try TestBench("A1 A2 | B1")
    bench.scene.behaviour.touchSlop = slop
    bench.press(156, 96, at: 0, kind: .touch)
    bench.move(156 + x, 96 + y, at: 100, kind: .touch)
    #expect(bench.machine.phaseName == phase)
    #expect(!bench.effects.kinds.contains("lifted"))
  }

  @Test("of a still finger exactly at the lift delay")
  func delay() throws {
    var bench = try TestBench("A1 A2 | B1")
    bench.press(156, 96, at: 0, kind: .touch)
    #expect(bench.machine.nextWake == Instant(microseconds: 325_000))
    bench.now = Instant(microseconds: 324_999)
    bench.send(.timePassed)
    #expect(bench.machine.phaseName == .pressed)
    bench.send(.timePassed, at: 325)
    #expect(bench.machine.phaseName == .dragging)
    #expect(bench.machine.nextWake == nil)
  }

  @Test("of a finger that leaves the slop exactly at the delay: the timer comes first")
  func delayAndSlop() throws {
    var early = try TestBench("A1 A2 | B1")
    early.press(156, 96, at: 0, kind: .touch)
    var late = early
    early.now = Instant(microseconds: 324_999)
    early.move(452, 340, kind: .touch)
    #expect(early.machine.phaseName == .scrolling)
    late.move(452, 340, at: 325, kind: .touch)
    #expect(late.machine.phaseName == .dragging)
    #expect(late.target == [1, 1])
  }

  @Test("of a finger that trembles within the slop: the hold goes on, and lifts where the finger is")
  func jitter() throws {
    var bench = try TestBench("A1 A2 | B1")
    bench.press(156, 96, at: 0, kind: .touch)
    for (index, step) in [(3.0, 4.0), (-6, 8), (0, -10), (4, -2)].enumerated() {
      bench.move(156 + step.0, 96 + step.1, at: Int64(50 * index + 50), kind: .touch)
    }
    bench.send(.timePassed, at: 325)
    #expect(bench.machine.phaseName == .dragging)
    #expect(bench.snapshot.ghost?.frame == Rect(x: 32, y: 70, width: 256, height: 48))
    #expect(bench.effects.kinds == ["pressed", "lifted"])
  }

  @Test("again with each press of the same pointer, which starts the clock anew")
  func restart() throws {
    var bench = try TestBench("A1 A2 | B1")
    bench.press(156, 96, at: 0, kind: .touch)
    let again = bench.press(156, 152, at: 200, kind: .touch)
    #expect(again.kinds == ["abandoned", "pressed"])
    #expect(again[0].cancelReason == .lostRelease)
    bench.send(.timePassed, at: 500)
    #expect(bench.machine.phaseName == .pressed)
    bench.send(.timePassed, at: 525)
    #expect(bench.snapshot.lifted == bench.cards("A2"))
  }

  @Test(
    "exactly one of them", arguments: PointerKind.allCases,
    [(0.0, 0.0, 100), (2, 0, 100), (4, 0, 100), (40, 0, 100), (0, 0, 400), (2, 2, 400), (40, 0, 400)])
  func exactlyOne(kind: PointerKind, end: (x: Double, y: Double, time: Int64)) throws {
    var bench = try TestBench("A1 A2 | B1")
    bench.press(156, 96, at: 0, kind: kind)
    bench.release(156 + end.x, 96 + end.y, at: end.time, kind: kind)
    bench.rest()
    let isScroll = kind == .touch && end.x > 10 && end.time < 325
    let counts = ["tapped", "lifted"].map { kind in bench.effects.count { $0.kind == kind } }
    #expect(counts[0] + counts[1] == (isScroll ? 0 : 1))
    #expect(bench.effects.outcomes.count == counts[1])
    #expect(bench.machine.phaseName == .idle)
  }
}

@Suite("A finger that moves early scrolls")
struct FingerScrollTests {
  private let tall = (1...30).map { "A\($0)" }.joined(separator: " ") + " | B1 | C1 | D1"

  private func offsets(_ bench: TestBench) -> [Double] {
    [
      bench.scene.geometry.offset(of: .column(bench.column(0))).y,
      bench.scene.geometry.offset(of: .board).x,
    ]
  }

  @Test(
    "along the larger component of its way, the vertical one on a tie",
    arguments: [
      (0.0, -40.0, [40.0, 0.0]), (-40, 0, [0, 40]), (-20, -20, [20, 0]), (-21, -20, [0, 21]),
      (20, -21, [21, 0]), (0, 40, [0, 0]), (-40, -39, [0, 40]), (-2_000, 0, [0, 400]),
    ])
  func axis(x: Double, y: Double, offsets: [Double]) throws {
    var bench = try TestBench(tall)
    bench.press(156, 300, at: 0, kind: .touch)
    bench.move(156 + x, 300 + y, at: 50, kind: .touch)
    #expect(self.offsets(bench) == offsets)
    #expect(bench.machine.phaseName == .scrolling)
  }

  @Test("and the content stays under it, from the press on, without momentum")
  func follows() throws {
    var bench = try TestBench(tall)
    bench.press(156, 300, at: 0, kind: .touch)
    for (y, offset) in [(270.0, 30.0), (200, 100), (290, 10), (400, 0), (250, 50)] {
      bench.move(y == 270 ? 156 : 190, y, kind: .touch)
      #expect(offsets(bench) == [offset, 0])
    }
    bench.release(156, 240, at: 100, kind: .touch)
    #expect(offsets(bench) == [60, 0])
    #expect(bench.machine.phaseName == .idle)
    #expect(bench.machine.nextWake == nil)
    #expect(!bench.effects.kinds.contains("tapped"))
  }

  @Test("the board where the column cannot go that way")
  func board() throws {
    var metrics = LayoutMetrics()
    metrics.bodyHeight = .fit
    var bench = try TestBench(tall, metrics: metrics)
    bench.press(452, 96, at: 0, kind: .touch)
    bench.move(452, 56, at: 50, kind: .touch)
    #expect(bench.scene.geometry.offset(of: .board).y == 40)
  }

  @Test("wherever it was pressed inside the viewport", arguments: [(156.0, 40.0), (304, 300), (452, 500)])
  func anywhere(x: Double, y: Double) throws {
    var bench = try TestBench(tall)
    bench.press(x, y, at: 0, kind: .touch)
    bench.send(.timePassed, at: 1_000)
    #expect(bench.machine.phaseName == .pressed)
    bench.move(x - 50, y, kind: .touch)
    #expect(offsets(bench) == [0, 50])
  }
}
