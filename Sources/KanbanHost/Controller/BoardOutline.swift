import KanbanModel

/// An app's columns without the app's types: ids, titles and states, each id once.
struct BoardOutline<CardID: Hashable & Sendable, ColumnID: Hashable & Sendable> {
  struct Card {
    var id: CardID
    var title: String
    var state: CardState
  }

  struct Column {
    var id: ColumnID
    var title: String
    var state: ColumnState
    var cards: [Card]
  }

  private(set) var columns: [Column] = []

  /// Reads an app's columns; of a repeated id the first counts.
  ///
  /// - Complexity: the number of cards.
  init<AppColumn: BoardColumn>(_ appColumns: [AppColumn])
  where AppColumn.ID == ColumnID, AppColumn.Card.ID == CardID {
    var seenCards = Set<CardID>()
    var seenColumns = Set<ColumnID>()
    columns.reserveCapacity(appColumns.count)
    for column in appColumns where seenColumns.insert(column.id).inserted {
      let cards = column.cards.compactMap { card in
        seenCards.insert(card.id).inserted ? Card(id: card.id, title: card.title, state: card.state) : nil
      }
      columns.append(Column(id: column.id, title: column.title, state: column.state, cards: cards))
    }
  }
}
