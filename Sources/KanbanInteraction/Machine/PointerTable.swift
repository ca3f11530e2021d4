import KanbanGeometry

/// Every pointer as it was last seen, in the order of first sight.
struct PointerTable: Sendable {
  private(set) var states: [PointerState] = []
  /// The buttons that each of them holds down.
  private var held: [Set<PointerButton>] = []

  /// Takes note of what an event says of a pointer.
  mutating func note(_ event: InputEvent) {
    switch event {
    case .pointerPressed(let sample, let button): set(sample) { $0.insert(button) }
    case .payloadEntered(let sample, _): set(sample) { $0.insert(.left) }
    case .pointerMoved(let sample): set(sample) { _ in }
    case .pointerReleased(let sample, let button):
      set(sample) { held in if held.remove(button) == nil { held = [] } }
    case .pointerHovered(let sample): set(sample) { $0 = [] }
    case .pointerCancelled(let pointer, _):
      guard let state = states.first(where: { $0.sample.pointer == pointer }) else { break }
      set(state.sample) { $0 = [] }
    case .wheelTurned, .keyPressed, .modifiersChanged, .focusLost, .actionChosen, .moveRequested, .focusMoved,
      .selectionChanged, .sceneChanged, .undoRequested, .redoRequested, .timePassed:
      break
    }
  }

  /// The pointer that hovers: the last one that is not down.
  var hovering: PointerSample? {
    states.last { !$0.isDown && $0.sample.kind != .touch }?.sample
  }

  private mutating func set(_ sample: PointerSample, _ change: (inout Set<PointerButton>) -> Void) {
    let index: Int
    if let known = states.firstIndex(where: { $0.sample.pointer == sample.pointer }) {
      index = known
    } else {
      index = states.count
      states.append(PointerState(sample: sample, isDown: false))
      held.append([])
    }
    change(&held[index])
    states[index] = PointerState(sample: sample, isDown: !held[index].isEmpty)
  }
}
