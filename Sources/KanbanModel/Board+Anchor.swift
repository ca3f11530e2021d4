extension Board {
  /// The place of a slot by id: the card that stays and follows it, or the end.
  ///
  /// - Parameters:
  ///   - slot: a slot that `freeSlot` gave out, counted without the moved cards.
  ///   - column: a column of this board.
  ///   - moved: the cards that leave their places.
  /// - Complexity: the length of the column.
  public func anchor(at slot: Int, in column: ColumnHandle, moving moved: [CardHandle]) -> Anchor {
    let staying = order(of: column, without: moved, inserting: [], at: 0)
    return slot < staying.count ? .before(staying[slot]) : .end
  }

  /// The slot of an anchor, or nil if its card is not (or no longer) in the column.
  ///
  /// - Complexity: the length of the column.
  public func slot(of anchor: Anchor, in column: ColumnHandle, moving moved: [CardHandle]) -> Int? {
    let staying = order(of: column, without: moved, inserting: [], at: 0)
    switch anchor {
    case .end: return staying.count
    case .before(let card): return staying.firstIndex(of: card)
    }
  }
}
