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
    let pairing = GoldenPairing(golden: golden, actual: actual)
    guard let index = pairing.pairs.firstIndex(where: { $0.changes != nil }) else {
      self = .equal
      return
    }
    let pair = pairing.pairs[index]
    let columns = pairing.agreement(of: pair)
    let above = pairing.pairs[..<index].last { $0.golden != nil }?.golden
    self = .different(
      FrameDifference(
        goldenLine: pair.golden ?? above.map { $0 + 1 } ?? 0, actualLine: pair.actual,
        goldenColumn: columns.pattern, actualColumn: columns.line, expected: pair.golden.map { golden[$0] },
        actual: pair.actual.map { actual[$0] }))
  }
}

/// The first place where a frame is not what its golden lines say.
public struct FrameDifference: Hashable, Sendable {
  /// The golden line, from 0; where the frame has a line more, the golden line before which it comes.
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
