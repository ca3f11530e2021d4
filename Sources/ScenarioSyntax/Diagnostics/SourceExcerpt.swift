import KanbanText

/// A line of a file as it is shown below a diagnostic, with carets under a range.
struct SourceExcerpt {
  /// Cells of a terminal.
  static let widest = 100

  /// The line, or the part of it around the range, in plain characters.
  private(set) var source = ""
  /// Spaces and `^`, as wide as `source`.
  private(set) var carets = ""

  /// One character of the line.
  private struct Cell {
    var text: String
    var width: Int
    var isMarked: Bool
  }

  /// Shows the part of `range` that lies in the line. Costs O(`widest`), however long the line is.
  init(map: SourceMap, line: Int, range: SourceRange) {
    let whole = map.range(ofLine: line)
    let start = min(max(range.start, whole.start), whole.end)
    let end = min(max(range.end, start), whole.end)
    // Enough bytes for any characters that fit, cut between characters where the text is well-formed.
    let near = 8 * Self.widest
    let first = Self.boundary(map.bytes, max(whole.start, start - near), whole)
    let last = Self.boundary(map.bytes, min(whole.end, max(start, min(end, start + near)) + near), whole)
    let markEnd = min(max(end, start), last)
    var before = Self.cells(map.bytes[first..<start], isMarked: false)
    let marked = Self.cells(map.bytes[start..<markEnd], isMarked: true)
    let after = Self.cells(map.bytes[markEnd..<last], isMarked: false)
    let isCutBefore = first > whole.start || Self.width(before) > Self.widest / 2
    if isCutBefore {
      before = Self.suffix(before, Self.widest / 2 - 1)
      before.insert(Cell(text: "…", width: 1, isMarked: false), at: 0)
    }
    write(before + marked + after, isCutAfter: last < whole.end)
    if start == end { mark(Self.width(before)) }
  }

  private mutating func write(_ cells: [Cell], isCutAfter: Bool) {
    var width = 0
    for cell in cells {
      guard width + cell.width < Self.widest else {
        source += "…"
        break
      }
      source += cell.text
      carets += String(repeating: cell.isMarked ? "^" : " ", count: cell.width)
      width += cell.width
    }
    if isCutAfter, !source.hasSuffix("…") { source += "…" }
    trimCarets()
  }

  private mutating func trimCarets() {
    while carets.hasSuffix(" ") { carets.removeLast() }
  }

  /// Marks one cell for an empty range, which may stand behind the line.
  private mutating func mark(_ column: Int) {
    carets = String(repeating: " ", count: column) + "^"
  }

  private static func cells(_ bytes: ArraySlice<UInt8>, isMarked: Bool) -> [Cell] {
    String(decoding: bytes, as: UTF8.self).map { character in
      let text = PlainText.shown(String(character))
      return Cell(text: text, width: DisplayWidth.of(text), isMarked: isMarked)
    }
  }

  private static func width(_ cells: [Cell]) -> Int { cells.reduce(0) { $0 + $1.width } }

  private static func suffix(_ cells: [Cell], _ width: Int) -> [Cell] {
    var rest = width
    var start = cells.count
    while start > 0, cells[start - 1].width <= rest {
      rest -= cells[start - 1].width
      start -= 1
    }
    return Array(cells[start...])
  }

  /// The nearest place at or after `index` that does not cut a character.
  private static func boundary(_ bytes: [UInt8], _ index: Int, _ line: SourceRange) -> Int {
    var end = index
    // A character has at most three bytes more.
    while end > line.start, end < min(line.end, index + 4), bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }
}
