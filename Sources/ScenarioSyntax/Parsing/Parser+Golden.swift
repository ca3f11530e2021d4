/// Golden frames: lines that are read as they stand, not as tokens.
extension Parser {
  /// Whether the line at `start` is a picture line or a caption.
  func isGoldenLine(at start: Int) -> Bool {
    var index = start
    while index < bytes.count, Byte.isSpace(bytes[index]) { index += 1 }
    return index < bytes.count && (bytes[index] == Byte.pipe || bytes[index] == Byte.equals)
  }

  /// Reads the golden lines directly below the current line: picture lines and one caption.
  ///
  /// There may be none of them yet; a picture without caption is read too, and simply differs from any frame.
  mutating func goldenFrame() -> GoldenFrame {
    let start = nextLine
    var golden = GoldenFrame(rows: [], caption: nil, range: .at(start), indentation: indentation())
    while nextLine < bytes.count, isGoldenLine(at: nextLine), golden.caption == nil {
      let whole = lineRange(from: nextLine)
      let content = trimmed(whole)
      if bytes[content.start] == Byte.equals {
        golden.caption = Located(decoded(content), content)
      } else if let fault = rowFault(content) {
        report(fault)
      } else {
        let text = decoded(content)
        golden.rows.append(.init(text: text, range: content, elidesRows: text == "|...|"))
      }
      golden.range = SourceRange(start, whole.end)
      nextLine = lineAfter(nextLine)
    }
    return golden
  }

  private func indentation() -> String {
    var end = line.start
    while end < line.end, Byte.isSpace(bytes[end]) { end += 1 }
    return decoded(SourceRange(line.start, end))
  }

  private func trimmed(_ range: SourceRange) -> SourceRange {
    var (start, end) = (range.start, range.end)
    while start < end, Byte.isSpace(bytes[start]) { start += 1 }
    while end > start, Byte.isSpace(bytes[end - 1]) { end -= 1 }
    return SourceRange(start, end)
  }

  /// A row is `|` picture `|`, and nothing but pointer digits and spaces follow.
  private func rowFault(_ content: SourceRange) -> Diagnostic? {
    var last = content.end - 1
    while last > content.start, bytes[last] != Byte.pipe {
      guard Byte.isDigit(bytes[last]) || Byte.isSpace(bytes[last]) else { break }
      last -= 1
    }
    guard last > content.start, bytes[last] == Byte.pipe else {
      return Diagnostic(
        .malformedGoldenLine, "a golden line ends with '|', and only pointer digits follow",
        at: content)
    }
    return nil
  }
}
