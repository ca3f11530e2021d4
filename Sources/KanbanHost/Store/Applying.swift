import KanbanModel

extension BoardController {
  /// Carries a move out on the app's store; see `BoardMove.apply(to:copying:)`.
  ///
  /// - Returns: false if the store is as it was.
  @discardableResult
  public func apply(
    _ move: Move, to columns: inout [Column], copying duplicate: (Column.Card) -> Column.Card? = { _ in nil }
  ) -> Bool {
    move.apply(to: &columns, copying: duplicate)
  }

  /// Carries all moves and restorations among some effects out on the app's store, in their order.
  ///
  /// - Parameters:
  ///   - effects: what a call of the controller returned; all other effects are passed over.
  ///   - columns: the app's store; `update(columns:at:)` is to be called with it when it has changed.
  ///   - duplicate: makes the card that a copy puts there, with an id of its own.
  /// - Returns: false if the store is as it was.
  @discardableResult
  public func apply(
    _ effects: [Effect], to columns: inout [Column],
    copying duplicate: (Column.Card) -> Column.Card? = { _ in nil }
  ) -> Bool {
    var isChanged = false
    for effect in effects {
      switch effect {
      case .moved(let move, _), .copied(let move, _):
        isChanged = move.apply(to: &columns, copying: duplicate) || isChanged
      case .restored(let restoration): isChanged = restoration.apply(to: &columns) || isChanged
      case .scroll, .announced, .expanded, .collapsed, .focused, .selected, .lifted, .targeted, .exited,
        .entered, .gapMoved, .pressed, .tapped, .panned, .abandoned, .unchanged, .refused, .cancelled,
        .returned, .settled, .ignored:
        break
      }
    }
    return isChanged
  }
}

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

extension BoardRestoration {
  /// Puts the cards back in an app's store, whatever has happened to the store since.
  ///
  /// Each card goes directly after the nearest earlier one of `orders` that the column still holds, else
  /// before the nearest later one, else to its index as far as the column is long. Cards and columns that are
  /// gone are left out. All other cards keep their order, and none is lost but the `removed` ones.
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
  mutating func change(_ change: (inout Board) -> [Column.Card]) {
    cards += change(&board)
    // Else a handle would lead to another card, and the app would lose one.
    precondition(cards.count == board.cardTableCount, "each handle is the number of its card")
  }

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
