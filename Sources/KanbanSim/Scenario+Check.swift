@_exported public import KanbanSuite
import KanbanScenario
import Testing

extension Scenario {
  /// Runs the scenario and records what does not hold, each at its line of the file: variant, expected and actual, the
  /// phase, the last events, the pictures, and the commands that accept a golden frame and replay the run. `skip` and
  /// `xfail` are known issues with their reason, and what nobody can have meant is a warning.
  public func check() {
    let replayed = replay()
    for problem in replayed.problems { record(problem) }
    for warning in replayed.warnings { record(warning, .warning) }
    guard !replayed.knownProblems.isEmpty else { return }
    withKnownIssue {
      for problem in replayed.knownProblems { record(problem) }
    }
  }

  private func record(_ problem: ReplayedScenario.Problem, _ severity: Issue.Severity = .error) {
    Issue.record(
      "\(problem.message)", severity: severity,
      sourceLocation: SourceLocation(
        fileID: path.contains("/") ? path : "Scenarios/\(path)", filePath: "\(folder)/\(problem.path)",
        line: problem.line, column: problem.column))
  }
}
