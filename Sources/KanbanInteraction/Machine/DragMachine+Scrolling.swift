import KanbanGeometry
import KanbanModel

/// Events while a finger scrolls, and the fingers beside the one that holds a session.
extension DragMachine {
  mutating func scrolling(
    _ scroll: FingerScroll, _ event: InputEvent, at instant: Instant, in scene: inout Scene,
    effects: inout [Effect]
  ) -> Phase {
    let stay = Phase.scrolling(scroll)
    let pointer = scroll.pointer
    switch event {
    case .pointerMoved(let sample) where sample.pointer == pointer:
      follow(scroll, to: sample.point, in: &scene, effects: &effects)
      return stay
    case .pointerReleased(let sample, let button) where sample.pointer == pointer:
      guard button == .left else {
        return ignore(.otherButton, pointer: pointer, staying: stay, effects: &effects)
      }
      follow(scroll, to: sample.point, in: &scene, effects: &effects)
      return .idle
    case .pointerHovered(let sample) where sample.pointer == pointer: return .idle
    case .pointerCancelled(let cancelled, _) where cancelled == pointer: return .idle
    case .pointerPressed(let sample, let button) where sample.pointer == pointer:
      guard button == .left else {
        return ignore(.otherButton, pointer: pointer, staying: stay, effects: &effects)
      }
      return press(sample, button, at: instant, in: &scene, effects: &effects)
    case .pointerPressed, .pointerMoved, .pointerReleased, .pointerHovered, .pointerCancelled,
      .payloadEntered:
      return otherPointer(event, in: &scene, effects: &effects) ? .idle : stay
    case .wheelTurned(let point, let delta):
      wheel(at: point, by: delta, in: &scene, effects: &effects)
      return stay
    case .keyPressed(.escape, _):
      return scene.behaviour.escapeCancels ? .idle : ignore(.policy, staying: stay, effects: &effects)
    case .focusLost:
      return scene.behaviour.blurCancels ? .idle : ignore(.policy, staying: stay, effects: &effects)
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
      return stay
    case .modifiersChanged, .timePassed: return stay
    }
  }

  /// Brings the content under the finger.
  func follow(
    _ scroll: FingerScroll, to point: Point, in scene: inout Scene, effects: inout [Effect]
  ) {
    scroll.follow(to: point, in: &scene.geometry)
    scene.reportScrolling(into: &effects)
  }
}

// MARK: - Other pointers

extension DragMachine {
  /// An event of a pointer that does not hold the open session.
  ///
  /// - Returns: true if the session is to be cancelled for it.
  mutating func otherPointer(
    _ event: InputEvent, in scene: inout Scene, effects: inout [Effect]
  ) -> Bool {
    switch event {
    case .pointerPressed(let sample, _):
      if scene.behaviour.secondPointerCancels { return true }
      guard sample.kind == .touch, scene.geometry.isInViewport(pointer: sample.point) else {
        effects.append(.ignored(.secondPointer, pointer: sample.pointer))
        return false
      }
      secondFingers.removeAll { $0.sample.pointer == sample.pointer }
      let column = scene.geometry.hit(atPointer: sample.point).column
      secondFingers.append(SecondFinger(sample: sample, column: column))
      effects.append(.ignored(.secondPointer, pointer: sample.pointer))
    case .pointerMoved(let sample):
      guard !moveSecondFinger(sample, in: &scene, effects: &effects) else { return false }
      effects.append(.ignored(.noPress, pointer: sample.pointer))
    case .pointerReleased(let sample, _):
      guard !releaseSecondFinger(sample.pointer) else { return false }
      effects.append(.ignored(.noPress, pointer: sample.pointer))
    case .pointerHovered(let sample): _ = releaseSecondFinger(sample.pointer)
    case .pointerCancelled(let pointer, _):
      guard !releaseSecondFinger(pointer) else { return false }
      effects.append(.ignored(.noSession, pointer: pointer))
    case .payloadEntered(let sample, _):
      effects.append(.ignored(.sessionOpen, pointer: sample.pointer))
    case .wheelTurned, .keyPressed, .modifiersChanged, .focusLost, .actionChosen, .moveRequested, .focusMoved,
      .selectionChanged, .sceneChanged, .undoRequested, .redoRequested, .timePassed:
      break
    }
    return false
  }

  /// Scrolls with a second finger once it has left the slop.
  ///
  /// - Returns: false if the pointer is none.
  mutating func moveSecondFinger(
    _ sample: PointerSample, in scene: inout Scene, effects: inout [Effect]
  ) -> Bool {
    guard let index = secondFingers.firstIndex(where: { $0.sample.pointer == sample.pointer }) else {
      return false
    }
    var finger = secondFingers[index]
    if finger.scroll == nil {
      let way = sample.point - finger.sample.point
      let slop = scene.behaviour.touchSlop
      guard way.x * way.x + way.y * way.y > slop * slop else { return true }
      finger.scroll = FingerScroll(
        pointer: sample.pointer, origin: finger.sample.point, column: finger.column, to: sample.point,
        in: scene.geometry)
    }
    if let scroll = finger.scroll { follow(scroll, to: sample.point, in: &scene, effects: &effects) }
    secondFingers[index] = finger
    return true
  }

  /// Lets a second finger go.
  ///
  /// - Returns: false if the pointer is none.
  mutating func releaseSecondFinger(_ pointer: Int) -> Bool {
    let count = secondFingers.count
    secondFingers.removeAll { $0.sample.pointer == pointer }
    return secondFingers.count < count
  }
}
