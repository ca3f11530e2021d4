import KanbanText

extension SideBySide {
  /// Golden lines beside the lines that a frame has instead: for the message of a failure.
  ///
  /// Only the rows that differ are shown, with the rows around them; `~` marks the ones that differ, and the
  /// line below points at the changed cells. Where both do not fit beside each other, what fits around the
  /// changes is shown of both; where that is not all that changes, each row stands above its counterpart.
  /// Captions stand below, being long.
  ///
  /// ```
  /// golden            frame
  /// |         |       |         |
  /// | .---.   |   ~   |   .---. |
  ///                     ^^^   ^^
  ///   ...               ...
  /// golden = 0 ms, idle
  /// frame  = 2 ms, idle
  ///          ^
  /// ```
  ///
  /// - Parameters:
  ///   - golden: the golden lines, elisions in them included.
  ///   - actual: the golden form of the frame.
  ///   - width: the number of cells of a line, captions aside.
  ///   - titles: what both are called.
  public static func lines(
    golden: [String], actual: [String], width: Int, titles: (left: String, right: String)
  ) -> [String] {
    let (goldenRows, goldenCaptions) = parts(golden)
    let (actualRows, actualCaptions) = parts(actual)
    let page = GoldenPage(golden: goldenRows, actual: actualRows, width: width)
    return page.lines(titles: titles) + captions(goldenCaptions, actualCaptions, titles)
  }

  private static func parts(_ lines: [String]) -> (rows: [String], captions: [String]) {
    (lines.filter { !$0.hasPrefix("=") }, lines.filter { $0.hasPrefix("=") })
  }

  /// Captions that differ, below each other.
  private static func captions(
    _ golden: [String], _ actual: [String], _ titles: (left: String, right: String)
  ) -> [String] {
    var lines: [String] = []
    let indent = max(titles.left.count, titles.right.count) + 1
    func add(_ title: String, _ text: String) {
      lines.append(DisplayText(title).padded(to: indent) + DisplayText(text).string)
    }
    for pair in GoldenPairing(golden: golden, actual: actual).pairs {
      guard let changes = pair.changes else { continue }
      if let row = pair.golden { add(titles.left, golden[row]) }
      if let row = pair.actual { add(titles.right, actual[row]) }
      guard pair.golden != nil, pair.actual != nil, let first = changes.first else { continue }
      // Behind the first word that differs prose is shifted, and marks would say nothing.
      lines.append(String(repeating: " ", count: indent + first) + "^")
    }
    return lines
  }
}
