/// A scenario file as a tree; ids are not resolved, and every node knows its place.
///
/// A tree is made of any bytes. When there were diagnostics, the lines that they speak of may be missing.
package struct ScenarioTree: Sendable {
  package var version: Located<Int>?
  /// The statements above the blocks, in file order, the version excepted.
  package var head: [FormUse] = []
  /// `layout`, `behaviour`, `board` and `rules`, in file order, each at most once.
  package var blocks: [Block] = []
  /// The steps, expectations and traces, in file order.
  package var lines: [TimelineLine] = []
  /// The phases of `lines`, in order: together they cover it without gaps. Empty only if `lines` is.
  package var phases: [ScenarioPhase] = []
  /// All comments in file order, those of sample lines excepted.
  package var comments: [Comment] = []
}

/// A stretch of lines that `moves`, `requests`, `events`, `count` and `announced` speak of.
package struct ScenarioPhase: Sendable, Hashable {
  /// The comment lines that head the phase; empty for a phase that starts without.
  package var heading: [Located<String>]
  /// Indices into `ScenarioTree.lines`.
  package var lines: Range<Int>
}

/// A comment, with its `#`.
package struct Comment: Sendable, Hashable {
  /// From the `#` to the end of the line, spaces at the end left out.
  package var range: SourceRange
  /// Whether a statement stands before it on its line.
  package var isTrailing: Bool
}

/// One line of the timeline: an input or an expectation, with the instant it is pinned to.
package struct TimelineLine: Sendable {
  /// Where a line is pinned in time.
  package enum Start: Sendable {
    /// `@T`: an absolute time.
    case at(TimeLiteral)
    /// `@+T`: a time after the start of the step before.
    case after(TimeLiteral)
  }

  /// Indirect, as lines are handed on many times between text and verdict.
  package indirect enum Action: Sendable {
    case step(Step)
    case expect(ExpectStatement)
    case trace(TraceStatement)
  }

  package var start: Start?
  package var action: Action
  /// Index into `ScenarioTree.phases`.
  package var phase: Int
  package var range: SourceRange

  /// Whether the line is input rather than an expectation.
  package var isInput: Bool {
    switch action {
    case .step, .trace: true
    case .expect: false
    }
  }
}
