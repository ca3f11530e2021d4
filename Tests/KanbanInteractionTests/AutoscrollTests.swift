import KanbanGeometry
import KanbanInteraction
import KanbanModel
import Testing

/// The board is 800x600; To do has 30 cards: content 12 + 30 x 48 + 29 x 8 + 12 = 1,696 in a body of
/// 524 (y 60 to 584), so it scrolls by 1,172. Columns of 280 stand 296 apart from 16.
@Suite("Autoscroll")
struct AutoscrollTests {
  /// A drag of the third card (y 184 to 232) that rests at a place since 0 ms.
  private func resting(
    at x: Double, _ y: Double, columns: [(cards: Int, limit: WIPLimit?)] = [(30, nil), (1, nil)],
    change: (inout TestBench) -> Void = { _ in }
  ) throws -> TestBench {
    var bench = try TestBench(columns: columns)
    change(&bench)
    bench.press(156, 208, at: 0)
    bench.move(160, 208)
    bench.move(x, y)
    return bench
  }

  private func columnOffset(_ bench: TestBench, _ index: Int = 0) -> Double {
    bench.scene.geometry.offset(of: .column(bench.column(index))).y
  }

  @Test(
    "goes as fast as the pointer is deep in the band",
    arguments: [
      (524.0, 0.0), (539, 200), (554, 400), (584, 800), (590, 800),
    ])
  func speed(y: Double, rate: Double) throws {
    var bench = try resting(at: 156, y)
    #expect(bench.snapshot.autoscroll.columnRate == rate)
    bench.send(.timePassed, at: 500)
    #expect(columnOffset(bench) == rate / 2)
  }

  @Test("scrolls a still pointer equally at 30, 60, 120 and 7 frames a second", arguments: [30, 60, 120, 7])
  func frameRates(rate: Int64) throws {
    var bench = try resting(at: 156, 540, columns: [(30, nil), (1, nil)])
    for frame in 1...rate {
      bench.now = Instant(microseconds: frame * 1_000_000 / rate)
      bench.send(.timePassed)
    }
    #expect(bench.now == Instant(microseconds: 1_000_000))
    let offset: Double = 800 * 16 / 60
    #expect(columnOffset(bench) == offset)
  }

  @Test(
    "crosses columns and comes to ends at the same instants at any frame rate", arguments: [30, 60, 120, 7])
  func crossing(rate: Int64) throws {
    // Five tall columns: the board scrolls right under the pointer, while each column under it scrolls down.
    var bench = try resting(
      at: 790, 570, columns: Array(repeating: (cards: 30, limit: nil), count: 5))
    for frame in 1...(2 * rate) {
      bench.now = Instant(microseconds: frame * 1_000_000 / rate)
      bench.send(.timePassed)
    }
    var reference = try resting(
      at: 790, 570, columns: Array(repeating: (cards: 30, limit: nil), count: 5))
    reference.send(.timePassed, at: 2_000)
    for index in 0..<5 { #expect(columnOffset(bench, index) == columnOffset(reference, index)) }
    #expect(bench.scene.geometry.offset(of: .board) == reference.scene.geometry.offset(of: .board))
    #expect(columnOffset(reference, 3) > 0)
    #expect(columnOffset(reference, 4) > 0)
  }

  @Test("stops exactly at the end")
  func end() throws {
    var bench = try resting(at: 156, 584)
    bench.send(.timePassed, at: 5_000)
    #expect(columnOffset(bench) == 1_172)
    #expect(bench.snapshot.autoscroll == AutoscrollRates())
    #expect(!bench.machine.wantsFrames)
  }

  @Test("finds the target again under a still pointer")
  func retargets() throws {
    var bench = try resting(at: 156, 584)
    let before = bench.machine.target?.destination.slot
    bench.send(.timePassed, at: 100)
    // 80 points further: cards are 56 apart, the tenth middle is at 72 + 9 x 56 + 24 - 80 = 520.
    #expect(before == 8)
    #expect(bench.machine.target?.destination.slot == 10)
  }

  @Test("leaves a lift inside the band alone until the pointer goes nearer to the edge")
  func startedInside() throws {
    var bench = try TestBench(columns: [(30, nil)])
    // A card whose middle is at y 544 (9th: 72 + 8 x 56 = 520): 40 points from the body's edge at 584.
    bench.press(156, 544, at: 0)
    bench.move(160, 544)
    #expect(bench.snapshot.autoscroll.columnRate == 0)
    bench.move(160, 564)
    // The band is 40 deep now: depth 20 of 40.
    #expect(bench.snapshot.autoscroll.columnRate == 400)
    bench.move(160, 500)
    bench.move(160, 554)
    // The pointer has been away: depth 30 of 60.
    #expect(bench.snapshot.autoscroll.columnRate == 400)
  }

  @Test("ends with the session")
  func endsWithSession() throws {
    var bench = try resting(at: 156, 570)
    bench.send(.timePassed, at: 200)
    bench.send(.keyPressed(.escape, []))
    let offset = columnOffset(bench)
    bench.send(.timePassed, at: 900)
    #expect(columnOffset(bench) == offset)
  }

  @Test("stops outside the viewport, or goes on where the behaviour says so", arguments: [false, true])
  func beyond(continues: Bool) throws {
    let bench = try resting(at: 156, 620) { bench in
      bench.scene.behaviour.autoscroll?.continuesBeyond = continues
    }
    #expect(bench.snapshot.target == nil)
    #expect(bench.snapshot.autoscroll.columnRate == (continues ? 800 : 0))
  }

  @Test("reaches full speed with the ramp, exactly in time", arguments: [60, 17])
  func ramp(rate: Int64) throws {
    var bench = try resting(at: 156, 584) { bench in
      bench.scene.behaviour.autoscroll?.ramp = .milliseconds(400)
    }
    for frame in 1...rate {
      bench.now = Instant(microseconds: frame * 1_000_000 / rate)
      bench.send(.timePassed)
    }
    // 800 x (1 s - 400 ms / 2)
    #expect(abs(columnOffset(bench) - 640) < 1e-9)
  }

  @Test(
    "has the measured cubic",
    arguments: [
      (0.1, 23.5), (0.2, 77.5), (0.3, 150.5), (0.4, 238), (0.5, 338), (0.6, 450), (0.7, 575), (0.8, 717.5),
      (0.9, 887), (1.0, 1200),
    ])
  func cubic(depth: Double, speed: Double) throws {
    let bench = try resting(at: 156, 524 + 60 * depth) { bench in
      bench.scene.behaviour.autoscroll?.curve = .uikit
      bench.scene.behaviour.autoscroll?.speed = 1_200
    }
    #expect(abs(bench.snapshot.autoscroll.columnRate - speed) <= 0.5)
  }
}
