/// Divides the lines of a file into phases.
///
/// Consecutive comment lines outside blocks begin a stretch; a stretch without input joins the one before, or,
/// as the first, keeps its lines to itself.
struct PhaseBuilder {
  private var phases: [ScenarioPhase] = []
  private var pending: [Located<String>] = []
  /// The heading of the lines since `start`.
  private var heading: [Located<String>] = []
  private var start = 0
  private var hasInput = false
  private var isCut = false

  /// Notes a comment line outside blocks; `lines` counts the lines above it.
  mutating func saw(heading comment: Located<String>) {
    if isCut { pending.removeAll() }
    isCut = false
    pending.append(comment)
  }

  mutating func sawBlankLine() { isCut = true }

  /// Notes a head statement or a block: the comment above it is about that, and heads no phase.
  mutating func sawStatement() { pending.removeAll() }

  /// Notes that the line of this index comes next.
  mutating func saw(line index: Int, isInput: Bool) {
    isCut = false
    if !pending.isEmpty {
      close(before: index)
      heading = pending
      pending.removeAll()
    }
    hasInput = hasInput || isInput
  }

  private mutating func close(before index: Int) {
    defer {
      start = index
      hasInput = false
    }
    guard index > start else { return }
    if !hasInput, let last = phases.indices.last {
      phases[last].lines = phases[last].lines.lowerBound..<index
    } else {
      phases.append(ScenarioPhase(heading: heading, lines: start..<index))
    }
  }

  /// The phases of all lines; writes each line's phase into it.
  mutating func finish(_ lines: inout [TimelineLine]) -> [ScenarioPhase] {
    close(before: lines.count)
    for (number, phase) in phases.enumerated() {
      for index in phase.lines { lines[index].phase = number }
    }
    return phases
  }
}
