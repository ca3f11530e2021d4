import KanbanModel

extension BoardRestoration {
  /// Puts the cards back in an app's store, whatever has happened to the store since.
  ///
  /// Each card goes directly after the nearest earlier one of `orders` that the column still holds, else before
  /// the nearest later one, else to its index as far as the column is long. Cards and columns that are gone are
  /// left out. All other cards keep their order, and none is lost but the `removed` ones.
  ///
  /// - Parameters:
  ///   - columns: the app's store.
  ///   - revive: the card with an id that is not in the store any more: a copy that is made again. Nil
  ///     leaves it out.
  /// - Returns: false if the store is as it was.
  /// - Complexity: the number of columns and the lengths of those that are left and entered; all cards if
  ///   one is not where it should be.
  @discardableResult
  public func apply<Column: BoardColumn>(
    to columns: inout [Column], reviving revive: (CardID) -> Column.Card? = { _ in nil }
  ) -> Bool where Column.ID == ColumnID, Column.Card.ID == CardID {
    let ids = (places.map(\.card) + removed).map { (card: $0, column: Column.ID?.none) }
    var excerpt = StoreExcerpt(columns, holding: ids, and: places.map(\.column))
    let handles = excerpt.handles()
    excerpt.change { board in
      for card in removed {
        if let handle = handles[card] { board.removeCard(handle) }
      }
      return []
    }
    var changes: [CardChange] = []
    var then: [ColumnOrder] = []
    for place in places {
      guard let column = excerpt.handle(of: place.column, in: columns) else { continue }
      var handle = handles[place.card]
      if handle == nil, let card = revive(place.card), card.id == place.card {
        excerpt.change { board in
          handle = board.insertCard(card.state, at: Destination(column: column, slot: place.index))
          return [card]
        }
      }
      guard let handle else { continue }
      let position = CardPosition(column: column, index: place.index)
      changes.append(CardChange(card: handle, before: excerpt.board.position(of: handle), after: position))
      if !then.contains(where: { $0.column == column }) {
        let nobody = CardHandle(rawValue: -1)
        then.append(ColumnOrder(column, (orders[place.column] ?? []).map { handles[$0] ?? nobody }))
      }
    }
    excerpt.change { board in
      _ = board.restore(RestoreRequest(cards: changes, then: then))
      return []
    }
    return excerpt.write(to: &columns)
  }
}
