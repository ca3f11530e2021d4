import KanbanGeometry
import KanbanInteraction
import KanbanModel
import TestSupport
import Testing

/// Relations between whole runs: 5,000 seeded random boards with traces, 1,000 a relation, in ten batches
/// that run side by side.
@Suite("Runs that are the same seen otherwise")
struct RelationTests {
  private static let batches = 0..<10

  /// Compares each run of a batch with another one; the first difference names its seed.
  private func compare(
    _ batch: Int, salt: UInt64, _ other: (RandomRun) throws -> (one: TestBench, two: TestBench)
  ) throws {
    for index in 0..<100 {
      let seed = salt << 32 + UInt64(batch * 100 + index)
      let run = try RandomRun(seed: seed)
      let (one, two) = try other(run)
      let (left, right) = (Outcome(one), Outcome(two))
      #expect(left == right, "seed \(seed) on \(run.text)")
      if left != right { return }
    }
  }

  @Test("shifting all times by whole frames changes nothing", arguments: batches)
  func shifted(batch: Int) throws {
    try compare(batch, salt: 1) { run in
      (run.played(), run.played(run.trace.shifted(by: 50_000 * 977)))
    }
  }

  @Test("mirroring board and trace mirrors the outcome", arguments: batches)
  func mirrored(batch: Int) throws {
    try compare(batch, salt: 2) { run in
      let mirror = run.trace.mapped(
        point: { Point(x: 800 - $0.x, y: $0.y) }, way: { Point(x: -$0.x, y: $0.y) },
        key: { $0 == .left ? .right : $0 == .right ? .left : $0 })
      return (run.played(), try run.played(mirror) { metrics, _ in metrics.direction = .rightToLeft })
    }
  }

  @Test("moving and zooming board, trace and thresholds changes nothing", arguments: batches)
  func zoomed(batch: Int) throws {
    try compare(batch, salt: 3) { run in
      let zoom = [0.125, 0.5, 2, 4][batch % 4]
      let origin = Point(x: 37.25 - Double(batch) * 64, y: 11.5)
      let trace = run.trace.mapped(
        point: { Point(x: $0.x * zoom + origin.x, y: $0.y * zoom + origin.y) },
        way: { Point(x: $0.x * zoom, y: $0.y * zoom) })
      let other = try run.played(trace) { metrics, behaviour in
        metrics.zoom = zoom
        metrics.origin = origin
        behaviour.mouseThreshold *= zoom
        behaviour.touchSlop *= zoom
      }
      return (run.played(), other)
    }
  }

  @Test("renaming pointers changes nothing", arguments: batches)
  func renamed(batch: Int) throws {
    try compare(batch, salt: 4) { run in
      (run.played(), run.played(run.trace.mapped(pointer: { $0 == 1 ? 70 : 3 })))
    }
  }

  @Test("more samples on a straight path change nothing, for a mouse outside bands", arguments: batches)
  func resampled(batch: Int) throws {
    for index in 0..<100 {
      let seed = 5 << 32 + UInt64(batch * 100 + index)
      let run = try RandomRun(seed: seed) {
        $0.autoscroll = nil
        $0.springLoading = nil
      }
      var random = SplitMix64(seed: seed)
      var pressed = run.start
      let cards = pressed.scene.board.columns.flatMap { pressed.scene.board.cards(in: $0) }
      guard !cards.isEmpty,
        let frame = pressed.scene.geometry.clippedFrame(of: cards[random.below(cards.count)])
      else { continue }
      let start = frame.center
      let end = Point(x: Double(random.below(840)) - 20, y: Double(random.below(640)) - 20)
      pressed.press(start.x, start.y)
      let outcomes = [1, 2, 5, 50].map { count in
        var bench = pressed
        for step in 1...count {
          let part = Double(step) / Double(count)
          bench.move(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
        }
        let target = bench.machine.target
        bench.release(end.x, end.y)
        return "\(bench.order) \(bench.effects.outcomes) \(bench.spoken) \(String(describing: target))"
      }
      #expect(Set(outcomes).count == 1, "seed \(seed) on \(run.text): \(outcomes)")
    }
  }
}
