import KanbanSuite
import KanbanRendering
import KanbanScenario
import ScenarioSyntax

/// What `run` does with one file; independent of all other files.
struct ScenarioJob: Sendable {
  /// Which golden frames are rewritten.
  var update: GoldenUpdate
  /// Whether failures get a picture.
  var drawsPictures: Bool
  /// What the pictures are drawn with.
  var repertoire: Repertoire
  /// The cells of a line of the report.
  var width: Int
  /// The lines that are judged; empty for all.
  var lines: [Int]
  /// Whether expectations are judged behind a step that could not be done; lines that are asked for always are.
  var keepsGoing: Bool

  /// What came of it.
  enum Result: Sendable {
    /// The scenario was run or could not be.
    case entry(SuiteEntry, updatedFrames: Int, ExitCode)
    /// The file is a part of others.
    case part
    /// Nothing that can fail stands on the lines that are asked for.
    case noSuchLine(path: String, line: Int)
  }

  /// Runs a file.
  func run(_ file: ScenarioFile) -> Result {
    do throws(FileError) {
      return try run(ScenarioSource(reading: file))
    } catch {
      let report = ScenarioReport(outcome: .error)
      return .entry(
        SuiteEntry(path: file.path, report: report, problem: error.words), updatedFrames: 0,
        .inaccessibleFile)
    }
  }

  private func run(_ source: ScenarioSource) throws(FileError) -> Result {
    if source.isPart { return .part }
    guard let scenario = source.scenario else {
      return .entry(
        SuiteEntry(
          path: source.file.path, source: source.bytes, report: ScenarioReport(outcome: .error),
          faultyFiles: source.faultyFiles), updatedFrames: 0, source.faultCode)
    }
    let options = source.runOptions(keepsGoing: keepsGoing || !lines.isEmpty)
    var report = ScenarioRunner.run(scenario, options: options)
    if report.brokenInvariant == nil, let new = update.rewrite(source.bytes, variants: report.variants) {
      try AtomicFile.rewrite(source.file.path, from: source.bytes, to: new.source)
      var again = self
      again.update = .none
      guard
        case .entry(let entry, _, let code) = try again.run(ScenarioSource(source.file, bytes: new.source))
      else { return .part }
      return .entry(entry, updatedFrames: new.count, code)
    }
    var ranges: [SourceRange] = []
    for line in lines {
      guard let range = LineSelection.range(ofLine: line, in: scenario.tree, source: source.bytes) else {
        return .noSuchLine(path: source.file.path, line: line)
      }
      ranges.append(range)
    }
    if !ranges.isEmpty { report = LineSelection.report(report, in: ranges) }
    return .entry(entry(report, scenario, source, options), updatedFrames: 0, code(of: report))
  }

  private func entry(
    _ report: ScenarioReport, _ scenario: LoadedScenario, _ source: ScenarioSource, _ options: RunOptions
  ) -> SuiteEntry {
    let isShown = drawsPictures && report.outcome == .fail
    return SuiteEntry(
      path: source.file.path, of: scenario, report: report,
      faultyFiles: source.faultyFiles + source.file.shown(report.faultyTraces),
      drawing: isShown
        ? FailurePictures(repertoire: repertoire, width: width, options: options) : nil)
  }

  private func code(of report: ScenarioReport) -> ExitCode {
    if report.brokenInvariant != nil { return .broken }
    if !report.unreadableFiles.isEmpty { return .inaccessibleFile }
    if !report.faultyTraces.isEmpty { return .invalidFile }
    return report.outcome.isFailure ? .failed : .passed
  }
}
