import KanbanGeometry
package import KanbanInteraction
import KanbanModel

/// A board, the machine and a virtual clock: everything that one run changes.
///
/// The order at one instant is: timers due, input in the order in which it is fed, the frame tick. Frames
/// are at the instants of a global grid, and tick only while something moves by itself.
///
/// ```
/// timer(t)  input(t)  input(t)  frame(t)  │ timer(t') ...
///           ▲ now = t
/// ```
package struct Simulation: Sendable {
  /// The board, its frames and the policies.
  package private(set) var scene: Scene
  /// The interaction logic.
  package private(set) var machine = DragMachine()
  /// The ids and titles of the board.
  package internal(set) var names: BoardNames
  /// The present instant.
  package private(set) var now = Instant.zero
  /// What has happened.
  package internal(set) var log: EventLog
  /// Counts everything that may move frames or offsets, or change what a place means: a cache that was filled
  /// at one count is stale at another.
  package internal(set) var sceneVersion = 0

  /// The words of announcements and actions.
  package let phrases: Phrases
  private let frames: InstantGrid
  /// Frames a second.
  package var frameRate: Int { Int(frames.rate) }
  private var lastEvent: Instant?
  private var lastFrame = Instant(microseconds: -1)
  private let budget: Int
  /// Instants that the simulation or a moving pointer has made by itself since the last line.
  private var spent = 0
  private var checkers: Checkers
  private var effects: [Effect] = []
  /// The cards that were lifted last.
  var carried: [CardHandle] = []
  /// True if a session has ended, and nothing has been done since.
  var isOutcomeNews = false

  /// The most instants that pass between two lines of input or expectation: an hour of frames, or seconds of
  /// work.
  package static let standardBudget = 250_000

  /// Starts a run.
  ///
  /// - Parameters:
  ///   - scene: the board; its next card handle is the names' next.
  ///   - frameRate: frames a second.
  ///   - budget: the most instants that pass between two lines.
  package init(
    scene: Scene, names: BoardNames, frameRate: Int = 60, phrases: Phrases = Phrases(),
    log: EventLog = EventLog(), budget: Int = Self.standardBudget
  ) {
    self.scene = scene
    self.names = names
    self.phrases = phrases
    self.log = log
    self.budget = budget
    frames = InstantGrid(rate: frameRate)
    checkers = Checkers(scene.board)
    effects.reserveCapacity(16)
  }

  /// Everything that a person sees now.
  package var snapshot: Snapshot { machine.snapshot(of: scene, at: now) }

  /// What a picture of now shows: how the last session ended is told until something else is done, and while
  /// its cards are on their way.
  package var shownSnapshot: Snapshot {
    var snapshot = snapshot
    if snapshot.phase == .idle, snapshot.settling.isEmpty, !isOutcomeNews {
      snapshot.decision = nil
      snapshot.reason = nil
    }
    return snapshot
  }

  /// True if nothing will happen without input.
  package var isQuiet: Bool { machine.nextWake == nil && !machine.wantsFrames }
}

// MARK: - Input

extension Simulation {
  /// Hands the machine an event of this instant.
  package mutating func feed(_ event: InputEvent) throws(SimulationError) {
    // What is due was carried under the modifiers of before, which say how its slots are counted.
    if case .modifiersChanged = event { try catchUp() }
    lastEvent = now
    if case .timePassed = event {} else { isOutcomeNews = false }
    if !effects.isEmpty { effects.removeAll(keepingCapacity: true) }
    let dropColumn = scene.geometry.dropPlace?.column
    let dropRoom = scene.geometry.dropRoom
    machine.handle(event, at: now, in: &scene, effects: &effects)
    // The room for a drop is in the frames and offsets, and copies count slots otherwise than moved cards do.
    if scene.geometry.dropPlace?.column != dropColumn || scene.geometry.dropRoom != dropRoom {
      sceneVersion += 1
    }
    if case .modifiersChanged = event { sceneVersion += 1 }
    if !effects.isEmpty { record(effects) }
    do throws(InvariantBreach) {
      try checkers.check(effects, machine: machine, scene: scene, at: now)
    } catch {
      throw placed(error)
    }
  }

  /// Brings scrolling, timers and target up to this instant, unless an event has just done so.
  package mutating func catchUp() throws(SimulationError) {
    if lastEvent != now { try feed(.timePassed) }
  }

