/// How the cards of a column are put in order: some flow, some hold an index.
extension Board {
  /// A card with the index that it is to have.
  struct Held {
    var index: Int
    var card: CardHandle
  }

  /// Moves a run of cards to a destination, whatever the rules say.
  ///
  /// Cards that are on the board leave their columns first; the slot counts without them. Cards that are
  /// not on the board are put on it. Nothing happens if the column is not there.
  ///
  /// - Complexity: the lengths of the columns that are left and entered.
  package mutating func place(_ run: [CardHandle], at destination: Destination) {
    guard contains(destination.column) else { return }
    let run = run.withoutRepeats().filter { knows($0) }
    let entered = order(of: destination.column, without: run, inserting: run, at: destination.slot)
    takeOut(run.filter { position(of: $0)?.column != destination.column })
    setOrder(of: destination.column, entered)
  }

  /// Takes cards off the board, those that are on it.
  ///
  /// - Complexity: the lengths of their columns.
  mutating func takeOff(_ cards: [CardHandle]) {
    takeOut(cards)
    for card in cards where contains(card) { cardEntries[card.tableIndex].column = -1 }
  }

  /// Takes cards out of the lists of their columns; their positions are then to be written.
  private mutating func takeOut(_ cards: [CardHandle]) {
    let columns = columns(holding: cards)
    // All cards leave one column as a rule; those of several are sorted by column once.
    let leaving = columns.count > 1 ? Dictionary(grouping: cards) { position(of: $0)?.column } : [:]
    for column in columns {
      setOrder(of: column, order(of: column, without: leaving[column] ?? cards, inserting: [], at: 0))
    }
  }

  /// Puts cards, on the board already or not, exactly at the given indices; the others flow around them.
  ///
  /// A pinned card that stays gives way if its index is taken. Columns that are gone are left out, and
  /// of repeated cards all but the first.
  ///
  /// - Complexity: the lengths of the columns that are left and entered, and n log n in the cards.
  mutating func putExactly(_ positions: [(card: CardHandle, position: CardPosition)]) {
    var byColumn: [ColumnHandle: [Held]] = [:]
    var entered: [ColumnHandle] = []
    var cards: [CardHandle] = []
    var seen = Set<CardHandle>()
    for (card, position) in positions where knows(card) && contains(position.column) {
      guard seen.insert(card).inserted else { continue }
      if byColumn[position.column] == nil { entered.append(position.column) }
      byColumn[position.column, default: []].append(Held(index: position.index, card: card))
      cards.append(card)
    }
    let left = columns(holding: cards).filter { byColumn[$0] == nil }
    let leaving = Dictionary(grouping: cards) { position(of: $0)?.column }
    let orders = (entered + left).map { column in
      let (free, pins) = staying(in: column, without: leaving[column] ?? [])
      let exact = (byColumn[column] ?? []).sorted { ($0.index, $0.card) < ($1.index, $1.card) }
      return (column: column, cards: Self.weave(free, exact: exact, pins: pins))
    }
    for order in orders { setOrder(of: order.column, order.cards) }
  }

  /// The columns that hold any of the cards, in the order in which they are first met.
  ///
  /// - Complexity: the number of cards.
  package func columns(holding cards: [CardHandle]) -> [ColumnHandle] {
    var columns: [ColumnHandle] = []
    for card in cards {
      guard let column = position(of: card)?.column, column != columns.last else { continue }
      columns.append(column)
    }
    return columns.withoutRepeats()
  }
}

// MARK: - Orders

extension Board {
  /// The order of a column after `moved` are taken out and `run` is put in with its first card at `slot`.
  ///
  /// - Complexity: the length of the column.
  func order(
    of column: ColumnHandle, without moved: [CardHandle], inserting run: [CardHandle], at slot: Int
  ) -> [CardHandle] {
    var (free, pins) = staying(in: column, without: moved)
    let clamped = min(max(slot, 0), free.count + pins.count)
    let rank = clamped - pins.count { $0.index < clamped }
    free.insert(contentsOf: run, at: min(rank, free.count))
    return pins.isEmpty ? free : Self.weave(free, pins: pins)
  }

  /// The cards that stay in a column when `moved` leave it: those that flow, and the pinned ones.
  func staying(
    in column: ColumnHandle, without moved: [CardHandle]
  ) -> (free: [CardHandle], pins: [Held]) {
    let list = cards(in: column)
    let hasPins = hasPinnedCards(in: column)
    var leaving = movedIndices(moved, in: column)[...]
    var free: [CardHandle] = []
    var pins: [Held] = []
    free.reserveCapacity(list.count + 1)
    for (index, card) in list.enumerated() {
      if leaving.first == index {
        leaving.removeFirst()
      } else if hasPins && state(of: card).lock == .pinned {
        pins.append(Held(index: index, card: card))
      } else {
        free.append(card)
      }
    }
    return (free, pins)
  }

  /// Puts cards that flow into the places between those that hold an index: the exact ones always get
  /// theirs, the pinned ones unless an exact one has it. What is beyond the end comes last.
  static func weave(
    _ free: [CardHandle], exact: [Held] = [], pins: [Held]
  ) -> [CardHandle] {
    var result: [CardHandle] = []
    result.reserveCapacity(free.count + exact.count + pins.count)
    var free = free[...]
    var exact = exact[...]
    var pins = pins[...]
    while true {
      if let next = exact.first, next.index <= result.count {
        result.append(next.card)
        exact.removeFirst()
      } else if let next = pins.first, next.index <= result.count {
        result.append(next.card)
        pins.removeFirst()
      } else if let next = free.popFirst() {
        result.append(next)
      } else {
        let rest = (exact + pins).sorted { ($0.index, $0.card) < ($1.index, $1.card) }
        return result + rest.map(\.card)
      }
    }
  }

  /// Writes a column's new order and the positions that follow from it.
  mutating func setOrder(of column: ColumnHandle, _ order: [CardHandle]) {
    columnEntries[column.tableIndex].cards = order
    var pinnedCount = 0
    for (index, card) in order.enumerated() {
      cardEntries[card.tableIndex].column = column.rawValue
      cardEntries[card.tableIndex].index = Int32(index)
      if cardEntries[card.tableIndex].state.lock == .pinned { pinnedCount += 1 }
    }
    columnEntries[column.tableIndex].pinnedCount = pinnedCount
  }
}
