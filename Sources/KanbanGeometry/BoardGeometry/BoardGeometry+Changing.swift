public import KanbanModel

/// Adding: what is added at the ends is no change of what was measured.
extension BoardGeometry {
  /// Adds an empty column after the last one.
  ///
  /// - Throws: the first number of the shape that is refused, or a count above the limit.
  /// - Complexity: the number of columns.
  @discardableResult
  public mutating func addColumn(
    _ state: ColumnState = ColumnState(), shape: ColumnShape = ColumnShape()
  ) throws(GeometryError) -> ColumnHandle {
    try addColumns([(state, shape)])[0]
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
    changeColumns { contents in
      var lead = contents.lead()
      for (state, shape) in added { handles.append(contents.addColumn(state, shape, after: &lead)) }
      return handles
    }
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
    try addCards([(state, shape)], to: column)[0]
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
    return try addCards(count, to: column) { _ in (state, shape) }
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
    return try addCards(cards.count, to: column) { cards[$0] }
  }

  private mutating func addCards(
    _ count: Int, to column: ColumnHandle, _ added: (Int) -> (state: CardState, shape: CardShape)
  ) throws(GeometryError) -> [CardHandle] {
    try checkCardCount(adding: count)
    var handles: [CardHandle] = []
    handles.reserveCapacity(count)
    layOutCards(of: [column]) { contents in
      for number in 0..<count {
        let (state, shape) = added(number)
        let card = contents.board.addCard(state, to: column)
        if shape != CardShape() { contents.cardShapes[card] = shape }
        handles.append(card)
      }
    }
    return handles
  }

  private func checkCardCount(adding count: Int) throws(GeometryError) {
    guard count <= GeometryLimits.cardCount - board.cardTableCount else {
      throw .tooMany(.cardCount, most: GeometryLimits.cardCount)
    }
  }
}

// MARK: - Changes of order

/// A column whose order changes gives up the measured places of its cards: from then on they stack from the
/// first measured y.
extension BoardGeometry {
  /// Carries out a move and returns the landed cards: the moved ones, or fresh copies with the same sizes.
  ///
  /// - Complexity: the lengths of the columns that are left and entered.
  @discardableResult
  public mutating func apply(_ move: Move) -> [CardHandle] {
    apply(move) { $0.apply(move) }
  }

  /// Carries out a move as `apply` does and remembers it for undo.
  ///
  /// - Complexity: the lengths of the columns that are left and entered.
  @discardableResult
  public mutating func apply(_ move: Move, recordingIn history: inout MoveHistory) -> [CardHandle] {
    apply(move) { history.apply(move, on: &$0) }
  }

  private mutating func apply(_ move: Move, by change: (inout Board) -> [CardHandle]) -> [CardHandle] {
    guard board.contains(move.destination.column) else { return [] }
    return changeCards(of: columns(leaving: move.cards, entering: [move.destination.column])) { contents in
      let landed = change(&contents.board)
      if move.operation == .copy {
        for (copy, card) in zip(landed, move.cards) {
          var shape = contents.cardShapes[card]
          shape.origin = nil
          contents.cardShapes[copy] = shape
        }
      }
      return landed
    }
  }

  /// Puts cards to exact positions, as a host does whose own list has another order.
  ///
  /// - Complexity: the lengths of the columns touched, and n log n in the cards.
  public mutating func setPositions(_ positions: [(card: CardHandle, position: CardPosition)]) {
    let touched = columns(leaving: positions.map(\.card), entering: positions.map(\.position.column))
    changeCards(of: touched) { $0.board.setPositions(positions) }
  }

  /// Puts cards back between their neighbours, as `Board.restore` does.
  ///
  /// - Complexity: the lengths of the columns touched, now and then, and n log n in the cards.
  package mutating func restore(_ request: RestoreRequest) -> RestoreResolution {
    changeCards(of: board.columns(touchedBy: request)) { $0.board.restore(request) }
  }

  /// Takes back the newest move of a history, as `MoveHistory.undo` does; nil if there is none.
  ///
  /// - Complexity: the number of columns, and the lengths of those touched.
  public mutating func undo(
    _ history: inout MoveHistory
  ) -> (answer: RestoreResolution, displaced: [CardChange])? {
    changeCards(of: board.columns) { history.undo(on: &$0.board) }
  }

