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
  /// - Parameter positions: the cards with their positions; cards and columns that are gone are left out, and
  ///   an index beyond the end means the end.
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
    let left = orders(without: run.filter { position(of: $0)?.column != destination.column })
    setOrders(left + [(destination.column, entered)])
  }

  /// Takes cards off the board, those that are on it.
  ///
  /// - Complexity: the lengths of their columns.
  mutating func takeOff(_ cards: [CardHandle]) {
    setOrders(orders(without: cards))
    loseTrack(of: cards)
  }

  /// The orders of the cards' columns once the cards are taken out.
  private func orders(without cards: [CardHandle]) -> [(column: ColumnHandle, cards: [CardHandle])] {
    let columns = columns(holding: cards)
    // All cards leave one column as a rule; those of several are sorted by column once.
    let leaving = columns.count > 1 ? Dictionary(grouping: cards) { position(of: $0)?.column } : [:]
    return columns.map { column in
      (column, order(of: column, without: leaving[column] ?? cards, inserting: [], at: 0))
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
    setOrders(
      (entered + left).map { column in
        let (free, pins) = staying(in: column, without: leaving[column] ?? [])
        let exact = (byColumn[column] ?? []).sorted { ($0.index, $0.card) < ($1.index, $1.card) }
        return (column, Self.weave(free, exact: exact, pins: pins))
      })
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
}
