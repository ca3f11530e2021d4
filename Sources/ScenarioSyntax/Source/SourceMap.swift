/// A place in a file as a person counts it.
public struct SourcePosition: Sendable, Hashable {
  /// From 1.
  public var line: Int
  /// From 1; a column is a grapheme cluster, and a tab is one.
  public var column: Int

  /// Makes a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The lines of a file, to turn byte offsets into lines and columns.
///
/// Finding a position costs O(log(lines) + length of the line up to the offset).
public struct SourceMap: Sendable {
  /// The bytes of the file.
  public let bytes: [UInt8]
  /// The offset of each line's first byte; there is always one line.
  private let starts: [Int]

  /// Finds the lines of a file, which end with `\n` or `\r\n`.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark is no character of the first line.
    var starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    for index in bytes.indices where bytes[index] == Byte.newline { starts.append(index + 1) }
    self.starts = starts
  }

  /// Finds the lines of a text.
  public init(_ text: String) { self.init(Array(text.utf8)) }

  /// The number of lines; a file that ends with a line end has an empty last line.
  public var lineCount: Int { starts.count }

  /// The position of an offset; one outside the file counts as its nearest end.
  public func position(at offset: Int) -> SourcePosition {
    let line = lineNumber(at: offset)
    let range = self.range(ofLine: line)
    let end = min(max(offset, range.start), range.end)
    let prefix = bytes[range.start..<end]
    let isASCII = prefix.allSatisfy { $0 < 0x80 }
    let count = isASCII ? prefix.count : String(decoding: prefix, as: UTF8.self).count
    return SourcePosition(line: line, column: count + 1)
  }

  /// The bytes of a line, counted from 1, without its line end; a line outside the file counts as its nearest.
  public func range(ofLine line: Int) -> SourceRange {
    let index = min(max(line, 1), starts.count) - 1
    let start = starts[index]
    var end = index + 1 < starts.count ? starts[index + 1] - 1 : bytes.count
    if index + 1 < starts.count, end > start, bytes[end - 1] == Byte.carriageReturn { end -= 1 }
    return SourceRange(start, end)
  }

  /// The last line that starts at or before the offset.
  private func lineNumber(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}
