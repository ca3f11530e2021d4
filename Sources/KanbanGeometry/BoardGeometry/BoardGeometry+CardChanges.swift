public import KanbanModel

/// Changes of the cards while the board lives. A column whose cards change gives up their measured places:
/// from then on they stack from the first measured y.
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
    return self.change(columns(leaving: move.cards, entering: [move.destination.column])) { geometry in
      let landed = change(&geometry.board)
      if move.operation == .copy {
        for (copy, card) in zip(landed, move.cards) {
          var shape = geometry.cardShapes[card]
          shape.origin = nil
          geometry.cardShapes[copy] = shape
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
    change(touched) { $0.board.setPositions(positions) }
  }

  /// Puts cards back between their neighbours, as `Board.restore` does.
  ///
  /// - Complexity: the lengths of the columns touched, now and then, and n log n in the cards.
  package mutating func restore(_ request: RestoreRequest) -> RestoreResolution {
    change(board.columns(touchedBy: request)) { $0.board.restore(request) }
  }

  /// Takes back the newest move of a history, as `MoveHistory.undo` does; nil if there is none.
  ///
  /// - Complexity: the number of columns, and the lengths of those touched.
  public mutating func undo(
    _ history: inout MoveHistory
  ) -> (answer: RestoreResolution, displaced: [CardChange])? {
    change(board.columns) { history.undo(on: &$0.board) }
  }

  /// Makes the move again that was undone last; nil if there is none.
  ///
  /// - Complexity: the number of columns, and the lengths of those touched.
  public mutating func redo(
    _ history: inout MoveHistory
  ) -> (answer: RestoreResolution, displaced: [CardChange])? {
    change(board.columns) { history.redo(on: &$0.board) }
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
    return change([destination.column]) { geometry in
      let card = geometry.board.insertCard(state, at: destination)
      geometry.cardShapes[card] = shape
      return card
    }
  }

  /// Takes a card off the board; if it is the grabbed one, nothing is lifted any more.
  ///
  /// - Complexity: the length of its column.
  public mutating func removeCard(_ card: CardHandle) {
    guard let position = board.position(of: card) else { return }
    change([position.column]) { geometry in
      geometry.board.removeCard(card)
      geometry.cardShapes[card] = CardShape()
      geometry.forgetLifted { $0 == card }
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
    change(columns(leaving: cards, entering: [destination.column])) {
      $0.board.place(cards, at: destination)
    }
  }

  /// Changes a card's state where it stands.
  ///
  /// - Complexity: constant, unless the card is hidden or shown; then the length of its column.
  public mutating func update(_ card: CardHandle, _ change: (inout CardState) -> Void) {
    guard let position = board.position(of: card) else { return }
    let wasHidden = board.state(of: card).isHidden
    board.update(card, change)
    guard wasHidden != board.state(of: card).isHidden else { return }
    dropMeasuredPlaces(of: position.column, board.cards(in: position.column))
    followChangedCards(of: [position.column])
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
    let touched = board.columns(holding: heights.map(\.card))
    for column in touched { dropMeasuredPlaces(of: column, board.cards(in: column)) }
    for (card, height) in heights where board.contains(card) {
      cardShapes.setHeight(height, of: card)
    }
    followChangedCards(of: touched)
  }
}

// MARK: - Keeping measured places while they hold

extension BoardGeometry {
  /// Changes cards of some columns and follows where their order became another.
  private mutating func change<Result>(
    _ touched: [ColumnHandle], _ body: (inout BoardGeometry) -> Result
  ) -> Result {
    let before = touched.map { (column: $0, list: board.cards(in: $0)) }
    let result = body(&self)
    let changed = before.filter { board.cards(in: $0.column) != $0.list }
    for (column, list) in changed { dropMeasuredPlaces(of: column, list) }
    followChangedCards(of: changed.map(\.column))
    return result
  }

  /// Makes the cards that a column has had up to now stack from the first measured y of its present layout.
  private mutating func dropMeasuredPlaces(of column: ColumnHandle, _ list: [CardHandle]) {
    if let start = columns[column.tableIndex].cards.firstMeasuredY {
      columns[column.tableIndex].measuredStart = start
    }
    cardShapes.clearOrigins(of: list)
  }

  /// The columns on the board that cards leave, or enter, each once.
  private func columns(leaving cards: [CardHandle], entering entered: [ColumnHandle]) -> [ColumnHandle] {
    (board.columns(holding: cards) + entered.filter { board.contains($0) }).withoutRepeats()
  }
}
