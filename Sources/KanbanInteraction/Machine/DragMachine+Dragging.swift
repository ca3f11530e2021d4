import KanbanGeometry
import KanbanModel

/// Events while a pointer carries cards.
extension DragMachine {
  mutating func dragging(
    _ drag: consuming Dragging, _ event: InputEvent, at instant: Instant, in scene: inout Scene,
    effects: inout [Effect]
  ) -> Phase {
    let pointer = drag.pointer
    switch event {
    case .pointerMoved(let sample) where sample.pointer == pointer:
      drag.move(to: sample.point, at: instant, in: &scene, effects: &effects)
    case .pointerReleased(let sample, let button) where sample.pointer == pointer:
      guard button != .left else {
        return release(drag, at: sample.point, instant, in: &scene, effects: &effects)
      }
      effects.append(.ignored(.otherButton, pointer: pointer))
    case .pointerPressed(let sample, let button) where sample.pointer == pointer:
      guard button != .left else {
        cancel(drag, .lostRelease, at: instant, in: &scene, effects: &effects)
        return press(sample, button, at: instant, in: &scene, effects: &effects)
      }
      effects.append(.ignored(.otherButton, pointer: pointer))
    case .pointerHovered(let sample) where sample.pointer == pointer:
      return cancel(drag, .lostRelease, at: instant, in: &scene, effects: &effects)
    case .pointerCancelled(let cancelled, let words) where cancelled == pointer:
      return cancel(drag, .pointerCancel(words: words), at: instant, in: &scene, effects: &effects)
    case .pointerPressed, .pointerMoved, .pointerReleased, .pointerHovered, .pointerCancelled,
      .payloadEntered:
      if otherPointer(event, in: &scene, effects: &effects) {
        return cancel(drag, .secondPointer, at: instant, in: &scene, effects: &effects)
      }
      return refresh(drag, at: instant, in: &scene, effects: &effects)
    case .wheelTurned(let point, let delta):
      wheel(at: point, by: delta, in: &scene, effects: &effects)
      return refresh(drag, at: instant, in: &scene, effects: &effects)
    case .keyPressed(.escape, _):
      if scene.behaviour.escapeCancels {
        return cancel(drag, .escape, at: instant, in: &scene, effects: &effects)
      }
      effects.append(.ignored(.policy, pointer: nil))
    case .focusLost:
      if scene.behaviour.blurCancels {
        return cancel(drag, .blur, at: instant, in: &scene, effects: &effects)
      }
      effects.append(.ignored(.policy, pointer: nil))
    case .keyPressed, .actionChosen, .moveRequested, .undoRequested, .redoRequested:
      effects.append(.ignored(.sessionOpen, pointer: nil))
    case .focusMoved(let card): setFocus(card, in: &scene, effects: &effects)
    case .selectionChanged(let cards): setSelection(cards, in: &scene, effects: &effects)
    case .modifiersChanged: return refresh(drag, at: instant, in: &scene, effects: &effects)
    case .sceneChanged:
      reconcileSettling(in: scene)
      return refresh(drag, at: instant, in: &scene, effects: &effects)
    case .timePassed: break
    }
    return .dragging(Shared(drag))
  }

  /// Goes on after the scene has changed; the session ends if the grabbed card is gone.
  private mutating func refresh(
    _ drag: Dragging, at instant: Instant, in scene: inout Scene, effects: inout [Effect]
  ) -> Phase {
    var drag = drag
    let goesOn = drag.reconcile(at: instant, modifiers: modifiers, in: &scene, effects: &effects)
    if goesOn { return .dragging(Shared(drag)) }
    return cancel(drag, .cardRemoved, at: instant, in: &scene, effects: &effects)
  }

  /// A release: a last move, one request, one outcome.
  mutating func release(
    _ drag: Dragging, at point: Point, _ instant: Instant, in scene: inout Scene, effects: inout [Effect]
  ) -> Phase {
    var drag = drag
    if point != drag.point { drag.move(to: point, at: instant, in: &scene, effects: &effects) }
    guard let target = drag.target, let request = drag.request else {
      return cancel(drag, .noTarget, at: instant, in: &scene, effects: &effects)
    }
    let landing = landing(of: drag, isHome: target.place.isHome, in: scene)
    finish(request, landing, at: instant, in: &scene, effects: &effects)
    return .idle
  }

  /// Ends the session without a request; the cards go home.
  @discardableResult
  private mutating func cancel(
    _ drag: Dragging, _ reason: CancelReason, at instant: Instant, in scene: inout Scene,
    effects: inout [Effect]
  ) -> Phase {
    let landing = landing(of: drag, isHome: true, in: scene)
    cancel(landing, reason, drag.method, at: instant, in: &scene, effects: &effects)
    return .idle
  }

  private func landing(of drag: Dragging, isHome: Bool, in scene: Scene) -> Landing {
    let ghost = drag.grip.frame(around: scene.geometry.boardPoint(fromPointer: drag.point))
    return Landing(
      sources: drag.sources, grabbed: drag.grip.card, isHome: isHome,
      origin: scene.geometry.pointerRect(fromBoard: ghost), opened: drag.opened)
  }
}
