import KanbanModel

/// The interaction logic of a board as a value: pointers, keys and actions go in, effects come out.
///
/// The machine knows no clock and no screen. Its driver hands it each event with the event's instant and
/// the scene, carries out the effects, and calls again at `nextWake`; while `wantsFrames` it also calls
/// with `timePassed` as often as it shows frames. Results do not depend on how often that is.
///
/// ```
/// pressed ──lift──▶ dragging ──release──▶ settling ──▶ idle
///    │                  └──Escape, cancel, …──▲
///    ├──release──▶ tapped
///    ├──cancel, or no longer liftable──▶ abandoned
///    └──early touch──▶ panned: scrolling ──▶ idle
/// ```
public struct DragMachine: Sendable {
  var phase: Phase = .idle
  /// Fingers beside the one that holds the session, in the order of their presses.
  var secondFingers: [SecondFinger] = []
  /// Cards on their way to rest, oldest first.
  var settling = Settlements()
  /// What the last session that came to an outcome came to; nil before the first.
  var outcome: Outcome?
  /// True if that was the newest session, so that it is the one that settles.
  var isOutcomeOfNewest = false
  var pointers = PointerTable()
  var modifiers: Modifiers = []
  var history = MoveHistory()
  /// Where the focused card stood, to find its neighbours when it is removed.
  var focusPosition: CardPosition?
  /// The instant of the last event: scrolling and the target have been brought up to it.
  var lastInstant = Instant.zero

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
  }

  /// Does what an event asks for, with everything brought up to its instant.
  private mutating func take(
    _ event: InputEvent, at instant: Instant, in scene: inout Scene, effects: inout [Effect]
  ) {
    if case .modifiersChanged(let held) = event { modifiers = held }
    if case .sceneChanged = event { scene.reportScrolling(into: &effects) }
    phase = nextPhase(after: event, at: instant, in: &scene, effects: &effects)
    if case .sceneChanged = event { reconcileFocus(in: &scene, effects: &effects) }
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
    guard case .pointerMoved(let sample) = event, settling.isEmpty else { return false }
    var isTaken = false
    phase.updateDrag { drag in
      guard drag.pointer == sample.pointer, !drag.isScrolling, drag.spring == nil,
        drag.stepper.nextLook == nil
      else { return }
      drag.move(to: sample.point, at: instant, in: &scene, effects: &effects)
      isTaken = true
    }
    return isTaken
  }

  /// One function a phase decides what an event does in it.
  private mutating func nextPhase(
    after event: InputEvent, at instant: Instant, in scene: inout Scene, effects: inout [Effect]
  ) -> Phase {
    switch phase {
    case .idle: return idle(event, at: instant, in: &scene, effects: &effects)
    case .pressed(let pressed):
      switch step(pressed, event, at: instant, in: &scene, effects: &effects) {
      case .waits(let pressed): return .pressed(pressed)
      case .ends(let end): return self.end(pressed, end, at: instant, in: &scene, effects: &effects)
      case .handsOn(let end):
        phase = self.end(pressed, end, at: instant, in: &scene, effects: &effects)
        return nextPhase(after: event, at: instant, in: &scene, effects: &effects)
      }
    case .dragging(let drag): return dragging(drag.value, event, at: instant, in: &scene, effects: &effects)
    case .moving(let mode): return moving(mode, event, at: instant, in: &scene, effects: &effects)
    case .scrolling(let scroll):
      return scrolling(scroll, event, at: instant, in: &scene, effects: &effects)
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

  /// True while something moves by itself, so that frames should be asked for.
  public var wantsFrames: Bool {
    if case .dragging(let drag) = phase, drag.value.isScrolling { return true }
    return !settling.isEmpty
  }
}

/// What a session came to, for whoever asks after it.
struct Outcome: Hashable, Sendable {
  let decision: Decision?
  let reason: Reason?
}
