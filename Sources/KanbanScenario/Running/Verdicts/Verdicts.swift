import KanbanInteraction
import KanbanModel
import KanbanRendering
import KanbanSimulation
import ScenarioSyntax

/// What becomes of the lines of a run: which expectations hold, what failed and why, and the marks that a player shows.
struct Verdicts {
  let loaded: LoadedScenario
  private let lines: LineIndex
  private let paint: RunOptions.Painter
  private let keepsGoing: Bool
  private let marksLines: Bool

  private(set) var report: VariantReport
  private var waiting: [Waiting] = []
  /// `always STATE` and `never STATE`, not yet broken.
  private var standing: [ExpectStatement] = []
  /// By phase, the failure of its first step that could not be done, an index into the report's failures.
  private var failedSteps: [Int: Int] = [:]
  /// The input of the phase that came to nothing.
  private(set) var attempts = Attempts()
  /// The last drag that went nowhere.
  private var stillDrag: StillDrag?
  /// Index into the tree's phases.
  private(set) var phase = -1
  /// The input that was started last.
  private(set) var lastInput: Start?
  /// The line that was started last.
  private(set) var lastLine = 0
  /// How many moments have been shown to whoever observes, or would have been.
  private var momentCount = 0

  /// The start of a line.
  struct Start {
    let line: Int
    let instant: Instant
    let moment: Int
  }

  /// `expect STATE within T`, not yet come true.
  struct Waiting {
    let line: Int
    fileprivate let statement: ExpectStatement
    /// False if a step before it could not be done: it takes its time, whatever comes of it.
    fileprivate let isJudged: Bool
    /// The last instant at which it may come true.
    let deadline: Instant
  }

  /// A drag that aims where it presses: legal, but probably meant otherwise, as it is a tap.
  private struct StillDrag {
    let line: Int
    /// Index into the tree's phases.
    let phase: Int
  }

  /// - Parameter marksLines: whether somebody observes the run, and wants to know when each line happened.
  init(_ variant: LoadedScenario.Variant, of loaded: LoadedScenario, options: RunOptions, marksLines: Bool) {
    self.loaded = loaded
    lines = LineIndex(loaded.source)
    self.marksLines = marksLines
    paint = options.paint
    keepsGoing = options.keepsGoing
    report = VariantReport(label: variant.label.isEmpty ? nil : variant.label)
  }

  /// The moment that was shown last.
  var moment: Int { max(momentCount - 1, 0) }

  /// Notes that a line starts.
  ///
  /// - Returns: the phase that starts with it; nil if that or a later one has started.
  mutating func enter(_ line: Int, at instant: Instant) -> Int? {
    lastLine = line
    if loaded.tree.lines[line].isInput { lastInput = Start(line: line, instant: instant, moment: moment) }
    let number = loaded.tree.lines[line].phase
    guard number > phase else { return nil }
    phase = number
    attempts.startPhase()
    return number
  }

  /// Notes that a moment is shown.
  mutating func noteMoment() { momentCount += 1 }

  /// Notes the events of a moment.
  mutating func note(_ events: ArraySlice<LogEvent>, in simulation: Simulation) {
    let line = lastInput?.line ?? lastLine
    for index in events.indices {
      attempts.note(events[index], line: line, in: simulation.scene) { simulation.point(of: $0) }
    }
  }

  /// Notes when a line happened, if somebody observes.
  mutating func mark(_ line: Int, holds: Bool?, at instant: Instant) {
    guard marksLines else { return }
    report.marks.append(LineMark(line: line, instant: instant, moment: moment, holds: holds))
  }

  /// Notes a drag of a line that goes nowhere.
  mutating func noteStillDrag(ofLine line: Int) { stillDrag = StillDrag(line: line, phase: phase) }

  mutating func warn(_ diagnostic: Diagnostic) { report.warnings.append(diagnostic) }

  /// Notes a trace file that ends before a fault.
  mutating func note(_ trace: LoadResult.FaultyFile) { report.faultyTraces.append(trace) }

  /// Notes a trace file that cannot be read, in words.
  mutating func note(unreadableFile words: String) { report.unreadableFiles.append(words) }

  /// Adds a failure.
  mutating func add(_ failure: Failure) { report.failures.append(failure) }

