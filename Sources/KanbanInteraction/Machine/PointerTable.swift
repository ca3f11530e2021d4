import KanbanGeometry

/// Every pointer as it was last seen, in the order of first sight.
struct PointerTable: Sendable {
  private(set) var states: [PointerState] = []

  /// Takes note of what an event says of a pointer.
  mutating func note(_ event: InputEvent) {
    switch event {
    case .pointerPressed(let sample, _), .payloadEntered(let sample, _): set(sample, isDown: true)
    case .pointerMoved(let sample): set(sample, isDown: nil)
    case .pointerReleased(let sample, _), .pointerHovered(let sample): set(sample, isDown: false)
    case .pointerCancelled(let pointer, _):
      for index in states.indices where states[index].sample.pointer == pointer {
        states[index].isDown = false
      }
    case .wheelTurned, .keyPressed, .modifiersChanged, .focusLost, .actionChosen, .moveRequested, .focusMoved,
      .selectionChanged, .sceneChanged, .undoRequested, .redoRequested, .timePassed:
      break
    }
  }

  /// The pointer that hovers: the last one that is not down.
  var hovering: PointerSample? {
    states.last { !$0.isDown && $0.sample.kind != .touch }?.sample
  }

  private mutating func set(_ sample: PointerSample, isDown: Bool?) {
    for index in states.indices where states[index].sample.pointer == sample.pointer {
      states[index] = PointerState(sample: sample, isDown: isDown ?? states[index].isDown)
      return
    }
    states.append(PointerState(sample: sample, isDown: isDown ?? false))
  }
}
