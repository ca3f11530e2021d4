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
    do throws(FileError) {
      let source = try ScenarioSource(reading: file)
      DiagnosticPrinter(console).print(source.faultyFiles)
      guard let scenario = source.scenario else { return .stopped(.invalidFile) }
      guard number <= scenario.variants.count else {
        throw FileError(
          "run", file.path, reason: "it has no run \(number), only \(scenario.variants.count)")
      }
      return .loaded(
        SingleScenario(file: file, scenario: scenario, variant: number - 1, options: source.runOptions))
    } catch {
      console.say(error.words)
      return .stopped(.inaccessibleFile)
    }
  }
}
