/// Puts canonical lines, comments and blank lines together.
struct CanonicalWriter {
  private let source: [UInt8]
  private let comments: [Comment]
  private var output = ""

  init(_ source: [UInt8], _ comments: [Comment]) {
    self.source = source
    self.comments = comments
  }

  /// The text of a file with these lines, which stand in file order.
  consuming func text(of lines: [CanonicalLine]) -> String {
    var next = comments.startIndex
    var indentAbove = 0
    for (index, line) in lines.enumerated() {
      while next < comments.endIndex, comments[next].range.start < line.start {
        write(comments[next], indent: line.isEnd ? max(indentAbove, 2) : line.indent)
        next += 1
      }
      writeBlankLine(above: line.start)
      write(line)
      // The last line of several that came from one source line takes its comment.
      let end = index + 1 < lines.endIndex ? lines[index + 1].start : source.count
      if next < comments.endIndex, comments[next].isTrailing, comments[next].range.start < end {
        output += "  " + decoded(comments[next].range)
        next += 1
      }
      output += "\n"
      if let golden = line.golden { writeVerbatim(golden) }
      indentAbove = line.indent
    }
    for comment in comments[next...] { write(comment, indent: 0) }
    return output
  }

  private mutating func write(_ line: CanonicalLine) {
    guard !line.isVerbatim else {
      output += decoded(lineRange(at: line.start))
      return
    }
    output += String(repeating: " ", count: line.indent) + line.text
  }

  private mutating func write(_ comment: Comment, indent: Int) {
    writeBlankLine(above: comment.range.start)
    output += String(repeating: " ", count: indent) + decoded(comment.range) + "\n"
  }

  /// Writes a range of whole lines as it stands, but for the line ends.
  private mutating func writeVerbatim(_ range: SourceRange) {
    var start = range.start
    while start < range.end {
      let line = lineRange(at: start)
      output += decoded(line) + "\n"
      start = line.end + 1
      if line.end < source.count, source[line.end] == Byte.carriageReturn { start += 1 }
    }
  }

  /// Keeps one of the blank lines directly above the first word of a line.
  private mutating func writeBlankLine(above offset: Int) {
    var start = offset
    while start > 0, Byte.isSpace(source[start - 1]) { start -= 1 }
    guard !output.isEmpty, start > 0, source[start - 1] == Byte.newline else { return }
    var index = start - 1
    while index > 0, Byte.isSpace(source[index - 1]) || source[index - 1] == Byte.carriageReturn {
      index -= 1
    }
    guard index == 0 || source[index - 1] == Byte.newline else { return }
    output += "\n"
  }

  /// The line that holds `offset`, without its line end.
  private func lineRange(at offset: Int) -> SourceRange {
    var (start, end) = (offset, offset)
    while start > 0, source[start - 1] != Byte.newline { start -= 1 }
    while end < source.count, source[end] != Byte.newline { end += 1 }
    if end > start, end < source.count, source[end - 1] == Byte.carriageReturn { end -= 1 }
    return SourceRange(start, end)
  }

  private func decoded(_ range: SourceRange) -> String {
    String(decoding: source[range.start..<range.end], as: UTF8.self)
  }
}
