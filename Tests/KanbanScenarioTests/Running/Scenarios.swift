import KanbanGeometry
import KanbanInteraction
import KanbanScenario
import KanbanSimulation
import ScenarioSyntax
import Testing

/// What tests of runs share: loading a text, running it, reading its log.
enum Scenarios {
  /// Two columns: todo with A1, A2 and doing, full, with B1.
  static let board = """
    board
      column todo "To do"
        card A1 "Spec"
        card A2 "Tests"
      column doing "Doing" limit 1
        card B1 "Merge"
    end

    """

  /// Loads a scenario; what stands before the version line is not needed.
  static func load(
    _ text: String, path: String = "test.kanban", registry: RuleRegistry = .standard,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> LoadedScenario {
    let whole = text.hasPrefix("kanban-sim") ? text : "kanban-sim 1\n" + text
    let result = ScenarioLoader.load(
      path: path, bytes: Array(whole.utf8), language: ScenarioLanguage(rules: registry),
      isReadable: { _ in true },
      reading: { _ in [] })
    let faults = result.diagnostics.map { "\($0.message) at \($0.range.start)" }
    return try #require(result.scenario, "\(faults)", sourceLocation: sourceLocation)
  }

  /// Loads a scenario file; nil for one that is only a part.
  static func load(file path: String) throws -> LoadedScenario? {
    ScenarioLoader.load(path: path, bytes: try ScenarioFiles.bytes(of: path)) {
      try ScenarioFiles.bytes(of: $0)
    }.scenario
  }

  /// What runs of scenario files need.
  static let fileOptions = RunOptions(openTrace: { path in
    var rest: [UInt8]? = try ScenarioFiles.bytes(of: path)
    return {
      defer { rest = nil }
      return rest
    }
  })

  /// Runs lines on a board.
  static func run(
    _ lines: String, on board: String = board, options: RunOptions = RunOptions(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> ScenarioReport {
    ScenarioRunner.run(try load(board + lines, sourceLocation: sourceLocation), options: options)
  }

  /// The messages of the failures of lines on a board.
  static func failures(
    _ lines: String, on board: String = board, options: RunOptions = RunOptions(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [String] {
    let report = try run(lines, on: board, options: options, sourceLocation: sourceLocation)
    #expect(report.brokenInvariant == nil, sourceLocation: sourceLocation)
    return report.failures.map(\.message)
  }

  /// The events of lines on a board, a line each.
  static func events(
    _ lines: String, on board: String = board, options: RunOptions = RunOptions(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [String] {
    var events: [String] = []
    let loaded = try load(board + lines, sourceLocation: sourceLocation)
    ScenarioRunner.replay(loaded, options: options) { simulation, new in
      events += new.map { $0.words(simulation.names) }
    }
    return events
  }

  /// Where pointer 1 was at each instant at which it was somewhere new.
  static func samples(
    _ lines: String, on board: String = board, options: RunOptions = RunOptions(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [String] {
    var samples: [String] = []
    var last: Point?
    let loaded = try load(board + lines, sourceLocation: sourceLocation)
    ScenarioRunner.replay(loaded, options: options) { simulation, _ in
      let pointer = simulation.snapshot.pointers.first { $0.sample.pointer == 1 }
      guard let point = pointer?.sample.point, point != last else { return }
      last = point
      samples.append("\(simulation.now.words) \(point.exactWords)")
    }
    return samples
  }

  /// The log of lines on a board.
  static func log(
    _ lines: String, on board: String = board, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    var bytes: [UInt8] = []
    ScenarioRunner.log(try load(board + lines, sourceLocation: sourceLocation)) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
