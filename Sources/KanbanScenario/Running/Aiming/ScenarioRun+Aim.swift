import KanbanGeometry
import KanbanInteraction
import KanbanSimulation
import ScenarioSyntax

/// What a pointer aims with.
///
/// Slots count without the dragged cards. Before a lift these are the cards that the press would lift; only
/// the machine knows which, so the lift is rehearsed on a copy of machine and scene.
extension ScenarioRun {
  /// A lift that was rehearsed, and when its result is stale.
  struct Rehearsal {
    let pointer: Int
    let version: Int
    let machine: DragMachine
    let scene: Scene
  }

  /// Where a place is now for a pointer.
  mutating func aim(at place: Place, _ pointer: Int) throws(RunError) -> Point {
    try catchUpIfMoving()
    let context = aimContext(for: pointer)
    do throws(StepProblem) {
      return try point(of: place, context)
    } catch {
      throw .cannot(error)
    }
  }

  /// Brings what moves by itself up to this instant, so that places are looked for where they are now.
  mutating func catchUpIfMoving() throws(RunError) {
    if simulation.machine.wantsFrames { try catchUp() }
  }

  /// What a pointer aims with now.
  mutating func aimContext(for pointer: Int) -> AimContext {
    guard simulation.machine.phaseName == .pressed, pointers[pointer].isDown else {
      rehearsal = nil
      return AimContext(machine: simulation.machine, scene: simulation.scene, names: simulation.names)
    }
    return rehearsedContext(for: pointer, after: nil)
  }

  /// What a pointer will aim with after a press, or after a payload has entered.
  mutating func aimContext(for pointer: Int, after event: InputEvent) -> AimContext {
    rehearsal = nil
    return rehearsedContext(for: pointer, after: event)
  }

  private mutating func rehearsedContext(for pointer: Int, after event: InputEvent?) -> AimContext {
    if let rehearsal, rehearsal.pointer == pointer, rehearsal.version == simulation.sceneVersion {
      return AimContext(machine: rehearsal.machine, scene: rehearsal.scene, names: simulation.names)
    }
    var machine = simulation.machine
    var scene = simulation.scene
    var effects: [Effect] = []
    if let event { machine.handle(event, at: simulation.now, in: &scene, effects: &effects) }
    let entry = pointers[pointer]
    Self.lift(entry, at: Self.pressPoint(event) ?? entry.sample.point, simulation.now, &machine, &scene)
    if machine.phaseName != .dragging { scene = simulation.scene }
    rehearsal = Rehearsal(
      pointer: pointer, version: simulation.sceneVersion, machine: machine, scene: scene)
    return AimContext(machine: machine, scene: scene, names: simulation.names)
  }

  private static func pressPoint(_ event: InputEvent?) -> Point? {
    switch event {
    case .pointerPressed(let sample, _), .payloadEntered(let sample, _): sample.point
    case .pointerMoved, .pointerReleased, .pointerHovered, .pointerCancelled, .wheelTurned, .keyPressed,
      .modifiersChanged, .focusLost, .actionChosen, .moveRequested, .focusMoved, .selectionChanged,
      .sceneChanged, .undoRequested, .redoRequested, .timePassed, nil:
      nil
    }
  }

  /// Lets a pressed pointer lift: by distance, or a finger by time.
  private static func lift(
    _ entry: PointerBook.Entry, at point: Point, _ now: Instant, _ machine: inout DragMachine,
    _ scene: inout Scene
  ) {
    var effects: [Effect] = []
    let threshold =
      switch entry.kind {
      case .mouse, .pen: scene.behaviour.mouseThreshold
      case .touch: scene.behaviour.touchThreshold
      }
    if threshold != nil {
      guard machine.phaseName == .pressed else { return }
      // Where it was pressed, so that nothing depends on the side to which it will go.
      let behaviour = scene.behaviour
      scene.behaviour.mouseThreshold = 0
      scene.behaviour.touchThreshold = 0
      machine.handle(.pointerMoved(entry.sample(at: point)), at: now, in: &scene, effects: &effects)
      scene.behaviour = behaviour
    } else {
      // Cards that settle have timers of their own, which may come first.
      while machine.phaseName == .pressed, let wake = machine.nextWake {
        machine.handle(.timePassed, at: max(wake, now), in: &scene, effects: &effects)
      }
    }
  }
}
