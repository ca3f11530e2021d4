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
    let touched = columnsTouched(by: move.cards, entering: move.destination.column)
    return self.change(touched) { geometry in
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

  /// Puts cards back to exact positions, as undo and Escape do.
  ///
  /// - Complexity: the number of cards times the lengths of the columns touched.
  public mutating func restore(_ positions: [(card: CardHandle, position: CardPosition)]) {
    var touched: [ColumnHandle] = []
    for (card, position) in positions {
      for column in [board.position(of: card)?.column, position.column].compactMap(\.self) {
        if !touched.contains(column), board.contains(column) { touched.append(column) }
      }
    }
    change(touched) { $0.board.restore(positions) }
  }

  /// Takes back the newest move of a history; nil if there is none.
  ///
  /// - Complexity: the number of columns, and the lengths of those touched.
  public mutating func undo(_ history: inout MoveHistory) -> [CardChange]? {
    change(board.columns) { history.undo(on: &$0.board) }
  }

  /// Makes the move again that was undone last; nil if there is none.
  ///
  /// - Complexity: the number of columns, and the lengths of those touched.
  public mutating func redo(_ history: inout MoveHistory) -> [CardChange]? {
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
    change(columnsTouched(by: cards, entering: destination.column)) {
      $0.board.place(cards, at: destination)
    }
  }

  /// Changes a card's state where it stands.
  ///
  /// - Complexity: constant, unless the card is hidden or shown; then the length of its column.
  public mutating func update(_ card: CardHandle, _ change: (inout CardState) -> Void) {
    guard let position = board.position(of: card) else { return }
    let list = board.cards(in: position.column)
    let start = firstMeasuredY(of: list)
    let wasHidden = board.state(of: card).isHidden
    board.update(card, change)
    guard wasHidden != board.state(of: card).isHidden else { return }
    dropMeasuredPlaces(of: position.column, list, start: start)
    followChangedCards(of: [position.column])
  }

  /// Changes a card's height as an edit of the card does: measured cards below it make room.
  ///
  /// - Parameter height: the new height; nil for the metrics' card height.
  /// - Throws: the height's fault.
  /// - Complexity: the length of its column.
  public mutating func setHeight(_ height: Double?, of card: CardHandle) throws(GeometryError) {
    if let height { try LayoutQuantity.cardHeight.check(length: height) }
    guard let position = board.position(of: card) else { return }
    dropMeasuredPlaces(of: position.column)
    cardShapes.setHeight(height, of: card)
    followChangedCards(of: [position.column])
  }
}

// MARK: - Keeping measured places while they hold

extension BoardGeometry {
  /// Changes cards of some columns and follows where their order became another.
  private mutating func change<Result>(
    _ touched: [ColumnHandle], _ body: (inout BoardGeometry) -> Result
  ) -> Result {
    let before = touched.map { column in
      let list = board.cards(in: column)
      return (column: column, list: list, start: firstMeasuredY(of: list))
    }
    let result = body(&self)
    var changed: [ColumnHandle] = []
    for (column, list, start) in before where board.cards(in: column) != list {
      dropMeasuredPlaces(of: column, list, start: start)
      changed.append(column)
    }
    followChangedCards(of: changed)
    return result
  }

  /// Makes the cards that a column had before a change stack from the first measured y.
  private mutating func dropMeasuredPlaces(
    of column: ColumnHandle, _ list: [CardHandle], start: Double?
  ) {
    if let start { columns[column.tableIndex].measuredStart = start }
    cardShapes.clearOrigins(of: list)
  }

  /// Makes the cards of a column that stays in order stack from the first measured y.
  private mutating func dropMeasuredPlaces(of column: ColumnHandle) {
    let list = board.cards(in: column)
    dropMeasuredPlaces(of: column, list, start: firstMeasuredY(of: list))
  }

  /// The measured y of the first visible card that has one.
  func firstMeasuredY(of list: [CardHandle]) -> Double? {
    for card in list where !board.state(of: card).isHidden {
      if let origin = cardShapes.origin(of: card) { return origin.y }
    }
    return nil
  }

  private func columnsTouched(by cards: [CardHandle], entering column: ColumnHandle) -> [ColumnHandle] {
    var touched = [column]
    for card in cards {
      guard let source = board.position(of: card)?.column, !touched.contains(source) else { continue }
      touched.append(source)
    }
    return touched
  }
}
