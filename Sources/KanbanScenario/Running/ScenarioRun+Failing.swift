import KanbanInteraction
import KanbanSimulation
import ScenarioSyntax

/// What does not hold, or cannot be done.
extension ScenarioRun {
  /// Notes a failure, with the words of its phase and the last events.
  mutating func fail(
    _ range: SourceRange, _ message: String, expected: String? = nil, actual: String? = nil
  ) {
    let position = position(at: range.start)
    report.failures.append(
      Failure(
        line: position.line, column: position.column, range: range, message: message, expected: expected,
        actual: actual, phase: phaseHeading, phaseLine: phaseLine, lastEvents: lastEventWords,
        instant: simulation.now, moment: max(momentCount - 1, 0),
        lastInput: lastInput.map {
          .init(line: number(ofLine: $0.line), instant: $0.instant, moment: $0.moment)
        }))
  }

  /// Notes that a line could not be done. If it is a step, what its phase expects of it is not judged: that
  /// says only once more that the step is missing.
  mutating func fail(line: Int, at range: SourceRange, _ words: String) {
    fail(range, words)
    let index = report.failures.count - 1
    simulation.recordFailure(words)
    show()
    // What fails now shows the same picture.
    report.failures[index].moment = max(momentCount - 1, 0)
    let statement = loaded.tree.lines[line]
    if statement.isInput, failedSteps[statement.phase] == nil { failedSteps[statement.phase] = index }
  }

  /// False for an expectation behind a step of its phase that could not be done, which then counts it.
  mutating func judges(_ statement: ExpectStatement, line: Int) -> Bool {
    guard !options.keepsGoing, let step = failedSteps[loaded.tree.lines[line].phase] else { return true }
    report.failures[step].unjudgedLines.append(position(at: statement.range.start).line)
    return false
  }

  /// The place of a byte of the file, with the map of its lines, which is made at the first failure.
  private mutating func position(at byte: Int) -> SourcePosition {
    let map = sourceMap ?? SourceMap(loaded.source)
    sourceMap = map
    return map.position(at: byte)
  }

  var lastEventWords: [String] {
    simulation.log.words(ofLast: Self.shownEvents, simulation.names)
  }

  /// The number of a line in the file, from 1.
  func number(ofLine line: Int) -> Int {
    (sourceMap ?? SourceMap(loaded.source)).position(at: loaded.tree.lines[line].range.start).line
  }

  /// How many events a failure shows.
  private static let shownEvents = 8

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
    guard loaded.tree.phases.indices.contains(phase),
      let start = loaded.tree.phases[phase].heading.first?.range.start
    else { return nil }
    return (sourceMap ?? SourceMap(loaded.source)).position(at: start).line
  }

  /// The text of a part of the file, on one line.
  func text(in range: SourceRange) -> String {
    let start = min(max(range.start, 0), loaded.source.count)
    let end = min(max(range.end, start), loaded.source.count)
    return String(decoding: loaded.source[start..<end], as: UTF8.self)
      .split { $0 == " " || $0 == "\t" || $0.isNewline }.joined(separator: " ")
  }
}
