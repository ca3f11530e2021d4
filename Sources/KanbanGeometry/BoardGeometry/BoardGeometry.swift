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
/// not numbers lie outside, handles that the board does not know have no rectangle.
public struct BoardGeometry: Sendable {
  /// One element, so that copies share it until one of them is changed, and a geometry is handed on as one
  /// word.
  private var storage: [BoardContents]

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
    storage = [BoardContents(board: board, metrics: metrics, columnShapes: columnShapes)]
    for (card, shape) in cardShapes { storage[0].cardShapes[card] = shape }
    layOutEverything()
  }
}

// MARK: - What it consists of

// Accessors that lend a part where it is: of the parts that only this module knows, nothing is copied for
// looking at it.
extension BoardGeometry {
  /// The columns and cards.
  public var board: Board { storage[0].board }

  /// The numbers of the layout.
  public var metrics: LayoutMetrics { storage[0].metrics }

  /// The cards that are being dragged, or nil.
  public var lifted: Lifted? { storage[0].lift.lifted }

  /// The lifted cards that are out of their places; none while copies are carried.
  package var holes: [CardHandle] { storage[0].lift.holes }

  /// Where the lifted cards would land: its column makes room for them in its extent; or nil.
  public var dropPlace: Destination? { storage[0].lift.dropPlace }

  /// The room that is made for the lifted cards at `dropPlace`; 0 without one.
  package var dropRoom: Double { storage[0].lift.dropRoom }

  /// The grabbed card's own column and its slot there: the cards that stay before it. Nil while no card has a
  /// hole.
  public var homeDestination: Destination? { storage[0].lift.homeDestination }

  var lift: LiftLayout {
    _read { yield storage[0].lift }
  }

  var lengths: ResolvedLengths {
    _read { yield storage[0].lengths }
  }

  var columns: [ColumnLayout] {
    _read { yield storage[0].columns }
  }

  var index: ColumnIndex {
    _read { yield storage[0].index }
  }

  var cardShapes: CardShapes {
    _read { yield storage[0].cardShapes }
  }

  var boardOffset: Point { storage[0].scrolling.boardOffset }

  /// The index of a column's layout, or nil if it is not on the board.
  @inline(__always)
  func number(of column: ColumnHandle) -> Int? {
    let number = Int(column.rawValue)
    return columns.indices.contains(number) && columns[number].isPresent ? number : nil
  }

  /// The column of a card and its place among the visible ones, if it has a rectangle.
  @inline(__always)
  func location(of card: CardHandle) -> (column: ColumnHandle, place: Int)? { storage[0].location(of: card) }

  /// Where home is by what the board says now, whatever was remembered.
  func foundHome() -> Destination? { storage[0].homeDestination() }
}

// MARK: - Changing it

// Every change goes through one of these, which bring all that follows from it up to date.
extension BoardGeometry {
  /// Changes cards of some columns, and lays those out afresh whose order has become another: they give up
  /// their measured places.
  mutating func changeCards<Result>(
    of touched: [ColumnHandle], _ change: (inout BoardContents) -> Result
  ) -> Result {
    let before = touched.map { (column: $0, list: board.cards(in: $0)) }
    let result = change(&storage[0])
    let changed = before.filter { board.cards(in: $0.column) != $0.list }
    for (column, list) in changed { storage[0].dropMeasuredPlaces(of: column, list) }
    layOutCards(of: changed.map(\.column)) { _ in }
    return result
  }

  /// Changes what cards of some columns are like, and lays those columns out afresh.
  ///
  /// - Parameter dropsPlaces: true if they give up their measured places.
  mutating func layOutCards(
    of changed: [ColumnHandle], dropsPlaces: Bool = false, _ change: (inout BoardContents) -> Void
  ) {
    if dropsPlaces {
      for column in changed { storage[0].dropMeasuredPlaces(of: column, board.cards(in: column)) }
    }
    change(&storage[0])
    for column in changed where board.contains(column) {
      storage[0].rebuildCards(of: column)
      storage[0].followCards(of: column)
    }
    finishChange(of: changed)
  }

