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
  /// One element, so that copies share it until one of them is changed, and a geometry is handed on as one
  /// word.
  var storage: [BoardContents]

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
    try self.init(board, metrics: metrics, columnShapes: [], cardShapes: [])
  }

  /// Makes the geometry of a board whose things have shapes of their own, laid out once.
  ///
  /// - Parameters:
  ///   - board: the board.
  ///   - metrics: the numbers of the layout.
  ///   - columnShapes: by `ColumnHandle.tableIndex`; the rest have the default one.
  ///   - cardShapes: of cards that do not leave all to the metrics.
  /// - Throws: the first number that is refused, or a count above the limit.
  /// - Complexity: the number of cards.
  package init(
    _ board: Board, metrics: LayoutMetrics, columnShapes: [ColumnShape],
    cardShapes: [(card: CardHandle, shape: CardShape)]
  ) throws(GeometryError) {
    try metrics.validate()
    for shape in columnShapes { try shape.validate() }
    for (_, shape) in cardShapes { try shape.validate() }
    guard board.cardTableCount <= GeometryLimits.cardCount else {
      throw .tooMany(.cardCount, most: GeometryLimits.cardCount)
    }
    guard board.columnTableCount <= GeometryLimits.columnCount else {
      throw .tooMany(.columnCount, most: GeometryLimits.columnCount)
    }
    storage = [BoardContents(board: board, metrics: metrics)]
    for (column, shape) in zip(columns.indices, columnShapes) { columns[column].shape = shape }
    for (card, shape) in cardShapes { self.cardShapes[card] = shape }
    noteReferences()
    layOutEverything()
  }
}

// MARK: - What it consists of

// Accessors that lend a part where it is: nothing is copied for changing it, nor, of the parts that only this
// module knows, for looking at it.
extension BoardGeometry {
  /// The columns and cards.
  public internal(set) var board: Board {
    get { storage[0].board }
    _modify { yield &storage[0].board }
  }

  /// The numbers of the layout.
  public internal(set) var metrics: LayoutMetrics {
    get { storage[0].metrics }
    _modify { yield &storage[0].metrics }
  }

  /// The cards that are being dragged, or nil.
  public internal(set) var lifted: Lifted? {
    get { storage[0].lifted }
    _modify { yield &storage[0].lifted }
  }

  /// Where the lifted cards would land: its column makes room for them in its extent; or nil.
  public internal(set) var dropPlace: Destination? {
    get { storage[0].dropPlace }
    _modify { yield &storage[0].dropPlace }
  }

  /// The room that is made for the lifted cards at `dropPlace`; 0 without one.
  package internal(set) var dropRoom: Double {
    get { storage[0].dropRoom }
    _modify { yield &storage[0].dropRoom }
  }

  /// The grabbed card's own column and its slot there: the cards that stay before it. Nil while no card has a
  /// hole.
  public internal(set) var homeDestination: Destination? {
    get { storage[0].homeDestination }
    _modify { yield &storage[0].homeDestination }
  }

  var lengths: ResolvedLengths {
    _read { yield storage[0].lengths }
    _modify { yield &storage[0].lengths }
  }

  var columns: [ColumnLayout] {
    _read { yield storage[0].columns }
    _modify { yield &storage[0].columns }
  }

  var index: ColumnIndex {
    _read { yield storage[0].index }
    _modify { yield &storage[0].index }
  }

  var cardShapes: CardShapes {
    _read { yield storage[0].cardShapes }
    _modify { yield &storage[0].cardShapes }
  }

  var boardOffset: Point {
    _read { yield storage[0].boardOffset }
    _modify { yield &storage[0].boardOffset }
  }

  var liftedHeight: Double {
    _read { yield storage[0].liftedHeight }
    _modify { yield &storage[0].liftedHeight }
  }

  var liftedCount: Int {
    _read { yield storage[0].liftedCount }
    _modify { yield &storage[0].liftedCount }
  }

  var home: (column: ColumnHandle, place: Int)? {
    _read { yield storage[0].home }
    _modify { yield &storage[0].home }
  }
}
