import KanbanModel

/// What a geometry consists of, and how the parts are kept in step. `BoardGeometry` alone holds one.
struct BoardContents: Sendable {
  var board: Board
  var metrics: LayoutMetrics {
    didSet { lengths = ResolvedLengths(metrics) }
  }
  /// The metrics' lengths at the present text size.
  private(set) var lengths: ResolvedLengths
  var cardShapes = CardShapes()
  /// By `ColumnHandle.tableIndex`; entries of removed columns stay.
  private(set) var columns: [ColumnLayout]
  /// The visible columns, for searching.
  private(set) var index = ColumnIndex()
  var lift = LiftLayout()
  private(set) var scrolling = BoardScrolling()

  /// A board that is not laid out yet.
  ///
  /// - Parameter shapes: by `ColumnHandle.tableIndex`; the rest have the default one.
  init(board: Board, metrics: LayoutMetrics, columnShapes shapes: [ColumnShape]) {
    self.board = board
    self.metrics = metrics
    lengths = ResolvedLengths(metrics)
    columns = (0..<board.columnTableCount).map { number in
      let isPresent = board.contains(ColumnHandle(rawValue: Int32(number)))
      let shape = shapes.indices.contains(number) ? shapes[number] : ColumnShape()
      return isPresent ? ColumnLayout(shape: shape) : .removed
    }
    noteReferences()
  }
}

/// The metrics' lengths at the present text size, so that text tables are not asked for every card.
struct ResolvedLengths: Sendable {
  let columnWidth: Double
  let headerHeight: Double
  let cardHeight: Double

  init(_ metrics: LayoutMetrics) {
    columnWidth = metrics.openColumnWidth
    headerHeight = metrics.length(metrics.headerHeight)
    cardHeight = metrics.length(metrics.cardHeight)
  }
}

// MARK: - Columns

extension BoardContents {
  /// Finds the rectangles of all columns from their widths and heights.
  ///
  /// - Complexity: the number of columns.
  mutating func layOutColumns() {
    var handles: [ColumnHandle] = []
    var frames: [Rect] = []
    handles.reserveCapacity(board.columns.count)
    frames.reserveCapacity(board.columns.count)
    var lead = ColumnLead()
    var next = metrics.boardPadding
    for column in board.columns {
      let number = column.tableIndex
      let state = board.state(of: column)
      columns[number].show(state, at: handles.count)
      guard !state.isHidden else { continue }
      let frame = frame(of: columns[number], width: currentWidth(of: column), next: next, lead: lead)
      advance(&lead, past: column)
      columns[number].setFrame(frame, metrics, lengths)
      handles.append(column)
      frames.append(columns[number].frame)
      next = trailing(of: frame) + metrics.columnSpacing
    }
    index = ColumnIndex(handles: handles, frames: frames)
  }

  /// The place and width of a column; its height is not known here.
  ///
  /// - Parameters:
  ///   - next: the distance of a computed column from the leading edge.
  ///   - lead: what stands before the column.
  private func frame(of column: ColumnLayout, width: Double, next: Double, lead: ColumnLead) -> Rect {
    guard let origin = column.shape.origin else {
      let x = metrics.direction.x(lead: next, width: width, within: metrics.viewportSize.width)
      return Rect(x: x, y: metrics.boardPadding, width: width, height: 0)
    }
    let shift =
      (lead.width - column.reference.width)
      + Double(lead.count - column.reference.count) * metrics.columnSpacing
    let x = origin.x + metrics.direction.sign * shift
    // The leading edge stays where it was measured; right to left that is the right one.
    switch metrics.direction {
    case .leftToRight: return Rect(x: x, y: origin.y, width: width, height: 0)
    case .rightToLeft:
      return Rect(x: x + column.referenceWidth - width, y: origin.y, width: width, height: 0)
    }
  }

  /// The distance of a rectangle's far edge from the leading edge of the viewport.
  private func trailing(of frame: Rect) -> Double {
    switch metrics.direction {
    case .leftToRight: frame.maxX
    case .rightToLeft: metrics.viewportSize.width - frame.minX
    }
  }

  /// Adds a column after the last one of the board.
  ///
  /// - Parameter lead: what stands before it, and then what stands before the next.
  mutating func addColumn(
    _ state: ColumnState, _ shape: ColumnShape, after lead: inout ColumnLead
  ) -> ColumnHandle {
    let column = board.addColumn(state)
    columns.append(ColumnLayout(shape: shape))
    columns[column.tableIndex].noteReference(lead, width: currentWidth(of: column))
    advance(&lead, past: column)
    rebuildCards(of: column)
    return column
  }

