/// A half-open range of byte offsets into the UTF-8 text of one file.
public struct SourceRange: Sendable, Hashable {
  /// Offset of the first byte.
  public var start: Int
  /// Offset after the last byte; equal to `start` for an empty range, which marks a place.
  public var end: Int

  /// Makes the range from `start` up to, but not including, `end`.
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  /// An empty range, which marks a place between two bytes.
  package static func at(_ offset: Int) -> SourceRange { SourceRange(offset, offset) }

  /// The smallest range that holds this one and `other`.
  package func joined(_ other: SourceRange) -> SourceRange {
    SourceRange(min(start, other.start), max(end, other.end))
  }
}
