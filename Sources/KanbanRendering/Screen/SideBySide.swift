import KanbanText

/// Two frames beside each other: the change between two moments, or what was expected and what came.
public enum SideBySide {
  /// The lines, all of the same display width: titles, then rows, then a line that counts the changes.
  ///
  /// A row that differs is marked between the frames, and the line below it points at the changed cells:
  ///
  /// ```
  /// | .--------. |       | .--------. |
  /// | | Spec   | |   ~   | | Merge  | |
  ///                         ^^^^^
  /// ```
  public static func lines(
    _ left: Frame, _ right: Frame, titles: (left: String, right: String), style: ScreenStyle = ScreenStyle()
  ) -> [String] {
    let indent = left.width + gapWidth
    let width = indent + right.width
    var lines = [
      padded(titles.left, to: left.width, style) + gap(" ") + padded(titles.right, to: right.width, style)
    ]
    var changedCells = 0
    for row in 0..<max(left.height, right.height) {
      let changed = changedColumns(left, right, row)
      changedCells += changed.count
      var writer = CellWriter(style: style)
      write(row, of: left, to: &writer)
      writer.setRole(.pointerDown)
      writer.control(gap(changed.isEmpty ? " " : "~"))
      write(row, of: right, to: &writer)
      writer.rest()
      lines.append(writer.text)
      if !changed.isEmpty { lines.append(marks(changed, indent: indent, width: width, style)) }
    }
    return lines + [padded(words(changedCells), to: width, style)]
  }

  /// Two frames above each other, for lines that are too short for both beside each other: the earlier one,
  /// then the later one with marks below the cells that have changed.
  ///
  /// ```
  /// before
  /// | | Spec   | |
  /// now
  /// | | Merge  | |
  ///     ^^^^^
  /// ```
  public static func stackedLines(
    _ above: Frame, _ below: Frame, titles: (above: String, below: String),
    style: ScreenStyle = ScreenStyle()
  ) -> [String] {
    let width = max(above.width, below.width)
    func row(_ row: Int, of frame: Frame) -> String {
      var writer = CellWriter(style: style)
      write(row, of: frame, to: &writer)
      writer.rest()
      return writer.text + String(repeating: " ", count: width - frame.width)
    }
    var lines = [padded(titles.above, to: width, style)] + (0..<above.height).map { row($0, of: above) }
    lines.append(padded(titles.below, to: width, style))
    var changedCells = 0
    for index in 0..<below.height {
      let changed = changedColumns(above, below, index)
      changedCells += changed.count
      lines.append(row(index, of: below))
      if !changed.isEmpty { lines.append(marks(changed, indent: 0, width: width, style)) }
    }
    return lines + [padded(words(changedCells), to: width, style)]
  }

  /// A text that fills a number of cells, in the characters of a style.
  private static func padded(_ text: String, to width: Int, _ style: ScreenStyle) -> String {
    DisplayText(style.repertoire == .ascii ? Frame.ascii(text) : text)
      .truncated(to: width, ellipsis: style.ellipsis).padded(to: width)
  }

  private static func words(_ changedCells: Int) -> String {
    changedCells == 0 ? "no cell differs" : "\(changedCells) cells differ"
  }

  /// The most cells that a frame may have so that two stand beside each other in a line.
  public static func frameWidth(inLinesOf width: Int) -> Int { max(0, (width - gapWidth) / 2) }

  /// The cells between two frames beside each other.
  package static let gapWidth = gap(" ").utf8.count

  /// What stands between two frames in a row, with a mark of one character.
  static func gap(_ mark: String) -> String { "  " + mark + "  " }

  private static func write(_ row: Int, of frame: Frame, to writer: inout CellWriter) {
    for column in 0..<frame.width {
      writer.write(row < frame.height ? frame.cells[row * frame.width + column] : .empty, of: frame)
    }
  }

  /// The columns of the right frame that look different in the left one.
  private static func changedColumns(_ left: Frame, _ right: Frame, _ row: Int) -> [Int] {
    guard row < left.height, row < right.height, left.width == right.width else {
      return Array(0..<(row < right.height ? right.width : 0))
    }
    return (0..<right.width).filter { column in
      let index = row * right.width + column
      let (before, after) = (left.cells[index], right.cells[index])
      return left.text(of: before, in: .unicode) != right.text(of: after, in: .unicode)
        || before.width != after.width
    }
  }

  private static func marks(_ columns: [Int], indent: Int, width: Int, _ style: ScreenStyle) -> String {
    var bytes = [UInt8](repeating: 0x20, count: width)
    for column in columns { bytes[indent + column] = 0x5E }
    var writer = CellWriter(style: style)
    writer.setRole(.pointerDown)
    writer.control(String(decoding: bytes, as: UTF8.self))
    writer.rest()
    return writer.text
  }
}
