package import KanbanInteraction
package import ScenarioSyntax

/// What became of a scenario.
package enum ScenarioOutcome: String, Hashable, Sendable, CaseIterable {
  /// Every expectation held.
  case pass
  /// Something did not hold, or a step could not be done.
  case fail
  /// It failed, as its head says.
  case xfail
  /// It passed, although its head says that it fails.
  case xpass
  /// It was not run, as its head says.
  case skip
  /// It could not be loaded, or a trace file of it is faulty or cannot be read.
  case error

  /// True if the outcome counts as a failure of the run.
  package var isFailure: Bool {
    switch self {
    case .pass, .xfail, .skip: false
    case .fail, .xpass, .error: true
    }
  }
}

/// What became of a scenario, over all its variants.
package struct ScenarioReport: Sendable {
  /// The verdict.
  package var outcome: ScenarioOutcome
  /// The title from the head.
  package var title: String?
  /// The words of `xfail` or `skip`.
  package var words: String?
  /// One a value of `vary`, in file order; a single one without; none if skipped.
  package var variants: [VariantReport]

  /// Makes a report.
  package init(
    outcome: ScenarioOutcome, title: String? = nil, words: String? = nil, variants: [VariantReport] = []
  ) {
    self.outcome = outcome
    self.title = title
    self.words = words
    self.variants = variants
  }

  /// The failures of all variants, in order.
  package var failures: [Failure] { variants.flatMap(\.failures) }
  /// The failures of the first variant that all others have too; none without `vary`.
  package var sharedFailures: [Failure] {
    let shared = sharedSayings
    return shared.isEmpty ? [] : (variants.first?.failures ?? []).filter { shared.contains($0.saying) }
  }
  /// What the failures say that all variants have; nothing without `vary`.
  ///
  /// - Complexity: the number of failures.
  package var sharedSayings: Set<Failure.Saying> {
    guard let first = variants.first, variants.count > 1 else { return [] }
    return variants.dropFirst().reduce(into: Set(first.failures.map(\.saying))) { shared, variant in
      // Most files have nothing, or little, that fails in all variants.
      if !shared.isEmpty { shared.formIntersection(variant.failures.map(\.saying)) }
    }
  }
  /// The faults of trace files, which are read while a scenario runs: exit code 3.
  package var faultyTraces: [LoadResult.FaultyFile] { variants.flatMap(\.faultyTraces) }
  /// Why trace files could not be read while it ran, in words: exit code 74.
  package var unreadableFiles: [String] { variants.flatMap(\.unreadableFiles) }
  /// What nobody can have meant, though nothing failed of it; what several variants say alike is told once.
  package var warnings: [Diagnostic] {
    var told: Set<Diagnostic> = []
    return variants.flatMap(\.warnings).filter { told.insert($0).inserted }
  }
  /// An invariant that broke, in any variant: exit code 70.
  package var brokenInvariant: BrokenRun? { variants.lazy.compactMap(\.broken).first }
}

/// What became of one variant of a scenario.
package struct VariantReport: Sendable {
  /// The setting that makes the variant, as `frame-rate 30`; nil without `vary`.
  package var label: String?
  /// What did not hold, in the order in which it was found.
  package var failures: [Failure] = []
  /// Steps that did nothing, which nobody can have meant.
  package var warnings: [Diagnostic] = []
  /// The faults of trace files; what did not hold behind them means nothing.
  package var faultyTraces: [LoadResult.FaultyFile] = []
  /// Why trace files could not be read, in words.
  package var unreadableFiles: [String] = []
  /// Why the run was stopped before its end, if it was.
  package var broken: BrokenRun?
  /// The golden frames that were compared, in file order.
  package var frames: [GoldenComparison] = []
  /// When the lines happened, in the order in which they did; only if somebody observes the run.
  package var marks: [LineMark] = []
  /// The board at the end, by id; of the variants of a scenario only the first keeps it, for all.
  package var board: [ColumnListing] = []
  /// How many events the log has.
  package var eventCount = 0
  /// The instant at which all had settled.
  package var end = Instant.zero

  /// Makes an empty report.
  package init(label: String? = nil) { self.label = label }

  /// The golden frames that differ, by the statements that failures name.
  package var differingFrames: [SourceRange: GoldenComparison] {
    Dictionary(frames.filter { !$0.matches }.map { ($0.range, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

/// When a line happened.
package struct LineMark: Hashable, Sendable {
  /// Index into `ScenarioTree.lines`.
  package var line: Int
  /// When a step started, or an expectation was decided.
  package var instant: Instant
  /// How often an observer had been called before the moment that was shown last.
  package var moment: Int
  /// Whether the expectation held; nil for steps, and for `always` and `never`, which go on.
  package var holds: Bool?
}

/// A column's cards by id.
package struct ColumnListing: Hashable, Sendable {
  /// The column's id.
  package var column: String
  /// The ids of its cards from the top, hidden ones included.
  package var cards: [String]

  /// Makes a listing.
  package init(column: String, cards: [String]) {
    self.column = column
    self.cards = cards
  }
}

/// An invariant of the simulator that broke; the run was stopped, and the fault is not the scenario's.
package struct BrokenRun: Hashable, Sendable {
  /// The name of the invariant.
  package var name: String
  /// The number of the last event.
  package var event: Int
  /// The instant at which the run was stopped.
  package var instant: Instant
  /// What broke.
  package var message: String
  /// The last events of the log so far, oldest first, one a line.
  package var lastEvents: [String]

  /// Makes the end of a run.
  package init(name: String, event: Int, instant: Instant, message: String, lastEvents: [String]) {
    self.name = name
    self.event = event
    self.instant = instant
    self.message = message
    self.lastEvents = lastEvents
  }
}

/// A golden frame beside what was drawn.
package struct GoldenComparison: Sendable {
  /// The name behind `expect frame`.
  package var name: String
  /// The bytes of the statement, as in the failure if the lines do not match.
  package var range: SourceRange
  /// The golden lines in the file, or the place where they would stand.
  package var golden: GoldenFrame
  /// The one of them that the run was held against; nil if there is none yet.
  package var picture: GoldenFrame.Picture?
  /// What was drawn: the rows, then the caption.
  package var actual: [String]
  /// True if the golden lines are there and match, and all of them are of variants.
  package var matches: Bool
  /// True if one of the pictures is of no variant.
  package var isOutdated: Bool

  /// The update that brings the frame up to date and changes no more than it has to.
  package var neededUpdate: GoldenUpdate { picture == nil && !isOutdated ? .missing : .changed }
}
