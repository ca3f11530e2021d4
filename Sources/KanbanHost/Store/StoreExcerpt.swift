import KanbanModel

/// The columns of an app's store that a change touches, as a board of their own: the app's order changes
/// by the same code as the board's.
///
/// Every card of the store has a handle of its own here, one with a repeated id too, so none is lost.
struct StoreExcerpt<Column: BoardColumn> {
  private(set) var board = Board()
  /// By handle.
  private var cards: [Column.Card] = []
  /// The indices of the columns in the store, by handle.
  private var indices: [Int] = []

  /// Takes the columns that hold any of the cards, and some others.
  ///
  /// - Parameters:
  ///   - store: the app's columns.
  ///   - ids: the cards that are to be moved, with the columns in which they should be looked for first.
  ///   - others: columns to take as well.
  /// - Complexity: the number of columns and the cards of those taken; of all if a card is not where it
  ///   should be.
  init(_ store: [Column], holding ids: [(card: Column.Card.ID, column: Column.ID?)], and others: [Column.ID])
  {
    var missing = Set(ids.map(\.card))
    let likely = Set(ids.compactMap(\.column)).union(others)
    var taken = Set<Int>()
    for (index, column) in store.enumerated() where likely.contains(column.id) {
      taken.insert(index)
      for card in column.cards { missing.remove(card.id) }
    }
    if !missing.isEmpty {
      for (index, column) in store.enumerated()
      where column.cards.contains(where: { missing.contains($0.id) }) {
        taken.insert(index)
      }
    }
    for index in taken.sorted() { take(store[index], at: index) }
  }

  private mutating func take(_ column: Column, at index: Int) {
    let handle = board.addColumn(column.state)
    indices.append(index)
    for card in column.cards {
      board.addCard(card.state, to: handle)
      cards.append(card)
    }
  }

  /// The first column with an id.
  func handle(of column: Column.ID, in store: [Column]) -> ColumnHandle? {
    indices.firstIndex { store[$0].id == column }.map { ColumnHandle(rawValue: Int32($0)) }
  }

  /// The first card with each id.
  func handles() -> [Column.Card.ID: CardHandle] {
    var result: [Column.Card.ID: CardHandle] = [:]
    for (number, card) in cards.enumerated() where result[card.id] == nil {
      result[card.id] = CardHandle(rawValue: Int32(number))
    }
    return result
  }

  /// The card that has a handle.
  func card(_ handle: CardHandle) -> Column.Card { cards[Int(handle.rawValue)] }

  /// Changes the order.
  ///
  /// - Parameter change: returns the cards that are new on the board, in the order of their handles.
  mutating func change(_ change: (inout Board) -> [Column.Card]) { cards += change(&board) }

  /// Writes the orders that have changed back to the store that the excerpt was taken from.
  ///
  /// - Returns: false if none has changed.
  func write(to store: inout [Column]) -> Bool {
    var isChanged = false
    for (number, index) in indices.enumerated() {
      let order = board.cards(in: ColumnHandle(rawValue: Int32(number))).map { card($0) }
      guard order.map(\.id) != store[index].cards.map(\.id) else { continue }
      store[index].cards = order
      isChanged = true
    }
    return isChanged
  }
}
