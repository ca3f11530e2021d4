import KanbanModel

/// The interaction logic of a board as a value: pointers, keys and actions go in, effects come out.
///
/// The machine knows no clock and no screen. Its driver hands it each event with the event's instant and
/// the scene, carries out the effects, and calls again at `nextWake`; while `wantsFrames` it also calls
/// with `timePassed` at each display refresh. Results do not depend on how often that is.
///
/// ```
/// pressed ──lift──▶ dragging ──release──▶ settling ──▶ idle
///    │                  └──Escape, cancel, …──▲
///    ├──release──▶ tapped
///    ├──cancel, or no longer liftable──▶ abandoned
///    └──early touch──▶ panned: scrolling ──▶ idle
/// ```
public struct DragMachine: Sendable {
  private(set) var phase: Phase = .idle
  /// Fingers beside the one that holds the session.
  var secondFingers = SecondFingers()
  var outcomes = Outcomes()
  private(set) var pointers = PointerTable()
  private(set) var modifiers: Modifiers = []
  /// Where the focused card stood, to find its neighbours when it is removed.
  private(set) var focusPosition: CardPosition?
  /// The instant of the last event: scrolling and the target have been brought up to it.
  private var lastInstant = Instant.zero

  /// Makes an idle machine.
  public init() {}

  /// Takes one event.
  ///
  /// Scrolling, timers that are due and the target are first brought up to `instant`. Before a host changes
  /// the scene it sends `timePassed` at that instant, and `sceneChanged` once it has done so.
  ///
  /// - Parameters:
  ///   - event: what happened.
  ///   - instant: when; never earlier than in the call before.
  ///   - scene: the board and its policies; scrolled and changed in place.
  ///   - effects: what follows is appended here, in order.
  /// - Complexity: for a pointer that moves, logarithmic in columns and cards, without allocation if the
  ///   target stays.
  public mutating func handle(
    _ event: InputEvent, at instant: Instant, in scene: inout Scene, effects: inout [Effect]
  ) {
    pointers.note(event)
    if !carries(event, at: instant, in: &scene, effects: &effects) {
      bringUp(to: instant, in: &scene, effects: &effects)
      // Time does nothing else, and is what a driver hands over most often.
      if case .timePassed = event {} else { take(event, at: instant, in: &scene, effects: &effects) }
      scene.reportScrolling(into: &effects)
    }
    lastInstant = instant
    assertUnbroken(wholeBrokenInvariant(in: scene, at: instant))
  }

  /// Does what an event asks for, with everything brought up to its instant.
  private mutating func take(
    _ event: InputEvent, at instant: Instant, in scene: inout Scene, effects: inout [Effect]
  ) {
    if case .modifiersChanged(let held) = event { modifiers = held }
    if case .sceneChanged = event { scene.reportScrolling(into: &effects) }
    phase = nextPhase(from: phase, after: event, at: instant, in: &scene, effects: &effects)
    if case .sceneChanged = event { scene.forgetGone(focusedAt: focusPosition, effects: &effects) }
    focusPosition = scene.focus.flatMap { scene.board.position(of: $0) }
  }

  /// Takes a sample of the pointer that carries cards, if nothing has to be brought up before it.
  ///
  /// Nearly all events are such samples, and the phase stays: the drag is changed where it is.
  ///
  /// - Returns: false if the event is another one.
  private mutating func carries(
    _ event: InputEvent, at instant: Instant, in scene: inout Scene, effects: inout [Effect]
  ) -> Bool {
    guard case .pointerMoved(let sample) = event, outcomes.settling.isEmpty else { return false }
    var isTaken = false
    phase.updateDrag { drag in
      guard drag.pointer == sample.pointer, !drag.isScrolling, drag.timer == nil else { return }
      drag.move(to: sample.point, at: instant, in: &scene, effects: &effects)
      isTaken = true
    }
    return isTaken
  }