  /// Tells the machine that the host has changed the scene, and records the change.
  package mutating func hostChanged(_ change: HostChange) throws(SimulationError) {
    record(change)
    names.release(change.cards.filter { !scene.board.contains($0) })
    sceneVersion += 1
    do throws(InvariantBreach) {
      var touched = change.sources.map(\.position.column)
      if let destination = change.destination { touched.append(destination.column) }
      try checkers.checkHostChange(of: touched, scene: scene)
    } catch {
      throw placed(error)
    }
    try feed(.sceneChanged)
  }

  /// Records a step that could not be done.
  package mutating func recordFailure(_ words: String) { record(.failed(words)) }

  /// Starts a phase of the log.
  package mutating func startPhase(keeping retention: EventLog.Retention) {
    log.startPhase(keeping: retention)
  }

  /// Forgets the events that nobody will ask for.
  package mutating func trimLog() { log.trim() }

  /// Changes the scene as a host does; `hostChanged` has to follow.
  ///
  /// The run has to be brought up to this instant before (`catchUp`): what scrolls would else come to where it
  /// is now on a board that was not so until now.
  ///
  /// - Returns: what the body returns.
  package mutating func change<Result, Failure: Error>(
    _ body: (inout Scene, inout BoardNames) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(lastEvent == now, "a host's change before the run was brought up to its instant")
    return try body(&scene, &names)
  }

  /// Checks what holds at the end of a run, once nothing will happen without input.
  package mutating func finish() throws(SimulationError) {
    do throws(InvariantBreach) {
      try checkers.checkWhole(machine: machine, scene: scene, at: now)
    } catch {
      throw placed(error)
    }
  }

  /// A breach with its place in the run.
  private func placed(_ breach: InvariantBreach) -> SimulationError {
    var breach = breach
    breach.event = log.count - 1
    breach.instant = now
    return .brokenInvariant(breach)
  }
}

// MARK: - Time

extension Simulation {
  /// Lets the next timer or frame happen, if one is due before what happens at `limit`.
  ///
  /// A timer at `limit` is, a frame at `limit` is not: it comes after the input there.
  ///
  /// - Returns: false if nothing was due; `now` then is as before.
  package mutating func stepByItself(upTo limit: Instant) throws(SimulationError) -> Bool {
    let frame = machine.wantsFrames ? nextFrame : nil
    if let wake = machine.nextWake.map({ max($0, now) }), wake <= limit, frame.map({ wake <= $0 }) ?? true {
      now = wake
    } else if let frame, frame < limit {
      now = frame
      lastFrame = frame
    } else {
      return false
    }
    try spend()
    try feed(.timePassed)
    return true
  }

  /// Lets time pass up to an instant, with all timers until then and all frames before it.
  package mutating func advance(to instant: Instant) throws(SimulationError) {
    while try stepByItself(upTo: instant) {}
    arrive(at: instant)
  }

  /// Sets the clock to an instant before which nothing is due any more.
  package mutating func arrive(at instant: Instant) { now = max(now, instant) }

  /// The first frame after an instant.
  package func frame(after instant: Instant) -> Instant { frames.instant(after: instant) }

  /// Takes note that the next line is come to: what goes on between lines has come to an end.
  package mutating func comeToLine() { spent = 0 }

  /// Counts an instant that no line asked for by itself.
  ///
  /// - Parameter pointer: the pointer whose way has made it; nil for what goes on by itself.
  package mutating func spend(movingPointer pointer: Int? = nil) throws(SimulationError) {
    spent += 1
    guard spent > budget else { return }
    throw .budgetExceeded(limit: budget, culprit: pointer.map { "the way of pointer \($0)" } ?? culprit)
  }

  /// The first frame that has not ticked yet.
  private var nextFrame: Instant {
    let next = frames.instant(atOrAfter: now)
    return next > lastFrame ? next : frames.instant(after: lastFrame)
  }

  /// What keeps the run going, in words.
  private var culprit: String {
    let snapshot = snapshot
    if let column = snapshot.autoscroll.column { return "autoscroll of \"\(names.id(of: column))\"" }
    if snapshot.autoscroll.board.x != 0 || snapshot.autoscroll.board.y != 0 {
      return "autoscroll of the board"
    }
    let flying = snapshot.settling.flatMap(\.cards)
    return flying.isEmpty ? "a timer that is never done" : "the way of \(names.words(of: flying)) to rest"
  }
}
