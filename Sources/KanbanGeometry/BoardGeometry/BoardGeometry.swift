public import KanbanModel

/// A board together with all that decides where its things are: metrics, shapes, scroll offsets, the lifted
/// cards. Every change keeps the layout in step, so that every query is answered from finished numbers.
///
/// Three spaces, each x to the right and y down:
/// - *pointer space*: what input devices report and a trace holds;
/// - *board space*: minus the viewport's origin, divided by the zoom, plus the board's scroll offset;
/// - *column space*: from the column's left edge and the top of its scrolled content.
///
/// ```
/// pointer space        board space              column space
///   origin ┌──────┐      0 ┌──────┬─────┐         ┌────┐ 0
///          │ view │        │ view │     │         │card│
///          │ port │        │ port │     │         ├────┤ ← body's top = column offset
///          └──────┘        └──────┘ col │         │card│
///                          └────────────┘         └────┘
/// ```
///
/// Two layouts: the *rest layout*, in which lifted cards keep their place as holes and which alone decides
/// targets, and the *display layout* of `displayFrame(of:placement:)`, which is what a person sees.
///
/// The value is cheap to copy. A query never allocates unless it says so, and never traps: points that are
/// not numbers lie outside, handles that the board does not know have no frame.
public struct BoardGeometry: Sendable {
  /// The columns and cards.
  public internal(set) var board: Board
  /// The numbers of the layout.
  public internal(set) var metrics: LayoutMetrics
  /// The cards that are being dragged, or nil.
  public internal(set) var lifted: Lifted?
  /// The column that the lifted cards are over, which makes room for them in its extent, or nil.
  public internal(set) var dropColumn: ColumnHandle?

  /// The metrics' lengths at the present text size.
  var lengths: ResolvedLengths
  /// By `ColumnHandle.tableIndex`; entries of removed columns stay.
  var columns: [ColumnLayout] = []
  /// The visible columns, for searching.
  var index = ColumnIndex()
  var cardShapes = CardShapes()
  /// From the top and the leading edge.
  var boardOffset = Point.zero
  /// The heights of the visible lifted cards together, and their number.
  var liftedHeight = 0.0
  var liftedCount = 0
  /// Where the grabbed card's hole is, if it has one; the place is among the visible cards.
  var home: (column: ColumnHandle, place: Int)?

  /// The index of a column's layout, or nil if it is not on the board.
  @inline(__always)
  func number(of column: ColumnHandle) -> Int? {
    let number = Int(column.rawValue)
    return columns.indices.contains(number) && columns[number].isPresent ? number : nil
  }

  /// Makes the geometry of a board, an empty one by default.
  ///
  /// - Throws: the first number of the metrics that is refused, or a count above the limit.
  /// - Complexity: the number of cards.
  public init(_ board: Board = Board(), metrics: LayoutMetrics = LayoutMetrics()) throws(GeometryError) {
    try metrics.validate()
    guard board.cardTableCount <= GeometryLimits.cardCount else {
      throw .tooMany(.cardCount, most: GeometryLimits.cardCount)
    }
    guard board.columnTableCount <= GeometryLimits.columnCount else {
      throw .tooMany(.columnCount, most: GeometryLimits.columnCount)
    }
    self.board = board
    self.metrics = metrics
    lengths = ResolvedLengths(metrics)
    columns = Array(repeating: ColumnLayout(shape: ColumnShape()), count: board.columnTableCount)
    for column in columns.indices {
      columns[column].isPresent = board.contains(ColumnHandle(rawValue: Int32(column)))
      columns[column].isShown = columns[column].isPresent
    }
    layOutEverything()
  }
}

/// The metrics' lengths at the present text size, so that text tables are not asked for every card.
struct ResolvedLengths: Sendable {
  var columnWidth: Double
  var headerHeight: Double
  var cardHeight: Double

  init(_ metrics: LayoutMetrics) {
    columnWidth = metrics.openColumnWidth
    headerHeight = metrics.length(metrics.headerHeight)
    cardHeight = metrics.length(metrics.cardHeight)
  }
}
