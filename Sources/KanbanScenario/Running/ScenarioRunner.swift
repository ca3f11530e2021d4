import KanbanInteraction
package import KanbanSimulation
import ScenarioSyntax

/// Runs loaded scenarios.
package enum ScenarioRunner {
  /// Follows a run: called after each processed event with the simulation as it is then, and the log's new
  /// events.
  package typealias Observer = (_ simulation: Simulation, _ newEvents: ArraySlice<LogEvent>) -> Void

  /// Runs every variant of a scenario from text to verdict.
  package static func run(_ loaded: LoadedScenario, options: RunOptions = RunOptions()) -> ScenarioReport {
    var report = ScenarioReport(outcome: .pass, title: loaded.title)
    if case .skip(let words) = loaded.expectation {
      report.outcome = .skip
      report.words = words
      return report
    }
    for variant in loaded.variants {
      var judged = run(variant, of: loaded, options: options, observer: nil)
      if !report.variants.isEmpty { judged.board = [] }
      report.variants.append(judged)
    }
    let isClean = report.variants.allSatisfy { $0.failures.isEmpty && $0.broken == nil }
    switch loaded.expectation {
    case .pass, .skip: report.outcome = isClean ? .pass : .fail
    case .xfail(let words):
      report.words = words
      report.outcome = isClean ? .xpass : .xfail
    }
    if !report.faultyTraces.isEmpty || !report.unreadableFiles.isEmpty { report.outcome = .error }
    if report.brokenInvariant != nil { report.outcome = .fail }
    return report
  }

  /// Runs one variant of a scenario, whatever its head says of the outcome, and shows each moment of it.
  ///
  /// - Parameters:
  ///   - variant: index into `LoadedScenario.variants`; one out of range counts as the nearest.
  ///   - observing: called once at the start, and after each processed event.
  @discardableResult
  package static func replay(
    _ loaded: LoadedScenario, variant: Int = 0, options: RunOptions = RunOptions(),
    observing: @escaping Observer
  ) -> VariantReport {
    guard !loaded.variants.isEmpty else { return VariantReport() }
    let index = min(max(variant, 0), loaded.variants.count - 1)
    return run(loaded.variants[index], of: loaded, options: options, observer: observing)
  }

  /// The log of one variant, line by line, handed out in pieces of some kilobytes.
  @discardableResult
  package static func log(
    _ loaded: LoadedScenario, variant: Int = 0, options: RunOptions = RunOptions(),
    writing write: @escaping ([UInt8]) -> Void
  ) -> VariantReport {
    guard !loaded.variants.isEmpty else { return VariantReport() }
    let pen = LogPen(write)
    pen.writer.writeHeader(profile: loaded.profile, scenario: loaded.path.lastName)
    let index = min(max(variant, 0), loaded.variants.count - 1)
    var run = ScenarioRun(loaded.variants[index], of: loaded, options: options) { simulation, events in
      for event in events { pen.writer.write(event, names: simulation.names) }
      pen.flushIfFull()
    }
    let report = run.run()
    pen.writer.writeFooter(run.simulation)
    pen.flush()
    return report
  }

  private static func run(
    _ variant: LoadedScenario.Variant, of loaded: LoadedScenario, options: RunOptions, observer: Observer?
  ) -> VariantReport {
    options.enclose {
      var run = ScenarioRun(variant, of: loaded, options: options, observer: observer)
      return run.run()
    }
  }
}

/// Gathers lines of a log and hands them out.
private final class LogPen {
  var writer = LogWriter()
  private let write: ([UInt8]) -> Void
  private static let fullCount = 1 << 16

  init(_ write: @escaping ([UInt8]) -> Void) { self.write = write }

  func flushIfFull() {
    if writer.count >= Self.fullCount { flush() }
  }

  func flush() { write(writer.take()) }
}

extension String {
  /// What follows the last `/`.
  fileprivate var lastName: String {
    split(separator: "/").last.map(String.init) ?? self
  }
}