  /// Makes the move again that was undone last; nil if there is none.
  ///
  /// - Complexity: the number of columns, and the lengths of those touched.
  public mutating func redo(
    _ history: inout MoveHistory
  ) -> (answer: RestoreResolution, displaced: [CardChange])? {
    changeCards(of: board.columns) { history.redo(on: &$0.board) }
  }

  /// Puts a new card into a column, with its index at the slot as far as pinned cards allow.
  ///
  /// - Throws: the first number of the shape that is refused, or a count above the limit.
  /// - Complexity: the length of the column.
  /// - Precondition: the column is on the board.
  @discardableResult
  public mutating func insertCard(
    _ state: CardState = CardState(), shape: CardShape = CardShape(), at destination: Destination
  ) throws(GeometryError) -> CardHandle {
    try shape.validate()
    try checkCardCount(adding: 1)
    return changeCards(of: [destination.column]) { contents in
      let card = contents.board.insertCard(state, at: destination)
      contents.cardShapes[card] = shape
      return card
    }
  }

  /// Takes a card off the board; if it is the grabbed one, nothing is lifted any more.
  ///
  /// - Complexity: the length of its column.
  public mutating func removeCard(_ card: CardHandle) {
    guard let position = board.position(of: card) else { return }
    changeCards(of: [position.column]) { contents in
      contents.board.removeCard(card)
      contents.cardShapes[card] = CardShape()
      contents.forgetLifted { $0 == card }
    }
  }

  /// Moves cards whatever the rules say, as someone else's edit does.
  ///
  /// Cards that are not on the board are left out; the slot counts without the moved cards.
  ///
  /// - Complexity: the lengths of the columns that are left and entered.
  public mutating func relocate(_ cards: [CardHandle], to destination: Destination) {
    let cards = cards.filter { board.contains($0) }
    guard board.contains(destination.column), !cards.isEmpty else { return }
    changeCards(of: columns(leaving: cards, entering: [destination.column])) {
      $0.board.place(cards, at: destination)
    }
  }

  /// The columns on the board that cards leave, or enter, each once.
  private func columns(leaving cards: [CardHandle], entering entered: [ColumnHandle]) -> [ColumnHandle] {
    (board.columns(holding: cards) + entered.filter { board.contains($0) }).withoutRepeats()
  }
}

// MARK: - Changes of cards

extension BoardGeometry {
  /// Changes a card's state where it stands.
  ///
  /// - Complexity: constant, unless the card is hidden or shown; then the length of its column.
  public mutating func update(_ card: CardHandle, _ change: (inout CardState) -> Void) {
    guard let position = board.position(of: card) else { return }
    let wasHidden = board.state(of: card).isHidden
    changeStates { $0.board.update(card, change) }
    guard wasHidden != board.state(of: card).isHidden else { return }
    layOutCards(of: [position.column], dropsPlaces: true) { _ in }
  }

  /// Changes a card's height as an edit of the card does: measured cards below it make room.
  ///
  /// - Parameters:
  ///   - height: the new height; nil for the metrics' card height.
  ///   - card: a card; one that is not on the board stays so.
  /// - Throws: the height's fault.
  /// - Complexity: the length of its column; use `setHeights` for many.
  public mutating func setHeight(_ height: Double?, of card: CardHandle) throws(GeometryError) {
    try setHeights([(card, height)])
  }

  /// Changes the heights of many cards as edits of the cards do: measured cards below them make room.
  ///
  /// - Parameter heights: the cards with their new heights; nil for the metrics' card height. Cards that
  ///   are not on the board are left out; of a repeated card the last height counts.
  /// - Throws: the first height that is refused; then nothing is changed.
  /// - Complexity: the number of heights, and the lengths of the cards' columns.
  public mutating func setHeights(
    _ heights: [(card: CardHandle, height: Double?)]
  ) throws(GeometryError) {
    for case let height? in heights.map(\.height) {
      try LayoutQuantity.cardHeight.check(length: height)
    }
    layOutCards(of: board.columns(holding: heights.map(\.card)), dropsPlaces: true) { contents in
      for (card, height) in heights where contents.board.contains(card) {
        contents.cardShapes.setHeight(height, of: card)
      }
    }
  }

