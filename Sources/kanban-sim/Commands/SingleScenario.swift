import KanbanSuite
import KanbanScenario

/// The one scenario of `play`, `frames` and `log`, with the variant that is asked for.
struct SingleScenario {
  /// The file.
  var file: ScenarioFile
  /// The scenario.
  var scenario: LoadedScenario
  /// Index into its variants.
  var variant: Int
  /// What a run of it needs from outside.
  var options: RunOptions

  /// Says on standard error that the scenario has other variants, unless one was asked for.
  func tellOfOtherVariants(_ arguments: Arguments, _ console: Console) {
    let count = scenario.variants.count
    guard count > 1, !arguments.has(.variant), !arguments.has(.quiet) else { return }
    console.say(
      "this is variant \(variant + 1) of \(count), \(scenario.variants[variant].label); "
        + "--variant N takes another")
  }

  /// Tells of trace files that turned out to be faulty, or could not be read.
  ///
  /// - Returns: how the command then ends.
  func faultCode(of report: VariantReport, _ console: Console) -> ExitCode? {
    DiagnosticPrinter(console).print(file.shown(report.faultyTraces))
    for words in report.unreadableFiles { console.say(words) }
    if !report.unreadableFiles.isEmpty { return .inaccessibleFile }
    return report.faultyTraces.isEmpty ? nil : .invalidFile
  }

  /// What came of looking for it.
  enum Outcome {
    case loaded(SingleScenario)
    case stopped(ExitCode)
  }

  /// Loads the file of a command line, and tells what is wrong with it.
  static func load(_ arguments: Arguments, _ console: Console) throws(UsageError) -> Outcome {
    let number = try arguments.number(.variant, in: 1...Int.max, or: 1)
    let finder = ScenarioFinder(arguments.operands)
    for error in finder.errors { console.say(error.words) }
    guard let file = finder.files.first else {
      if finder.errors.isEmpty { console.say("there is no scenario in '\(arguments.operands[0])'") }
      return .stopped(finder.errors.isEmpty ? .nothingSelected : .inaccessibleFile)
    }
    guard finder.files.count == 1 else {
      throw UsageError(
        "'\(arguments.command.rawValue)' takes one file, a folder with \(finder.files.count) is too many",
        command: arguments.command)
    }
    let source: ScenarioSource
    do throws(FileError) {
      source = try ScenarioSource(reading: file)
    } catch {
      console.say(error.words)
      return .stopped(.inaccessibleFile)
    }
    DiagnosticPrinter(console).print(source.faultyFiles)
    guard let scenario = source.scenario else { return .stopped(source.faultCode) }
    let count = scenario.variants.count
    guard number <= count else {
      let most = count == 1 ? "1, the file varies nothing" : "\(count), there are no more variants"
      throw UsageError("'--variant' takes a number up to \(most)", command: arguments.command)
    }
    return .loaded(
      SingleScenario(
        file: file, scenario: scenario, variant: number - 1,
        options: source.runOptions(keepsGoing: arguments.has(.keepGoing))))
  }
}
