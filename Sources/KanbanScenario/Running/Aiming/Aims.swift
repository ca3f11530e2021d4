import KanbanGeometry
import KanbanInteraction
import KanbanSimulation
import ScenarioSyntax

/// What pointers aim with.
///
/// Slots count without the dragged cards. Before a lift these are the cards that the press would lift; only
/// the machine knows which, so the lift is rehearsed on a copy of machine and scene.
struct Aims {
  /// A lift that was rehearsed, and when its result is stale.
  private struct Rehearsal {
    let pointer: Int
    let version: Int
    let machine: DragMachine
    let scene: Scene
  }

  /// The last lift that was rehearsed.
  private var rehearsal: Rehearsal?

  /// Lets go of what was rehearsed, which a change of the scene would have to copy.
  mutating func forget() { rehearsal = nil }

  /// What a pointer aims with now.
  mutating func context(for pointer: Hands.Pointer, in simulation: Simulation) -> AimContext {
    guard simulation.machine.phaseName == .pressed, pointer.isDown else {
      forget()
      return AimContext(machine: simulation.machine, scene: simulation.scene, names: simulation.names)
    }
    return rehearsed(pointer, after: nil, in: simulation)
  }

  /// What a pointer will aim with after a press, or after a payload has entered.
  mutating func context(
    for pointer: Hands.Pointer, after event: InputEvent, in simulation: Simulation
  ) -> AimContext {
    forget()
    return rehearsed(pointer, after: event, in: simulation)
  }

  private mutating func rehearsed(
    _ pointer: Hands.Pointer, after event: InputEvent?, in simulation: Simulation
  ) -> AimContext {
    if let rehearsal, rehearsal.pointer == pointer.number, rehearsal.version == simulation.sceneVersion {
      return AimContext(machine: rehearsal.machine, scene: rehearsal.scene, names: simulation.names)
    }
    var machine = simulation.machine
    var scene = simulation.scene
    var effects: [Effect] = []
    if let event { machine.handle(event, at: simulation.now, in: &scene, effects: &effects) }
    Self.lift(
      pointer, at: Self.pressPoint(event) ?? pointer.sample.point, simulation.now, &machine, &scene)
    if machine.phaseName != .dragging { scene = simulation.scene }
    rehearsal = Rehearsal(
      pointer: pointer.number, version: simulation.sceneVersion, machine: machine, scene: scene)
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
    _ pointer: Hands.Pointer, at point: Point, _ now: Instant, _ machine: inout DragMachine,
    _ scene: inout Scene
  ) {
    var effects: [Effect] = []
    let threshold =
      switch pointer.kind {
      case .mouse, .pen: scene.behaviour.mouseThreshold
      case .touch: scene.behaviour.touchThreshold
      }
    if threshold != nil {
      guard machine.phaseName == .pressed else { return }
      // Where it was pressed, so that nothing depends on the side to which it will go.
      let behaviour = scene.behaviour
      scene.behaviour.mouseThreshold = 0
      scene.behaviour.touchThreshold = 0
      machine.handle(.pointerMoved(pointer.sample(at: point)), at: now, in: &scene, effects: &effects)
      scene.behaviour = behaviour
    } else {
      // Cards that settle have timers of their own, which may come first.
      while machine.phaseName == .pressed, let wake = machine.nextWake {
        machine.handle(.timePassed, at: max(wake, now), in: &scene, effects: &effects)
      }
    }
  }
}

extension ScenarioRun {
  /// Where a place is now for a pointer.
  mutating func aim(at place: Place, _ pointer: Int) throws(RunError) -> Point {
    try catchUpIfMoving()
    let context = aims.context(for: hands[pointer], in: simulation)
    do throws(StepProblem) {
      return try point(of: place, context)
    } catch {
      throw .cannot(error)
    }
  }
}
