import KanbanGeometry
import KanbanInteraction
import KanbanSimulation
import ScenarioSyntax

/// Recorded samples.
extension ScenarioRun {
  /// Starts a trace at this instant.
  mutating func begin(_ trace: TraceStatement, line: Int) throws(RunError) {
    let pointer = identify(number: trace.number?.value, kind: trace.kind?.value)
    let source: TracePlayer.Source
    switch trace.source {
    case .inline(let lines): source = .inline(lines, next: 0)
    case .file(let path): source = .file(try open(path, line: line))
    }
    do throws(StepProblem) {
      guard
        let player = try TracePlayer(line: line, pointer: pointer, start: simulation.now, source: source)
      else { return }
      activities.append(player.activity)
    } catch {
      throw .cannot(error)
    }
  }

  private func open(_ path: Located<String>, line: Int) throws(RunError) -> TraceReader {
    let known = loaded.traceFiles.first { $0.line == line }?.path ?? path.value
    do {
      return TraceReader(try options.openTrace(known))
    } catch {
      throw .cannot(StepProblem("the trace \(path.value.quoted) cannot be opened", at: path.range))
    }
  }

  /// Plays the next line of a trace.
  mutating func proceed(_ player: TracePlayer, at index: Int) throws(RunError) {
    let waiting = player.waiting
    var goesOn = false
    var problem: StepProblem?
    do throws(StepProblem) {
      goesOn = try player.advance()
    } catch {
      problem = error
    }
    if goesOn { activities[index].next = player.next } else { activities.remove(at: index) }
    try play(waiting, player)
    if let problem { throw .cannot(problem) }
  }

  private mutating func play(_ line: TracePlayer.Line, _ player: TracePlayer) throws(RunError) {
    switch line {
    case .expect(let statement): try expect(statement, line: player.line)
    case .sample(let sample):
      let point = Point(x: sample.x, y: sample.y)
      switch sample.action {
      case nil: try moveTo(point, player.pointer)
      case .down: try press(player.pointer, at: point)
      case .up:
        pointers[player.pointer].point = point
        try release(player.pointer)
      case .cancel:
        pointers[player.pointer].point = point
        try cancel(player.pointer, why: nil)
      }
    }
  }
}
