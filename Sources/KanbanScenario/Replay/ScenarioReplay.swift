import ScenarioSyntax

/// Replays scenario files from an app's own tests.
public enum ScenarioReplay {
  /// Runs a scenario with all its variants.
  ///
  /// - Parameters:
  ///   - path: the file's path relative to the folder that holds the scenarios, with `/` between names.
  ///   - bytes: the file.
  ///   - reading: gives the bytes of another file that the scenario uses, by a path like `path`.
  public static func replay(
    path: String, bytes: [UInt8], reading: @escaping @Sendable (_ path: String) throws -> [UInt8]
  ) -> ReplayedScenario {
    let result = ScenarioLoader.load(path: path, bytes: bytes, reading: reading)
    guard let scenario = result.scenario else { return ReplayedScenario(faultsOf: result, path: path) }
    let options = RunOptions(openTrace: { path in
      var rest: [UInt8]? = try reading(path)
      return {
        defer { rest = nil }
        return rest
      }
    })
    return ReplayedScenario(ScenarioRunner.run(scenario, options: options), path: path, bytes: bytes)
  }
}

/// What became of a scenario that was replayed.
public struct ReplayedScenario: Sendable {
  /// Something that did not hold, at its place in a file.
  public struct Problem: Hashable, Sendable {
    /// The file's path, relative to the folder that holds the scenarios.
    public var path: String
    /// The line, from 1.
    public var line: Int
    /// The column, from 1, in characters.
    public var column: Int
    /// What did not hold: the broken rule, or what was expected and what was there.
    public var message: String
  }

  /// The title from the head, else the path.
  public let title: String
  /// True if the scenario is skipped by its head.
  public let isSkipped: Bool
  /// Everything that did not hold, in the order in which it was found; empty if the scenario passed.
  public let problems: [Problem]

  /// A file that could not be loaded.
  init(faultsOf result: LoadResult, path: String) {
    title = path
    isSkipped = false
    problems = Self.problems(of: result.faultyFiles)
  }

  private static func problems(of files: [LoadResult.FaultyFile]) -> [Problem] {
    files.flatMap { file in
      let map = SourceMap(file.source)
      return file.diagnostics.map { diagnostic in
        let start = map.position(at: diagnostic.range.start)
        return Problem(
          path: file.path, line: start.line, column: start.column,
          message: "\(diagnostic.message) [\(diagnostic.code.text)]")
      }
    }
  }

  /// A run.
  init(_ report: ScenarioReport, path: String, bytes: [UInt8]) {
    title = report.title ?? path
    isSkipped = report.outcome == .skip
    var problems = Self.problems(of: report.faultyTraces)
    problems += report.unreadableFiles.map { Problem(path: path, line: 1, column: 1, message: $0) }
    problems += report.outcome.isFailure ? report.failures.map { Problem($0, path: path) } : []
    if report.outcome == .xpass {
      problems.append(
        Problem(path: path, line: 1, column: 1, message: "it passed, although its head says that it fails"))
    }
    if let broken = report.brokenInvariant {
      problems.append(Problem(path: path, line: 1, column: 1, message: "the run stopped: \(broken)"))
    }
    self.problems = problems
  }
}

extension ReplayedScenario.Problem {
  init(_ failure: Failure, path: String) {
    var message = failure.message
    for note in failure.notes { message += "\n\(note)" }
    if let phase = failure.phase { message += "\nphase: \(phase)" }
    for event in failure.lastEvents { message += "\n  \(event)" }
    self.init(path: path, line: failure.line, column: failure.column, message: message)
  }
}
