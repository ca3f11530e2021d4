import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanSimulation
import ScenarioSyntax

/// One run of one variant: the simulation, the hands that act on it, the timeline that says when, and the verdicts on
/// what comes of it.
struct ScenarioRun {
  let options: RunOptions
  let ruleSets: RuleSets
  /// When samples of moving pointers are due that say nothing else.
  let sampleGrid: InstantGrid
  private let observer: ScenarioRunner.Observer?
  private let asking: AskedForms

  private(set) var simulation: Simulation
  var hands: Hands
  var aims = Aims()
  var timeline: Timeline
  var verdicts: Verdicts
  var actionTitles = ActionTitles()
  /// How many events somebody has seen.
  private var seenEvents = 0

  init(
    _ variant: LoadedScenario.Variant, of loaded: LoadedScenario, options: RunOptions,
    observer: ScenarioRunner.Observer?
  ) {
    self.options = options
    self.observer = observer
    let setup = variant.setup
    asking = AskedForms(loaded.tree)
    sampleGrid = InstantGrid(rate: setup.sampleRate)
    ruleSets = setup.ruleSets
    hands = Hands(defaultKind: setup.defaultPointer)
    timeline = Timeline(loaded.tree.lines)
    verdicts = Verdicts(variant, of: loaded, options: options, marksLines: observer != nil)
    simulation = Simulation(
      scene: setup.scene, names: setup.names, frameRate: setup.frameRate, phrases: setup.phrases,
      log: EventLog(keepsLandings: asking.asksWholeRun), budget: options.budget)
  }

  var loaded: LoadedScenario { verdicts.loaded }

  /// Runs all lines, and then until all has settled.
  mutating func run() -> VariantReport {
    do throws(SimulationError) {
      show()
      for group in timeline.groups { try run(group) }
      checkNoSessionIsOpen()
      while try simulation.stepByItself(upTo: .distantFuture) { try observeStep() }
      try simulation.finish()
    } catch {
      stop(for: error)
    }
    return verdicts.finish(simulation)
  }

  /// The last line of the scenario: the place of what is wrong at the end.
  private var lastRange: SourceRange { loaded.tree.lines.last?.range ?? SourceRange(0, 0) }

  private mutating func checkNoSessionIsOpen() {
    guard let session = simulation.openSession else { return }
    let words = "a session is open at the end: \(session); end it with \"up\" or \"cancel\""
    verdicts.add(verdicts.failure(at: lastRange, words, in: simulation))
  }

  private mutating func stop(for error: SimulationError) {
    switch error {
    case .brokenInvariant(let breach): verdicts.note(breach, in: simulation)
    case .budgetExceeded(let limit, let culprit):
      let line = timeline.oldestLine ?? verdicts.firstWaitingLine ?? verdicts.lastLine
      let range = loaded.tree.lines.indices.contains(line) ? loaded.tree.lines[line].range : lastRange
      let words =
        "at most \(limit) instants pass between two lines, here more would: \(culprit) keeps the run going"
      verdicts.add(verdicts.failure(at: range, words, in: simulation))
    }
  }
}

extension Instant {
  /// Later than anything that happens.
  fileprivate static let distantFuture = Instant(microseconds: 1 << 60)
}

// MARK: - Lines

extension ScenarioRun {
  /// Runs the lines of a group side by side.
  private mutating func run(_ group: Range<Int>) throws(SimulationError) {
    var due = timeline.dueLines(of: group, now: simulation.now)[...]
    while true {
      let (line, turn) = (due.first, nextTurn)
      guard let instant = Self.earlier(line?.instant, turn?.instant) else { break }
      if try simulation.stepByItself(upTo: instant) {
        try observeStep()
        continue
      }
      simulation.arrive(at: instant)
      if let line, turn.map({ (line.instant, line.line) < ($0.instant, $0.line) }) ?? true {
        due.removeFirst()
        try start(line.line)
      } else if let turn {
        try take(turn)
      }
    }
  }

