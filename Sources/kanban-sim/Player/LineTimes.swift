import KanbanInteraction
import KanbanScenario
import KanbanSimulation
import ScenarioSyntax

/// Finds when the lines of a scenario are reached.
///
/// A run does not say when it comes to a line, only when an expectation fails. So the scenario is run up to the
/// line, with an expectation in its place that never holds: when that fails is when the line is reached.
struct LineTimes {
  /// When a line is reached.
  struct Place {
    var instant: Instant
    /// Index into the recording's moments: the last one before the line.
    var moment: Int
  }

  private let single: SingleScenario

  /// Lines of longer scenarios are not looked for: each costs a run.
  static let mostLines = 300

  /// No board has so many cards.
  private static let neverTrue: ExpectStatement? = {
    let parsed = ScenarioParser.parse("expect cards all 99999999..")
    guard case .expect(let statement) = parsed.tree.lines.first?.action else { return nil }
    return statement
  }()

  init(_ single: SingleScenario) { self.single = single }

  /// When the run comes to a line; nil if it never does.
  func place(ofLine line: Int) -> Place? {
    var cut = single
    let statement = single.scenario.tree.lines[line]
    guard var expectation = Self.neverTrue else { return nil }
    expectation.range = statement.range
    var probe = statement
    probe.action = .expect(expectation)
    cut.scenario.tree.lines.removeSubrange(line...)
    cut.scenario.tree.lines.append(probe)
    // Behind a step that could not be done the line is reached, too.
    cut.options.keepsGoing = true
    var instants: [Instant] = []
    let report = ScenarioRunner.replay(cut.scenario, variant: cut.variant, options: cut.options) {
      simulation, _ in
      instants.append(simulation.now)
    }
    guard let failure = report.failures.last(where: { $0.range == statement.range }) else { return nil }
    let count = instants.firstIndex { $0 > failure.instant } ?? instants.count
    return Place(instant: failure.instant, moment: max(0, count - 1))
  }
}
