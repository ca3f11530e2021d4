/// What can be wrong with a board; no public operation can bring it about.
public enum BoardInvariant: Hashable, Sendable {
  /// A column's list holds a card whose position says otherwise.
  case misplacedCard(CardHandle)
  /// A card is listed more than once.
  case repeatedCard(CardHandle)
  /// A card has a position in a column whose list does not hold it.
  case unlistedCard(CardHandle)
}

extension Board {
  /// The first broken invariant of some columns: each listed card is where it believes to be.
  ///
  /// - Complexity: the lengths of the columns.
  public func brokenInvariant(in columns: [ColumnHandle]) -> BoardInvariant? {
    for column in columns {
      var seen = Set<CardHandle>()
      for (index, card) in cards(in: column).enumerated() {
        if !seen.insert(card).inserted { return .repeatedCard(card) }
        if position(of: card) != CardPosition(column: column, index: index) { return .misplacedCard(card) }
      }
    }
    return nil
  }

  /// The first broken invariant of the whole board: every card is listed exactly once.
  ///
  /// - Complexity: the number of cards.
  public func brokenInvariant() -> BoardInvariant? {
    if let broken = brokenInvariant(in: columns) { return broken }
    for number in cardEntries.indices where cardEntries[number].column >= 0 {
      let card = CardHandle(rawValue: Int32(number))
      guard let position = position(of: card) else { continue }
      let list = cards(in: position.column)
      if !contains(position.column) || !list.indices.contains(position.index)
        || list[position.index] != card
      {
        return .unlistedCard(card)
      }
    }
    return nil
  }
}
