import KanbanInteraction
import KanbanModel
import KanbanSimulation
import ScenarioSyntax

/// When expectations are asked, and what follows if they do not hold.
extension ScenarioRun {
  /// Asks an expectation whose line has come.
  mutating func expect(_ statement: ExpectStatement, line: Int) throws(RunError) {
    try catchUp()
    switch statement.mode {
    case .expect(nil), .expectNot(nil):
      if judges(statement, line: line) { decide(statement, line) }
    case .expect(let within?), .expectNot(let within?):
      let isJudged = judges(statement, line: line)
      if !isMet(statement) {
        let deadline = simulation.now + TimeSpan(within)
        waiting.append(
          WaitingExpectation(line: line, statement: statement, isJudged: isJudged, deadline: deadline))
      } else if isJudged {
        note(statement, line, holds: true)
      }
    case .always, .never:
      mark(line, holds: nil)
      standing.append(StandingExpectation(statement: statement))
      checkStanding()
    }
  }

  /// A waiting expectation has its last chance.
  mutating func giveUp(_ waiting: WaitingExpectation) throws(RunError) {
    try catchUp()
    if waiting.isJudged { decide(waiting.statement, waiting.line) }
  }

  /// Ends the waiting expectations that are met now.
  mutating func checkWaiting() {
    guard !waiting.isEmpty else { return }
    for index in waiting.indices.reversed() where isMet(waiting[index].statement) {
      let done = waiting.remove(at: index)
      if done.isJudged { note(done.statement, done.line, holds: true) }
    }
  }

  /// Fails what was to hold always, or never, and does not, or does; each once.
  mutating func checkStanding() {
    guard !standing.isEmpty else { return }
    for index in standing.indices.reversed() {
      let statement = standing[index].statement
      guard !isMet(statement) else { continue }
      standing.remove(at: index)
      fail(statement)
    }
  }

  mutating func catchUp() throws(RunError) {
    do throws(SimulationError) {
      let count = simulation.log.count
      try simulation.catchUp()
      if simulation.log.count != count { try observe() }
    } catch {
      throw .stopped(error)
    }
  }

  /// Judges an expectation, once and for all.
  private mutating func decide(_ statement: ExpectStatement, _ line: Int) {
    let isMet = isMet(statement)
    note(statement, line, holds: isMet)
    if !isMet { fail(statement) }
  }

  /// Whether what is said of a state is true now.
  private mutating func isMet(_ statement: ExpectStatement) -> Bool {
    wantsWords = false
    defer { wantsWords = true }
    let holds = mismatch(of: statement) == nil
    switch statement.mode {
    case .expect, .always: return holds
    case .expectNot, .never: return !holds
    }
  }

  /// Fails an expectation that is not met.
  private mutating func fail(_ statement: ExpectStatement) {
    let actual =
      switch statement.mode {
      case .expect, .always: mismatch(of: statement) ?? ""
      case .expectNot(nil), .never: "it holds"
      case .expectNot(within: _?): "it still holds at \(simulation.now.words)"
      }
    var expected = text(in: statement.range)
    if expected.hasPrefix("expect ") { expected.removeFirst("expect ".count) }
    fail(
      statement.range, "expected \(expected), but \(actual)\(stillDragWords)", expected: expected,
      actual: actual)
    switch statement.mode {
    case .expect, .always: report.failures[report.failures.count - 1].causes = causes(of: statement.state)
    case .expectNot, .never: break
    }
  }

  /// What a drag of the phase that went nowhere may have to do with a failure.
  private var stillDragWords: String {
    guard let stillDrag, stillDrag.phase == phase else { return "" }
    return "; the drag of line \(number(ofLine: stillDrag.line)) aims where it presses, so it is a tap"
  }

  /// Notes what was decided, and keeps the frames that were compared.
  private mutating func note(_ statement: ExpectStatement, _ line: Int, holds: Bool) {
    mark(line, holds: holds)
    guard let golden = statement.golden else { return }
    report.frames.append(
      GoldenComparison(
        name: statement.state.argument.name.text, range: statement.range, golden: golden,
        picture: golden.picture(of: report.label),
        actual: options.paint(simulation), matches: holds,
        isOutdated: loaded.outdatedPictures[golden.range.start] != nil))
  }
}

// MARK: - Which form asks what

extension ScenarioRun {
  /// Nil if a state holds; else what is there instead, in words if they are wanted.
  func mismatch(of statement: ExpectStatement) -> String? {
    if let golden = statement.golden { return mismatch(ofGolden: golden) }
    return ExpectationForm.of(statement.state).mismatch(statement.state.argument, self)
  }

  /// Nil if something holds; else what is there instead.
  func unless(_ holds: Bool, _ actual: @autoclosure () -> String) -> String? {
    if holds { return nil }
    return wantsWords ? actual() : ""
  }

  /// A slot as the language writes it, or `none`.
  func words(_ destination: Destination?) -> String {
    destination.map { simulation.names.words(of: $0) } ?? "none"
  }
}
