import KanbanGeometry
import KanbanModel

/// Keys while no session is open, and events in move mode.
extension DragMachine {
  mutating func idleKey(
    _ key: Key, _ modifiers: Modifiers, in scene: inout Scene, effects: inout [Effect]
  ) -> Phase {
    switch key {
    case .tab:
      guard let next = scene.cardAfterFocus(backwards: modifiers.contains(.shift)) else {
        return ignore(.atEnd, staying: .idle, effects: &effects)
      }
      setFocus(next, in: &scene, effects: &effects)
      return .idle
    case .space, .return:
      guard let focus = scene.focus else { return ignore(.noFocus, staying: .idle, effects: &effects) }
      if scene.board.state(of: focus).lock != .free {
        return ignore(.lockedCard, staying: .idle, effects: &effects)
      }
      guard let mode = MoveMode(lifting: focus, in: &scene) else {
        return ignore(.notLiftable, staying: .idle, effects: &effects)
      }
      settle(mode.cards, effects: &effects)
      isOutcomeOfNewest = false
      effects.append(.lifted(mode.sources, .keyboard, pointer: nil))
      if let place = scene.spokenPlace(ofRun: mode.cards) {
        effects.append(.announced(.lifted(mode.cards, place)))
      }
      return .moving(mode)
    case .escape: return ignore(settling.isEmpty ? .noSession : .settling, staying: .idle, effects: &effects)
    case .up, .down, .left, .right, .home, .end, .delete, .character:
      return ignore(.unboundKey, staying: .idle, effects: &effects)
    }
  }

  mutating func moving(
    _ mode: MoveMode, _ event: InputEvent, at instant: Instant, in scene: inout Scene,
    effects: inout [Effect]
  ) -> Phase {
    let stay = Phase.moving(mode)
    switch event {
    case .keyPressed(let key, let modifiers):
      return movingKey(mode, key, modifiers, at: instant, in: &scene, effects: &effects)
    case .pointerPressed(let sample, let button):
      guard button == .left else {
        return ignore(.otherButton, pointer: sample.pointer, staying: stay, effects: &effects)
      }
      cancel(mode, .blur, at: instant, in: &scene, effects: &effects)
      return press(sample, button, at: instant, in: &scene, effects: &effects)
    case .focusLost:
      guard scene.behaviour.blurCancels else { return ignore(.policy, staying: stay, effects: &effects) }
      return cancel(mode, .blur, at: instant, in: &scene, effects: &effects)
    case .pointerMoved, .pointerReleased, .pointerHovered, .pointerCancelled, .payloadEntered:
      _ = otherPointer(event, in: &scene, effects: &effects)
      return stay
    case .wheelTurned(let point, let delta):
      wheel(at: point, by: delta, in: &scene, effects: &effects)
      return stay
    case .actionChosen, .moveRequested, .undoRequested, .redoRequested:
      return ignore(.sessionOpen, staying: stay, effects: &effects)
    case .focusMoved(let card):
      guard card != mode.grabbed else { return stay }
      cancel(mode, .blur, at: instant, in: &scene, effects: &effects)
      setFocus(card, in: &scene, effects: &effects)
      return .idle
    case .selectionChanged(let cards):
      setSelection(cards, in: &scene, effects: &effects)
      return stay
    case .sceneChanged:
      reconcileSettling(in: scene)
      var mode = mode
      let before = mode.target
      guard mode.reconcile(in: &scene) else {
        return cancel(mode, .cardRemoved, at: instant, in: &scene, effects: &effects)
      }
      if mode.target.isNews(after: before) { effects.append(.targeted(mode.target)) }
      scene.makeRoom(at: mode.target.destination)
      return .moving(mode)
    case .modifiersChanged, .timePassed: return stay
    }
  }

