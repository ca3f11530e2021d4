extension DisplayText {
  /// A text made fit for cells, broken between words into lines of limited width.
  ///
  /// - Parameters:
  ///   - text: spaces in a row count as one.
  ///   - width: the most cells of a line; a longer word is cut, an ellipsis ends it.
  ///   - count: the most lines; an ellipsis ends the last one where words are left over.
  ///   - ellipsis: one cell.
  package static func lines(
    _ text: String, width: Int, atMost count: Int = .max, ellipsis: String = "…"
  ) -> [String] {
    let words = text.split(separator: " ").map { DisplayText($0).truncated(to: width, ellipsis: ellipsis) }
    var lines: [ArraySlice<DisplayText>] = []
    var start = 0
    while start < words.count, lines.count < count {
      var end = start + 1
      var used = words[start].width
      while end < words.count, used + 1 + words[end].width <= width {
        used += 1 + words[end].width
        end += 1
      }
      lines.append(words[start..<end])
      start = end
    }
    let isCut = start < words.count
    return lines.enumerated().map { index, line in
      isCut && index == lines.count - 1
        ? ended(line, by: ellipsis, width: width) : line.map(\.string).joined(separator: " ")
    }
  }

  /// As many of the words as leave room for an ellipsis.
  private static func ended(_ words: ArraySlice<DisplayText>, by ellipsis: String, width: Int) -> String {
    var words = words
    while words.count > 1, words.reduce(1, { $0 + $1.width + 1 }) > width { words.removeLast() }
    let text = words.map(\.string).joined(separator: " ") + " " + ellipsis
    return DisplayText(text).truncated(to: width, ellipsis: ellipsis).string
  }
}
