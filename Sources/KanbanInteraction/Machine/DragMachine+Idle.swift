import KanbanGeometry
import KanbanModel

/// Events while no session is open.
extension DragMachine {
  /// Says why an event begins nothing.
  func ignore(_ reason: IgnoreReason, pointer: Int? = nil, effects: inout [Effect]) -> Phase {
    effects.append(.ignored(reason, pointer: pointer))
    return .idle
  }

  mutating func idle(
    _ event: InputEvent, at instant: Instant, in scene: inout Scene, effects: inout [Effect]
  ) -> Phase {
    switch event {
    case .pointerPressed(let sample, let button):
      return press(sample, button, at: instant, in: &scene, effects: &effects)
    case .payloadEntered(let sample, let cards):
      return enter(sample, payload: cards, at: instant, in: &scene, effects: &effects)
    case .pointerMoved, .pointerReleased, .pointerHovered, .pointerCancelled:
      strayPointer(event, in: &scene, effects: &effects)
      return .idle
    case .wheelTurned(let point, let delta):
      wheel(at: point, by: delta, in: &scene, effects: &effects)
      return .idle
    case .keyPressed(let key, let modifiers):
      return idleKey(key, modifiers, in: &scene, effects: &effects)
    case .actionChosen(let action, let cards, let method):
      perform(action, on: cards, method: method, at: instant, in: &scene, effects: &effects)
      return .idle
    case .moveRequested(let request):
      carryOut(request, at: instant, in: &scene, effects: &effects)
      return .idle
    case .focusMoved(let card):
      setFocus(card, in: &scene, effects: &effects)
      return .idle
    case .selectionChanged(let cards):
      setSelection(cards, in: &scene, effects: &effects)
      return .idle
    case .undoRequested: return restore(isRedo: false, in: &scene, effects: &effects)
    case .redoRequested: return restore(isRedo: true, in: &scene, effects: &effects)
    case .focusLost: return ignore(.noSession, effects: &effects)
    case .sceneChanged:
      reconcileSettling(in: scene)
      return .idle
    case .modifiersChanged, .timePassed: return .idle
    }
  }

  /// A press that begins a session, or is none; a press on settling cards brings them to rest at once.
  mutating func press(
    _ sample: PointerSample, _ button: PointerButton, at instant: Instant, in scene: inout Scene,
    effects: inout [Effect]
  ) -> Phase {
    guard button == .left else {
      return ignore(.otherButton, pointer: sample.pointer, effects: &effects)
    }
    secondFingers.release(sample.pointer)
    if case .card(let card, _) = scene.geometry.hit(atPointer: sample.point) {
      settle([card], effects: &effects)
    }
    switch Pressed.press(sample, at: instant, in: scene) {
    case .success(let pressed):
      lastOutcome.beginSession()
      effects.append(.pressed(sample, card: pressed.card))
      return .pressed(pressed)
    case .failure(let error):
      return ignore(error.reason, pointer: sample.pointer, effects: &effects)
    }
  }

  /// A payload from outside comes over the board.
  private mutating func enter(
    _ sample: PointerSample, payload cards: [CardHandle], at instant: Instant, in scene: inout Scene,
    effects: inout [Effect]
  ) -> Phase {
    guard
      let drag = Dragging(
        payload: cards, sample: sample, instant: instant, modifiers: modifiers, in: &scene)
    else {
      let board = scene.board
      let reason = cards.contains { board.contains($0) } ? IgnoreReason.lockedCard : .unknownPayload
      return ignore(reason, pointer: sample.pointer, effects: &effects)
    }
    lastOutcome.beginSession()
    return begin(drag, at: instant, in: &scene, effects: &effects)
  }

  mutating func wheel(at point: Point, by delta: Point, in scene: inout Scene, effects: inout [Effect]) {
    guard scene.geometry.isInViewport(pointer: point) else {
      effects.append(.ignored(.outside, pointer: nil))
      return
    }
    let column = scene.geometry.hit(atPointer: point).column
    let change = scene.geometry.offsetChange(forFinger: Point(x: -delta.x, y: -delta.y))
    for axis in Axis.allCases where change[axis] != 0 {
      let direction: ScrollDirection = change[axis] > 0 ? .forward : .backward
      guard let area = scene.geometry.area(scrolledOver: column, axis, direction) else { continue }
      var offset = scene.geometry.offset(of: area)
      offset[axis] += change[axis]
      scene.geometry.scroll(area, to: offset)
    }
    let count = effects.count
    scene.reportScrolling(into: &effects)
    if effects.count == count { effects.append(.ignored(.cannotScroll, pointer: nil)) }
  }
}
