/// The changes that a host makes by itself: someone else's edit, a sync, an undo. No rule is asked.
extension Board {
  /// Puts a new card into a column, with its index at `slot` as far as pinned cards allow.
  ///
  /// - Complexity: the length of the column.
  @discardableResult
  public mutating func insertCard(
    _ state: CardState = CardState(), at destination: Destination
  ) -> CardHandle {
    let card = newCard(state)
    place([card], at: destination)
    return card
  }

  /// Takes a card off the board; its handle is never used again. A card that is not there stays so.
  ///
  /// - Complexity: the length of its column.
  public mutating func removeCard(_ card: CardHandle) {
    guard let position = position(of: card) else { return }
    setOrder(of: position.column, order(of: position.column, without: [card], inserting: [], at: 0))
    cardEntries[card.tableIndex].column = -1
  }

  /// Moves a run of cards to a destination, whatever the rules say.
  ///
  /// Cards that were on the board leave their columns first; the slot counts without them.
  ///
  /// - Complexity: the lengths of the columns that are left and entered.
  package mutating func place(_ run: [CardHandle], at destination: Destination) {
    var left: [ColumnHandle] = []
    for card in run {
      guard let column = position(of: card)?.column, column != destination.column else { continue }
      if !left.contains(column) { left.append(column) }
    }
    let entered = order(of: destination.column, without: run, inserting: run, at: destination.slot)
    for column in left {
      setOrder(of: column, order(of: column, without: run, inserting: [], at: 0))
    }
    setOrder(of: destination.column, entered)
  }

  /// Puts cards back to exact positions, as undo and Escape do.
  ///
  /// - Parameter positions: the cards with the positions to restore; cards and columns that are gone are
  ///   left out.
  /// - Complexity: the number of cards times the lengths of the columns touched.
  public mutating func restore(_ positions: [(card: CardHandle, position: CardPosition)]) {
    let known = positions.filter { contains($0.card) && contains($0.position.column) }
    let cards = known.map(\.card)
    for column in columns where movedCount(cards, in: column) > 0 {
      setOrder(of: column, order(of: column, without: cards, inserting: [], at: 0))
    }
    for card in cards { cardEntries[card.tableIndex].column = -1 }
    for (card, position) in known.sorted(by: { $0.position.index < $1.position.index }) {
      place([card], at: Destination(column: position.column, slot: position.index))
    }
  }
}
