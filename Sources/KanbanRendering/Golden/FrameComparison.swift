/// Golden lines held against a frame's lines.
///
/// In golden lines `..` stands for any run of characters, and a line `|...|` for any rows.
public enum FrameComparison: Hashable, Sendable {
  /// They say the same.
  case equal
  /// They differ; this is the first place.
  case different(FrameDifference)

  /// Compares.
  public init(golden: [String], actual: [String]) { self = .equal }
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
}
