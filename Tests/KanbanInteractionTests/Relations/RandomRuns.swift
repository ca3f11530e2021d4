import KanbanGeometry
import KanbanInteraction
import KanbanModel
import TestSupport

/// A random board, with a random trace on it.
struct RandomRun {
  let text: String
  let heights: [Double]
  let behaviour: Behaviour
  let rules: MoveRules
  private(set) var trace = Trace()
  /// The board before the trace, as most runs begin it.
  let start: TestBench

  /// Makes the run of a seed.
  init(seed: UInt64, changing change: (inout Behaviour) -> Void = { _ in }) throws {
    var random = SplitMix64(seed: seed)
    text = Self.board(&random)
    heights = (0..<8).map { _ in [24.0, 48, 72, 130][random.below(4)] }
    var behaviour = Behaviour()
    behaviour.order = random.once(in: 2) ? .board : .selection
    behaviour.keyboardCommit = random.once(in: 4) ? .live : .onReturn
    behaviour.targeting = random.once(in: 4) ? .edges : .midpoint
    behaviour.secondPointerCancels = random.once(in: 8)
    change(&behaviour)
    self.behaviour = behaviour
    var rules = MoveRules()
    rules.limitPolicy = random.once(in: 3) ? .warn : .prevent
    rules.operations = random.once(in: 3) ? [.move, .copy] : [.move]
    self.rules = rules
    start = try Self.bench(text, LayoutMetrics(), rules, behaviour, heights)
    for _ in 0...random.below(2) { addSession(start, &random) }
  }

  /// The board after the trace, or after another one.
  func played(_ other: Trace? = nil) -> TestBench {
    var bench = start
    (other ?? trace).play(on: &bench)
    return bench
  }

  /// The board with other settings after the trace, or after another one.
  func played(
    _ other: Trace? = nil, _ change: (inout LayoutMetrics, inout Behaviour) -> Void
  ) throws -> TestBench {
    var metrics = LayoutMetrics()
    var behaviour = behaviour
    change(&metrics, &behaviour)
    var bench = try Self.bench(text, metrics, rules, behaviour, heights)
    (other ?? trace).play(on: &bench)
    return bench
  }

  private static func bench(
    _ text: String, _ metrics: LayoutMetrics, _ rules: MoveRules, _ behaviour: Behaviour, _ heights: [Double]
  ) throws -> TestBench {
    var bench = try TestBench(text, metrics: metrics, rules: rules, behaviour: behaviour)
    // Those that the board does not have are left out.
    try bench.scene.geometry.setHeights(heights.enumerated().map { (bench.card(Int32($0)), $1) })
    return bench
  }

  private static func board(_ random: inout SplitMix64) -> String {
    var number = 0
    return (0..<2 + random.below(3)).map { _ in
      let flags = ["", "", "", "(limit 1) ", "(limit 3) ", "(collapsed) ", "(locked) "][random.below(7)]
      let cards = (0..<[0, 1, 2, 3, 12][random.below(5)]).map { _ in
        number += 1
        return "c\(number)" + ["", "", "", "", "", "", "*", "!", "?"][random.below(9)]
      }
      return flags + cards.joined(separator: " ")
    }.joined(separator: " | ")
  }
}

// MARK: - Traces

extension RandomRun {
  /// A place that no edge of the layout and no tie touches: an odd number of 64ths.
  private static func place(_ random: inout SplitMix64) -> Point {
    func off(_ most: Int) -> Double { (Double(random.below(most * 32)) * 2 + 1) / 64 }
    return Point(x: off(800), y: off(600))
  }

  private static func onCard(_ bench: TestBench, _ random: inout SplitMix64) -> Point {
    let cards = bench.scene.board.columns.flatMap { bench.scene.board.cards(in: $0) }
    let frame = cards.isEmpty ? nil : bench.scene.geometry.clippedFrame(of: cards[random.below(cards.count)])
    guard let frame, frame.width >= 2 else { return place(&random) }
    return Point(
      x: frame.minX.rounded(.down) + Double(random.below(Int(frame.width))) + 0.484375,
      y: frame.minY.rounded(.down) + Double(random.below(Int(frame.height))) + 0.484375)
  }

  private mutating func add(_ event: InputEvent, after delay: Int, _ random: inout SplitMix64) {
    let last = trace.events.last?.time ?? 0
    trace.events.append((last + Int64(random.below(delay + 1)) * 1_000, event))
  }

  private mutating func addSession(_ bench: TestBench, _ random: inout SplitMix64) {
    let cards = bench.scene.board.columns.flatMap { bench.scene.board.cards(in: $0) }
    if !cards.isEmpty, random.once(in: 3) {
      add(
        .selectionChanged((0...random.below(3)).map { _ in cards[random.below(cards.count)] }), after: 10,
        &random)
    }
    switch random.below(8) {
    case 0..<5: addDrag(bench, &random)
    case 5, 6:
      if !cards.isEmpty { addKeys(cards[random.below(cards.count)], &random) }
    default:
      let column = bench.column(random.below(bench.scene.board.columns.count))
      let action = [CardAction.moveUp, .moveDown, .moveTo(column)][random.below(3)]
      if !cards.isEmpty {
        add(
          .actionChosen(action, cards: [cards[random.below(cards.count)]], method: .menu), after: 50, &random)
      }
      add(random.once(in: 3) ? .redoRequested : .undoRequested, after: 100, &random)
    }
  }

  private mutating func addDrag(_ bench: TestBench, _ random: inout SplitMix64) {
    let kind = PointerKind.allCases[random.below(3)]
    let press = Self.onCard(bench, &random)
    add(.pointerPressed(PointerSample(kind: kind, point: press), .left), after: 300, &random)
    if kind == .touch, !random.once(in: 4) {
      let last = trace.events.last?.time ?? 0
      trace.events.append((last + 325_000, .timePassed))
    }
    var point = press
    for _ in 0...random.below(5) {
      switch random.below(12) {
      case 0: add(.wheelTurned(at: Self.place(&random), by: Point(x: 32, y: 48)), after: 60, &random)
      case 1: add(.modifiersChanged(random.once(in: 2) ? .option : []), after: 60, &random)
      case 2:
        let second = PointerSample(pointer: 2, kind: .touch, point: Self.place(&random))
        add(.pointerPressed(second, .left), after: 60, &random)
      case 3:
        let second = PointerSample(pointer: 2, kind: .touch, point: Self.place(&random))
        add(.pointerMoved(second), after: 60, &random)
      case 4: add(.timePassed, after: 700, &random)
      default:
        point = Self.place(&random)
        add(.pointerMoved(PointerSample(kind: kind, point: point)), after: 200, &random)
      }
    }
    switch random.below(8) {
    case 0: add(.keyPressed(.escape, []), after: 60, &random)
    case 1: add(.pointerCancelled(pointer: 1, words: nil), after: 60, &random)
    default: add(.pointerReleased(PointerSample(kind: kind, point: point), .left), after: 60, &random)
    }
  }

  private mutating func addKeys(_ card: CardHandle, _ random: inout SplitMix64) {
    add(.focusMoved(card), after: 10, &random)
    add(.keyPressed(.space, []), after: 10, &random)
    let keys: [Key] = [.up, .down, .left, .right, .home, .end]
    for _ in 0...random.below(5) { add(.keyPressed(keys[random.below(6)], []), after: 50, &random) }
    add(.keyPressed(random.once(in: 4) ? .escape : .return, []), after: 50, &random)
  }
}
