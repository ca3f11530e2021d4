/// `trace [POINTER KIND] …`: recorded samples, inline or in a file.
package struct TraceStatement: Sendable {
  package enum Source: Sendable {
    /// `from "file"`: the path, relative to the scenario.
    case file(Located<String>)
    /// The lines up to `end`, in file order; sample times never go back.
    case inline([TraceLine])
  }

  /// 1 to 99; left out it is 1.
  package var number: Located<Int>?
  package var kind: ListedWord?
  package var source: Source
  /// The word `trace`.
  package var opening: SourceRange
  /// From the word `trace` to the end of the line, or to the `end` of the block.
  package var range: SourceRange
}

/// A line of an inline trace.
package enum TraceLine: Sendable {
  case sample(TraceSample)
  /// Indirect, so that a million samples stay small.
  indirect case expect(ExpectStatement)
}

/// `time x y [down|up|cancel]`.
package struct TraceSample: Sendable {
  /// Since the start of the block.
  package var microseconds: Int64
  package var x: Double
  package var y: Double
  package var action: Located<SampleAction>?
  /// The words of the line, without indentation, comment and line end.
  package var range: SourceRange
}
