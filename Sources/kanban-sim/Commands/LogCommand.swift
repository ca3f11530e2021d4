import KanbanScenario

/// `log FILE`: the events of a run, one JSON object a line. It does not judge the run.
enum LogCommand {
  static func perform(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitCode {
    switch try SingleScenario.load(arguments, console) {
    case .stopped(let code): return code
    case .loaded(let single):
      let report = ScenarioRunner.log(single.scenario, variant: single.variant, options: single.options) {
        console.write(bytes: $0)
      }
      single.tellOfOtherVariants(arguments, console)
      if let code = single.faultCode(of: report, console) { return code }
      guard let broken = report.broken else { return .passed }
      console.say(broken.sentence)
      return .broken
    }
  }
}
