import KanbanInteraction
import ScenarioSyntax

/// Recorded samples on their way into a run, from the lines of a block or streamed from a file.
final class TracePlayer {
  /// Where the samples come from.
  enum Source {
    /// The lines of a block, and the index of the one after the waiting one.
    case inline([TraceLine], next: Int)
    /// A file, read piece by piece.
    case file(TraceReader)
  }

  /// What a line of a trace says.
  enum Line {
    case sample(RecordedSample)
    indirect case expect(ExpectStatement)
  }

  let line: Int
  let pointer: Int
  let start: Instant
  private var source: Source
  /// What comes next.
  private(set) var waiting: Line
  /// When it comes; an expectation comes with the sample before it.
  private(set) var next: Instant

  /// Starts a trace; nil if it is empty.
  init?(line: Int, pointer: Int, start: Instant, source: Source) throws(TraceProblem) {
    self.line = line
    self.pointer = pointer
    self.start = start
    var source = source
    guard let first = try Self.take(&source) else { return nil }
    self.source = source
    waiting = first
    next = start
    schedule()
  }

  /// The same trace, as something that goes on.
  var activity: Activity { Activity(line: line, next: next, work: .trace(self)) }

  /// Goes on to the line after the waiting one.
  ///
  /// - Returns: false at the end.
  func advance() throws(TraceProblem) -> Bool {
    guard let following = try Self.take(&source) else { return false }
    waiting = following
    schedule()
    return true
  }

  private func schedule() {
    if case .sample(let sample) = waiting {
      next = start + TimeSpan(microseconds: sample.microseconds)
    }
  }

  private static func take(_ source: inout Source) throws(TraceProblem) -> Line? {
    switch source {
    case .inline(let lines, let index):
      guard index < lines.count else { return nil }
      source = .inline(lines, next: index + 1)
      switch lines[index] {
      case .sample(let sample): return .sample(RecordedSample(sample))
      case .expect(let statement): return .expect(statement)
      }
    case .file(let reader): return try reader.next().map { .sample($0) }
    }
  }
}

/// A sample of a recorded pointer.
struct RecordedSample: Hashable {
  /// Since the start of the trace.
  var microseconds: Int64
  var x: Double
  var y: Double
  /// What it does besides moving.
  var action: SampleAction?
}

extension RecordedSample {
  init(_ sample: TraceSample) {
    self.init(
      microseconds: sample.microseconds, x: sample.x, y: sample.y, action: sample.action?.value)
  }
}
