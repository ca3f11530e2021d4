/// Writes cells into a frame, inside a clip.
///
/// Drawing over one half of a wide character blanks the other half, so that rows keep their width.
struct Canvas {
  var frame: Frame
  /// Nothing outside is written.
  var clip: CellRect
  /// What the written cells belong to.
  var subject = FrameSubject.noneCode

  init(frame: Frame) {
    self.frame = frame
    clip = Self.picture(of: frame)
  }

  /// The cells that show the viewport.
  static func picture(of frame: Frame) -> CellRect {
    CellRect(
      left: Frame.leftMargin, top: 1, right: frame.width - Frame.rightMargin, bottom: frame.height - 1)
  }

  /// The whole grid, rulers and margin included.
  static func grid(of frame: Frame) -> CellRect {
    CellRect(left: 0, top: 0, right: frame.width, bottom: frame.height)
  }

  /// Writes one cell.
  mutating func put(_ glyph: UInt32, _ column: Int, _ row: Int, _ role: FrameRole) {
    guard clip.contains(column: column, row: row) else { return }
    fillRun(glyph, column..<(column + 1), row, role)
  }

  /// Writes the same glyph into a run of cells.
  mutating func row(_ glyph: UInt32, _ columns: Range<Int>, _ row: Int, _ role: FrameRole) {
    guard row >= clip.top, row < clip.bottom else { return }
    let left = max(columns.lowerBound, clip.left)
    let right = min(columns.upperBound, clip.right)
    guard left < right else { return }
    fillRun(glyph, left..<right, row, role)
  }

  /// Writes the same glyph into cells that stand above each other.
  mutating func column(_ glyph: UInt32, _ column: Int, _ rows: Range<Int>, _ role: FrameRole) {
    guard column >= clip.left, column < clip.right else { return }
    let top = max(rows.lowerBound, clip.top)
    let bottom = min(rows.upperBound, clip.bottom)
    guard top < bottom else { return }
    for row in top..<bottom { fillRun(glyph, column..<(column + 1), row, role) }
  }

  /// Blanks a rectangle.
  mutating func fill(_ rect: CellRect, _ role: FrameRole) {
    let part = rect.intersection(clip)
    guard !part.isEmpty else { return }
    for row in part.top..<part.bottom { fillRun(GlyphCode.space, part.left..<part.right, row, role) }
  }

  /// Writes into cells that are known to lie inside the grid.
  private mutating func fillRun(_ glyph: UInt32, _ columns: Range<Int>, _ row: Int, _ role: FrameRole) {
    let start = row * frame.width
    if frame.hasWideCharacters { blankHalves(start + columns.lowerBound, start + columns.upperBound) }
    let cell = PackedCell(glyph: glyph, role: role, subject: subject)
    for index in (start + columns.lowerBound)..<(start + columns.upperBound) { frame.cells[index] = cell }
  }

  /// Blanks the other halves of wide characters that a run of cells is about to cut.
  private mutating func blankHalves(_ start: Int, _ end: Int) {
    if frame.cells[start].width == 0 { blank(start - 1) }
    if frame.cells[end - 1].width == 2 { blank(end) }
  }

  private mutating func blank(_ index: Int) {
    let cell = frame.cells[index]
    frame.cells[index] = PackedCell(glyph: GlyphCode.space, role: cell.role, subject: cell.subject)
  }

  /// Writes a wide character's two cells.
  mutating func putWide(_ glyph: UInt32, _ column: Int, _ row: Int, _ role: FrameRole) {
    guard clip.contains(column: column, row: row), column + 1 < clip.right else {
      self.row(GlyphCode.space, column..<(column + 2), row, role)
      return
    }
    frame.hasWideCharacters = true
    fillRun(GlyphCode.space, column..<(column + 2), row, role)
    let start = row * frame.width + column
    frame.cells[start] = PackedCell(glyph: glyph, width: 2, role: role, subject: subject)
    frame.cells[start + 1] = PackedCell(
      glyph: GlyphCode.continuationCode, width: 0, role: role, subject: subject)
  }
}
