public import KanbanModel

/// Changes of columns, shapes, metrics and of what is lifted.
extension BoardGeometry {
  /// Takes a column out of the board together with its cards.
  ///
  /// - Complexity: the number of columns and of its cards.
  public mutating func removeColumn(_ column: ColumnHandle) {
    guard board.contains(column) else { return }
    for card in board.cards(in: column) { cardShapes[card] = CardShape() }
    board.removeColumn(column)
    columns[column.tableIndex] = ColumnLayout(shape: ColumnShape())
    columns[column.tableIndex].isPresent = false
    columns[column.tableIndex].isShown = false
    if dropPlace?.column == column { dropPlace = nil }
    let board = board
    forgetLifted { !board.contains($0) }
    layOutColumns()
    finishChange(of: [])
  }

  /// Brings the columns into another order. Measured columns shift along, as if those before them had
  /// changed their widths.
  ///
  /// - Parameter order: each column of the board once, from the leading edge; anything else changes nothing.
  /// - Complexity: the number of columns.
  public mutating func setColumnOrder(_ order: [ColumnHandle]) {
    guard order != board.columns else { return }
    board.setColumnOrder(order)
    layOutColumns()
    finishChange(of: [])
  }

  /// Changes a column's state.
  ///
  /// - Complexity: constant, unless the column is hidden, shown, collapsed or expanded; then the number of
  ///   columns.
  public mutating func update(_ column: ColumnHandle, _ change: (inout ColumnState) -> Void) {
    guard board.contains(column) else { return }
    let old = board.state(of: column)
    board.update(column, change)
    let new = board.state(of: column)
    guard old.isHidden != new.isHidden || old.isCollapsed != new.isCollapsed else { return }
    layOutColumns()
    finishChange(of: [column])
  }

  /// The shape of a card, the default one if it is unknown.
  public func shape(of card: CardHandle) -> CardShape { cardShapes[card] }

  /// The shape of a column, the default one if it is unknown.
  public func shape(of column: ColumnHandle) -> ColumnShape {
    columns.indices.contains(column.tableIndex) ? columns[column.tableIndex].shape : ColumnShape()
  }

  /// Replaces a card's shape by a measured one; nothing else is moved for it.
  ///
  /// For a change that the other cards make room for use `setHeight(_:of:)`.
  ///
  /// - Throws: the first number that is refused; then nothing is changed.
  /// - Complexity: the length of its column; use `setShapes` for many.
  public mutating func setShape(_ shape: CardShape, of card: CardHandle) throws(GeometryError) {
    try setShapes([(card, shape)])
  }

  /// Replaces the shapes of many cards by measured ones; nothing else is moved for them.
  ///
  /// Cards that are not on the board, and those that have the shape already, are left out; of a repeated card the
  /// last shape counts.
  ///
  /// - Throws: the first number that is refused; then nothing is changed.
  /// - Complexity: the number of shapes, and the lengths of the columns of those that are others.
  public mutating func setShapes(
    _ shapes: [(card: CardHandle, shape: CardShape)]
  ) throws(GeometryError) {
    for change in shapes { try change.shape.validate() }
    var changed: [CardHandle] = []
    for (card, shape) in shapes where board.contains(card) && cardShapes[card] != shape {
      cardShapes[card] = shape
      changed.append(card)
    }
    if !changed.isEmpty { followChangedCards(of: board.columns(holding: changed)) }
  }

  /// Replaces a column's shape by a measured one: its origin is where it stands now.
  ///
  /// - Throws: the first number that is refused; then nothing is changed.
  /// - Complexity: the number of columns and of its cards.
  public mutating func setShape(_ shape: ColumnShape, of column: ColumnHandle) throws(GeometryError) {
    try shape.validate()
    guard board.contains(column) else { return }
    columns[column.tableIndex].shape = shape
    if shape.origin != nil { noteReference(lead(before: column), of: column) }
    followShape(of: column)
  }

  /// Replaces all of a column's shape but its origin: a column whose place was measured stays there, with what
  /// has moved it since.
  ///
  /// - Throws: the first number that is refused; then nothing is changed.
  /// - Complexity: the number of columns and of its cards.
  public mutating func setLengths(_ shape: ColumnShape, of column: ColumnHandle) throws(GeometryError) {
    try shape.validate()
    guard board.contains(column) else { return }
    let origin = columns[column.tableIndex].shape.origin
    columns[column.tableIndex].shape = shape
    columns[column.tableIndex].shape.origin = origin
    followShape(of: column)
  }

  private mutating func followShape(of column: ColumnHandle) {
    rebuildCards(of: column)
    layOutColumns()
    finishChange(of: [column])
  }

  /// Replaces the metrics, as a resized window, a turned device or a new text size does.
  ///
  /// Offsets stay as far as the new extents allow.
  ///
  /// - Throws: the first number that is refused; then nothing is changed.
  /// - Complexity: the number of cards.
  public mutating func setMetrics(_ metrics: LayoutMetrics) throws(GeometryError) {
    guard metrics != self.metrics else { return }
    try metrics.validate()
    self.metrics = metrics
    lengths = ResolvedLengths(metrics)
    layOutEverything()
  }
}

// MARK: - Lifted cards

extension BoardGeometry {
  /// Says which cards are being dragged. Cards that are not on the board are left out; without the grabbed
  /// one nothing is lifted.
  ///
  /// - Complexity: n log n in the lifted cards.
  public mutating func setLifted(_ lifted: Lifted?) {
    let sources = liftedColumns
    self.lifted = lifted
    let board = board
    forgetLifted { !board.contains($0) }
    assignLifted(in: (sources + liftedColumns).withoutRepeats())
    finishChange(of: [])
  }

  /// Says where the lifted cards would land. That column grows by them unless one of them is its own.
  ///
  /// - Complexity: constant; the length of the column where cards flow in rows or as a pile.
  public mutating func setDropPlace(_ place: Destination?) {
    let place = place.flatMap { board.contains($0.column) ? $0 : nil }
    guard place != dropPlace else { return }
    let old = dropPlace?.column
    dropPlace = place
    dropRoom = place.map { liftedExtent(at: $0) } ?? 0
    if let old { bringOffsetIntoExtent(of: old) }
    bringOffsetsIntoExtents()
  }

  /// Forgets lifted cards that are gone.
  mutating func forgetLifted(where isGone: (CardHandle) -> Bool) {
    guard let old = lifted, old.cards.contains(where: isGone) || isGone(old.grabbed) else { return }
    let sources = liftedColumns
    lifted = isGone(old.grabbed) ? nil : old
    lifted?.cards.removeAll(where: isGone)
    assignLifted(in: sources.filter { board.contains($0) })
  }

  /// The columns that hold a lifted card.
  private var liftedColumns: [ColumnHandle] { board.columns(holding: lifted?.cards ?? []) }
}
