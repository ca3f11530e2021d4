import KanbanModel

/// What a board's geometry consists of, beside the functions that ask it.
struct BoardContents: Sendable {
  var board: Board
  var metrics: LayoutMetrics
  var lifted: Lifted?
  var dropPlace: Destination?
  /// What the content of its column grows by.
  var dropRoom = 0.0

  /// The metrics' lengths at the present text size.
  var lengths: ResolvedLengths
  /// By `ColumnHandle.tableIndex`; entries of removed columns stay.
  var columns: [ColumnLayout]
  /// The visible columns, for searching.
  var index = ColumnIndex()
  var cardShapes = CardShapes()
  /// From the top and the leading edge.
  var boardOffset = Point.zero
  /// The columns whose `offsetBefore` is kept, in the order in which they scrolled first.
  var scrolledColumns: [ColumnHandle] = []
  /// The board's offset when it was taken note of last, if it has been another one since.
  var boardOffsetBefore: Point?
  /// The heights of the visible lifted cards together, and their number.
  var liftedHeight = 0.0
  var liftedCount = 0
  /// Where the grabbed card's hole is, if it has one; the place is among the visible cards.
  var home: (column: ColumnHandle, place: Int)?
  /// The grabbed card's column and the cards that stay before it, whether or not it has a frame.
  var homeDestination: Destination?

  /// A board that is not laid out yet.
  init(board: Board, metrics: LayoutMetrics) {
    self.board = board
    self.metrics = metrics
    lengths = ResolvedLengths(metrics)
    columns = (0..<board.columnTableCount).map { number in
      var layout = ColumnLayout(shape: ColumnShape())
      layout.isPresent = board.contains(ColumnHandle(rawValue: Int32(number)))
      layout.isShown = layout.isPresent
      return layout
    }
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