  private mutating func movingKey(
    _ mode: MoveMode, _ key: Key, _ modifiers: Modifiers, at instant: Instant, in scene: inout Scene,
    effects: inout [Effect]
  ) -> Phase {
    switch key {
    case .up: return step(mode, .up, at: instant, in: &scene, effects: &effects)
    case .down: return step(mode, .down, at: instant, in: &scene, effects: &effects)
    case .home: return step(mode, .first, at: instant, in: &scene, effects: &effects)
    case .end: return step(mode, .last, at: instant, in: &scene, effects: &effects)
    case .left, .right:
      let isMirrored = scene.geometry.metrics.direction == .rightToLeft
      let isForward = (key == .right) != isMirrored
      let arrangement = scene.geometry.arrangement(of: mode.aim.destination.column)
      let way: KeyStep =
        switch (arrangement, isForward) {
        case (.grid, true), (.wrap, true): .nextInReading
        case (.grid, false), (.wrap, false): .previousInReading
        case (.columns, true), (.pile, true): .nextColumn
        case (.columns, false), (.pile, false): .previousColumn
        }
      return step(mode, way, at: instant, in: &scene, effects: &effects)
    case .space, .return:
      let request = mode.request()
      let landing = Landing(
        sources: mode.sources, grabbed: mode.grabbed, isHome: mode.target.place.isHome, origin: nil,
        hasMovedLive: mode.start != nil)
      finish(request, landing, at: instant, in: &scene, effects: &effects)
      return .idle
    case .escape:
      guard scene.behaviour.escapeCancels else {
        return ignore(.policy, staying: .moving(mode), effects: &effects)
      }
      return cancel(mode, .escape, at: instant, in: &scene, effects: &effects)
    case .tab:
      cancel(mode, .blur, at: instant, in: &scene, effects: &effects)
      return idleKey(key, modifiers, in: &scene, effects: &effects)
    case .delete, .character:
      return ignore(.unboundKey, staying: .moving(mode), effects: &effects)
    }
  }
}

// MARK: - Steps and ends

extension DragMachine {
  /// One key step: the target moves, is revealed and announced; live, the cards move with it.
  private mutating func step(
    _ mode: MoveMode, _ step: KeyStep, at instant: Instant, in scene: inout Scene,
    effects: inout [Effect]
  ) -> Phase {
    var mode = mode
    let before = mode.target
    guard mode.step(step, in: scene) else {
      return ignore(.atEnd, staying: .moving(mode), effects: &effects)
    }
    if mode.target.isNews(after: before) { effects.append(.targeted(mode.target)) }
    let destination = mode.target.destination
    scene.makeRoom(at: destination)
    if let offsets = scene.geometry.revealOffsets(for: destination.slot, in: destination.column) {
      scene.geometry.scroll(.board, to: offsets.board)
      scene.geometry.scroll(.column(destination.column), to: Point(x: 0, y: offsets.column))
    }
    scene.reportScrolling(into: &effects)
    announceStep(mode, in: scene, effects: &effects)
    if scene.behaviour.keyboardCommit == .live { commitLive(&mode, in: &scene, effects: &effects) }
    return .moving(mode)
  }

  private func announceStep(_ mode: MoveMode, in scene: Scene, effects: inout [Effect]) {
    switch mode.target.decision {
    case .accept, .warn: effects.append(.announced(.stepped(mode.spokenPlace(in: scene))))
    case .forbid(let reason):
      let column = mode.aim.destination.column
      effects.append(.announced(.stepRefused(mode.cards, column, reason)))
    }
  }

  /// A move of its own for a key; a refused one leaves the cards where they are.
  private mutating func commitLive(
    _ mode: inout MoveMode, in scene: inout Scene, effects: inout [Effect]
  ) {
    let request = mode.request()
    let resolution = MoveResolver.resolve(request, on: scene.board, rules: scene.rules)
    effects.append(.resolved(request, resolution))
    switch resolution {
    case .moved(let move, let warning):
      mode.make(move, in: &scene, recordingIn: &history)
      scene.reportScrolling(into: &effects)
      effects.append(.moved(move, warning: warning))
    case .unchanged: break
    case .forbidden:
      let refused = mode.target
      mode.retreat(in: scene)
      scene.makeRoom(at: mode.target.destination)
      scene.reportScrolling(into: &effects)
      if mode.target.isNews(after: refused) { effects.append(.targeted(mode.target)) }
    }
  }

  /// Ends move mode without a request; after live moves the cards go back to where they started.
  @discardableResult
  private mutating func cancel(
    _ mode: MoveMode, _ reason: CancelReason, at instant: Instant, in scene: inout Scene,
    effects: inout [Effect]
  ) -> Phase {
    if let start = mode.start {
      let restored = start.restore(in: &scene)
      history.forget(since: start.mark)
      scene.geometry.setLifted(nil)
      scene.geometry.setDropPlace(nil)
      scene.reportScrolling(into: &effects)
      effects.append(.restored(restored, removed: [], isRedo: false))
    }
    let sources = scene.board.sources(of: mode.cards)
    let landing = Landing(
      sources: sources.isEmpty ? mode.sources : sources, grabbed: mode.grabbed, isHome: true, origin: nil)
    cancel(landing, reason, .keyboard, at: instant, in: &scene, effects: &effects)
    return .idle
  }
}
