import KanbanInteraction
import KanbanModel
import KanbanSimulation
import ScenarioSyntax

/// One run of one variant: the simulation, and what the lines of the scenario have set going in it.
struct ScenarioRun {
  let loaded: LoadedScenario
  let options: RunOptions
  let sampleGrid: InstantGrid
  let ruleSets: RuleSets
  var actionTitles = ActionTitles()
  let observer: ScenarioRunner.Observer?
  var simulation: Simulation
  var report: VariantReport

  var pointers: PointerBook
  /// The last lift that was rehearsed.
  var rehearsal: Rehearsal?
  /// The modifiers that are held.
  var modifiers: Modifiers = []
  /// Steps that have begun and not ended, in the order of their lines. Only their own turn removes them.
  var activities: [Activity] = []
  /// Expectations that may still come true.
  var waiting: [WaitingExpectation] = []
  /// What has to hold from its line on to the end.
  var standing: [StandingExpectation] = []
  /// By phase, the failure of its first step that could not be done, an index into the report's failures.
  var failedSteps: [Int: Int] = [:]
  /// The input of the phase that came to nothing.
  var attempts = Attempts()
  /// The last drag that went nowhere.
  var stillDrag: StillDrag?
  /// The line that was started last.
  private var lastLine = 0
  /// The input that was started last, when, and after how many moments.
  var lastInput: (line: Int, instant: Instant, moment: Int)?
  /// The start of the last step that ran beside no other.
  var lastStepStart = Instant.zero
  /// Index into the tree's phases.
  var phase = -1
  /// False while expectations are only asked whether they hold.
  var wantsWords = true

  private let asking: AskedForms
  private var seenEvents = 0
  /// How many moments have been shown to whoever observes, or would have been.
  private(set) var momentCount = 0
  var sourceMap: SourceMap?

  init(
    _ variant: LoadedScenario.Variant, of loaded: LoadedScenario, options: RunOptions,
    observer: ScenarioRunner.Observer?
  ) {
    self.loaded = loaded
    self.options = options
    self.observer = observer
    let setup = variant.setup
    asking = AskedForms(loaded.tree)
    sampleGrid = InstantGrid(rate: setup.sampleRate)
    ruleSets = setup.ruleSets
    pointers = PointerBook(defaultKind: setup.defaultPointer)
    report = VariantReport(label: variant.label.isEmpty ? nil : variant.label)
    simulation = Simulation(
      scene: setup.scene, names: setup.names, frameRate: setup.frameRate, phrases: setup.phrases,
      log: EventLog(keepsLandings: asking.asksWholeRun), budget: options.budget)
  }

  /// Runs all lines, and then until all has settled.
  mutating func run() -> VariantReport {
    do throws(SimulationError) {
      try runToEnd()
    } catch {
      stop(for: error)
    }
    report.board = simulation.scene.board.columns.map { column in
      ColumnListing(
        column: simulation.names.id(of: column),
        cards: simulation.scene.board.cards(in: column).map { simulation.names.id(of: $0) })
    }
    report.eventCount = simulation.log.count
    report.end = simulation.now
    return report
  }

  private mutating func runToEnd() throws(SimulationError) {
    show()
    try runLines()
    checkNoSessionIsOpen()
    try settle()
    try simulation.finish()
  }

  private mutating func stop(for error: SimulationError) {
    switch error {
    case .brokenInvariant(let breach):
      report.broken = BrokenRun(
        name: breach.invariant.rawValue, event: breach.event, instant: breach.instant, message: breach.words,
        lastEvents: lastEventWords)
    case .budgetExceeded(let limit, let culprit):
      let line = activities.first?.line ?? waiting.first?.line ?? lastLine
      let range = loaded.tree.lines.indices.contains(line) ? loaded.tree.lines[line].range : lastRange
      fail(
        range,
        "at most \(limit) instants pass between two lines, here more would: \(culprit) keeps the run going")
    }
  }

  /// The last line of the scenario: the place of what is wrong at the end.
  private var lastRange: SourceRange { loaded.tree.lines.last?.range ?? SourceRange(0, 0) }

  private mutating func checkNoSessionIsOpen() {
    guard let openSession else { return }
    fail(
      lastRange, "a session is open at the end: \(openSession); end it with \"up\" or \"cancel\"")
  }

  private mutating func settle() throws(SimulationError) {
    while try simulation.stepByItself(upTo: .distantFuture) { try observeStep() }
  }
}

// MARK: - Feeding

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

  /// Tells the machine of a change of the host.
  mutating func hostChanged(_ change: HostChange) throws(RunError) {
    do throws(SimulationError) {
      try simulation.hostChanged(change)
      try observe()
    } catch {
      throw .stopped(error)
    }
  }

  /// Lets the observer, the standing and the waiting expectations see the newest events.
  mutating func observe() throws(SimulationError) {
    show()
    simulation.trimLog()
    checkStanding()
    checkWaiting()
  }

  /// Lets them see a step that the simulation has made by itself.
  mutating func observeStep() throws(SimulationError) {
    if asking.asksBetweenEvents || simulation.log.count != seenEvents { try observe() } else { show() }
  }

  /// Shows the present moment, with the events since the last one.
  mutating func show() {
    if let observer { observer(simulation, simulation.log.events(from: seenEvents)) }
    noteAttempts()
    seenEvents = simulation.log.count
    momentCount += 1
  }

  private mutating func noteAttempts() {
    guard simulation.log.count != seenEvents else { return }
    let line = lastInput?.line ?? lastLine
    let events = simulation.log.events(from: seenEvents)
    for index in events.indices {
      attempts.note(events[index], line: line, in: simulation.scene) { pointers[$0].sample.point }
    }
  }

  /// Notes when a line happened, if somebody observes.
  mutating func mark(_ line: Int, holds: Bool?) {
    if observer == nil { return }
    report.marks.append(
      LineMark(line: line, instant: simulation.now, moment: max(momentCount - 1, 0), holds: holds))
  }

  /// Notes that a line starts, and starts its phase, unless that or a later one has started.
  mutating func enter(_ line: Int) {
    lastLine = line
    simulation.comeToLine()
    if loaded.tree.lines[line].isInput { lastInput = (line, simulation.now, max(momentCount - 1, 0)) }
    let number = loaded.tree.lines[line].phase
    guard number > phase else { return }
    phase = number
    attempts.startPhase()
    simulation.startPhase(keeping: asking.asks(phase: number) ? .all : .recent)
  }
}

extension Instant {
  /// Later than anything that happens.
  static let distantFuture = Instant(microseconds: 1 << 60)
}