  /// The place of a byte of the file.
  func position(at byte: Int) -> SourcePosition { lines.map.position(at: byte) }
}

// MARK: - Expectations

extension Verdicts {
  /// Asks an expectation whose line has come; one that may wait goes on.
  mutating func expect(_ statement: ExpectStatement, line: Int, in simulation: Simulation) {
    switch statement.mode {
    case .expect(nil), .expectNot(nil):
      if judges(statement, line: line) { decide(statement, line, simulation) }
    case .expect(let within?), .expectNot(let within?):
      let isJudged = judges(statement, line: line)
      if !isMet(statement, simulation) {
        waiting.append(
          Waiting(
            line: line, statement: statement, isJudged: isJudged,
            deadline: simulation.now + TimeSpan(within)))
      } else if isJudged {
        note(statement, line, holds: true, simulation)
      }
    case .always, .never:
      mark(line, holds: nil, at: simulation.now)
      standing.append(statement)
      checkStanding(simulation)
    }
  }

  /// The waiting expectation whose last chance comes first, by its place among all.
  var nextDeadline: (place: Int, instant: Instant, line: Int)? {
    var first: (place: Int, instant: Instant, line: Int)?
    for place in waiting.indices {
      let instant = waiting[place].deadline
      if let known = first, known.instant < instant { continue }
      let line = waiting[place].line
      if let known = first, known.instant == instant, known.line <= line { continue }
      first = (place, instant, line)
    }
    return first
  }

  /// The line of the oldest waiting expectation.
  var firstWaitingLine: Int? { waiting.first?.line }

  /// Takes a waiting expectation out, as its last chance has come.
  mutating func takeWaiting(at place: Int) -> Waiting { waiting.remove(at: place) }

  /// Judges a waiting expectation at its last chance.
  mutating func giveUp(_ waiting: Waiting, in simulation: Simulation) {
    if waiting.isJudged { decide(waiting.statement, waiting.line, simulation) }
  }

  /// Whether an expectation is to be asked again and again.
  var isAsking: Bool { !standing.isEmpty || !waiting.isEmpty }

  /// Ends the waiting expectations that are met now, and fails what was to hold always, or never, and does not, or
  /// does; each once.
  mutating func check(_ simulation: Simulation) {
    checkStanding(simulation)
    for index in waiting.indices.reversed() where isMet(waiting[index].statement, simulation) {
      let done = waiting.remove(at: index)
      if done.isJudged { note(done.statement, done.line, holds: true, simulation) }
    }
  }

  private mutating func checkStanding(_ simulation: Simulation) {
    for index in standing.indices.reversed() where !isMet(standing[index], simulation) {
      fail(standing.remove(at: index), simulation)
    }
  }

  /// Judges an expectation, once and for all.
  private mutating func decide(_ statement: ExpectStatement, _ line: Int, _ simulation: Simulation) {
    let isMet = isMet(statement, simulation)
    note(statement, line, holds: isMet, simulation)
    if !isMet { fail(statement, simulation) }
  }

  /// False for an expectation behind a step of its phase that could not be done, which then counts it.
  private mutating func judges(_ statement: ExpectStatement, line: Int) -> Bool {
    guard !keepsGoing, let step = failedSteps[loaded.tree.lines[line].phase] else { return true }
    report.failures[step].unjudgedLines.append(position(at: statement.range.start).line)
    return false
  }

  /// Whether what is said of a state is true now.
  private func isMet(_ statement: ExpectStatement, _ simulation: Simulation) -> Bool {
    let holds = mismatch(of: statement, simulation, .whether) == nil
    switch statement.mode {
    case .expect, .always: return holds
    case .expectNot, .never: return !holds
    }
  }

  /// Fails an expectation that is not met.
  private mutating func fail(_ statement: ExpectStatement, _ simulation: Simulation) {
    let actual =
      switch statement.mode {
      case .expect, .always: mismatch(of: statement, simulation, .whatInstead) ?? ""
      case .expectNot(nil), .never: "it holds"
      case .expectNot(within: _?): "it still holds at \(simulation.now.words)"
      }
    var expected = loaded.text(in: statement.range)
    if expected.hasPrefix("expect ") { expected.removeFirst("expect ".count) }
    var failure = failure(
      at: statement.range, "expected \(expected), but \(actual)\(stillDragWords)", in: simulation)
    failure.expected = expected
    failure.actual = actual
    switch statement.mode {
    case .expect, .always: failure.causes = causes(of: statement.state, in: simulation)
    case .expectNot, .never: break
    }
    report.failures.append(failure)
  }

