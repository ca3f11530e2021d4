extension Board {
  /// The slot at which a run of cards really lands when it is aimed at `slot`, and what it stands before.
  ///
  /// A slot is a final index. Pinned cards keep theirs, so a slot equal to a pinned index means the next
  /// free index, else the one before; `preferringEarlier` turns that round, for steps upwards.
  ///
  /// ```
  /// A P B       P pinned; moving A to slot 1 puts it behind P
  ///   ^ slot 1  ->  B P A
  /// ```
  ///
  /// - Parameters:
  ///   - slot: counted without the moved cards; clamped to 0 ... cards that stay.
  ///   - column: a column of this board.
  ///   - moved: the cards that are taken out before the slot is counted.
  /// - Complexity: constant without pinned cards in the column, else its length.
  public func freeSlot(
    _ slot: Int, in column: ColumnHandle, moving moved: [CardHandle], preferringEarlier: Bool = false
  ) -> Int {
    let staying = columnEntries[column.tableIndex].cards.count - movedCount(moved, in: column)
    let clamped = min(max(slot, 0), staying)
    guard hasPinnedCards(in: column) else { return clamped }
    let pinned = pinnedIndices(in: column)
    func isFree(_ index: Int) -> Bool { index >= 0 && index <= staying && !pinned.contains(index) }
    let later = (clamped...max(clamped, staying)).first(where: isFree)
    let earlier = stride(from: clamped, through: 0, by: -1).first(where: isFree)
    return (preferringEarlier ? earlier ?? later : later ?? earlier) ?? clamped
  }

  /// The order of a column after `moved` are taken out and `run` is put in with its first card at `slot`.
  ///
  /// - Complexity: the length of the column.
  func order(
    of column: ColumnHandle, without moved: [CardHandle], inserting run: [CardHandle], at slot: Int
  ) -> [CardHandle] {
    let current = columnEntries[column.tableIndex].cards
    guard hasPinnedCards(in: column) else {
      var free = Self.removing(moved, from: current)
      free.insert(contentsOf: run, at: min(max(slot, 0), free.count))
      return free
    }
    let pinned = pinnedIndices(in: column)
    var free = Self.removing(moved, from: current.filter { state(of: $0).lock != .pinned })
    let place = slot - pinned.count { $0 < slot }
    free.insert(contentsOf: run, at: min(max(place, 0), free.count))
    return Self.weave(free, around: pinned.map { ($0, current[$0]) })
  }

  /// Puts cards into the free places around the pinned ones; pinned cards beyond the end come last.
  private static func weave(
    _ free: [CardHandle], around pinned: [(index: Int, card: CardHandle)]
  ) -> [CardHandle] {
    var result: [CardHandle] = []
    result.reserveCapacity(free.count + pinned.count)
    var waiting = pinned[...]
    for card in free {
      while let next = waiting.first, next.index == result.count {
        result.append(next.card)
        waiting.removeFirst()
      }
      result.append(card)
    }
    return result + waiting.map(\.card)
  }

  /// The list without the given cards.
  private static func removing(_ moved: [CardHandle], from list: [CardHandle]) -> [CardHandle] {
    switch moved.count {
    case 0: return list
    case 1: return list.filter { $0 != moved[0] }
    default:
      let gone = Set(moved)
      return list.filter { !gone.contains($0) }
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

  func pinnedIndices(in column: ColumnHandle) -> [Int] {
    let cards = columnEntries[column.tableIndex].cards
    return cards.indices.filter { state(of: cards[$0]).lock == .pinned }
  }

  /// How many of the cards stand in the column.
  func movedCount(_ moved: [CardHandle], in column: ColumnHandle) -> Int {
    moved.count { position(of: $0)?.column == column }
  }
}
