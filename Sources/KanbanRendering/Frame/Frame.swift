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
  /// Row by row.
  var cells: [PackedCell]
  /// The characters that consist of more than one scalar.
  var clusters: [String] = []

  /// Virtual time and phase in few words: "320 ms, dragging".
  public internal(set) var status = ""
  /// What the picture shows, in words.
  public internal(set) var caption = ""
  /// The size of a cell in board points.
  public let cell: CellSize

  /// Cells to the left of the picture: the border.
  static let leftMargin = 1
  /// Cells to the right of the picture: the border and two digits.
  static let rightMargin = 3
  /// Rows above and below the picture: the border.
  static let borderRows = 2
  /// The most cells that a picture has along either axis.
  static let mostCells = 2_000

  /// Makes a frame of a grid that a drawing fills.
  init(
    width: Int, height: Int, cell: CellSize,
    drawing: (UnsafeMutableBufferPointer<PackedCell>) -> [String]
  ) {
    self.width = width
    self.height = height
    self.cell = cell
    var clusters: [String] = []
    cells = [PackedCell](unsafeUninitializedCapacity: width * height) { buffer, count in
      clusters = drawing(UnsafeMutableBufferPointer(rebasing: buffer[..<(width * height)]))
      count = width * height
    }
    self.clusters = clusters
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
    let cell = cells[row * width + column]
    return FrameCell(
      text: text(of: cell, in: .unicode), width: cell.width, role: cell.role,
      subject: FrameSubject(code: cell.subject))
  }

  /// What a cell of the grid belongs to.
  ///
  /// - Parameters:
  ///   - column: 0 ..< width
  ///   - row: 0 ..< height
  public func subject(column: Int, row: Int) -> FrameSubject {
    FrameSubject(code: cells[row * width + column].subject)
  }

  /// The characters of a cell; empty for the second half of a wide character.
  func text(of cell: PackedCell, in repertoire: Repertoire) -> String {
    switch (GlyphCode(cell.glyph), repertoire) {
    case (.continuation, _): ""
    case (.symbol(let symbol), .ascii): String(Character(Unicode.Scalar(symbol.ascii)))
    case (.symbol(let symbol), .unicode): String(Character(symbol.unicode))
    case (.scalar(let scalar), .ascii): AsciiForm.text(of: [scalar], width: cell.width)
    case (.scalar(let scalar), .unicode): String(Character(scalar))
    case (.cluster(let index), .ascii):
      AsciiForm.text(of: Array(clusters[index].unicodeScalars), width: cell.width)
    case (.cluster(let index), .unicode): clusters[index]
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