  /// Takes a column off with its cards.
  mutating func removeColumn(_ column: ColumnHandle) {
    for card in board.cards(in: column) { cardShapes[card] = CardShape() }
    board.removeColumn(column)
    columns[column.tableIndex] = .removed
    lift.forgetRoom(in: column)
    let board = board
    forgetLifted { !board.contains($0) }
  }

  /// Replaces a column's shape; one whose place is measured now remembers what stands before it.
  mutating func setShape(_ shape: ColumnShape, of column: ColumnHandle, isMeasuredNow: Bool) {
    columns[column.tableIndex].shape = shape
    if isMeasuredNow {
      columns[column.tableIndex].noteReference(lead(before: column), width: currentWidth(of: column))
    }
    rebuildCards(of: column)
  }

  /// What stands before a column, or before the place behind the last one.
  ///
  /// - Complexity: the number of columns.
  func lead(before column: ColumnHandle? = nil) -> ColumnLead {
    board.columns.prefix { $0 != column }.reduce(into: ColumnLead()) { advance(&$0, past: $1) }
  }

  /// Remembers for every column what stands before it, which counts for those that are measured.
  private mutating func noteReferences() {
    var lead = ColumnLead()
    for column in board.columns {
      columns[column.tableIndex].noteReference(lead, width: currentWidth(of: column))
      advance(&lead, past: column)
    }
  }

  /// Counts a column into what stands before the next.
  private func advance(_ lead: inout ColumnLead, past column: ColumnHandle) {
    let state = board.state(of: column)
    guard !state.isHidden else { return }
    lead.width += currentWidth(of: column)
    lead.count += 1
  }

  /// The width that a column has, or would have if it were not hidden.
  private func currentWidth(of column: ColumnHandle) -> Double {
    let open = columns[column.tableIndex].shape.width ?? lengths.columnWidth
    return board.state(of: column).isCollapsed ? metrics.collapsedWidth : open
  }
}

// MARK: - Cards

extension BoardContents {
  /// Lays the cards of a column out afresh; its rectangle follows with `layOutColumns` or `followCards`.
  ///
  /// - Complexity: the length of the column.
  mutating func rebuildCards(of column: ColumnHandle) {
    let list = board.cards(in: column)
    var items: [CardItem] = []
    items.reserveCapacity(list.count)
    var fullIndices: [Int32] = []
    for (index, card) in list.enumerated() {
      if board.state(of: card).isHidden {
        if fullIndices.isEmpty, items.count == index { fullIndices = (0..<Int32(index)).map { $0 } }
        continue
      }
      if items.count < index { fullIndices.append(Int32(index)) }
      items.append(cardShapes.item(of: card, defaultHeight: lengths.cardHeight))
    }
    if items.count == list.count { fullIndices = [] }
    columns[column.tableIndex].layOut(items, fullIndices: fullIndices, metrics, lengths)
    assignLifted(in: [column])
  }

  /// Lets a column's rectangle follow its cards; only a column as tall as its cards changes.
  ///
  /// - Complexity: logarithmic in the number of columns.
  mutating func followCards(of column: ColumnHandle) {
    let number = column.tableIndex
    guard columns[number].isShown, columns[number].isFit else { return }
    columns[number].setFrame(columns[number].frame, metrics, lengths)
    index.setFrame(columns[number].frame, at: columns[number].place)
  }

  /// Makes the cards that a column has had up to now stack from the first measured y of its present layout.
  mutating func dropMeasuredPlaces(of column: ColumnHandle, _ list: [CardHandle]) {
    columns[column.tableIndex].stackFromMeasuredStart()
    cardShapes.clearOrigins(of: list)
  }
}

// MARK: - Lifted cards

extension BoardContents {
  /// Says which cards are lifted, those of them that are on the board; without the grabbed one none is.
  mutating func setLifted(_ lifted: Lifted?) {
    let sources = liftedColumns
    lift.lifted = lifted
    let board = board
    forgetLifted { !board.contains($0) }
    assignLifted(in: (sources + liftedColumns).withoutRepeats())
  }

  /// Forgets lifted cards that are gone.
  mutating func forgetLifted(where isGone: (CardHandle) -> Bool) {
    guard let old = lift.lifted, old.cards.contains(where: isGone) || isGone(old.grabbed) else { return }
    let sources = liftedColumns
    lift.lifted = isGone(old.grabbed) ? nil : old
    lift.lifted?.cards.removeAll(where: isGone)
    assignLifted(in: sources.filter { board.contains($0) })
  }