  /// One function a phase decides what an event does in it; an open session goes on, or leaves by `end`.
  private mutating func nextPhase(
    from phase: consuming Phase, after event: InputEvent, at instant: Instant, in scene: inout Scene,
    effects: inout [Effect]
  ) -> Phase {
    let exit: Exit
    switch consume phase {
    case .idle: return idle(event, at: instant, in: &scene, effects: &effects)
    case .pressed(var pressed):
      guard let way = step(&pressed, event, at: instant, in: &scene, effects: &effects) else {
        return .pressed(pressed)
      }
      exit = way
    case .dragging(var drag):
      guard let way = step(&drag.value, event, at: instant, in: &scene, effects: &effects) else {
        return .dragging(drag)
      }
      exit = way
    case .moving(var mode):
      guard let way = step(&mode, event, in: &scene, effects: &effects) else { return .moving(mode) }
      exit = way
    case .scrolling(let scroll):
      guard let way = step(scroll, event, in: &scene, effects: &effects) else { return .scrolling(scroll) }
      exit = way
    }
    switch exit {
    case .ends(let end): return self.end(end, at: instant, in: &scene, effects: &effects)
    case .handsOn(let end):
      let next = self.end(end, at: instant, in: &scene, effects: &effects)
      return nextPhase(from: next, after: event, at: instant, in: &scene, effects: &effects)
    }
  }

  /// What `handle` does, as a function of values, for tests and for exploring what can happen.
  public func handling(
    _ event: InputEvent, at instant: Instant, in scene: Scene
  ) -> (machine: DragMachine, scene: Scene, effects: [Effect]) {
    var result = (machine: self, scene: scene, effects: [Effect]())
    result.machine.handle(event, at: instant, in: &result.scene, effects: &result.effects)
    return result
  }

  /// True while something moves by itself, so that display refreshes should be asked for.
  public var wantsFrames: Bool {
    if case .dragging(let drag) = phase, drag.value.isScrolling { return true }
    return isSettling
  }
}

// MARK: - Time

extension DragMachine {
  /// The timer of the open session.
  private var phaseTimer: Instant? {
    switch phase {
    case .pressed(let pressed): pressed.hold?.liftTime
    case .dragging(let drag): drag.value.timer
    case .idle, .moving, .scrolling: nil
    }
  }

  /// Lets every timer that is due fire at its own instant, in order, and scrolls up to the instant.
  private mutating func bringUp(to instant: Instant, in scene: inout Scene, effects: inout [Effect]) {
    while let due = nextWake, due <= instant {
      advance(to: due, in: &scene, effects: &effects)
      fire(at: due, in: &scene, effects: &effects)
    }
    advance(to: instant, in: &scene, effects: &effects)
  }

  /// True while cards are on their way to rest.
  package var isSettling: Bool { !outcomes.settling.isEmpty }

  /// The earliest instant at which a timer is due, or nil.
  public var nextWake: Instant? {
    let (timer, end) = (phaseTimer, outcomes.settling.earliestEnd)
    guard let timer, let end else { return timer ?? end }
    return min(timer, end)
  }

  /// Scrolls up to an instant; where no time has passed nothing is looked at again, since a host may have
  /// changed the scene since, and that is told of next.
  private mutating func advance(to instant: Instant, in scene: inout Scene, effects: inout [Effect]) {
    guard instant > lastInstant else { return }
    phase.updateDrag { drag in
      if drag.isScrolling { drag.advance(to: instant, in: &scene, effects: &effects) }
    }
  }

  /// Fires the timers that are due at an instant: what has settled first, then the session's own.
  private mutating func fire(at instant: Instant, in scene: inout Scene, effects: inout [Effect]) {
    if outcomes.settle(endedAt: instant, effects: &effects) { return }
    switch phase {
    case .pressed(let pressed):
      guard let hold = pressed.hold else { return }
      let end = lift(hold, of: pressed, at: instant, in: &scene)
      phase = self.end(end, at: instant, in: &scene, effects: &effects)
    case .dragging: phase.updateDrag { $0.fire(at: instant, in: &scene, effects: &effects) }
    case .idle, .moving, .scrolling: break
    }
  }
}
