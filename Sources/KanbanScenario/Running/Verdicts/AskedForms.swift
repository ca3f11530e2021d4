import ScenarioSyntax

/// What the expectations of a file speak of, so that nothing is kept or asked in vain.
struct AskedForms {
  /// Which phases have expectations that speak of their events.
  private var phases: [Bool]
  private var isAskedAlways = false
  /// True if an expectation speaks of the moves of the whole run.
  private(set) var asksWholeRun = false
  /// True if an expectation speaks of what flies or gathers speed, which changes without an event.
  private(set) var asksBetweenEvents = false

  init(_ tree: ScenarioTree) {
    phases = Array(repeating: false, count: tree.phases.count)
    for line in tree.lines {
      switch line.action {
      case .step: break
      case .expect(let statement): note(statement, line.phase)
      case .trace(let trace):
        guard case .inline(let lines) = trace.source else { continue }
        for case .expect(let statement) in lines { note(statement, line.phase) }
      }
    }
  }

  /// True if the events of a phase are asked for.
  func asks(phase: Int) -> Bool { isAskedAlways || (phases.indices.contains(phase) && phases[phase]) }

  private mutating func note(_ statement: ExpectStatement, _ phase: Int) {
    switch statement.state.meaning.subject {
    case .moment: return
    case .motion: asksBetweenEvents = true
    case .run: asksWholeRun = true
    case .phase:
      switch statement.mode {
      case .expect, .expectNot: if phases.indices.contains(phase) { phases[phase] = true }
      case .always, .never: isAskedAlways = true
      }
    }
  }
}
