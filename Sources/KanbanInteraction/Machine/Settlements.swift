import KanbanModel

/// Cards on their way to rest: any number of flights at once, found by their cards and by the next to end.
struct Settlements: Sendable {
  /// Oldest first.
  private(set) var list: [Settlement] = []
  /// For each of `list` the number of its flight, ascending.
  private var numbers: [Int] = []
  /// The number of the flight that a card is on.
  private var flights: [CardHandle: Int] = [:]
  /// When the next flight ends; nil without any.
  private(set) var earliestEnd: Instant?

  var isEmpty: Bool { list.isEmpty }

  /// Sends cards on their way.
  ///
  /// - Complexity: the number of the cards.
  mutating func append(_ settlement: Settlement) {
    let number = (numbers.last ?? -1) + 1
    list.append(settlement)
    numbers.append(number)
    for card in settlement.cards { flights[card] = number }
    earliestEnd = min(earliestEnd ?? settlement.end, settlement.end)
  }

  /// Takes out the flights that any of the cards are on.
  ///
  /// - Complexity: the number of the cards; one flight's is found in logarithmic time, and those after it
  ///   move up.
  mutating func remove(with wanted: [CardHandle]) -> [Settlement] {
    guard !flights.isEmpty else { return [] }
    let found = Set(wanted.compactMap { flights[$0] })
    guard let number = found.first else { return [] }
    guard found.count == 1 else {
      let wanted = Set(wanted)
      return remove { $0.cards.contains(where: wanted.contains) }
    }
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    numbers.remove(at: low)
    let removed = list.remove(at: low)
    for card in removed.cards { flights[card] = nil }
    if removed.end == earliestEnd, !list.contains(where: { $0.end == removed.end }) {
      earliestEnd = list.lazy.map(\.end).min()
    }
    return [removed]
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
    guard flights.keys.contains(where: isGone) else { return }
    for index in list.indices {
      list[index].cards.removeAll(where: isGone)
      if isGone(list[index].grabbed), let first = list[index].cards.first { list[index].grabbed = first }
    }
    _ = remove { $0.cards.isEmpty }
  }

  private mutating func remove(where isWanted: (Settlement) -> Bool) -> [Settlement] {
    let removed = list.filter(isWanted)
    list.removeAll(where: isWanted)
    numbers = Array(list.indices)
    flights = [:]
    for (number, settlement) in list.enumerated() {
      for card in settlement.cards { flights[card] = number }
    }
    earliestEnd = list.lazy.map(\.end).min()
    return removed
  }
}
