import KanbanModel

/// Cards on their way to rest: any number of flights at once, found by their cards and by the next to end.
struct Settlements: Sendable {
  /// Oldest first.
  private(set) var list: [Settlement] = []
  /// The cards of all flights.
  private var cards: Set<CardHandle> = []
  /// When the next flight ends; nil without any.
  private(set) var earliestEnd: Instant?

  var isEmpty: Bool { list.isEmpty }

  /// Sends cards on their way.
  ///
  /// - Complexity: the number of the cards.
  mutating func append(_ settlement: Settlement) {
    list.append(settlement)
    cards.formUnion(settlement.cards)
    earliestEnd = min(earliestEnd ?? settlement.end, settlement.end)
  }

  /// Takes out the flights that any of the cards are on.
  ///
  /// - Complexity: the number of the cards; that of all flights if some are taken out.
  mutating func remove(with wanted: [CardHandle]) -> [Settlement] {
    guard !cards.isEmpty, wanted.contains(where: cards.contains) else { return [] }
    let wanted = Set(wanted)
    return remove { !wanted.isDisjoint(with: $0.cards) }
  }

  /// Takes out the flights that have ended.
  ///
  /// - Complexity: constant if none has.
  mutating func remove(endedAt instant: Instant) -> [Settlement] {
    guard let earliestEnd, earliestEnd <= instant else { return [] }
    return remove { $0.end <= instant }
  }

  /// Forgets cards that are gone; where the grabbed one is, the first that is left flies in its place.
  ///
  /// - Complexity: the number of cards on their way.
  mutating func forget(where isGone: (CardHandle) -> Bool) {
    guard cards.contains(where: isGone) else { return }
    for index in list.indices {
      list[index].cards.removeAll(where: isGone)
      if isGone(list[index].grabbed), let first = list[index].cards.first { list[index].grabbed = first }
    }
    _ = remove { $0.cards.isEmpty }
  }

  private mutating func remove(where isWanted: (Settlement) -> Bool) -> [Settlement] {
    let removed = list.filter(isWanted)
    list.removeAll(where: isWanted)
    cards = Set(list.lazy.flatMap(\.cards))
    earliestEnd = list.lazy.map(\.end).min()
    return removed
  }
}
