/// Around an update these make a terminal that knows them show it at once; others ignore them.
public enum SynchronizedOutput {
  /// What comes next is held back.
  public static let begin = "\u{1B}[?2026h"
  /// What was held back is shown.
  public static let end = "\u{1B}[?2026l"
}

/// Animation: what turns one frame on a terminal into the next.
extension Frame {
  /// What turns the picture of an earlier frame on a terminal into this one: only changed cells are written.
  ///
  /// A run of changed cells is written with one cursor movement; a gap of a few unchanged cells is written
  /// again where that is shorter. After a character whose width terminals disagree on, the cursor is placed
  /// anew.
  ///
  /// - Parameters:
  ///   - earlier: the frame that the terminal shows; nil if it shows none, or something else.
  ///   - style: as for the earlier frame.
  ///   - origin: the terminal's column and row, from 0, of the frame's first cell.
  /// - Returns: empty if nothing changed. The cursor stands anywhere afterwards, the colours are the
  ///   terminal's own.
  public func update(
    from earlier: Frame?, style: ScreenStyle, origin: (column: Int, row: Int) = (0, 0)
  ) -> String {
    let base = earlier.flatMap { $0.width == width && $0.height == height ? $0 : nil }
    var writer = CellWriter(style: style)
    for row in 0..<height {
      // The terminal's cursor, as a column of the frame; nil if it is elsewhere or uncertain.
      var cursor: Int?
      for column in 0..<width where changes(column, row, from: base) {
        if let place = cursor, place < column, column - place <= Self.shortGap {
          for passed in place..<column { writer.write(cells[row * width + passed], of: self) }
        } else if cursor != column {
          writer.control("\u{1B}[\(origin.row + row + 1);\(origin.column + column + 1)H")
        }
        let cell = cells[row * width + column]
        writer.write(cell, of: self)
        cursor = cell.glyph >= GlyphCode.firstCluster ? nil : column + max(1, cell.width)
      }
      if cursor != nil { writer.control("") }
    }
    writer.rest()
    return writer.text
  }

  /// The number of cells that `update(from:)` has to write.
  public func changedCellCount(from earlier: Frame) -> Int {
    guard earlier.width == width, earlier.height == height else { return width * height }
    return (0..<height).reduce(0) { sum, row in
      sum + (0..<width).count { changes($0, row, from: earlier) }
    }
  }

  /// Writing so many cells again is shorter than moving the cursor.
  private static let shortGap = 4

  /// True if a cell has to be written: it, or the other half of a wide character, looks different.
  func changes(_ column: Int, _ row: Int, from earlier: Frame?) -> Bool {
    guard let earlier else { return cells[row * width + column].width > 0 }
    let index = row * width + column
    guard cells[index].width > 0 else { return false }
    if differs(index, from: earlier) { return true }
    return cells[index].width == 2 && differs(index + 1, from: earlier)
  }

  private func differs(_ index: Int, from earlier: Frame) -> Bool {
    let (now, before) = (cells[index], earlier.cells[index])
    if now.glyph == GlyphCode.space, before.glyph == GlyphCode.space { return false }
    guard case .cluster(let cluster) = GlyphCode(now.glyph) else {
      return now.appearance != before.appearance
    }
    guard case .cluster(let other) = GlyphCode(before.glyph) else { return true }
    return now.role != before.role || clusters[cluster] != earlier.clusters[other]
  }
}