  /// The shape of a card, the default one if it is unknown.
  public func shape(of card: CardHandle) -> CardShape { cardShapes[card] }

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
  /// Cards that are not on the board, and those that have the shape already, are left out; of a repeated card
  /// the last shape counts.
  ///
  /// - Throws: the first number that is refused; then nothing is changed.
  /// - Complexity: the number of shapes, and the lengths of the columns of those that are others.
  public mutating func setShapes(
    _ shapes: [(card: CardHandle, shape: CardShape)]
  ) throws(GeometryError) {
    for change in shapes { try change.shape.validate() }
    var changed: [CardHandle] = []
    changeStates { contents in
      for (card, shape) in shapes where contents.board.contains(card) && contents.cardShapes[card] != shape {
        contents.cardShapes[card] = shape
        changed.append(card)
      }
    }
    if !changed.isEmpty { layOutCards(of: board.columns(holding: changed)) { _ in } }
  }
}

// MARK: - Changes of columns

extension BoardGeometry {
  /// Takes a column out of the board together with its cards.
  ///
  /// - Complexity: the number of columns and of its cards.
  public mutating func removeColumn(_ column: ColumnHandle) {
    guard board.contains(column) else { return }
    changeColumns { contents in
      contents.removeColumn(column)
      return []
    }
  }

  /// Brings the columns into another order. Measured columns shift along, as if those before them had
  /// changed their widths.
  ///
  /// - Parameter order: each column of the board once, from the leading edge; anything else changes nothing.
  /// - Complexity: the number of columns.
  public mutating func setColumnOrder(_ order: [ColumnHandle]) {
    guard order != board.columns else { return }
    changeColumns { contents in
      contents.board.setColumnOrder(order)
      return []
    }
  }

  /// Changes a column's state.
  ///
  /// - Complexity: constant, unless the column is hidden, shown, collapsed or expanded; then the number of
  ///   columns.
  public mutating func update(_ column: ColumnHandle, _ change: (inout ColumnState) -> Void) {
    guard board.contains(column) else { return }
    let old = board.state(of: column)
    changeStates { $0.board.update(column, change) }
    let new = board.state(of: column)
    guard old.isHidden != new.isHidden || old.isCollapsed != new.isCollapsed else { return }
    changeColumns { _ in [column] }
  }

  /// The shape of a column, the default one if it is unknown.
  public func shape(of column: ColumnHandle) -> ColumnShape {
    columns.indices.contains(column.tableIndex) ? columns[column.tableIndex].shape : ColumnShape()
  }

  /// Replaces a column's shape by a measured one: its origin is where it stands now.
  ///
  /// - Throws: the first number that is refused; then nothing is changed.
  /// - Complexity: the number of columns and of its cards.
  public mutating func setShape(_ shape: ColumnShape, of column: ColumnHandle) throws(GeometryError) {
    try replaceShape(of: column, by: shape, isMeasuredNow: shape.origin != nil)
  }

  /// Replaces all of a column's shape but its origin: a column whose place was measured stays there, with
  /// what has moved it since.
  ///
  /// - Throws: the first number that is refused; then nothing is changed.
  /// - Complexity: the number of columns and of its cards.
  public mutating func setLengths(_ shape: ColumnShape, of column: ColumnHandle) throws(GeometryError) {
    try shape.validate()
    var lengths = shape
    lengths.origin = self.shape(of: column).origin
    try replaceShape(of: column, by: lengths, isMeasuredNow: false)
  }

  private mutating func replaceShape(
    of column: ColumnHandle, by shape: ColumnShape, isMeasuredNow: Bool
  ) throws(GeometryError) {
    try shape.validate()
    guard board.contains(column) else { return }
    changeColumns { contents in
      contents.setShape(shape, of: column, isMeasuredNow: isMeasuredNow)
      return [column]
    }
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
    replaceMetrics(metrics)
  }
}
