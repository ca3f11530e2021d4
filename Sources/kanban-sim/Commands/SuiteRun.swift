import KanbanScenario
import KanbanText

/// Gathers the results of a run in the order of the files, and tells of each as it comes.
final class SuiteRun {
  private let settings: RunSettings
  private let console: Console
  private let printer: DiagnosticPrinter
  private let count: Int
  private let start = ContinuousClock.now
  private var entries: [SuiteEntry] = []
  private var doneCount = 0
  private var failureCount = 0
  private var notRunCount = 0

  /// The gravest of what has happened.
  private(set) var code = ExitCode.passed
  /// How many files were no scenarios of their own.
  private(set) var partCount = 0
  /// Why nothing was run, if there is no such line as was asked for.
  private(set) var missingLineWords: String?

  /// Makes a run of a number of files.
  init(_ settings: RunSettings, _ console: Console, count: Int) {
    self.settings = settings
    self.console = console
    self.count = count
    printer = DiagnosticPrinter(console)
  }

  /// What has been run so far.
  var report: SuiteReport { SuiteReport(entries: entries, notRunCount: notRunCount) }

  /// Takes the next result.
  ///
  /// - Returns: false if enough has failed.
  func take(_ result: ScenarioJob.Result) -> Bool {
    doneCount += 1
    switch result {
    case .part: partCount += 1
    case .noSuchLine(let path, let line): missingLineWords = "nothing that can fail stands at \(path):\(line)"
    case .entry(let entry, let updatedFrames, let code):
      take(entry, updatedFrames)
      self.code.add(code)
    }
    showProgress()
    guard failureCount >= settings.mostFailures else { return true }
    notRunCount = count - doneCount
    return false
  }

  private func take(_ entry: SuiteEntry, _ updatedFrames: Int) {
    printer.print(entry.faultyFiles)
    if let problem = entry.problem { console.say(problem) }
    if settings.reporters.contains(where: { $0.kind == .line && $0.path == nil }) {
      console.write(LineReporter.spans(of: entry, isQuiet: settings.isQuiet))
    }
    if updatedFrames > 0 {
      console.say(
        "\(updatedFrames) golden \(updatedFrames == 1 ? "frame" : "frames") written to '\(entry.path)'")
    }
    if entry.report.outcome.isFailure { failureCount += 1 }
    entries.append(entry)
  }

  /// On a terminal, once a run has taken a second and its results do not show how far it is.
  private func showProgress() {
    guard console.isDiagnosticTerminal, !console.isTerminal || settings.isQuiet, doneCount < count,
      ContinuousClock.now - start > .seconds(1)
    else { return }
    console.showProgress("\(doneCount) of \(count) scenarios, \(failureCount) failed")
  }
}
