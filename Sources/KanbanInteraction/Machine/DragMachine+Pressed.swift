import KanbanGeometry
import KanbanModel

/// Events between a press and its tap, lift or scroll.
extension DragMachine {
  mutating func pressed(
    _ pressed: Pressed, _ event: InputEvent, at instant: Instant, in scene: inout Scene,
    effects: inout [Effect]
  ) -> Phase {
    let stay = Phase.pressed(pressed)
    switch event {
    case .pointerMoved(let sample) where sample.pointer == pressed.sample.pointer:
      return follow(pressed, to: sample.point, at: instant, in: &scene, effects: &effects)
    case .pointerReleased(let sample, let button) where sample.pointer == pressed.sample.pointer:
      guard button == .left else {
        return ignore(.otherButton, pointer: sample.pointer, staying: stay, effects: &effects)
      }
      return release(pressed, at: sample, instant, in: &scene, effects: &effects)
    case .pointerPressed(let sample, let button) where sample.pointer == pressed.sample.pointer:
      guard button == .left else {
        return ignore(.otherButton, pointer: sample.pointer, staying: stay, effects: &effects)
      }
      abandon(pressed, .lostRelease, effects: &effects)
      return press(sample, button, at: instant, in: &scene, effects: &effects)
    case .pointerHovered(let sample) where sample.pointer == pressed.sample.pointer:
      return abandon(pressed, .lostRelease, effects: &effects)
    case .pointerCancelled(let pointer, let words) where pointer == pressed.sample.pointer:
      return abandon(pressed, .pointerCancel(words: words), effects: &effects)
    case .pointerPressed, .pointerMoved, .pointerReleased, .pointerHovered, .pointerCancelled,
      .payloadEntered:
      let isCancelled = otherPointer(event, in: &scene, effects: &effects)
      return isCancelled ? abandon(pressed, .secondPointer, effects: &effects) : stay
    case .wheelTurned(let point, let delta):
      wheel(at: point, by: delta, in: &scene, effects: &effects)
      return stay
    case .keyPressed(.escape, _):
      guard scene.behaviour.escapeCancels else {
        return ignore(.policy, staying: stay, effects: &effects)
      }
      return abandon(pressed, .escape, effects: &effects)
    case .focusLost:
      guard scene.behaviour.blurCancels else { return ignore(.policy, staying: stay, effects: &effects) }
      return abandon(pressed, .blur, effects: &effects)
    case .keyPressed, .actionChosen, .moveRequested, .undoRequested, .redoRequested:
      return ignore(.sessionOpen, staying: stay, effects: &effects)
    case .focusMoved(let card):
      setFocus(card, in: &scene, effects: &effects)
      return stay
    case .selectionChanged(let cards):
      setSelection(cards, in: &scene, effects: &effects)
      return stay
    case .sceneChanged:
      reconcileSettling(in: scene)
      if let card = pressed.grip?.card, !scene.board.contains(card) {
        return abandon(pressed, .cardRemoved, effects: &effects)
      }
      return stay
    case .modifiersChanged, .timePassed: return stay
    }
  }

  /// A sample: a mouse or pen lifts at the threshold, a finger too if it has one; else it scrolls beyond the
  /// slop.
  private mutating func follow(
    _ pressed: Pressed, to point: Point, at instant: Instant, in scene: inout Scene,
    effects: inout [Effect]
  ) -> Phase {
    var pressed = pressed
    pressed.point = point
    let distance = pressed.squaredDistance(to: point)
    guard let threshold = pressed.threshold(scene.behaviour) else {
      let slop = scene.behaviour.touchSlop
      guard distance > slop * slop else { return .pressed(pressed) }
      let scroll = FingerScroll(
        pointer: pressed.sample.pointer, origin: pressed.sample.point, column: pressed.column, to: point,
        in: scene.geometry)
      return follow(scroll, to: point, in: &scene, effects: &effects)
    }
    guard distance >= threshold * threshold else { return .pressed(pressed) }
    return lift(pressed, to: point, at: instant, in: &scene, effects: &effects)
  }

  /// A release: the sample counts as a move first; a press that has not lifted by then was a tap.
  private mutating func release(
    _ pressed: Pressed, at sample: PointerSample, _ instant: Instant, in scene: inout Scene,
    effects: inout [Effect]
  ) -> Phase {
    let moved =
      sample.point == pressed.point
      ? .pressed(pressed) : follow(pressed, to: sample.point, at: instant, in: &scene, effects: &effects)
    switch moved {
    case .pressed(let pressed):
      effects.append(.tapped(sample, card: pressed.card))
      return .idle
    case .dragging(let drag):
      return release(drag.value, at: sample.point, instant, in: &scene, effects: &effects)
    case .idle, .moving, .scrolling: return .idle
    }
  }

  /// Lifts, and finds the first target.
  mutating func lift(
    _ pressed: Pressed, to point: Point, at instant: Instant, in scene: inout Scene,
    effects: inout [Effect]
  ) -> Phase {
    guard
      var drag = Dragging(from: pressed, at: point, instant: instant, modifiers: modifiers, in: &scene)
    else { return ignore(.notLiftable, pointer: pressed.sample.pointer, effects: &effects) }
    settle(where: { $0.cards.contains(where: drag.cards.contains) }, effects: &effects)
    announceLift(drag, in: scene, effects: &effects)
    drag.move(to: point, at: instant, in: &scene, effects: &effects)
    return .dragging(Shared(drag))
  }

  func announceLift(_ drag: Dragging, in scene: Scene, effects: inout [Effect]) {
    effects.append(.lifted(drag.sources, drag.method, pointer: drag.pointer))
    guard let place = scene.spokenPlace(ofRun: drag.cards) else { return }
    effects.append(.announced(.lifted(drag.cards, place)))
  }

  @discardableResult
  private func abandon(_ pressed: Pressed, _ reason: CancelReason, effects: inout [Effect]) -> Phase {
    effects.append(.abandoned(pointer: pressed.sample.pointer, reason))
    return .idle
  }
}
