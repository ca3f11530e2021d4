import ScenarioSyntax

/// Replays scenario files from an app's own tests.
public enum ScenarioReplay {
  /// Runs a scenario with all its variants.
  ///
  /// - Parameters:
  ///   - path: the file's path relative to the folder that holds the scenarios, with `/` between names.
  ///   - bytes: the file.
  ///   - folder: that folder as commands name it, for the ones that a failure suggests.
  ///   - reading: gives the bytes of another file that the scenario uses, by a path like `path`.
  public static func replay(
    path: String, bytes: [UInt8], folder: String = "Scenarios",
    reading: @escaping @Sendable (_ path: String) throws -> [UInt8]
  ) -> ReplayedScenario {
    let options = RunOptions(openTrace: { path in
      var rest: [UInt8]? = try reading(path)
      return {
        defer { rest = nil }
        return rest
      }
    })
    return replay(
      path: path, bytes: bytes, language: .standard, options: options, isReadable: nil, reading: reading,
      shown: { folder.isEmpty ? $0 : "\(folder)/\($0)" })
  }

  /// Runs a scenario with all its variants.
  ///
  /// - Parameters:
  ///   - isReadable: as `ScenarioLoader.load` says.
  ///   - rewrite: takes the file with the golden frames that `update` chooses drawn anew; the scenario is then run again.
  ///   - shown: a path of the folder as commands name it.
  package static func replay(
    path: String, bytes: [UInt8], language: ScenarioLanguage, options: RunOptions,
    isReadable: ((_ path: String) throws -> Bool)?, reading: @escaping ScenarioLoader.FileReader,
    update: GoldenUpdate = .none, rewrite: (_ new: [UInt8]) throws -> Void = { _ in },
    shown: (_ path: String) -> String
  ) -> ReplayedScenario {
    let result = ScenarioLoader.load(
      path: path, bytes: bytes, language: language, isReadable: isReadable, reading: reading)
    guard let scenario = result.scenario else {
      let entry = SuiteEntry(
        path: shown(path), source: bytes, report: ScenarioReport(outcome: .error),
        faultyFiles: result.faultyFiles)
      return ReplayedScenario(entry, path: path, shown: shown)
    }
    let report = ScenarioRunner.run(scenario, options: options)
    if report.brokenInvariant == nil, let new = update.rewrite(bytes, variants: report.variants)?.source {
      do {
        try rewrite(new)
        return replay(
          path: path, bytes: new, language: language, options: options, isReadable: isReadable,
          reading: reading, shown: shown)
      } catch {
        let entry = SuiteEntry(
          path: shown(path), source: bytes, report: ScenarioReport(outcome: .error),
          problem: "the golden frames cannot be written\(error.unreadableWords)")
        return ReplayedScenario(entry, path: path, shown: shown)
      }
    }
    let entry = SuiteEntry(
      path: shown(path), of: scenario, report: report, faultyFiles: result.faultyFiles + report.faultyTraces,
      drawing: FailurePictures(options: options))
    return ReplayedScenario(entry, path: path, shown: shown)
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
    /// What did not hold, in the words of the command line: the broken rule in the first line, then the line of
    /// the file, what was expected and what was there, the variant, the phase, the last events, the pictures,
    /// and the commands that accept a golden frame and replay the run.
    public var message: String
  }

  /// The title from the head, else the path.
  public let title: String
  /// True if the scenario is skipped by its head.
  public let isSkipped: Bool
  /// Everything that did not hold, what all variants say alike only once; empty if the scenario passed, and if
  /// it failed as its head says. A scenario that passed although it is expected to fail has one problem.
  public let problems: [Problem]
  /// What is known and no fault of this run, with the reason that the head gives: what did not hold of a scenario
  /// that is expected to fail, and that a scenario is skipped.
  public let knownProblems: [Problem]
  /// What nobody can have meant, though nothing failed of it.
  public let warnings: [Problem]
}

extension ReplayedScenario {
  /// - Parameters:
  ///   - path: the scenario's path in the folder.
  ///   - shown: a path of the folder as commands name it.
  package init(_ entry: SuiteEntry, path: String, shown: (_ path: String) -> String) {
    let report = entry.report
    title = report.title ?? path
    isSkipped = report.outcome == .skip
    let told = entry.tellings().flatMap(\.told).map { telling in
      Problem(
        path: path, line: telling.place?.line ?? 1, column: telling.place?.column ?? 1, message: telling.text)
    }
    let why = report.words ?? ""
    let diagnosed = entry.faultyFiles.flatMap { file -> [(problem: Problem, isError: Bool)] in
      // The warnings of a run stand under the path that is shown.
      let name = file.path == entry.path ? path : file.path
      let renderer = DiagnosticRenderer(path: shown(name), map: SourceMap(file.source))
      return file.diagnostics.map { diagnostic in
        let start = renderer.map.position(at: diagnostic.range.start)
        let problem = Problem(
          path: name, line: start.line, column: start.column,
          message: renderer.text(of: diagnostic).trimmingEnd)
        return (problem, diagnostic.severity == .error)
      }
    }
    let faults = diagnosed.filter(\.isError).map(\.problem)
    func problem(_ words: String, line: Int = 1) -> Problem {
      Problem(path: path, line: line, column: 1, message: words)
    }
    switch report.outcome {
    case .pass: (problems, knownProblems) = ([], [])
    case .fail: (problems, knownProblems) = (told, [])
    case .xpass: (problems, knownProblems) = (entry.findings.map { problem($0.message, line: $0.line) }, [])
    case .error: (problems, knownProblems) = (faults + (entry.problem.map { [problem($0)] } ?? []), [])
    case .skip: (problems, knownProblems) = ([], [problem("skipped: \(why)", line: entry.headLine)])
    case .xfail:
      knownProblems = told.map { known in
        var known = known
        known.message += "\n    xfail     \(why)"
        return known
      }
      problems = []
    }
    warnings = diagnosed.filter { !$0.isError }.map(\.problem)
  }
}
