import KanbanModel

extension BoardRestoration {
  /// Puts the cards back in an app's store, whatever has happened to the store since.
  ///
  /// Cards and columns that are gone are left out, an index beyond the end means the end. All other cards
  /// keep their order, and none is lost but the `removed` ones.
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
    var positions: [(card: CardHandle, position: CardPosition)] = []
    for place in places {
      guard let column = excerpt.handle(of: place.column, in: columns) else { continue }
      if let handle = handles[place.card] {
        positions.append((handle, CardPosition(column: column, index: place.index)))
      } else if let card = revive(place.card), card.id == place.card {
        excerpt.change { board in
          let handle = board.insertCard(card.state, at: Destination(column: column, slot: place.index))
          positions.append((handle, CardPosition(column: column, index: place.index)))
          return [card]
        }
      }
    }
    excerpt.change { board in
      board.restore(positions)
      return []
    }
    return excerpt.write(to: &columns)
  }
}
