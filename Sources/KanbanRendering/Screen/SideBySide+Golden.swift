extension SideBySide {
  /// Golden lines beside the lines that a frame has instead: for the message of a failure.
  ///
  /// `<` marks the golden line that does not hold, `>` the line of the frame that was held against it, `~`
  /// both in one row; the first characters that differ are pointed at. Captions stand below, being long.
  ///
  /// ```
  /// golden            frame
  /// |         |       |         |
  /// | .---.   |   ~   |   .---. |
  ///   ^                 ^
  /// golden = 0 ms, idle
  /// frame  = 0 ms, idle
  /// ```
  public static func lines(
    golden: [String], actual: [String], difference: FrameDifference, titles: (left: String, right: String)
  ) -> [String] {
    let left = golden.map { DisplayText($0) }
    let right = actual.map { DisplayText($0) }
    let rows = 0..<max(left.count, right.count)
    let width = left.filter { !isCaption($0) }.map(\.width).max() ?? 0
    var result = [DisplayText(titles.left).padded(to: max(width, 1)) + "     " + titles.right]
    for row in rows {
      let (before, after) = (picture(left, row), picture(right, row))
      guard before != nil || after != nil else { continue }
      let line = (before?.padded(to: width) ?? spaces(width)) + "  " + mark(row, difference) + "  "
      result.append(trimmed(line + (after?.string ?? "")))
      var pointers = spaces(width + 5)
      if before != nil, row == difference.goldenLine {
        pointers = point(at: difference.goldenColumn, width + 5)
      }
      if after != nil, row == difference.actualLine { pointers += spaces(difference.actualColumn) + "^" }
      if pointers.contains("^") { result.append(trimmed(pointers)) }
    }
    for line in left where isCaption(line) { result.append(trimmed(titles.left + " " + line.string)) }
    for line in right where isCaption(line) { result.append(trimmed(titles.right + " " + line.string)) }
    return result
  }

  private static func mark(_ row: Int, _ difference: FrameDifference) -> String {
    switch (row == difference.goldenLine, row == difference.actualLine) {
    case (true, true): "~"
    case (true, false): "<"
    case (false, true): ">"
    case (false, false): " "
    }
  }

  private static func point(at column: Int, _ width: Int) -> String {
    let place = min(column, width - 1)
    return spaces(place) + "^" + spaces(width - place - 1)
  }

  private static func isCaption(_ line: DisplayText) -> Bool { line.characters.first?.text == "=" }

  private static func picture(_ lines: [DisplayText], _ row: Int) -> DisplayText? {
    guard lines.indices.contains(row), !isCaption(lines[row]) else { return nil }
    return lines[row]
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
