public import KanbanModel

/// Building a board: what is added at the ends is no change of what was measured.
extension BoardGeometry {
  /// Adds an empty column after the last one.
  ///
  /// - Throws: the first number of the shape that is refused, or a count above the limit.
  /// - Complexity: the number of columns.
  @discardableResult
  public mutating func addColumn(
    _ state: ColumnState = ColumnState(), shape: ColumnShape = ColumnShape()
  ) throws(GeometryError) -> ColumnHandle {
    let handles = try addColumns([(state, shape)])
    return handles[0]
  }

  /// Adds empty columns after the last one.
  ///
  /// - Throws: as `addColumn`; then none is added.
  /// - Complexity: the number of columns.
  @discardableResult
  public mutating func addColumns(
    _ added: [(state: ColumnState, shape: ColumnShape)]
  ) throws(GeometryError) -> [ColumnHandle] {
    for column in added { try column.shape.validate() }
    guard columns.count + added.count <= GeometryLimits.columnCount else {
      throw .tooMany(.columnCount, most: GeometryLimits.columnCount)
    }
    var handles: [ColumnHandle] = []
    var lead = board.columns.reduce(into: ColumnLead()) { advance(&$0, past: $1) }
    for (state, shape) in added {
      let column = board.addColumn(state)
      columns.append(ColumnLayout(shape: shape))
      noteReference(lead, of: column)
      advance(&lead, past: column)
      rebuildCards(of: column)
      handles.append(column)
    }
    layOutColumns()
    finishChange(of: handles)
    return handles
  }

  /// Adds a card at the end of a column.
  ///
  /// - Throws: the first number of the shape that is refused, or a count above the limit.
  /// - Complexity: the length of the column; use `addCards` for many.
  /// - Precondition: the column is on the board.
  @discardableResult
  public mutating func addCard(
    _ state: CardState = CardState(), shape: CardShape = CardShape(), to column: ColumnHandle
  ) throws(GeometryError) -> CardHandle {
    let handles = try addCards([(state, shape)], to: column)
    return handles[0]
  }

  /// Adds equal cards at the end of a column; their handles follow one another.
  ///
  /// - Throws: as `addCard`; then none is added.
  /// - Complexity: the length of the column.
  /// - Precondition: the column is on the board, and `count` is not negative.
  @discardableResult
  public mutating func addCards(
    _ count: Int, _ state: CardState = CardState(), shape: CardShape = CardShape(),
    to column: ColumnHandle
  ) throws(GeometryError) -> [CardHandle] {
    try shape.validate()
    try checkCardCount(adding: count)
    var handles: [CardHandle] = []
    handles.reserveCapacity(count)
    for _ in 0..<count { handles.append(addCardToBoard(state, shape, column)) }
    followChangedCards(of: [column])
    return handles
  }

  /// Adds cards at the end of a column.
  ///
  /// - Throws: as `addCard`; then none is added.
  /// - Complexity: the length of the column.
  /// - Precondition: the column is on the board.
  @discardableResult
  public mutating func addCards(
    _ cards: [(state: CardState, shape: CardShape)], to column: ColumnHandle
  ) throws(GeometryError) -> [CardHandle] {
    for card in cards { try card.shape.validate() }
    try checkCardCount(adding: cards.count)
    var handles: [CardHandle] = []
    handles.reserveCapacity(cards.count)
    for card in cards { handles.append(addCardToBoard(card.state, card.shape, column)) }
    followChangedCards(of: [column])
    return handles
  }

  func checkCardCount(adding count: Int) throws(GeometryError) {
    guard count <= GeometryLimits.cardCount - board.cardTableCount else {
      throw .tooMany(.cardCount, most: GeometryLimits.cardCount)
    }
  }

  private mutating func addCardToBoard(
    _ state: CardState, _ shape: CardShape, _ column: ColumnHandle
  ) -> CardHandle {
    let card = board.addCard(state, to: column)
    if shape != CardShape() { cardShapes[card] = shape }
    return card
  }

  /// Lays out afresh what depends on the cards of some columns.
  mutating func followChangedCards(of changed: [ColumnHandle]) {
    for column in changed where board.contains(column) {
      rebuildCards(of: column)
      followCards(of: column)
    }
    finishChange(of: changed)
  }
}
