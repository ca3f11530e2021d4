/// Writes cells into a frame, inside a clip.
///
/// Drawing over one half of a wide character blanks the other half, so that rows keep their width.
struct Canvas {
  /// The cells of the frame, row by row; they live as long as the drawing does.
  private let cells: UnsafeMutableBufferPointer<PackedCell>
  /// Number of cells in a row.
  let width: Int
  /// The whole grid, rulers and margin included.
  let grid: CellRect
  /// The cells that show the viewport.
  let picture: CellRect
  /// The characters that consist of more than one scalar.
  var clusters: [String] = []
  /// True once a character of another width than 1 has been drawn.
  private var hasWideCharacters = false
  /// Nothing outside is written; always inside the grid.
  var clip: CellRect
  /// The cells of the pointers, which are drawn last: text makes way for them.
  var pointerCells: [CellRect] = []
  /// What the written cells belong to.
  var subject = FrameSubject.noneCode

  /// Makes an empty canvas.
  ///
  /// - Parameter cells: memory for `width` times `height` cells.
  init(cells: UnsafeMutableBufferPointer<PackedCell>, width: Int, height: Int) {
    self.cells = cells
    self.width = width
    grid = CellRect(left: 0, top: 0, right: width, bottom: height)
    picture = CellRect(
      left: Frame.leftMargin, top: 1, right: width - Frame.rightMargin, bottom: height - 1)
    clip = picture
    cells.initialize(repeating: .empty)
  }

  /// The glyph of a cell of the grid.
  func glyph(_ column: Int, _ row: Int) -> UInt32 { cells[row * width + column].glyph }

  /// Writes one cell.
  mutating func put(_ glyph: UInt32, _ column: Int, _ row: Int, _ role: FrameRole) {
    guard clip.contains(column: column, row: row) else { return }
    let index = row * width + column
    if hasWideCharacters { blankHalves(index, index + 1) }
    cells[index] = PackedCell(glyph: glyph, role: role, subject: subject)
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
    let cell = PackedCell(glyph: glyph, role: role, subject: subject)
    for index in stride(from: top * width + column, to: bottom * width + column, by: width) {
      if hasWideCharacters { blankHalves(index, index + 1) }
      cells[index] = cell
    }
  }

  /// Blanks a rectangle.
  mutating func fill(_ rect: CellRect, _ role: FrameRole) {
    let part = rect.intersection(clip)
    guard !part.isEmpty else { return }
    for row in part.top..<part.bottom { fillRun(GlyphCode.space, part.left..<part.right, row, role) }
  }

  /// Blanks what a box leaves free of a rectangle.
  mutating func fillInside(_ rect: CellRect, _ role: FrameRole) {
    let top = rect.height > 1 ? rect.top + 1 : rect.top
    let bottom = rect.height > 1 ? rect.bottom - 1 : rect.bottom
    fill(CellRect(left: rect.left + 1, top: top, right: rect.right - 1, bottom: bottom), role)
  }

  /// Writes the bytes of text that is printable ASCII.
  mutating func put(_ bytes: some Collection<UInt8>, _ column: Int, _ row: Int, _ role: FrameRole) {
    guard row >= clip.top, row < clip.bottom else { return }
    let start = row * width
    var place = column
    for byte in bytes {
      if place >= clip.left, place < clip.right {
        if hasWideCharacters { blankHalves(start + place, start + place + 1) }
        cells[start + place] = PackedCell(glyph: UInt32(byte), role: role, subject: subject)
      }
      place += 1
    }
  }

  /// Writes into cells that are known to lie inside the grid.
  private mutating func fillRun(_ glyph: UInt32, _ columns: Range<Int>, _ row: Int, _ role: FrameRole) {
    let start = row * width
    if hasWideCharacters { blankHalves(start + columns.lowerBound, start + columns.upperBound) }
    let cell = PackedCell(glyph: glyph, role: role, subject: subject)
    for index in (start + columns.lowerBound)..<(start + columns.upperBound) { cells[index] = cell }
  }

  /// Blanks the other halves of wide characters that a run of cells is about to cut.
  private mutating func blankHalves(_ start: Int, _ end: Int) {
    if cells[start].width == 0 { blank(start - 1) }
    if cells[end - 1].width == 2 { blank(end) }
  }

  private mutating func blank(_ index: Int) {
    let cell = cells[index]
    cells[index] = PackedCell(glyph: GlyphCode.space, role: cell.role, subject: cell.subject)
  }

  /// Writes a wide character's two cells.
  mutating func putWide(_ glyph: UInt32, _ column: Int, _ row: Int, _ role: FrameRole) {
    guard clip.contains(column: column, row: row), column + 1 < clip.right else {
      self.row(GlyphCode.space, column..<(column + 2), row, role)
      return
    }
    hasWideCharacters = true
    fillRun(GlyphCode.space, column..<(column + 2), row, role)
    let start = row * width + column
    cells[start] = PackedCell(glyph: glyph, width: 2, role: role, subject: subject)
    cells[start + 1] = PackedCell(
      glyph: GlyphCode.continuationCode, width: 0, role: role, subject: subject)
  }
}
