/// What became of one scenario file of a suite.
package struct SuiteEntry: Sendable {
  /// The path as it is printed.
  package var path: String
  /// The bytes of the file; empty if it could not be read.
  package var source: [UInt8]
  /// The verdict; `error` without variants if the file could not be loaded.
  package var report: ScenarioReport
  /// The diagnostics file by file, with paths as they are printed.
  package var faultyFiles: [LoadResult.FaultyFile]
  /// Why the file could not be read, in words.
  package var problem: String?
  /// The pictures of the report's failures, as many of the first ones as were drawn.
  package var pictures: [FailurePicture]

  /// Makes an entry.
  package init(
    path: String, source: [UInt8] = [], report: ScenarioReport, faultyFiles: [LoadResult.FaultyFile] = [],
    problem: String? = nil, pictures: [FailurePicture] = []
  ) {
    self.path = path
    self.source = source
    self.report = report
    self.faultyFiles = faultyFiles
    self.problem = problem
    self.pictures = pictures
  }

  /// Makes an entry of a scenario that was run.
  ///
  /// - Parameters:
  ///   - faultyFiles: what is told of the files besides, faulty traces included.
  ///   - pictures: draws the failures, also those that the head expects; nil draws none.
  package init(
    path: String, of scenario: LoadedScenario, report: ScenarioReport, faultyFiles: [LoadResult.FaultyFile],
    drawing pictures: FailurePictures?
  ) {
    self.init(
      path: path, source: scenario.source, report: report, faultyFiles: faultyFiles,
      problem: report.unreadableFiles.first)
    if !report.warnings.isEmpty {
      self.faultyFiles.append(.init(path: path, source: scenario.source, diagnostics: report.warnings))
    }
    switch report.outcome {
    case .fail, .xfail: self.pictures = pictures?.draw(report, of: scenario) ?? []
    case .pass, .xpass, .skip, .error: break
    }
  }

  /// The title, or the path of a file that has none.
  package var title: String { report.title ?? path }
}

/// What a person would have seen where a scenario failed.
package enum FailurePicture: Hashable, Sendable {
  /// Line by line: harmless text.
  case drawn(lines: [String])
  /// The picture of the failure at a line of the file, counted from 1, is the same.
  case sameAs(line: Int)
  /// There are pictures enough, or there was nothing to be seen.
  case notDrawn
}

/// What became of a suite.
package struct SuiteReport: Sendable {
  /// In the order of the suite.
  package var entries: [SuiteEntry]
  /// How many scenarios were not run because enough had failed.
  package var notRunCount: Int
  /// How the run ends, by the exit codes of the command line.
  package var exitCode: Int

  /// Makes a report.
  package init(entries: [SuiteEntry], notRunCount: Int = 0, exitCode: Int = 0) {
    self.entries = entries
    self.notRunCount = notRunCount
    self.exitCode = exitCode
  }

  /// How many scenarios had which outcome.
  package var totals: SuiteTotals {
    entries.reduce(into: SuiteTotals()) { $0.add($1.report.outcome) }
  }
}

/// How many scenarios had which outcome.
package struct SuiteTotals: Hashable, Sendable {
  private var counts: [ScenarioOutcome: Int] = [:]

  /// Makes totals of nothing.
  package init() {}

  /// Counts one more scenario.
  package mutating func add(_ outcome: ScenarioOutcome) { counts[outcome, default: 0] += 1 }

  /// The number of scenarios with an outcome.
  package func count(_ outcome: ScenarioOutcome) -> Int { counts[outcome] ?? 0 }

  /// The number of all scenarios.
  package var all: Int { ScenarioOutcome.allCases.reduce(0) { $0 + count($1) } }

  /// `12 passed, 1 failed`: passed and failed always, the others if there are any.
  package var words: String {
    ScenarioOutcome.allCases.compactMap { outcome in
      let count = count(outcome)
      guard count > 0 || outcome == .pass || outcome == .fail else { return nil }
      return "\(count) \(outcome.words(count: count))"
    }.joined(separator: ", ")
  }
}

extension ScenarioOutcome {
  /// The outcome as it stands behind a number.
  fileprivate func words(count: Int) -> String {
    switch self {
    case .pass: "passed"
    case .fail: "failed"
    case .xfail: "failed as expected"
    case .xpass: "passed unexpectedly"
    case .skip: "skipped"
    case .error: count == 1 ? "error" : "errors"
    }
  }
}