  /// What a drag of the phase that went nowhere may have to do with a failure.
  private var stillDragWords: String {
    guard let stillDrag, stillDrag.phase == phase else { return "" }
    return "; the drag of line \(number(ofLine: stillDrag.line)) aims where it presses, so it is a tap"
  }

  /// Notes what was decided, and keeps the frames that were compared.
  private mutating func note(
    _ statement: ExpectStatement, _ line: Int, holds: Bool, _ simulation: Simulation
  ) {
    mark(line, holds: holds, at: simulation.now)
    guard let golden = statement.golden else { return }
    report.frames.append(
      GoldenComparison(
        name: statement.state.argument.name.text, range: statement.range, golden: golden,
        picture: golden.picture(of: report.label), actual: paint(simulation), matches: holds,
        isOutdated: loaded.outdatedPictures[golden.range.start] != nil))
  }

  /// Nil if a state holds; else what is there instead.
  private func mismatch(
    of statement: ExpectStatement, _ simulation: Simulation, _ asked: Asked
  ) -> String? {
    if let golden = statement.golden { return mismatch(of: golden, simulation, asked) }
    return statement.state.meaning.mismatch(statement.state.argument, simulation, asked)
  }

  private func mismatch(of golden: GoldenFrame, _ simulation: Simulation, _ asked: Asked) -> String? {
    guard let picture = golden.picture(of: report.label) else {
      let what =
        golden.isMissing ? "there are no golden lines yet" : "there is no picture of this variant yet"
      return asked.unless(
        false, "\(what); \"--update=missing\" writes \(golden.isMissing ? "them" : "it")")
    }
    switch FrameComparison(golden: picture.lines.map(\.value), actual: paint(simulation)) {
    case .equal:
      return loaded.outdatedPictures[golden.range.start].flatMap {
        asked.unless(
          false, "there is a picture of \($0.quoted), which is no variant; \"--update\" takes it out")
      }
    case .different(let difference): return asked.unless(false, difference.words)
    }
  }
}

// MARK: - Steps

extension Verdicts {
  /// Notes that a line could not be done. If it is a step, what its phase expects of it is not judged: that says only
  /// once more that the step is missing.
  ///
  /// - Parameter failure: as it was before the failure was logged.
  mutating func fail(_ failure: Failure, line: Int) {
    report.failures.append(failure)
    // What fails now shows the same picture.
    let index = report.failures.count - 1
    report.failures[index].moment = moment
    let statement = loaded.tree.lines[line]
    if statement.isInput, failedSteps[statement.phase] == nil { failedSteps[statement.phase] = index }
  }

  /// Ends the report.
  mutating func finish(_ simulation: Simulation) -> VariantReport {
    let names = simulation.names
    report.board = simulation.scene.board.columns.map { column in
      ColumnListing(
        column: names.id(of: column),
        cards: simulation.scene.board.cards(in: column).map { names.id(of: $0) })
    }
    report.eventCount = simulation.log.count
    report.end = simulation.now
    return report
  }

  /// Notes that the simulator broke a rule of its own.
  mutating func note(_ breach: InvariantBreach, in simulation: Simulation) {
    report.broken = BrokenRun(
      name: breach.invariant.rawValue, event: breach.event, instant: breach.instant, message: breach.words,
      lastEvents: simulation.lastEventWords)
  }
}

/// The lines of a file, which are looked for when a place is first asked for.
private final class LineIndex {
  private let source: [UInt8]
  lazy var map = SourceMap(source)

  init(_ source: [UInt8]) { self.source = source }
}

extension FrameDifference {
  fileprivate var words: String {
    let line = goldenLine + 1
    switch (expected, actual) {
    case (let expected?, let actual?): return "line \(line) is \(actual.quoted), not \(expected.quoted)"
    case (let expected?, nil): return "line \(line) is missing, \(expected.quoted)"
    case (nil, let actual): return "line \(line) is one too many, \((actual ?? "").quoted)"
    }
  }
}
