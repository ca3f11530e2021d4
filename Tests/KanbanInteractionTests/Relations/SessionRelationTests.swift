import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanSimulation
import TestSupport
import Testing

@Suite("Whatever the session")
struct SessionRelationTests {
  enum Cut: CaseIterable {
    case escape, cancel, blur

    func send(to bench: inout TestBench) -> [Effect] {
      switch self {
      case .escape: bench.key(.escape)
      case .cancel:
        bench.send(.pointerCancelled(pointer: 1, words: nil))
          + bench.send(.pointerCancelled(pointer: 2, words: nil))
      case .blur: bench.send(.focusLost)
      }
    }
  }

  @Test(
    "cutting it short after any event restores the order and leaves nothing over", arguments: Cut.allCases)
  func cut(cut: Cut) throws {
    for seed in 0..<250 as Range<UInt64> {
      let run = try RandomRun(seed: 6 << 32 + seed)
      var bench = run.start
      var checkers = Checkers(bench)
      var orderAtLift = bench.order
      for (time, event) in run.trace.events {
        bench.now = Instant(microseconds: time)
        let wasOpen = bench.machine.phaseName == .dragging
        if !wasOpen { orderAtLift = bench.order }
        let effects = bench.send(event)
        let fault = checkers.broken(after: effects, bench)
        #expect(fault == nil, "seed \(seed) on \(run.text)")

        var shortened = bench
        var watching = checkers
        let isOpen = bench.machine.phaseName == .dragging
        let isByKey = isOpen && bench.snapshot.method == .keyboard
        let ended = cut.send(to: &shortened)
        if isByKey, cut == .cancel { continue }
        let expected = isOpen ? orderAtLift : bench.order
        #expect(shortened.order == expected, "seed \(seed) on \(run.text), after \(event)")
        #expect(ended.outcomes == (isOpen ? ["cancelled"] : []))
        #expect(watching.broken(after: ended, shortened) == nil)
        for pointer in 1...2 { shortened.send(.pointerCancelled(pointer: pointer, words: nil)) }
        shortened.rest()
        #expect(shortened.machine.phaseName == .idle)
        #expect(shortened.machine.nextWake == nil)
        #expect(!shortened.machine.wantsFrames)
      }
    }
  }

  /// Not over the own column where cards are hidden: home, the full index, and the slot directly after the
  /// last visible card are two numbers for one visible place.
  @Test("a pointer that goes straight down a column gives slots that never decrease", arguments: 0..<4)
  func sweep(batch: Int) throws {
    for index in 0..<40 {
      let seed = 7 << 32 + UInt64(batch * 40 + index)
      let run = try RandomRun(seed: seed) { behaviour in
        behaviour.autoscroll = nil
        behaviour.springLoading = nil
        behaviour.targeting = batch == 3 ? .edges : .midpoint
      }
      var random = SplitMix64(seed: seed)
      var bench = run.start
      let cards = bench.scene.board.columns.flatMap { bench.scene.board.cards(in: $0) }
      guard !cards.isEmpty else { continue }
      let card = cards[random.below(cards.count)]
      let home = bench.scene.board.position(of: card)?.column
      let hides = home.map { column in
        bench.scene.board.cards(in: column).contains { bench.scene.board.state(of: $0).isHidden }
      }
      if batch == 1 { bench.send(.modifiersChanged(.option)) }
      guard let frame = bench.scene.geometry.clippedFrame(of: card) else { continue }
      bench.press(frame.center.x, frame.center.y)
      let x = Double(random.below(800)) + 0.5
      var last: Destination?
      for y in stride(from: 0.0, through: 600, by: 7) {
        bench.move(x, y)
        guard let place = bench.machine.target?.destination, place.column != home || hides != true
        else { continue }
        if let last, last.column == place.column {
          #expect(last.slot <= place.slot, "seed \(seed) on \(run.text) at \(x),\(y)")
        }
        last = place
      }
    }
  }

  @Test("a still pointer in a band scrolls equally far at 30, 60 and 120 frames a second", arguments: 0..<4)
  func stillPointer(batch: Int) throws {
    var random = SplitMix64(seed: 8 << 32 + UInt64(batch))
    let tall = (1...24).map { "c\($0)" }.joined(separator: " ")
    for _ in 0..<30 {
      var behaviour = Behaviour()
      behaviour.autoscroll?.curve = [.linear, .quadratic, .uikit][random.below(3)]
      behaviour.autoscroll?.ramp = .milliseconds([0, 0, 300][random.below(3)])
      behaviour.springLoading = nil
      var bench = try TestBench("\(tall) | d1 | \(tall) | e1 | \(tall)", behaviour: behaviour)
      bench.scene.geometry.scroll(.board, to: Point(x: Double(random.below(300)), y: 0))
      bench.scene.geometry.scroll(.column(bench.column(2)), to: Point(x: 0, y: Double(random.below(500))))
      bench.drag("d1", to: Point(x: 400, y: 300))
      // The band is at the right edge or at the bottom or top of a body, or at two of them.
      bench.move(
        random.once(in: 2) ? 800 - Double(random.below(60)) : Double(random.below(800)),
        random.once(in: 2) ? 584 - Double(random.below(60)) : 60 + Double(random.below(60)))
      let offsets = [30, 60, 120].map { rate in
        var bench = bench
        for frame in 1...Int64(rate) {
          bench.now = Instant(microseconds: frame * 1_000_000 / Int64(rate))
          bench.send(.timePassed)
        }
        let areas = [ScrollArea.board] + bench.scene.board.columns.map(ScrollArea.column)
        return areas.map { bench.scene.geometry.offset(of: $0) }
      }
      let policy = String(describing: bench.scene.behaviour.autoscroll)
      let start = String(describing: bench.snapshot.pointers.map(\.sample.point))
      #expect(offsets[0] == offsets[1], "from \(start), \(policy)")
      #expect(offsets[0] == offsets[2], "from \(start), \(policy)")
    }
  }
}
