import AllocationCounter
import KanbanScenario
import ScenarioSyntax

/// Scenarios from text to verdict, stage by stage and in all.
extension Suite {
  static var scenarios: [Benchmark] {
    [
      parse, load, run("scenario/run", expects: false), run("scenario/run-and-verify", expects: true),
      verdict("scenario/text-to-verdict", of: ScenarioTexts.drags(expects: true), handed: 252),
      verdict("scenario/one-long-drag", of: ScenarioTexts.longDrag, handed: 100),
      files, trace,
    ]
  }

  private static let rounds = 50

  private static var parse: Benchmark {
    Benchmark(name: "scenario/parse", operationCount: rounds) {
      let bytes = ScenarioTexts.drags(expects: true)
      return Workload {
        for _ in 0..<rounds { consume_number(Int64(ScenarioParser.parse(bytes).tree.lines.count)) }
      }
    }
  }

  private static var load: Benchmark {
    Benchmark(name: "scenario/parse-and-lower", operationCount: rounds) {
      let bytes = ScenarioTexts.drags(expects: true)
      return Workload {
        for _ in 0..<rounds { consume_number(Int64(loaded(bytes)?.variants.count ?? 0)) }
      }
    }
  }

  private static func run(_ name: String, expects: Bool) -> Benchmark {
    Benchmark(name: name, operationCount: rounds) {
      guard let scenario = loaded(ScenarioTexts.drags(expects: expects)), passes(scenario) else { return nil }
      return Workload {
        for _ in 0..<rounds { consume_number(Int64(ScenarioRunner.run(scenario).variants.count)) }
      }
    }
  }

  /// From a text to whether it passes: at most 150 microseconds for a scenario of 100 events.
  ///
  /// - Parameter handed: how many events a run hands to the machine: the input, and the frames and timers that
  ///   follow from it.
  private static func verdict(_ name: String, of bytes: [UInt8], handed: Int) -> Benchmark {
    Benchmark(name: name, operationCount: rounds, targets: [.processor(Double(handed) * 1_500)]) {
      guard let scenario = loaded(bytes), passes(scenario), handedEvents(scenario) == handed else {
        return nil
      }
      return Workload {
        for _ in 0..<rounds { consume_number(loaded(bytes).map { passes($0) } ?? false ? 1 : 0) }
      }
    }
  }

  private static func handedEvents(_ scenario: LoadedScenario) -> Int {
    var moments = 0
    ScenarioRunner.replay(scenario) { _, _ in moments += 1 }
    // The first moment is before all events.
    return moments - 1
  }

  /// 1,000 files, read one after another on one thread; an operation is a file.
  private static var files: Benchmark {
    Benchmark(
      name: "scenario/file", operationCount: 1_000, targets: [.wall(1_000_000)]
    ) {
      guard let folder = TemporaryFolder() else { return nil }
      let bytes = ScenarioTexts.drags(expects: true)
      let paths = (0..<1_000).compactMap { folder.add("\($0).kanban", bytes) }
      guard paths.count == 1_000 else { return nil }
      return Workload {
        var passed = 0
        for path in paths {
          if let scenario = Files.read(path).flatMap({ loaded($0) }), passes(scenario) { passed += 1 }
        }
        withExtendedLifetime(folder) { consume_number(Int64(passed)) }
      }
    }
  }

  /// A trace of a million samples from a file to a verdict; an operation is a sample.
  private static var trace: Benchmark {
    Benchmark(
      name: "scenario/trace-sample", operationCount: 1_000_000,
      targets: [.processor(500), .memory(1_048_576)]
    ) {
      guard let folder = TemporaryFolder(),
        let path = folder.add("samples.trace", ScenarioTexts.trace(sampleCount: 1_000_000)),
        let scenario = loaded(ScenarioTexts.streamed)
      else { return nil }
      let options = RunOptions(openTrace: { _ in
        guard let reader = PieceReader(path) else { throw UnreadableTrace() }
        return { reader.next() }
      })
      guard passes(scenario, options) else { return nil }
      return Workload {
        withExtendedLifetime(folder) { consume_number(passes(scenario, options) ? 1 : 0) }
      }
    }
  }

  /// The trace is gone.
  private struct UnreadableTrace: Error {}

  static func loaded(_ bytes: [UInt8]) -> LoadedScenario? {
    ScenarioLoader.load(path: "bench.kanban", bytes: bytes, isReadable: { _ in true }) { _ in [] }.scenario
  }

  private static func passes(_ scenario: LoadedScenario, _ options: RunOptions = RunOptions()) -> Bool {
    ScenarioRunner.run(scenario, options: options).outcome == .pass
  }
}
