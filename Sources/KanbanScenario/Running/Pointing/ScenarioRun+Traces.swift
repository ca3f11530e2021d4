import KanbanGeometry
import KanbanInteraction
import KanbanSimulation
import ScenarioSyntax

/// Recorded samples.
extension ScenarioRun {
  /// Starts a trace at this instant.
  mutating func begin(_ trace: TraceStatement, line: Int) throws(RunError) {
    let pointer = hands.identify(number: trace.number, kind: trace.kind)
    let source: TracePlayer.Source
    switch trace.source {
    case .inline(let lines): source = .inline(lines, next: 0)
    case .file(let path): source = .file(try open(path, line: line))
    }
    do throws(TraceProblem) {
      guard
        let player = try TracePlayer(line: line, pointer: pointer, start: simulation.now, source: source)
      else { return }
      timeline.begin(player.activity)
    } catch {
      throw runError(for: error, line: line)
    }
  }

  private func open(_ path: Located<String>, line: Int) throws(RunError) -> TraceReader {
    do {
      return TraceReader(try options.openTrace(tracePath(ofLine: line) ?? path.value))
    } catch {
      throw .unreadableFile("the trace \(path.value.quoted) cannot be opened")
    }
  }

  /// The path of the trace file that a line names, relative to the scenario root.
  ///
  /// - Complexity: logarithmic.
  private func tracePath(ofLine line: Int) -> String? {
    let files = loaded.traceFiles
    var (low, high) = (0, files.count)
    while low < high {
      let middle = (low + high) / 2
      if files[middle].line < line { low = middle + 1 } else { high = middle }
    }
    return low < files.count && files[low].line == line ? files[low].path : nil
  }

  private func runError(for problem: TraceProblem, line: Int) -> RunError {
    let path = tracePath(ofLine: line) ?? loaded.path
    switch problem {
    case .faulty(let fault): return .invalidTrace(fault.file(path: path))
    case .unreadable: return .unreadableFile("the trace \(path.quoted) cannot be read on")
    }
  }

  /// Plays the next line of a trace.
  mutating func proceed(_ player: TracePlayer, at place: Int) throws(RunError) {
    let waiting = player.waiting
    var goesOn = false
    var problem: TraceProblem?
    do throws(TraceProblem) {
      goesOn = try player.advance()
    } catch {
      problem = error
    }
    if goesOn { timeline.postpone(place, to: player.next) } else { timeline.end(place) }
    try play(waiting, player)
    if let problem { throw runError(for: problem, line: player.line) }
  }

  private mutating func play(_ line: TracePlayer.Line, _ player: TracePlayer) throws(RunError) {
    comeToLine()
    switch line {
    case .expect(let statement): try expect(statement, line: player.line)
    case .sample(let sample):
      let (pointer, point) = (player.pointer, Point(x: sample.x, y: sample.y))
      switch sample.action {
      case nil: try feed(hands.move(pointer, to: point))
      case .down: try feed(hands.press(pointer, at: point, .left))
      case .up:
        hands.put(pointer, at: point)
        try release(pointer)
      case .cancel:
        hands.put(pointer, at: point)
        try feed(hands.cancel(pointer, why: nil))
      }
    }
  }
}