  /// The columns that hold a lifted card.
  private var liftedColumns: [ColumnHandle] { board.columns(holding: lift.lifted?.cards ?? []) }

  /// Tells columns which of their cards are lifted.
  ///
  /// - Complexity: n log n in the lifted cards.
  private mutating func assignLifted(in changed: [ColumnHandle]) {
    let cards = lift.holes
    // Of one column the cards are looked through as they are; those of several are sorted by column once.
    let byColumn =
      changed.count > 1 && cards.count > 1
      ? Dictionary(grouping: cards) { board.position(of: $0)?.column } : nil
    for column in changed {
      let full = board.movedIndices(byColumn.map { $0[column] ?? [] } ?? cards, in: column)
      columns[column.tableIndex].setLifted(full: full)
    }
  }

  /// Finds the hole, and adds up what the lifted cards need where they go.
  mutating func refreshLift() {
    var (height, count) = (0.0, 0)
    for card in lift.lifted?.cards ?? [] where !board.state(of: card).isHidden {
      height += cardShapes.height(of: card) ?? lengths.cardHeight
      count += 1
    }
    let home = lift.lifted.flatMap { $0.leavesHole ? location(of: $0.grabbed) : nil }
    lift.follow(home: home, destination: homeDestination(), height: height, count: count)
  }

  /// The grabbed card's own column and its slot there.
  func homeDestination() -> Destination? {
    guard let lifted = lift.lifted, lifted.leavesHole, let position = board.position(of: lifted.grabbed)
    else {
      return nil
    }
    let before = columns[position.column.tableIndex].cards.lifted.count(beforeFull: position.index)
    return Destination(column: position.column, slot: position.index - before)
  }

  /// The column of a card and its place among the visible ones, if it has a rectangle.
  @inline(__always)
  func location(of card: CardHandle) -> (column: ColumnHandle, place: Int)? {
    guard let position = board.position(of: card) else { return nil }
    let number = position.column.tableIndex
    guard columns[number].isOpen else { return nil }
    let place = columns[number].cards.place(ofFullIndex: position.index)
    guard place < columns[number].cards.count,
      columns[number].cards.fullIndex(ofPlace: place) == position.index
    else { return nil }
    return (position.column, place)
  }
}

// MARK: - Scrolling

extension BoardContents {
  /// Scrolls a column, which is on the board, to an offset within its extent.
  mutating func scroll(_ column: ColumnHandle, to offset: Double) {
    if columns[column.tableIndex].scroll(to: offset) { scrolling.note(column) }
  }

  /// Scrolls the board to an offset within its extent.
  mutating func scrollBoard(to offset: Point) { scrolling.scrollBoard(to: offset) }

  /// Takes note of all that has scrolled since this was called last; columns before the board.
  mutating func takeScrolledAreas() -> [ScrollArea] {
    guard scrolling.hasNotes else { return [] }
    var areas: [ScrollArea] = []
    for column in scrolling.columns where columns[column.tableIndex].takeScroll() {
      if board.contains(column) { areas.append(.column(column)) }
    }
    if scrolling.takeBoard() { areas.append(.board) }
    return areas
  }
}

/// Where the board has scrolled to, and what has scrolled since somebody took note of it last.
struct BoardScrolling: Sendable {
  /// From the top and the leading edge.
  private(set) var boardOffset = Point.zero
  /// The board's offset when it was taken note of last, if it has been another one since.
  private var boardOffsetBefore: Point?
  /// The columns that have scrolled, in the order in which they did so first.
  private(set) var columns: [ColumnHandle] = []

  var hasNotes: Bool { boardOffsetBefore != nil || !columns.isEmpty }

  mutating func scrollBoard(to offset: Point) {
    guard boardOffset != offset else { return }
    if boardOffsetBefore == nil { boardOffsetBefore = boardOffset }
    boardOffset = offset
  }

  mutating func note(_ column: ColumnHandle) { columns.append(column) }

  /// Forgets the notes.
  ///
  /// - Returns: true if the board's offset is another one now.
  mutating func takeBoard() -> Bool {
    columns.removeAll(keepingCapacity: true)
    defer { boardOffsetBefore = nil }
    return boardOffsetBefore.map { $0 != boardOffset } ?? false
  }
}
