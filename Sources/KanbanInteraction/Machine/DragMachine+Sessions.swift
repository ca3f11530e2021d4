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
      secondFingers.take(event, in: &scene, effects: &effects)
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
      scene.moveFocus(to: card, effects: &effects)
      return .idle
    case .selectionChanged(let cards):
      scene.select(cards, effects: &effects)
      return .idle
    case .undoRequested: return restore(isRedo: false, in: &scene, effects: &effects)
    case .redoRequested: return restore(isRedo: true, in: &scene, effects: &effects)
    case .focusLost: return ignore(.noSession, effects: &effects)
    case .sceneChanged:
      outcomes.forgetGone(from: scene.board)
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
      outcomes.settle([card], effects: &effects)
    }
    switch Pressed.press(sample, at: instant, in: scene) {
    case .success(let pressed):
      outcomes.beginSession()
      effects.append(.pressed(sample, card: pressed.card))
      return .pressed(pressed)
    case .failure(let error):
      return ignore(error.reason, pointer: sample.pointer, effects: &effects)
    }
  }

  /// Undo or redo, which may take the focused card off the board.
  private mutating func restore(isRedo: Bool, in scene: inout Scene, effects: inout [Effect]) -> Phase {
    outcomes.restore(isRedo: isRedo, in: &scene, effects: &effects)
    scene.forgetGone(focusedAt: focusPosition, effects: &effects)
    return .idle
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
    outcomes.beginSession()
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

// MARK: - Events while a session is open

/// What an event comes to for an open session.
enum SessionEvent {
  /// The pointer that holds the session has come to a place.
  case moved(to: Point)
  /// That pointer let its left button, or its finger, go.
  case released(PointerSample)
  /// That pointer was pressed again, so the end of its press was never delivered.
  case pressedAgain
  /// Something cuts the session short.
  case interrupted(CancelReason)
  /// The host has changed the scene.
  case sceneChanged
  /// What the session looks at may have changed: something has scrolled, or other modifiers are held.
  case surroundingsChanged
  /// Nothing that concerns the session.
  case nothing
}

extension DragMachine {
  /// Does what an event asks for whatever the session is, and says what it comes to for the session.
  ///
  /// - Parameter owner: the pointer that holds the session, by its left button; nil in move mode, which none
  ///   does.
  mutating func sift(
    _ event: InputEvent, owner: Int?, in scene: inout Scene, effects: inout [Effect]
  ) -> SessionEvent {
    let isOwn = owner != nil && event.pointer == owner
    switch event {
    case .pointerMoved(let sample) where isOwn: return .moved(to: sample.point)
    case .pointerReleased(let sample, .left) where isOwn: return .released(sample)
    case .pointerPressed(_, .left) where isOwn: return .pressedAgain
    case .pointerPressed(let sample, _) where isOwn, .pointerReleased(let sample, _) where isOwn:
      effects.append(.ignored(.otherButton, pointer: sample.pointer))
    case .pointerHovered where isOwn: return .interrupted(.lostRelease)
    case .pointerCancelled(_, let words) where isOwn: return .interrupted(.pointerCancel(words: words))
    case .pointerPressed(let sample, _):
      if scene.behaviour.secondPointerCancels { return .interrupted(.secondPointer) }
      if sample.kind == .touch, scene.geometry.isInViewport(pointer: sample.point) {
        secondFingers.press(sample, in: scene.geometry)
      }
      effects.append(.ignored(.secondPointer, pointer: sample.pointer))
      return .surroundingsChanged
    case .pointerMoved, .pointerReleased, .pointerHovered, .pointerCancelled:
      secondFingers.take(event, in: &scene, effects: &effects)
      return .surroundingsChanged
    case .payloadEntered(let sample, _):
      effects.append(.ignored(.sessionOpen, pointer: sample.pointer))
      return .surroundingsChanged
    case .wheelTurned(let point, let delta):
      wheel(at: point, by: delta, in: &scene, effects: &effects)
      return .surroundingsChanged
    case .modifiersChanged: return .surroundingsChanged
    case .keyPressed(.escape, _):
      if scene.behaviour.escapeCancels { return .interrupted(.escape) }
      effects.append(.ignored(.policy, pointer: nil))
    case .focusLost:
      if scene.behaviour.blurCancels { return .interrupted(.blur) }
      effects.append(.ignored(.policy, pointer: nil))
    case .keyPressed, .actionChosen, .moveRequested, .undoRequested, .redoRequested:
      effects.append(.ignored(.sessionOpen, pointer: nil))
    case .focusMoved(let card): scene.moveFocus(to: card, effects: &effects)
    case .selectionChanged(let cards): scene.select(cards, effects: &effects)
    case .sceneChanged:
      outcomes.forgetGone(from: scene.board)
      return .sceneChanged
    case .timePassed: break
    }
    return .nothing
  }
}

// MARK: - A press

extension DragMachine {
  /// Decides what an event makes of a press.
  mutating func step(
    _ pressed: inout Pressed, _ event: InputEvent, at instant: Instant, in scene: inout Scene,
    effects: inout [Effect]
  ) -> Exit? {
    switch sift(event, owner: pressed.sample.pointer, in: &scene, effects: &effects) {
    case .moved(let point):
      return follow(&pressed, to: point, at: instant, in: &scene).map(Exit.ends)
    case .released(let sample): return release(&pressed, at: sample, instant, in: &scene)
    case .pressedAgain: return .handsOn(.abandoned(pressed, .interrupted(.lostRelease)))
    case .interrupted(let reason): return .ends(.abandoned(pressed, .interrupted(reason)))
    case .sceneChanged:
      guard let card = pressed.card, !scene.board.contains(card) else { return nil }
      return .ends(.abandoned(pressed, .interrupted(.cardRemoved)))
    case .surroundingsChanged, .nothing: return nil
    }
  }

  /// A sample: a mouse or pen lifts at the threshold, a finger too if it has one; else it scrolls beyond the
  /// slop.
  private func follow(
    _ pressed: inout Pressed, to point: Point, at instant: Instant, in scene: inout Scene
  ) -> SessionEnd? {
    pressed.point = point
    let distance = pressed.squaredDistance(to: point)
    if let hold = pressed.hold, let threshold = pressed.threshold(scene.behaviour) {
      guard distance >= threshold * threshold else { return nil }
      return lift(hold, of: pressed, at: instant, in: &scene)
    }
    let slop = scene.behaviour.touchSlop
    guard distance > slop * slop else { return nil }
    let scroll = FingerScroll(
      pointer: pressed.sample.pointer, origin: pressed.sample.point, column: pressed.column, to: point,
      in: scene.geometry)
    return .panned(scroll, to: point)
  }

  /// A release: the sample counts as a move first; what has become a drag or a scroll by then is released as
  /// such, and a press that nothing has come of was a tap.
  private func release(
    _ pressed: inout Pressed, at sample: PointerSample, _ instant: Instant, in scene: inout Scene
  ) -> Exit {
    guard sample.point != pressed.point else { return .ends(.tapped(pressed, sample)) }
    switch follow(&pressed, to: sample.point, at: instant, in: &scene) {
    case nil: return .ends(.tapped(pressed, sample))
    case .abandoned(let pressed, let reason): return .ends(.abandoned(pressed, reason))
    case .some(let end): return .handsOn(end)
    }
  }

  /// Time or way enough to lift: the cards do, or the press is over, with the reason.
  func lift(
    _ hold: Pressed.Hold, of pressed: Pressed, at instant: Instant, in scene: inout Scene
  ) -> SessionEnd {
    switch LiftRule.lift(of: hold.grip, in: scene) {
    case .success(let lift):
      .lifted(
        Dragging(
          lift.cards, hold.grip.resized(to: lift.size), from: pressed, instant: instant,
          modifiers: modifiers, in: &scene))
    case .failure(let error): .abandoned(pressed, .refused(error.reason))
    }
  }
}

// MARK: - Cards under a pointer

extension DragMachine {
  /// Decides what an event makes of a drag.
  mutating func step(
    _ drag: inout Dragging, _ event: InputEvent, at instant: Instant, in scene: inout Scene,
    effects: inout [Effect]
  ) -> Exit? {
    switch sift(event, owner: drag.pointer, in: &scene, effects: &effects) {
    case .moved(let point): drag.move(to: point, at: instant, in: &scene, effects: &effects)
    case .released(let sample): return .ends(.dropped(drag, at: sample.point))
    case .pressedAgain: return .handsOn(.cancelled(drag, .lostRelease))
    case .interrupted(let reason): return .ends(.cancelled(drag, reason))
    case .sceneChanged, .surroundingsChanged:
      guard drag.reconcile(at: instant, modifiers: modifiers, in: &scene, effects: &effects) else {
        return .ends(.cancelled(drag, .cardRemoved))
      }
    case .nothing: break
    }
    return nil
  }
}

// MARK: - A finger that scrolls

extension DragMachine {
  /// Decides what an event makes of a scroll.
  mutating func step(
    _ scroll: FingerScroll, _ event: InputEvent, in scene: inout Scene, effects: inout [Effect]
  ) -> Exit? {
    switch sift(event, owner: scroll.pointer, in: &scene, effects: &effects) {
    case .moved(let point):
      scroll.follow(to: point, in: &scene, effects: &effects)
      return nil
    case .released(let sample): return .ends(.scrolled(scroll, to: sample.point))
    case .pressedAgain: return .handsOn(.interrupted(scroll, .lostRelease))
    case .interrupted(let reason): return .ends(.interrupted(scroll, reason))
    case .sceneChanged, .surroundingsChanged, .nothing: return nil
    }
  }
}

extension InputEvent {
  /// The pointer whose event it is; nil if it is none's.
  fileprivate var pointer: Int? {
    switch self {
    case .pointerPressed(let sample, _), .pointerMoved(let sample), .pointerReleased(let sample, _),
      .pointerHovered(let sample), .payloadEntered(let sample, _):
      sample.pointer
    case .pointerCancelled(let pointer, _): pointer
    case .wheelTurned, .keyPressed, .modifiersChanged, .focusLost, .actionChosen, .moveRequested, .focusMoved,
      .selectionChanged, .sceneChanged, .undoRequested, .redoRequested, .timePassed:
      nil
    }
  }
}
