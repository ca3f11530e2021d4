import KanbanScenario
import ScenarioSyntax

/// What holds for the run of any scenario.
package enum RunCheck {
  /// Larger boards and longer runs show nothing new.
  private static let mostCards = 200
  private static let mostVariants = 4
  private static let budget = 2_000

  /// Runs the scenario that the bytes are.
  ///
  /// - Returns: false if they are none.
  package static func check(_ bytes: [UInt8]) -> Bool {
    guard LoadCheck.cardCount(bytes) <= mostCards, var scenario = LoadCheck.load(bytes).scenario else {
      return false
    }
    scenario.variants = Array(scenario.variants.prefix(mostVariants))
    let options = RunOptions(openTrace: { _ in { nil } }, budget: budget)
    let report = ScenarioRunner.run(scenario, options: options)
    if let broken = report.brokenInvariant { demand(false, broken.sentence) }
    let lineCount = SourceMap(bytes).lineCount
    for failure in report.failures {
      demand((1...lineCount).contains(failure.line), "a failure stands on a line of the file")
    }
    var logs: [[UInt8]] = []
    for _ in 0..<2 {
      var log: [UInt8] = []
      ScenarioRunner.log(scenario, variant: 0, options: options) { log += $0 }
      logs.append(log)
    }
    demand(logs[0] == logs[1], "equal runs have equal logs")
    return true
  }
}
