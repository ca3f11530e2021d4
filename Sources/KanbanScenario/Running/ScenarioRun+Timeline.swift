import KanbanInteraction
import KanbanSimulation
import ScenarioSyntax

/// When the lines happen.
///
/// A line and the `@+` lines below it form a group that runs side by side; the next group starts when all
/// of it has ended.
///
/// ```
/// drag A1 to doing[1] over 300ms     ├──────────────┤
/// @+100ms remove A2                       ·
/// @+150ms expect phase dragging             ·
/// expect settled within 400ms                       ├──···
/// ```
extension ScenarioRun {
  /// A line of a group, and when it starts.
  private struct DueLine {
    var instant: Instant
    var line: Int
  }

  /// Runs all lines.
  mutating func runLines() throws(SimulationError) {
    let lines = loaded.tree.lines
    var lead = 0
    while lead < lines.count {
      var end = lead + 1
      while end < lines.count, case .after? = lines[end].start { end += 1 }
      try runGroup(lead..<end)
      lead = end
    }
  }

  private mutating func runGroup(_ group: Range<Int>) throws(SimulationError) {
    var due = dueLines(of: group)[...]
    while true {
      let line = due.first
      let turn = nextTurn
      guard let instant = earlier(line?.instant, turn?.instant) else { break }
      if try simulation.stepByItself(upTo: instant) {
        try observeStep()
        continue
      }
      simulation.arrive(at: instant)
      if let line, turn.map({ (line.instant, line.line) < ($0.instant, $0.line) }) ?? true {
        due.removeFirst()
        try start(line.line)
      } else if let turn {
        try proceed(turn)
      }
    }
  }

  private func earlier(_ left: Instant?, _ right: Instant?) -> Instant? {
    guard let left, let right else { return left ?? right }
    return min(left, right)
  }

  /// The lines of a group in the order in which they start; what should have started already starts now,
  /// and finds out.
  private mutating func dueLines(of group: Range<Int>) -> [DueLine] {
    let lines = loaded.tree.lines
    var due: [DueLine] = []
    for index in group {
      let wanted: Instant
      switch lines[index].start {
      case nil: wanted = simulation.now
      case .at(let time): wanted = Instant(microseconds: time.microseconds)
      case .after(let time): wanted = lastStepStart + TimeSpan(time)
      }
      let instant = max(wanted, simulation.now)
      if index == group.lowerBound, lines[index].isInput {
        if case .after? = lines[index].start {} else { lastStepStart = instant }
      }
      due.append(DueLine(instant: instant, line: index))
    }
    if due.count > 1 { due.sort { ($0.instant, $0.line) < ($1.instant, $1.line) } }
    return due
  }

  /// Something that has begun and whose turn comes.
  private struct Turn {
    enum Holder {
      case activity(Int)
      case waiting(Int)
    }

    var instant: Instant
    var line: Int
    var holder: Holder

    func isBefore(_ other: Turn?) -> Bool {
      guard let other else { return true }
      return (instant, line) < (other.instant, other.line)
    }
  }

  /// What has begun and goes on first; at one instant the order of the lines decides.
  private var nextTurn: Turn? {
    var next: Turn?
    for index in activities.indices {
      let turn = Turn(
        instant: activities[index].next, line: activities[index].line, holder: .activity(index))
      if turn.isBefore(next) { next = turn }
    }
    for index in waiting.indices {
      let turn = Turn(instant: waiting[index].deadline, line: waiting[index].line, holder: .waiting(index))
      if turn.isBefore(next) { next = turn }
    }
    return next
  }

  /// Why a pinned line comes too late, if it does.
  private func lateness(of line: TimelineLine) -> StepProblem? {
    let now = simulation.now
    switch line.start {
    case nil: return nil
    case .at(let time):
      let wanted = Instant(microseconds: time.microseconds)
      guard wanted < now else { return nil }
      return StepProblem(
        "the time \(wanted.words) has passed, it is \(now.words); \"@+\" runs beside the step before",
        at: time.range)
    case .after(let time):
      let wanted = lastStepStart + TimeSpan(time)
      guard wanted < now else { return nil }
      return StepProblem(
        "the time \(wanted.words) has passed, it is \(now.words); nothing may stand between the line and its step",
        at: time.range)
    }
  }

  /// Starts a line, at its instant.
  private mutating func start(_ index: Int) throws(SimulationError) {
    let line = loaded.tree.lines[index]
    enter(index)
    do throws(RunError) {
      if let problem = lateness(of: line) { throw .cannot(problem) }
      switch line.action {
      case .step(let step):
        mark(index, holds: nil)
        try perform(step, line: index)
      case .expect(let statement): try expect(statement, line: index)
      case .trace(let trace):
        mark(index, holds: nil)
        try begin(trace, line: index)
      }
    } catch {
      try settle(error, line: index)
    }
  }

  /// Lets what has begun do what it does at this instant.
  private mutating func proceed(_ turn: Turn) throws(SimulationError) {
    do throws(RunError) {
      switch turn.holder {
      case .activity(let index): try proceed(activity: index)
      case .waiting(let index): try giveUp(waiting.remove(at: index))
      }
    } catch {
      try settle(error, line: turn.line)
    }
  }

  private mutating func proceed(activity index: Int) throws(RunError) {
    switch activities[index].work {
    case .pause: activities.remove(at: index)
    case .motion(let motion): try proceed(motion, at: index)
    case .trace(let player): try proceed(player, at: index)
    }
  }

  /// Notes that a line could not be done; lets through what ends the run.
  private mutating func settle(_ error: RunError, line: Int) throws(SimulationError) {
    switch error {
    case .stopped(let error): throw error
    case .cannot(let problem):
      fail(line: line, at: problem.range ?? loaded.tree.lines[line].range, problem.words)
    case .invalidTrace(let file): report.faultyTraces.append(file)
    case .unreadableFile(let words): report.unreadableFiles.append(words)
    }
  }
}
