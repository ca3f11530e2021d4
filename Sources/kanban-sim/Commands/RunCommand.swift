import KanbanSuite
import KanbanScenario

/// `run`: runs scenarios, several at a time, and reports in the order of the files.
struct RunCommand {
  private let arguments: Arguments
  private let console: Console
  private let settings: RunSettings

  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
    settings = try RunSettings(arguments, console)
  }

  @MainActor
  func perform() async throws(UsageError) -> ExitCode {
    var paths = try SuitePaths(
      arguments, named: settings.lines.isEmpty ? nil : settings.lines.paths(arguments.operands))
    if !settings.lines.isEmpty { paths.files.removeAll { settings.lines.numbers(in: $0.path).isEmpty } }
    var code = ExitCode.passed
    for error in paths.errors {
      console.say(error.words)
      code.add(.inaccessibleFile)
    }
    let run = SuiteRun(settings, console, count: paths.files.count)
    await OrderedWork.run(
      paths.files, width: settings.width(for: paths.files.count), work: settings.job,
      take: { run.take($0) })
    var suite = run.report
    code.add(run.code)
    suite.exitCode = Int(code.rawValue)
    guard !suite.entries.isEmpty || code != .passed else {
      console.say(run.missingLineWords ?? paths.emptyWords(partCount: run.partCount))
      return .nothingSelected
    }
    code.add(write(suite))
    return code
  }

  /// Writes the reports that are made of the whole suite.
  private func write(_ suite: SuiteReport) -> ExitCode {
    var code = ExitCode.passed
    for reporter in settings.reporters {
      if reporter.kind == .line, reporter.path == nil {
        if !settings.isQuiet { console.write(LineReporter.summary(of: suite)) }
      } else {
        code.add(reporter.write(reporter.kind.text(of: suite), console))
      }
    }
    return code
  }
}

extension ReporterKind {
  /// The whole report.
  fileprivate func text(of suite: SuiteReport) -> String {
    switch self {
    case .line: LineReporter.text(of: suite)
    case .tap: TAPReporter.text(of: suite)
    case .junit: JUnitReporter.text(of: suite)
    case .github: GitHubReporter.text(of: suite)
    case .json: JSONReporter.text(of: suite)
    case .markdown: MarkdownReporter.text(of: suite)
    }
  }
}