  private static func earlier(_ one: Instant?, _ other: Instant?) -> Instant? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }

  /// Something that has begun and whose turn comes.
  private struct Turn {
    enum Holder {
      case activity(Int)
      case waiting(Int)
    }

    let instant: Instant
    let line: Int
    let holder: Holder
  }

  /// What has begun and goes on first; at one instant the order of the lines decides.
  private var nextTurn: Turn? {
    let activity = timeline.nextActivity.map {
      Turn(instant: $0.instant, line: $0.line, holder: .activity($0.place))
    }
    let waiting = verdicts.nextDeadline.map {
      Turn(instant: $0.instant, line: $0.line, holder: .waiting($0.place))
    }
    guard let activity, let waiting else { return activity ?? waiting }
    return (waiting.instant, waiting.line) < (activity.instant, activity.line) ? waiting : activity
  }

  /// Starts a line, at its instant.
  private mutating func start(_ index: Int) throws(SimulationError) {
    simulation.comeToLine()
    if let phase = verdicts.enter(index, at: simulation.now) {
      simulation.startPhase(keeping: asking.asks(phase: phase) ? .all : .recent)
    }
    do throws(RunError) {
      if let problem = timeline.lateness(of: index, now: simulation.now) { throw .cannot(problem) }
      switch loaded.tree.lines[index].action {
      case .step(let step):
        verdicts.mark(index, holds: nil, at: simulation.now)
        try step.meaning.perform(step, &self, index)
      case .expect(let statement): try expect(statement, line: index)
      case .trace(let trace):
        verdicts.mark(index, holds: nil, at: simulation.now)
        try begin(trace, line: index)
      }
    } catch {
      try note(error, line: index)
    }
  }

  /// Lets what has begun do what it does at this instant.
  private mutating func take(_ turn: Turn) throws(SimulationError) {
    do throws(RunError) {
      switch turn.holder {
      case .waiting(let place):
        let waiting = verdicts.takeWaiting(at: place)
        try catchUp()
        verdicts.giveUp(waiting, in: simulation)
      case .activity(let place):
        switch timeline.work(at: place) {
        case .pause: timeline.end(place)
        case .motion(let motion): try proceed(motion, at: place)
        case .trace(let player): try proceed(player, at: place)
        }
      }
    } catch {
      try note(error, line: turn.line)
    }
  }

  /// Asks an expectation whose line has come.
  mutating func expect(_ statement: ExpectStatement, line: Int) throws(RunError) {
    try catchUp()
    verdicts.expect(statement, line: line, in: simulation)
  }

  /// Notes that a line could not be done; lets through what ends the run.
  private mutating func note(_ error: RunError, line: Int) throws(SimulationError) {
    switch error {
    case .stopped(let error): throw error
    case .cannot(let problem): fail(line: line, problem)
    case .invalidTrace(let file): verdicts.note(file)
    case .unreadableFile(let words): verdicts.note(unreadableFile: words)
    }
  }

  /// Notes that a line could not be done.
  mutating func fail(line: Int, _ problem: StepProblem) {
    let range = problem.range ?? loaded.tree.lines[line].range
    let failure = verdicts.failure(at: range, problem.words, in: simulation)
    simulation.recordFailure(problem.words)
    show()
    verdicts.fail(failure, line: line)
  }
}

// MARK: - The simulation, and who watches it

extension ScenarioRun {
  /// Hands the machine an event, and lets everybody see what became of it.
  mutating func feed(_ event: InputEvent) throws(RunError) {
    do throws(SimulationError) {
      let known = simulation.names.cardCount
      try simulation.feed(event)
      // Copies carry attributes, which rule sets read.
      if simulation.names.cardCount > known { tellRules(of: known..<simulation.names.cardCount) }
      try observe()
    } catch {
      throw .stopped(error)
    }
  }

  /// Lets the rule sets follow cards that are new.
  private mutating func tellRules(of numbers: Range<Int>) {
    let ruleSets = ruleSets
    simulation.change { scene, names in
      let cards = numbers.map { CardHandle(rawValue: Int32($0)) }
      ruleSets.follow(cards, in: &scene.rules.custom, names, scene.board)
    }
  }

  /// Changes the scene as it is at this instant, scrolled and targeted; what the layout refuses cannot be done.
  mutating func change<Result>(
    _ body: (inout Scene, inout BoardNames) throws(GeometryError) -> Result
  ) throws(RunError) -> Result {
    try catchUp()
    do throws(GeometryError) {
      return try simulation.change(body)
    } catch {
      throw .cannot(StepProblem("the layout refuses this: \(error.words)"))
    }
  }

  /// Tells the machine of a change of the host.
  mutating func hostChanged(_ change: HostChange) throws(RunError) {
    do throws(SimulationError) {
      try simulation.hostChanged(change)
      try observe()
    } catch {
      throw .stopped(error)
    }
  }

  /// Brings what moves by itself up to this instant.
  mutating func catchUp() throws(RunError) {
    let count = simulation.log.count
    do throws(SimulationError) {
      try simulation.catchUp()
      if simulation.log.count != count { try observe() }
    } catch {
      throw .stopped(error)
    }
  }

  /// Brings what moves by itself up to this instant, so that places are looked for where they are now.
  mutating func catchUpIfMoving() throws(RunError) {
    if simulation.machine.wantsFrames { try catchUp() }
  }

  /// Counts a sample of a pointer on its way against the budget.
  mutating func spend(_ pointer: Int) throws(RunError) {
    do throws(SimulationError) {
      try simulation.spend(movingPointer: pointer)
    } catch {
      throw .stopped(error)
    }
  }

  /// A line of a trace comes.
  mutating func comeToLine() { simulation.comeToLine() }

  /// Lets the observer, the standing and the waiting expectations see the newest events.
  private mutating func observe() throws(SimulationError) {
    show()
    simulation.trimLog()
    // Handing the simulation over costs something, so it is done only where somebody looks at it.
    if verdicts.isAsking { verdicts.check(simulation) }
  }

  /// Lets them see a step that the simulation has made by itself.
  private mutating func observeStep() throws(SimulationError) {
    if asking.asksBetweenEvents || simulation.log.count != seenEvents { try observe() } else { show() }
  }

  /// Shows the present moment, with the events since the last one.
  private mutating func show() {
    if let observer { observer(simulation, simulation.log.events(from: seenEvents)) }
    verdicts.noteMoment()
    guard simulation.log.count != seenEvents else { return }
    verdicts.note(simulation.log.events(from: seenEvents), in: simulation)
    seenEvents = simulation.log.count
  }
}
