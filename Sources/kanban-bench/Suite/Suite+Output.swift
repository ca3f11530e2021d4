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
      Benchmark(
        name: "frame/update", operationCount: updateCount, targets: [.footprint(Double(mostUpdateBytes))]
      ) { updates(from: { $0 }) },
      Benchmark(name: "frame/redraw", operationCount: updateCount) { updates(from: { _ in nil }) },
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
  /// A drag of half a second and a landing, sixty frames a second.
  private static let updateCount = 51
  /// An eighth of what a whole picture takes.
  private static let mostUpdateBytes = 1_000
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

  /// What a player writes to a terminal for each frame of a drag; its bytes are the footprint.
  ///
  /// - Parameter known: the frame that the terminal is known to show, made of the one before.
  private static func updates(from known: @escaping (Frame?) -> Frame?) -> Workload? {
    guard let scenario = loaded(ScenarioTexts.watched) else { return nil }
    var frames: [Frame] = []
    ScenarioRunner.replay(scenario) { simulation, _ in
      let instant = simulation.now
      let number = Int64(frames.count)
      guard instant.microseconds >= number * 1_000_000 / 60 else { return }
      frames.append(Frame(of: simulation, in: .unicode))
    }
    let pictures = frames.prefix(updateCount)
    guard pictures.count == updateCount, let first = pictures.first, first.width == 100 else { return nil }
    let style = ScreenStyle(theme: .dark)
    func write() -> Int {
      var last: Frame? = first
      var bytes = 0
      for frame in pictures {
        bytes += frame.update(from: known(last), style: style).utf8.count
        last = frame
      }
      return bytes
    }
    return Workload(footprint: { Double(write()) / Double(updateCount) }) { consume_number(Int64(write())) }
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
