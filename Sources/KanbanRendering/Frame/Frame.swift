/// The picture of a board at one instant: a grid of cells and a caption that says the same in words.
///
/// The grid is computed once; the golden form and the screen form are two ways to write it. It consists of
/// the picture of the viewport, drawn to scale, inside a border. The border's top and bottom rows are rulers:
/// they mark every hundred board points, and the column of each pointer with the pointer's digit. To the
/// right of the border a margin marks the pointers' rows in the same way.
///
/// ```
/// row 0      |--+---------+-----1---|      ruler
///            |                      |
///            |              @       |1     a pressed pointer, and its digit in the margin
///            |                      |
/// last row   |--+---------+-----1---|      ruler
/// ```
public struct Frame: Hashable, Sendable {
  /// Number of cells in a row: border, picture, border, margin.
  public let width: Int
  /// Number of rows: ruler, picture, ruler.
  public let height: Int
  /// One code a cell, row by row; see `GlyphCode`.
  package var glyphs: [UInt32]
  /// 1, or 2 for the first cell of a wide character and 0 for its second.
  package var widths: [UInt8]
  /// What each cell is part of, as `FrameRole` numbers.
  package var roles: [UInt8]
  /// What each cell belongs to, as `FrameSubject` numbers.
  package var subjects: [Int32]
  /// The characters that consist of more than one scalar.
  package var clusters: [String] = []

  /// Virtual time and phase in few words: "320 ms dragging".
  public internal(set) var status = ""
  /// What the picture shows, in words.
  public internal(set) var caption = ""
  /// The size of a cell in board points.
  public internal(set) var cell: CellSize

  /// Cells to the left of the picture.
  package static let leftMargin = 1
  /// Cells to the right of the picture: the border and two digits.
  package static let rightMargin = 3
  /// The most cells that a picture has along either axis.
  package static let mostCells = 2_000

  /// Makes an empty frame around a picture.
  init(pictureWidth: Int, pictureHeight: Int, cell: CellSize) {
    width = pictureWidth + Self.leftMargin + Self.rightMargin
    height = pictureHeight + 2
    let count = width * height
    glyphs = [UInt32](repeating: GlyphCode.space, count: count)
    widths = [UInt8](repeating: 1, count: count)
    roles = [UInt8](repeating: FrameRole.background.rawValue, count: count)
    subjects = [Int32](repeating: FrameSubject.noneCode, count: count)
    self.cell = cell
  }
}

extension Frame {
  /// The columns of the grid that show the viewport.
  public var pictureColumns: Range<Int> { Self.leftMargin..<(width - Self.rightMargin) }

  /// The rows of the grid that show the viewport.
  public var pictureRows: Range<Int> { 1..<(height - 1) }

  /// One cell of the grid.
  ///
  /// - Parameters:
  ///   - column: 0 ..< width
  ///   - row: 0 ..< height
  public subscript(column: Int, row: Int) -> FrameCell {
    let index = row * width + column
    return FrameCell(
      text: text(of: glyphs[index], in: .unicode), width: Int(widths[index]),
      role: FrameRole(rawValue: roles[index]) ?? .background,
      subject: FrameSubject(code: subjects[index]))
  }

  /// The characters of a code; empty for the second half of a wide character.
  package func text(of glyph: UInt32, in repertoire: Repertoire) -> String {
    switch GlyphCode(glyph) {
    case .symbol(let symbol):
      switch repertoire {
      case .ascii: String(Character(Unicode.Scalar(symbol.ascii)))
      case .unicode: String(Character(symbol.unicode))
      }
    case .scalar(let scalar):
      switch repertoire {
      case .ascii: AsciiForm.text(of: [scalar], width: DisplayWidth.of(scalar))
      case .unicode: String(Character(scalar))
      }
    case .cluster(let index):
      switch repertoire {
      case .ascii:
        AsciiForm.text(
          of: Array(clusters[index].unicodeScalars), width: DisplayWidth.of(clusters[index]))
      case .unicode: clusters[index]
      }
    case .continuation: ""
    }
  }
}

/// One cell of a frame.
public struct FrameCell: Hashable, Sendable {
  /// The character; empty for the second half of a wide one.
  public var text: String
  /// How many cells the character takes; 0 for the second half of a wide one.
  public var width: Int
  /// What the cell is part of.
  public var role: FrameRole
  /// What the cell belongs to.
  public var subject: FrameSubject
}

/// The characters that a form may use.
public enum Repertoire: Hashable, Sendable {
  /// The printable ones of ASCII.
  case ascii
  /// All of Unicode, box drawing included.
  case unicode
}
