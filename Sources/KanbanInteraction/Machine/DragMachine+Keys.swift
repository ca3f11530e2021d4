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
        return ignore(.atEnd, effects: &effects)
      }
      scene.moveFocus(to: next, effects: &effects)
      return .idle
    case .space, .return:
      guard let focus = scene.focus else { return ignore(.noFocus, effects: &effects) }
      if scene.board.state(of: focus).lock != .free {
        return ignore(.lockedCard, effects: &effects)
      }
      guard let mode = MoveMode(lifting: focus, in: &scene) else {
        return ignore(.notLiftable, effects: &effects)
      }
      outcomes.settle(mode.cards, effects: &effects)
      outcomes.beginSession()
      announceLift(mode.sources, .keyboard, pointer: nil, in: scene, effects: &effects)
      return .moving(mode)
    case .escape: return ignore(outcomes.settling.isEmpty ? .noSession : .settling, effects: &effects)
    case .up, .down, .left, .right, .home, .end, .delete, .character:
      return ignore(.unboundKey, effects: &effects)
    }
  }

  /// Decides what an event makes of move mode; a press of any pointer ends it, and so does a move of the
  /// focus.
  mutating func step(
    _ mode: inout MoveMode, _ event: InputEvent, in scene: inout Scene, effects: inout [Effect]
  ) -> Exit? {
    switch event {
    case .keyPressed(let key, _): return take(key, in: &mode, in: &scene, effects: &effects)
    case .pointerPressed(_, .left): return .handsOn(.givenUp(mode, .blur))
    case .pointerPressed(let sample, _):
      effects.append(.ignored(.otherButton, pointer: sample.pointer))
      return nil
    case .focusMoved(let card): return card == mode.grabbed ? nil : .handsOn(.givenUp(mode, .blur))
    case .pointerMoved, .pointerReleased, .pointerHovered, .pointerCancelled, .wheelTurned,
      .modifiersChanged, .focusLost, .actionChosen, .moveRequested, .payloadEntered, .selectionChanged,
      .sceneChanged, .undoRequested, .redoRequested, .timePassed:
      break
    }
    switch sift(event, owner: nil, in: &scene, effects: &effects) {
    case .interrupted(let reason): return .ends(.givenUp(mode, reason))
    case .sceneChanged:
      let before = mode.target
      guard mode.reconcile(in: &scene) else { return .ends(.givenUp(mode, .cardRemoved)) }
      if mode.target.isNews(after: before) { effects.append(.targeted(mode.target)) }
      scene.makeRoom(at: mode.target.destination)
    case .moved, .released, .pressedAgain, .surroundingsChanged, .nothing: break
    }
    return nil
  }

  private mutating func take(
    _ key: Key, in mode: inout MoveMode, in scene: inout Scene, effects: inout [Effect]
  ) -> Exit? {
    switch key {
    case .up: step(&mode, .up, in: &scene, effects: &effects)
    case .down: step(&mode, .down, in: &scene, effects: &effects)
    case .home: step(&mode, .first, in: &scene, effects: &effects)
    case .end: step(&mode, .last, in: &scene, effects: &effects)
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
      step(&mode, way, in: &scene, effects: &effects)
    case .space, .return: return .ends(.putDown(mode))
    case .escape:
      if scene.behaviour.escapeCancels { return .ends(.givenUp(mode, .escape)) }
      effects.append(.ignored(.policy, pointer: nil))
    case .tab: return .handsOn(.givenUp(mode, .blur))
    case .delete, .character: effects.append(.ignored(.unboundKey, pointer: nil))
    }
    return nil
  }
}

// MARK: - Steps

extension DragMachine {
  /// One key step: the target moves, is revealed and announced; live, the cards move with it.
  private mutating func step(
    _ mode: inout MoveMode, _ step: KeyStep, in scene: inout Scene, effects: inout [Effect]
  ) {
    let before = mode.target
    guard mode.step(step, in: scene) else {
      effects.append(.ignored(.atEnd, pointer: nil))
      return
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
      outcomes.make(move, of: &mode, in: &scene)
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
}
