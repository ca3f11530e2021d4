import KanbanGeometry
import ScenarioSyntax

/// Refuses samples of traces that no run has the time or the room for.
enum SampleCheck {
  /// The first fault of a sample, at its word.
  ///
  /// - Parameter bytes: in which the sample's range counts.
  static func fault(of sample: TraceSample, in bytes: [UInt8]) -> Diagnostic? {
    if var fault = TimeCheck.fault(ofMicroseconds: sample.microseconds, at: sample.range) {
      fault.range = SampleReader.word(0, of: sample, in: bytes)
      return fault
    }
    if sample.x.magnitude > GeometryLimits.coordinate { return beyond(1, of: sample, in: bytes) }
    if sample.y.magnitude > GeometryLimits.coordinate { return beyond(2, of: sample, in: bytes) }
    return nil
  }

  private static func beyond(_ word: Int, of sample: TraceSample, in bytes: [UInt8]) -> Diagnostic {
    coordinateFault(at: SampleReader.word(word, of: sample, in: bytes))
  }

  /// A coordinate beyond what boards have.
  static func coordinateFault(at range: SourceRange) -> Diagnostic {
    let most = Spelling.number(GeometryLimits.coordinate)
    return Diagnostic(.valueOutOfRange, "a coordinate is from -\(most) to \(most)", at: range)
  }
}
