/// What can be wrong with a board; no public operation can bring it about.
public enum BoardInvariant: Hashable, Sendable {
  /// A column's list holds a card whose position says otherwise.
  case misplacedCard(CardHandle)
  /// A card is listed more than once.
  case repeatedCard(CardHandle)
  /// A card has a position in a column whose list does not hold it.
  case unlistedCard(CardHandle)
  /// A column counts more or fewer pinned cards than it holds.
  case miscountedPins(ColumnHandle)
}

extension Board {
  /// The first broken invariant of some columns: each listed card is where it believes to be.
  ///
  /// - Complexity: the lengths of the columns.
  public func brokenInvariant(in columns: [ColumnHandle]) -> BoardInvariant? {
    for column in columns {
      let list = cards(in: column)
      var pinned = 0
      for (index, card) in list.enumerated() {
        if state(of: card).lock == .pinned { pinned += 1 }
        guard let position = position(of: card), position.column == column else {
          return .misplacedCard(card)
        }
        if position.index == index { continue }
        let isListedThere = list.indices.contains(position.index) && list[position.index] == card
        return isListedThere ? .repeatedCard(card) : .misplacedCard(card)
      }
      if knows(column), columnEntries[column.tableIndex].pinnedCount != pinned {
        return .miscountedPins(column)
      }
    }
    return nil
  }

  /// The first broken invariant of the whole board: every card is listed exactly once.
  ///
  /// - Complexity: the number of cards.
  public func brokenInvariant() -> BoardInvariant? {
    if let broken = brokenInvariant(in: columns) { return broken }
    // Each listed card knows its one place, so equal counts mean that every card is listed.
    if cardEntries.count(where: { $0.column >= 0 }) == cardCount { return nil }
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

/// Stops a debug build where a change has broken an invariant, and names it; other builds do not look.
///
/// No input can break one, only a mistake of ours: so whoever meets this has found a fault to report.
@inlinable package func assertUnbroken<Invariant>(_ broken: @autoclosure () -> Invariant?) {
  var words = ""
  assert(
    {
      guard let invariant = broken() else { return true }
      words = "\(invariant)"
      return false
    }(), "a change has broken an invariant: \(words)")
}
