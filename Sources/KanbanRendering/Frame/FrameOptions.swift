package import KanbanGeometry

/// The size of one character cell in board points: the scale of a frame.
public struct CellSize: Hashable, Sendable {
  /// Board points from one cell to the next in a row.
  public var width: Double
  /// Board points from one row to the next.
  public var height: Double

  /// Makes a size; lengths that are not positive and finite become the default's.
  public init(width: Double, height: Double) {
    self.width = width > 0 && width.isFinite ? width : Self.standardWidth
    self.height = height > 0 && height.isFinite ? height : Self.standardHeight
  }

  /// A column of 280 points is 35 cells wide, and a card of 48 points with its spacing of 8 takes exactly
  /// three rows, so that cards look alike wherever they are scrolled. A viewport of 800x600 is 100x33 cells.
  public static let standard = CellSize(width: standardWidth, height: standardHeight)

  private static let standardWidth = 8.0
  private static let standardHeight = 56.0 / 3
}

/// How a frame is drawn.
public struct FrameOptions: Hashable, Sendable {
  /// The scale; nil chooses it: the standard one, or what `width` and `height` ask for.
  public var cell: CellSize?
  /// The number of cells that a line may have, border and margin included; nil sets no limit.
  public var width: Int?
  /// The number of rows that a picture may have, border included; nil sets no limit.
  public var height: Int?
  /// False leaves the pointers and their marks out.
  public var showsPointers = true

  /// Makes the default options.
  public init(cell: CellSize? = nil, width: Int? = nil, height: Int? = nil) {
    self.cell = cell
    self.width = width
    self.height = height
  }

  /// The size in cells of a frame of a viewport: picture, border and margin, without the caption.
  package func frameSize(of viewport: Size) -> (width: Int, height: Int) {
    let picture = FrameScale(cell: cell(for: viewport)).cellCount(viewport)
    return (picture.columns + Frame.leftMargin + Frame.rightMargin, picture.rows + Frame.borderRows)
  }

  /// The scale for a viewport, if none is given: shrunk evenly until the lines are short enough, and further from
  /// top to bottom alone until they are few enough, as titles need the width.
  func cell(for viewport: Size) -> CellSize {
    if let cell { return cell }
    let columns = width.map { max(1, $0 - Frame.leftMargin - Frame.rightMargin) } ?? .max
    let rows = height.map { max(1, $0 - Frame.borderRows) } ?? .max
    var across = max(1, viewport.width / (Double(columns) * CellSize.standard.width))
    var down = max(across, viewport.height / (Double(rows) * CellSize.standard.height))
    let count = FrameScale(cell: .standard.scaled(across: across, down: down)).cellCount(viewport)
    // What the quotients lose in rounding must not make one cell more along either axis.
    if count.columns > columns { across *= Self.nextFactor }
    if count.rows > rows { down *= Self.nextFactor }
    return .standard.scaled(across: across, down: down)
  }

  /// Far more than a rounding, far less than a cell of any frame.
  private static let nextFactor = 1 + 1e-9
}

extension CellSize {
  fileprivate func scaled(across: Double, down: Double) -> CellSize {
    CellSize(width: width * across, height: height * down)
  }
}
