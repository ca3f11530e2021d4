import KanbanModel

extension BoardMove {
  /// Carries the move out on an app's store, whatever has happened to the store since.
  ///
  /// The cards are found by id, wherever they are now; those that are gone are left out. If the column is
  /// gone nothing changes; if the anchor is gone the index counts, as far as the column is long. Pinned
  /// cards keep their index as on the board. No other card changes its order, and none is lost or
  /// doubled.
  ///
  /// ```
  /// before        move A to .before(D), index 1      after
  /// A B | C D                                        B | C A D
  /// ```
  ///
  /// - Parameters:
  ///   - columns: the app's store.
  ///   - duplicate: makes the card that a copy puts there, with an id of its own; nil leaves it out. A
  ///     move never asks.
  /// - Returns: false if the store is as it was.
  /// - Complexity: the number of columns and the lengths of those that are left and entered; all cards if
  ///   one is not where it was.
  @discardableResult
  public func apply<Column: BoardColumn>(
    to columns: inout [Column], copying duplicate: (Column.Card) -> Column.Card? = { _ in nil }
  ) -> Bool where Column.ID == ColumnID, Column.Card.ID == CardID {
    var excerpt = StoreExcerpt(
      columns, holding: sources.map { ($0.card, $0.column) }, and: [column])
    guard let target = excerpt.handle(of: column, in: columns) else { return false }
    let handles = excerpt.handles()
    let known = cards.compactMap { handles[$0] }
    let leaving = operation == .move ? known : []
    var slot: Int?
    switch anchor {
    case .before(let card):
      slot = handles[card].flatMap { excerpt.board.slot(of: .before($0), in: target, moving: leaving) }
    case .end: slot = excerpt.board.slot(of: .end, in: target, moving: leaving)
    }
    let destination = Destination(column: target, slot: slot ?? index)
    switch operation {
    case .move:
      excerpt.change { board in
        board.place(known, at: destination)
        return []
      }
    case .copy:
      let copies = known.compactMap { duplicate(excerpt.card($0)) }
      excerpt.change { board in
        let landed = copies.map { board.addCard($0.state, to: target) }
        board.place(landed, at: destination)
        return copies
      }
    }
    return excerpt.write(to: &columns)
  }
}
