import KanbanSuite
import KanbanInteraction
import KanbanRendering
import KanbanScenario

/// `play FILE`: watches a run in the terminal, or prints it where there is none.
struct PlayCommand {
  private let arguments: Arguments
  private let console: Console
  private let style: FrameStyle
  private let start: Instant?
  private let speed: Double

  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
    style = try FrameStyle(arguments, console)
    start = try arguments.times(.at).first.map { Instant(microseconds: $0) }
    speed = try Self.speed(arguments)
  }

  func perform() throws(UsageError) -> ExitCode {
    switch try SingleScenario.load(arguments, console) {
    case .stopped(let code): return code
    case .loaded(let single):
      let recording = Recording(single)
      if recording.isCut { console.say("the run is too long, its end is left out") }
      let timeline = Timeline(of: recording, single)
      let isInteractive = console.isTerminal && !console.environment.isDumb
      if isInteractive, let terminal = RawTerminal() {
        let state = PlayerState(recording, timeline: timeline, at: start, speed: speed)
        var player = Player(
          state, style: style, title: "\(single.scenario.title)  \(single.file.path)", terminal: terminal)
        if let code = player.run() { return code }
      } else {
        PlainPlayer(recording, timeline, style: style, console: console).show(at: start)
      }
      return single.faultCode(of: recording.report, console) ?? verdict(on: recording)
    }
  }

  private func verdict(on recording: Recording) -> ExitCode {
    if let broken = recording.report.broken {
      console.say(broken.sentence)
      return .broken
    }
    return recording.report.failures.isEmpty ? .passed : .failed
  }

  private static func speed(_ arguments: Arguments) throws(UsageError) -> Double {
    guard let text = arguments.value(.speed) else { return 1 }
    guard let speed = Double(text), (0.01...100).contains(speed) else {
      throw UsageError("'--speed' takes a number from 0.01 to 100", command: .play)
    }
    return speed
  }
}
