package import KanbanInteraction
package import ScenarioSyntax

/// Something that did not hold, or could not be done.
package struct Failure: Hashable, Sendable {
  /// The line in the file, from 1.
  package var line: Int
  /// The column in the line, from 1, in characters.
  package var column: Int
  /// The bytes of the statement that failed.
  package var range: SourceRange
  /// The broken rule: lower case, no full stop, names in quotes.
  package var message: String
  /// What was expected, in the words of the language; nil for a step.
  package var expected: String?
  /// What was there instead, in the same words; nil for a step.
  package var actual: String?
  /// The heading comments of the phase, without `#`; nil if it has none.
  package var phase: String?
  /// The line at which the phase began, from 1; nil if it has no heading.
  package var phaseLine: Int?
  /// The last events of the phase, oldest first, one a line.
  package var lastEvents: [String]
  /// The instant at which it failed.
  package var instant: Instant
  /// How often an observer of the run was called before the moment at which it failed was shown.
  package var moment: Int
  /// The moment before the last input; nil if there was none.
  package var lastInput: LastInput?
  /// Why nothing happened that was expected, one cause a line.
  package var causes: [String] = []
  /// The lines of the phase's later expectations that were not judged, as this step could not be done; from 1.
  package var unjudgedLines: [Int] = []

  /// What was there before an input began.
  package struct LastInput: Hashable, Sendable {
    /// The line of the input, from 1.
    package var line: Int
    /// When it began.
    package var instant: Instant
    /// As `Failure.moment`.
    package var moment: Int
  }

  /// Makes a failure.
  package init(
    line: Int, column: Int, range: SourceRange, message: String, expected: String? = nil,
    actual: String? = nil, phase: String? = nil, phaseLine: Int? = nil, lastEvents: [String] = [],
    instant: Instant, moment: Int = 0, lastInput: LastInput? = nil
  ) {
    self.line = line
    self.column = column
    self.range = range
    self.message = message
    self.expected = expected
    self.actual = actual
    self.phase = phase
    self.phaseLine = phaseLine
    self.lastEvents = lastEvents
    self.instant = instant
    self.moment = moment
    self.lastInput = lastInput
  }

  /// What stands under the failure: the causes, and what was not judged after it.
  package var notes: [String] { causes + [unjudgedWords].compactMap { $0 } }

  /// How many expectations were not judged, in words; nil if all were.
  package var unjudgedWords: String? {
    switch unjudgedLines.count {
    case 0: nil
    case 1: "1 later expectation of the phase was not judged"
    case let count: "\(count) later expectations of the phase were not judged"
    }
  }

  /// What a failure says: failures of several variants that say the same of the same place are told once.
  package struct Saying: Hashable, Sendable {
    private let range: SourceRange
    private let message: String
    private let expected: String?
    private let actual: String?
    private let causes: [String]
    private let unjudgedLines: [Int]

    fileprivate init(_ failure: Failure) {
      range = failure.range
      message = failure.message
      expected = failure.expected
      actual = failure.actual
      causes = failure.causes
      unjudgedLines = failure.unjudgedLines
    }
  }

  /// What it says, of which place.
  package var saying: Saying { Saying(self) }
}
