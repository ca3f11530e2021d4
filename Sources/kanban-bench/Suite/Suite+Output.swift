import AllocationCounter
import KanbanInteraction
import KanbanRendering
import KanbanScenario
import KanbanSimulation

/// What people and other programs read: frames and logs.
extension Suite {
  static var pictures: [Benchmark] {
    [
      Benchmark(name: "frame/draw", operationCount: frameCount) {
        frames { Frame(of: $0, titles: $1).width }
      },
      Benchmark(name: "frame/golden", operationCount: frameCount, targets: [.processor(20_000)]) {
        frames { Frame(of: $0, titles: $1).goldenLines.count }
      },
      Benchmark(name: "frame/screen", operationCount: frameCount) {
        frames { Frame(of: $0, titles: $1).screenLines(style: ScreenStyle(theme: .dark)).count }
      },
    ]
  }

  static var logs: [Benchmark] {
    [
      Benchmark(name: "log/write-an-event", operationCount: logRounds * ScenarioTexts.eventCount) {
        let (events, names) = recording(ScenarioTexts.drags(expects: true))
        guard let names, !events.isEmpty else { return nil }
        return Workload {
          var writer = LogWriter()
          var next = 0
          for _ in 0..<(logRounds * ScenarioTexts.eventCount) {
            writer.write(events[next], names: names)
            next = next &+ 1 == events.count ? 0 : next &+ 1
            if writer.count > 1 << 16 { consume_number(Int64(writer.take().count)) }
          }
          consume_number(Int64(writer.count))
        }
      }
    ]
  }

  private static let frameCount = 500
  private static let logRounds = 100

  /// A frame of 100 x 30 cells in the middle of a drag.
  private static func frames(_ draw: @escaping (Snapshot, BoardNames) -> Int) -> Workload? {
    var last: (snapshot: Snapshot, names: BoardNames)?
    guard let scenario = loaded(ScenarioTexts.held) else { return nil }
    ScenarioRunner.replay(scenario) { simulation, _ in
      last = (simulation.snapshot, simulation.names)
    }
    guard let (snapshot, names) = last else { return nil }
    let frame = Frame(of: snapshot, titles: names)
    guard frame.width == 100, frame.height == 30 else { return nil }
    return Workload {
      for _ in 0..<frameCount { consume_number(Int64(draw(snapshot, names))) }
    }
  }

  /// The events of a run, and the names of its end.
  private static func recording(_ bytes: [UInt8]) -> (events: [LogEvent], names: BoardNames?) {
    var events: [LogEvent] = []
    var names: BoardNames?
    guard let scenario = loaded(bytes) else { return ([], nil) }
    ScenarioRunner.replay(scenario) { simulation, newEvents in
      events += newEvents
      names = simulation.names
    }
    return (events, names)
  }
}
