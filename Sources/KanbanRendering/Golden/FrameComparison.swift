/// Golden lines held against a frame's lines.
///
/// In golden lines `..` stands for any run of characters, and a line `|...|` for any rows, none included.
/// Spaces at the ends of golden lines do not count.
public enum FrameComparison: Hashable, Sendable {
  /// They say the same.
  case equal
  /// They differ; this is the first place.
  case different(FrameDifference)

  /// Compares.
  ///
  /// - Complexity: the lengths of both; with several `|...|`, their product.
  public init(golden: [String], actual: [String]) {
    let patterns = golden.map(GoldenRow.init)
    let lines = actual.map { Array($0.utf8) }
    var search = RowSearch(patterns: patterns, lines: lines)
    guard let place = search.firstMismatch() else {
      self = .equal
      return
    }
    let expected = golden.indices.contains(place.golden) ? golden[place.golden] : nil
    let found = actual.indices.contains(place.actual) ? actual[place.actual] : nil
    var columns = (line: 0, pattern: 0)
    if found != nil, case .line(let pattern)? = patterns.dropFirst(place.golden).first {
      columns = pattern.mismatch(in: lines[place.actual]) ?? columns
    }
    self = .different(
      FrameDifference(
        goldenLine: place.golden, actualLine: found == nil ? nil : place.actual,
        goldenColumn: columns.pattern, actualColumn: columns.line, expected: expected, actual: found))
  }
}

/// The first place where a frame is not what its golden lines say.
public struct FrameDifference: Hashable, Sendable {
  /// The golden line, from 0; the count of golden lines if the frame has more.
  public var goldenLine: Int
  /// The frame's line, from 0; nil if the frame has fewer.
  public var actualLine: Int?
  /// The first character of the golden line that does not hold, from 0.
  public var goldenColumn: Int
  /// The character of the frame's line that stands against it, from 0.
  public var actualColumn: Int
  /// The golden line; nil if there is none.
  public var expected: String?
  /// The frame's line; nil if there is none.
  public var actual: String?

  /// Makes a place.
  public init(
    goldenLine: Int, actualLine: Int?, goldenColumn: Int, actualColumn: Int, expected: String?,
    actual: String?
  ) {
    self.goldenLine = goldenLine
    self.actualLine = actualLine
    self.goldenColumn = goldenColumn
    self.actualColumn = actualColumn
    self.expected = expected
    self.actual = actual
  }
}

/// A line of a golden frame.
enum GoldenRow {
  /// `|...|`: any rows.
  case anyRows
  /// One line.
  case line(LinePattern)

  init(_ line: String) {
    let bytes = Self.trimmed(line)
    self =
      bytes == Array("|...|".utf8) ? .anyRows : .line(LinePattern(String(decoding: bytes, as: UTF8.self)))
  }

  /// The line without spaces at its end.
  static func trimmed(_ line: String) -> [UInt8] {
    var bytes = Array(line.utf8)
    while let last = bytes.last, last == 0x20 || last == 0x0D { bytes.removeLast() }
    return bytes
  }
}

/// The search for a way to lay golden rows over lines.
private struct RowSearch {
  let patterns: [GoldenRow]
  let lines: [[UInt8]]
  /// The place that was reached and not passed: furthest along the golden lines, then along the line.
  private var furthest: (golden: Int, actual: Int, agreed: Int) = (0, 0, -1)

  init(patterns: [GoldenRow], lines: [[UInt8]]) {
    self.patterns = patterns
    self.lines = lines
  }

  /// Nil if all fits; any rows take as few lines as possible, and more only when what follows does not fit.
  mutating func firstMismatch() -> (golden: Int, actual: Int)? {
    var golden = 0
    var actual = 0
    var retry: (golden: Int, actual: Int)?
    while golden < patterns.count || actual < lines.count {
      if golden < patterns.count {
        switch patterns[golden] {
        case .anyRows:
          retry = (golden + 1, actual)
          golden += 1
          continue
        case .line(let pattern):
          let mismatch = actual < lines.count ? pattern.mismatch(in: lines[actual]) : (line: 0, pattern: 0)
          guard let mismatch else {
            golden += 1
            actual += 1
            continue
          }
          note(golden, actual, mismatch.pattern)
        }
      } else {
        note(golden, actual, 0)
      }
      guard let (start, line) = retry, line < lines.count else { return (furthest.golden, furthest.actual) }
      retry = (start, line + 1)
      golden = start
      actual = line + 1
    }
    return nil
  }

  private mutating func note(_ golden: Int, _ actual: Int, _ agreed: Int) {
    let isFurther =
      golden > furthest.golden || (golden == furthest.golden && agreed > furthest.agreed)
    if isFurther { furthest = (golden, actual, agreed) }
  }
}
