/// Slots, free slots and anchors: three ways to name a place in a column without the moved cards.
extension Board {
  /// The slot at which a run of cards really lands when it is aimed at `slot`.
  ///
  /// A slot is a final index. Pinned cards keep theirs, so a slot equal to a pinned index means the next
  /// free index, else the one before; `preferringEarlier` turns that round, for steps upwards. The run
  /// flows around pinned cards below its first card; a slot too low for all of it means the lowest one
  /// at which it fits.
  ///
  /// ```
  /// A P B       P pinned; moving A to slot 1 puts it behind P
  ///   ^ slot 1  ->  B P A
  /// ```
  ///
  /// - Parameters:
  ///   - slot: counted without the moved cards; clamped to 0 ... cards that stay.
  ///   - column: the column that takes the run.
  ///   - moved: the cards that are taken out before the slot is counted; none for a copy.
  ///   - preferringEarlier: true if the free index before a pinned one comes first.
  /// - Complexity: the moved cards without pinned cards in the column, else its length.
  public func freeSlot(
    _ slot: Int, in column: ColumnHandle, moving moved: [CardHandle], preferringEarlier: Bool = false
  ) -> Int {
    landing(slot, in: column, moving: moved, preferringEarlier: preferringEarlier).slot
  }

  /// The place of a slot by id: the card that stays and follows it, or the end.
  ///
  /// With pinned cards the one that follows it among the cards that flow; a pinned card only where the
  /// moved cards leave too few others above it.
  ///
  /// - Parameters:
  ///   - slot: a slot that `freeSlot` gave out, counted without the moved cards.
  ///   - column: a column of this board.
  ///   - moved: the cards that leave their places; none for a copy.
  /// - Complexity: the moved cards without pinned cards in the column, else its length.
  public func anchor(at slot: Int, in column: ColumnHandle, moving moved: [CardHandle]) -> Anchor {
    landing(slot, in: column, moving: moved).anchor
  }

  /// The slot of an anchor, or nil if its card is moved itself or is not (or no longer) in the column.
  ///
  /// - Complexity: the moved cards without pinned cards in the column, else its length.
  public func slot(of anchor: Anchor, in column: ColumnHandle, moving moved: [CardHandle]) -> Int? {
    guard case .before(let card) = anchor else {
      return cardCount(in: column) - movedCount(moved, in: column)
    }
    guard let position = position(of: card), position.column == column else { return nil }
    if hasPinnedCards(in: column) {
      return order(of: column, without: moved, inserting: [], at: 0).firstIndex(of: card)
    }
    let left = movedIndices(moved, in: column)
    return left.contains(position.index) ? nil : position.index - left.count { $0 < position.index }
  }
}

// MARK: - Landing

extension Board {
  /// `freeSlot`, and the anchor there, found together.
  func landing(
    _ slot: Int, in column: ColumnHandle, moving moved: [CardHandle], preferringEarlier: Bool = false
  ) -> (slot: Int, anchor: Anchor) {
    guard !hasPinnedCards(in: column) else {
      return pinnedLanding(slot, in: column, moving: moved, preferringEarlier: preferringEarlier)
    }
    let list = cards(in: column)
    let left = movedIndices(moved, in: column)
    let landed = min(max(slot, 0), list.count - left.count)
    var index = landed
    for leaving in left where leaving <= index { index += 1 }
    return (landed, index < list.count ? .before(list[index]) : .end)
  }

  /// The run lands by its rank among the cards that flow; the pinned ones up to there push it down.
  private func pinnedLanding(
    _ slot: Int, in column: ColumnHandle, moving moved: [CardHandle], preferringEarlier: Bool
  ) -> (slot: Int, anchor: Anchor) {
    let (free, pins) = staying(in: column, without: moved)
    let clamped = min(max(slot, 0), free.count + pins.count)
    let above = pins.count { $0.index < clamped }
    let isTaken = pins.contains { $0.index == clamped }
    let wanted = clamped - above - (isTaken && preferringEarlier && clamped > above ? 1 : 0)
    let rank = min(wanted, free.count)
    var landed = rank
    for pin in pins where pin.index <= landed { landed += 1 }
    if rank < free.count { return (landed, .before(free[rank])) }
    let pushed = pins.first { $0.index > landed }
    return (landed, pushed.map { .before($0.card) } ?? .end)
  }
}

// MARK: - Moved cards by index

extension Board {
  /// The number of cards in a column, hidden ones included.
  package func cardCount(in column: ColumnHandle) -> Int {
    knows(column) ? columnEntries[column.tableIndex].cards.count : 0
  }

  /// The places of the moved cards in a column's full list, from the top, each once.
  ///
  /// - Complexity: n log n in the moved cards.
  package func movedIndices(_ moved: [CardHandle], in column: ColumnHandle) -> [Int] {
    var indices: [Int] = []
    for card in moved {
      guard let position = position(of: card), position.column == column else { continue }
      indices.append(position.index)
    }
    guard indices.count > 1 else { return indices }
    indices.sort()
    var distinct: [Int] = []
    distinct.reserveCapacity(indices.count)
    for index in indices where index != distinct.last { distinct.append(index) }
    return distinct
  }

  /// How many different ones of the cards stand in the column.
  func movedCount(_ moved: [CardHandle], in column: ColumnHandle) -> Int {
    if moved.count == 1 { return position(of: moved[0])?.column == column ? 1 : 0 }
    return movedIndices(moved, in: column).count
  }
}
