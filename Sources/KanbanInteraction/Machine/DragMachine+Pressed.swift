import KanbanGeometry
import KanbanModel

/// Events between a press and its tap, lift or scroll.
extension DragMachine {
  /// Decides what an event makes of a press.
  mutating func step(
    _ pressed: Pressed, _ event: InputEvent, at instant: Instant, in scene: inout Scene,
    effects: inout [Effect]
  ) -> PressStep {
    let pointer = pressed.sample.pointer
    switch event {
    case .pointerMoved(let sample) where sample.pointer == pointer:
      return follow(pressed, to: sample.point, at: instant, in: &scene)
    case .pointerReleased(let sample, let button) where sample.pointer == pointer:
      guard button != .left else { return release(pressed, at: sample, instant, in: &scene) }
      effects.append(.ignored(.otherButton, pointer: pointer))
    case .pointerPressed(let sample, let button) where sample.pointer == pointer:
      guard button != .left else { return .handsOn(.abandoned(.interrupted(.lostRelease))) }
      effects.append(.ignored(.otherButton, pointer: pointer))
    case .pointerHovered(let sample) where sample.pointer == pointer:
      return .ends(.abandoned(.interrupted(.lostRelease)))
    case .pointerCancelled(let cancelled, let words) where cancelled == pointer:
      return .ends(.abandoned(.interrupted(.pointerCancel(words: words))))
    case .pointerPressed, .pointerMoved, .pointerReleased, .pointerHovered, .pointerCancelled,
      .payloadEntered:
      if otherPointer(event, in: &scene, effects: &effects) {
        return .ends(.abandoned(.interrupted(.secondPointer)))
      }
    case .wheelTurned(let point, let delta): wheel(at: point, by: delta, in: &scene, effects: &effects)
    case .keyPressed(.escape, _):
      if scene.behaviour.escapeCancels { return .ends(.abandoned(.interrupted(.escape))) }
      effects.append(.ignored(.policy, pointer: nil))
    case .focusLost:
      if scene.behaviour.blurCancels { return .ends(.abandoned(.interrupted(.blur))) }
      effects.append(.ignored(.policy, pointer: nil))
    case .keyPressed, .actionChosen, .moveRequested, .undoRequested, .redoRequested:
      effects.append(.ignored(.sessionOpen, pointer: nil))
    case .focusMoved(let card): setFocus(card, in: &scene, effects: &effects)
    case .selectionChanged(let cards): setSelection(cards, in: &scene, effects: &effects)
    case .sceneChanged:
      reconcileSettling(in: scene)
      if let card = pressed.card, !scene.board.contains(card) {
        return .ends(.abandoned(.interrupted(.cardRemoved)))
      }
    case .modifiersChanged, .timePassed: break
    }
    return .waits(pressed)
  }

  /// A sample: a mouse or pen lifts at the threshold, a finger too if it has one; else it scrolls beyond the
  /// slop.
  private func follow(
    _ pressed: Pressed, to point: Point, at instant: Instant, in scene: inout Scene
  ) -> PressStep {
    var pressed = pressed
    pressed.point = point
    let distance = pressed.squaredDistance(to: point)
    if let hold = pressed.hold, let threshold = pressed.threshold(scene.behaviour) {
      guard distance >= threshold * threshold else { return .waits(pressed) }
      return .ends(lift(hold, of: pressed, to: point, at: instant, in: &scene))
    }
    let slop = scene.behaviour.touchSlop
    guard distance > slop * slop else { return .waits(pressed) }
    let scroll = FingerScroll(
      pointer: pressed.sample.pointer, origin: pressed.sample.point, column: pressed.column, to: point,
      in: scene.geometry)
    return .ends(.panned(scroll, to: point))
  }

  /// A release: the sample counts as a move first; what has become a drag or a scroll by then is released as
  /// such, and a press that nothing has come of was a tap.
  private func release(
    _ pressed: Pressed, at sample: PointerSample, _ instant: Instant, in scene: inout Scene
  ) -> PressStep {
    guard sample.point != pressed.point else { return .ends(.tapped(sample)) }
    switch follow(pressed, to: sample.point, at: instant, in: &scene) {
    case .waits: return .ends(.tapped(sample))
    case .ends(.abandoned(let reason)): return .ends(.abandoned(reason))
    case .ends(let end), .handsOn(let end): return .handsOn(end)
    }
  }

  /// Time or way enough to lift: the cards do, or the press is over, with the reason.
  func lift(
    _ hold: Pressed.Hold, of pressed: Pressed, to point: Point, at instant: Instant, in scene: inout Scene
  ) -> PressEnd {
    switch LiftRule.lift(of: hold.grip, in: scene) {
    case .success(let lift):
      return .lifted(
        Dragging(
          lift.cards, hold.grip.resized(to: lift.size), from: pressed, at: point, instant: instant,
          modifiers: modifiers, in: &scene))
    case .failure(let error): return .abandoned(.refused(error.reason))
    }
  }

  /// Ends a press, says how, and begins what follows.
  mutating func end(
    _ pressed: Pressed, _ end: PressEnd, at instant: Instant, in scene: inout Scene,
    effects: inout [Effect]
  ) -> Phase {
    switch end {
    case .tapped(let sample):
      effects.append(.tapped(sample, card: pressed.card))
      return .idle
    case .lifted(var drag):
      settle(drag.cards, effects: &effects)
      announceLift(drag, in: scene, effects: &effects)
      drag.move(to: drag.point, at: instant, in: &scene, effects: &effects)
      return .dragging(Shared(drag))
    case .panned(let scroll, let point):
      effects.append(.panned(pointer: scroll.pointer, scroll.panned))
      follow(scroll, to: point, in: &scene, effects: &effects)
      return .scrolling(scroll)
    case .abandoned(let reason):
      effects.append(.abandoned(pointer: pressed.sample.pointer, card: pressed.card, reason))
      return .idle
    }
  }

  func announceLift(_ drag: Dragging, in scene: Scene, effects: inout [Effect]) {
    effects.append(.lifted(drag.sources, drag.method, pointer: drag.pointer))
    guard let place = scene.spokenPlace(ofRun: drag.cards) else { return }
    effects.append(.announced(.lifted(drag.cards, place)))
  }
}
