/// The changes that a host makes by itself: someone else's edit, a sync, an undo. No rule is asked.
extension Board {
  /// Puts a new card into a column, with its index at `slot` as far as pinned cards allow.
  ///
  /// - Returns: the new card; it is not on the board if the column is not.
  /// - Complexity: the length of the column.
  @discardableResult
  public mutating func insertCard(
    _ state: CardState = CardState(), at destination: Destination
  ) -> CardHandle {
    let card = newCard(state)
    place([card], at: destination)
    return card
  }

  /// Takes a card off the board. A card that is not there stays so.
  ///
  /// Its handle is never given to another card; only `MoveHistory` brings a card back, the copy that its
  /// own undo took off.
  ///
  /// - Complexity: the length of its column.
  public mutating func removeCard(_ card: CardHandle) { takeOff([card]) }

  /// Moves a card to a destination, whatever locks, limits and rules say. A card or a column that is not
  /// on the board changes nothing.
  ///
  /// - Complexity: the lengths of the columns that are left and entered.
  public mutating func relocate(_ card: CardHandle, to destination: Destination) {
    if contains(card) { place([card], at: destination) }
  }

  /// Puts cards to exact positions, as a host does whose own list has another order.
  ///
  /// The other cards keep their order; pinned ones keep their index unless a card that is put there has it.
  ///
  /// - Parameter positions: the cards with their positions; cards and columns that are gone are left out, and an
  ///   index beyond the end means the end.
  /// - Complexity: the lengths of the columns touched, and n log n in the cards.
  public mutating func setPositions(_ positions: [(card: CardHandle, position: CardPosition)]) {
    putExactly(positions.filter { contains($0.card) })
  }

  /// The pinned cards of some columns.
  func pinnedCards(in columns: [ColumnHandle]) -> [CardHandle] {
    columns.filter { hasPinnedCards(in: $0) }.flatMap { column in
      cards(in: column).filter { state(of: $0).lock == .pinned }
    }
  }
}