  /// Changes columns, and finds the places of all.
  ///
  /// - Parameter change: lays out the cards that it changes, and says whose columns' offsets may be beyond
  ///   their extents.
  /// - Complexity: the change, and the number of columns.
  mutating func changeColumns(_ change: (inout BoardContents) -> [ColumnHandle]) {
    let changed = change(&storage[0])
    storage[0].layOutColumns()
    finishChange(of: changed)
  }

  /// Changes what nothing is laid out by.
  mutating func changeStates(_ change: (inout BoardContents) -> Void) { change(&storage[0]) }

  /// Replaces the metrics.
  mutating func replaceMetrics(_ metrics: LayoutMetrics) {
    storage[0].metrics = metrics
    layOutEverything()
  }

  private mutating func layOutEverything() {
    changeColumns { contents in
      for column in contents.board.columns { contents.rebuildCards(of: column) }
      return contents.board.columns
    }
  }

  /// Says which cards are being dragged. Cards that are not on the board are left out; without the grabbed
  /// one nothing is lifted.
  ///
  /// - Complexity: n log n in the lifted cards.
  public mutating func setLifted(_ lifted: Lifted?) {
    storage[0].setLifted(lifted)
    finishChange(of: [])
  }

  /// Says where the lifted cards would land. That column grows by them unless one of them is its own.
  ///
  /// - Complexity: constant; the length of the column where cards flow in rows or as a pile.
  public mutating func setDropPlace(_ place: Destination?) {
    let place = place.flatMap { board.contains($0.column) ? $0 : nil }
    guard place != dropPlace else { return }
    let old = dropPlace?.column
    makeRoom(at: place)
    bringOffsetsIntoExtents(old.map { [$0] } ?? [])
  }

  private mutating func makeRoom(at place: Destination?) {
    let room = place.map { liftedExtent(at: $0) } ?? 0
    storage[0].lift.makeRoom(room, at: place)
  }

  /// Follows the lifted cards, and brings the offsets of the board, of some columns and of the target into
  /// their extents.
  private mutating func finishChange(of changed: [ColumnHandle]) {
    storage[0].refreshLift()
    makeRoom(at: dropPlace)
    bringOffsetsIntoExtents(changed)
  }

  /// Brings the offsets of some columns, of the target and of the board into their extents: the end of every
  /// change.
  private mutating func bringOffsetsIntoExtents(_ changed: [ColumnHandle]) {
    for column in changed { bringOffsetIntoExtent(of: column) }
    if let dropPlace { bringOffsetIntoExtent(of: dropPlace.column) }
    let most = maxOffset(of: .board)
    let offset = Point(x: min(boardOffset.x, most.x), y: min(boardOffset.y, most.y))
    if offset != boardOffset { storage[0].scrollBoard(to: offset) }
    assertUnbroken(brokenInvariant(in: changed, asLayoutOf: board))
  }

  private mutating func bringOffsetIntoExtent(of column: ColumnHandle) {
    guard let number = number(of: column) else { return }
    let most = maxOffset(of: .column(column)).y
    if columns[number].offset > most { storage[0].scroll(column, to: most) }
  }
}

// MARK: - Scrolling

extension BoardGeometry {
  /// Scrolls an area and returns the offset that holds now.
  ///
  /// A column uses `y` only. What is not a number leaves its axis as it is.
  @discardableResult
  public mutating func scroll(_ area: ScrollArea, to offset: Point) -> Point {
    let present = self.offset(of: area)
    let most = maxOffset(of: area)
    let new = Point(
      x: offset.x.isNaN ? present.x : min(max(offset.x, 0), most.x),
      y: offset.y.isNaN ? present.y : min(max(offset.y, 0), most.y))
    switch area {
    case .board:
      if new != present { storage[0].scrollBoard(to: new) }
    case .column(let column):
      guard board.contains(column) else { return .zero }
      if new.y != present.y { storage[0].scroll(column, to: new.y) }
    }
    assertUnbroken(isWithinExtent(area) ? nil : GeometryInvariant.offsetBeyondExtent(area))
    return new
  }

  /// Takes note of all that has scrolled, was scrolled or was clamped since this was called last.
  ///
  /// - Returns: the areas whose offset is another one now, columns before the board.
  package mutating func takeScrolledAreas() -> [ScrollArea] {
    storage[0].scrolling.hasNotes ? storage[0].takeScrolledAreas() : []
  }
}
