import KanbanGeometry
import KanbanInteraction
import KanbanSimulation
import ScenarioSyntax

/// What a failure tells besides its message.
extension Verdicts {
  /// A failure at a place of the file, with the words of its phase and the last events.
  func failure(at range: SourceRange, _ message: String, in simulation: Simulation) -> Failure {
    let position = position(at: range.start)
    return Failure(
      line: position.line, column: position.column, range: range, message: message, phase: phaseHeading,
      phaseLine: phaseLine, lastEvents: simulation.lastEventWords, instant: simulation.now, moment: moment,
      lastInput: lastInput.map {
        .init(line: number(ofLine: $0.line), instant: $0.instant, moment: $0.moment)
      })
  }

  /// The number of a line in the file, from 1.
  func number(ofLine line: Int) -> Int { position(at: loaded.tree.lines[line].range.start).line }

  /// The most lines of a heading that each failure tells again.
  private static let shownHeading = 10

  /// The heading comments of the phase, without `#`.
  private var phaseHeading: String? {
    guard loaded.tree.phases.indices.contains(phase) else { return nil }
    let heading = loaded.tree.phases[phase].heading
    guard !heading.isEmpty else { return nil }
    let lines = heading.prefix(Self.shownHeading).map { line in
      String(line.value.drop { $0 == "#" }.drop { $0 == " " })
    }
    return (lines + (heading.count > lines.count ? ["..."] : [])).joined(separator: "\n")
  }

  /// The line at which the heading of the phase begins, from 1.
  private var phaseLine: Int? {
    guard loaded.tree.phases.indices.contains(phase) else { return nil }
    return loaded.tree.phases[phase].heading.first.map { position(at: $0.range.start).line }
  }
}

extension Simulation {
  /// How many events a failure shows.
  private static let shownEvents = 8

  /// The last events, oldest first, one a line.
  var lastEventWords: [String] { log.words(ofLast: Self.shownEvents, names) }

  /// Where a pointer was seen last.
  func point(of pointer: Int) -> Point {
    snapshot.pointers.first { $0.sample.pointer == pointer }?.sample.point ?? .zero
  }
}

extension LoadedScenario {
  /// The text of a part of the file, on one line.
  func text(in range: SourceRange) -> String {
    let start = min(max(range.start, 0), source.count)
    let end = min(max(range.end, start), source.count)
    return String(decoding: source[start..<end], as: UTF8.self)
      .split { $0 == " " || $0 == "\t" || $0.isNewline }.joined(separator: " ")
  }
}
