import KanbanGeometry
import KanbanInteraction
import KanbanModel

/// Input as data: events with their instants in microseconds.
struct Trace {
  var events: [(time: Int64, event: InputEvent)] = []

  /// Plays the trace and lets everything settle.
  func play(on bench: inout TestBench) {
    for (time, event) in events {
      bench.now = Instant(microseconds: time)
      bench.send(event)
    }
    bench.rest()
  }

  /// The trace seen otherwise: other points, ways, pointers or keys.
  func mapped(
    point: (Point) -> Point = { $0 }, way: (Point) -> Point = { $0 }, pointer: (Int) -> Int = { $0 },
    key: (Key) -> Key = { $0 }
  ) -> Trace {
    func sample(_ sample: PointerSample) -> PointerSample {
      PointerSample(pointer: pointer(sample.pointer), kind: sample.kind, point: point(sample.point))
    }
    var result = self
    for index in events.indices {
      switch events[index].event {
      case .pointerPressed(let at, let button):
        result.events[index].event = .pointerPressed(sample(at), button)
      case .pointerMoved(let at): result.events[index].event = .pointerMoved(sample(at))
      case .pointerReleased(let at, let button):
        result.events[index].event = .pointerReleased(sample(at), button)
      case .pointerHovered(let at): result.events[index].event = .pointerHovered(sample(at))
      case .pointerCancelled(let number, let words):
        result.events[index].event = .pointerCancelled(pointer: pointer(number), words: words)
      case .wheelTurned(let at, let by): result.events[index].event = .wheelTurned(at: point(at), by: way(by))
      case .payloadEntered(let at, let cards):
        result.events[index].event = .payloadEntered(sample(at), cards: cards)
      case .keyPressed(let pressed, let held): result.events[index].event = .keyPressed(key(pressed), held)
      case .modifiersChanged, .focusLost, .actionChosen, .moveRequested, .focusMoved, .selectionChanged,
        .sceneChanged, .undoRequested, .redoRequested, .timePassed:
        break
      }
    }
    return result
  }

  func shifted(by microseconds: Int64) -> Trace {
    Trace(events: events.map { ($0.time + microseconds, $0.event) })
  }
}

/// What a run came to, for comparing two runs.
struct Outcome: Equatable {
  var order: String
  var kinds: [String]
  var spoken: [String]
  var targets: [Target]
  var reasons: [String]
  /// In 1/1,024 of a point, so that the rounding of instants does not show.
  var offsets: [Double]
  var selection: [CardHandle]
  var focus: CardHandle?

  init(_ bench: TestBench) {
    let scene = bench.scene
    order = bench.order
    kinds = bench.effects.kinds
    spoken = bench.spoken
    targets = bench.effects.compactMap { if case .targeted(let target) = $0 { target } else { nil } }
    reasons = bench.effects.compactMap { $0.ignoreReason?.rawValue ?? $0.cancelReason?.code }
    let areas = [ScrollArea.board] + scene.board.columns.map(ScrollArea.column)
    offsets = areas.flatMap { area in
      let offset = scene.geometry.offset(of: area)
      return [offset.x, offset.y].map { ($0 * 1_024).rounded() / 1_024 }
    }
    selection = scene.selection
    focus = scene.focus
  }
}
