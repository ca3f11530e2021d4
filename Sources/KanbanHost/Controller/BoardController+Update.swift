import KanbanGeometry
public import KanbanInteraction
package import KanbanModel

/// The app's array as it is now, taken over by id.
extension BoardController {
  /// Takes over the app's columns: cards and columns that were inserted, removed or moved, limits, strips,
  /// titles, whatever the difference; nothing happens if there is none.
  ///
  /// To be called whenever the array has changed for a reason of the app's own, in every phase; after effects
  /// were carried out there is no difference, and the call does no harm. A session goes on with what is left:
  /// a lifted card that is gone ends it, one that was moved is at home where it now stands, the target is
  /// found and judged anew.
  ///
  /// A strip that a drag has opened stays open until the app says something new about it.
  ///
  /// - Complexity: the number of cards.
  /// - Precondition: there are no more columns and cards, removed ones included, than `GeometryLimits` says.
  public mutating func update(columns: [Column], at instant: Instant) -> [Effect] {
    let outline = BoardOutline(columns)
    return changingScene(at: instant) { controller in
      sound { () throws(GeometryError) in try controller.synchronize(with: outline) }
    }
  }

  /// Makes the board equal to an outline.
  ///
  /// - Returns: false if it was so already.
  /// - Throws: that there are too many columns or cards.
  @discardableResult
  mutating func synchronize(with outline: BoardOutline<CardID, ColumnID>) throws(GeometryError) -> Bool {
    scene.rules = MoveRules()
    nameCopies(from: outline)
    var isChanged = removeCards(notIn: outline)
    isChanged = try addColumns(of: outline) || isChanged
    let (orders, hasNewCards) = try addCards(of: outline)
    isChanged = setOrders(orders) || hasNewCards || isChanged
    isChanged = removeColumns(notIn: outline) || isChanged
    isChanged = setStates(from: outline) || isChanged
    isChanged = orderColumns(as: outline) || isChanged
    lowerRules()
    assertUnbroken(brokenInvariant())
    return isChanged
  }

  /// The first broken invariant of what the controller knows of the app's things, or nil: it holds once the
  /// app's array has been taken over, and until the app names the copies of a drop.
  ///
  /// - Parameter board: the board whose things are named; the controller's own unless another is given.
  /// - Complexity: the number of cards.
  package func brokenInvariant(on board: Board? = nil) -> BoardControllerInvariant? {
    let board = board ?? scene.board
    for column in board.columns {
      let known = identities.id(of: column).flatMap { identities.handle(of: $0) }
      guard known == column else { return .unnamedColumn(column) }
      let unnamed = board.cards(in: column).first { card in
        identities.id(of: card).flatMap { identities.handle(of: $0) } != card && !unnamedCopies.contains(card)
      }
      if let unnamed { return .unnamedCard(unnamed) }
    }
    return nil
  }
}

/// What can be wrong with what a controller knows; no call of an app can bring it about.
package enum BoardControllerInvariant: Hashable, Sendable {
  /// A column of the board has no id that leads back to it.
  case unnamedColumn(ColumnHandle)
  /// A card of the board has no id that leads back to it, and is no copy that waits for one.
  case unnamedCard(CardHandle)
}

// MARK: - Steps

extension BoardController {
  /// Gives copies the ids of the new cards that the app shows in their columns; copies that the app did
  /// not make leave the board as cards without an id.
  private mutating func nameCopies(from outline: BoardOutline<CardID, ColumnID>) {
    guard !unnamedCopies.isEmpty else { return }
    for column in outline.columns {
      guard let handle = identities.handle(of: column.id) else { continue }
      for card in column.cards where identities.handle(of: card.id) == nil {
        let index = unnamedCopies.firstIndex { scene.board.position(of: $0)?.column == handle }
        guard let index else { break }
        identities.bind(unnamedCopies.remove(at: index), to: card.id, title: card.title)
      }
    }
    unnamedCopies = []
  }

  /// Takes off cards that are not in the outline; those of columns that go, go with them.
  private mutating func removeCards(notIn outline: BoardOutline<CardID, ColumnID>) -> Bool {
    var isKept = Set<CardHandle>()
    var staying = Set<ColumnHandle>()
    for column in outline.columns {
      if let handle = identities.handle(of: column.id) { staying.insert(handle) }
      for card in column.cards {
        if let handle = identities.handle(of: card.id) { isKept.insert(handle) }
      }
    }
    var isChanged = false
    for column in scene.board.columns {
      for card in scene.board.cards(in: column) where !isKept.contains(card) {
        isChanged = true
        identities.release(card)
        measuredCards.remove(card)
        if staying.contains(column) { scene.geometry.removeCard(card) }
      }
    }
    return isChanged
  }

  private mutating func addColumns(of outline: BoardOutline<CardID, ColumnID>) throws(GeometryError) -> Bool {
    let new = outline.columns.filter { identities.handle(of: $0.id) == nil }
    let states = new.map { (state: $0.state, shape: ColumnShape()) }
    guard !new.isEmpty else { return false }
    for (column, handle) in zip(new, try scene.geometry.addColumns(states)) {
      identities.bind(handle, to: column.id, title: column.title, state: column.state)
    }
    return true
  }

  /// Puts new cards at the ends of their columns.
  ///
  /// - Returns: the order that each column is to have, and whether any card was new.
  private mutating func addCards(
    of outline: BoardOutline<CardID, ColumnID>
  ) throws(GeometryError) -> (orders: [(column: ColumnHandle, cards: [CardHandle])], isChanged: Bool) {
    var orders: [(column: ColumnHandle, cards: [CardHandle])] = []
    var isChanged = false
    for column in outline.columns {
      guard let handle = identities.handle(of: column.id) else { continue }
      let new = column.cards.filter { identities.handle(of: $0.id) == nil }
      if !new.isEmpty {
        isChanged = true
        let shape = estimatedShape(in: handle)
        let added = try scene.geometry.addCards(new.map { ($0.state, shape) }, to: handle)
        for (card, newHandle) in zip(new, added) {
          identities.bind(newHandle, to: card.id, title: card.title)
        }
      }
      orders.append((handle, identities.handles(of: column.cards.map(\.id))))
    }
    return (orders, isChanged)
  }

  /// Brings the cards of all columns that differ into their order, at once.
  private mutating func setOrders(_ orders: [(column: ColumnHandle, cards: [CardHandle])]) -> Bool {
    let changed = orders.filter { scene.board.cards(in: $0.column) != $0.cards }
    guard !changed.isEmpty else { return false }
    scene.geometry.setPositions(
      changed.flatMap { order in
        order.cards.enumerated().map { index, card in
          (card: card, position: CardPosition(column: order.column, index: index))
        }
      })
    return true
  }

  private mutating func removeColumns(notIn outline: BoardOutline<CardID, ColumnID>) -> Bool {
    let staying = Set(outline.columns.compactMap { identities.handle(of: $0.id) })
    let gone = scene.board.columns.filter { !staying.contains($0) }
    for column in gone {
      scene.geometry.removeColumn(column)
      identities.release(column)
    }
    return !gone.isEmpty
  }

  /// Brings the columns into their order: new ones were added at the end.
  private mutating func orderColumns(as outline: BoardOutline<CardID, ColumnID>) -> Bool {
    let order = outline.columns.compactMap { identities.handle(of: $0.id) }
    guard order != scene.board.columns else { return false }
    scene.geometry.setColumnOrder(order)
    return order == scene.board.columns
  }

  /// Takes over states and titles. Whether a column is a strip is taken over only when the app says
  /// something new, since a drag opens strips without the app's doing.
  private mutating func setStates(from outline: BoardOutline<CardID, ColumnID>) -> Bool {
    var isChanged = false
    for column in outline.columns {
      guard let handle = identities.handle(of: column.id) else { continue }
      let present = scene.board.state(of: handle)
      var wanted = column.state
      if identities.toldState(of: handle).isCollapsed == wanted.isCollapsed {
        wanted.isCollapsed = present.isCollapsed
      }
      if wanted != present {
        scene.geometry.update(handle) { $0 = wanted }
        isChanged = true
      }
      identities.bind(handle, to: column.id, title: column.title, state: column.state)
      for card in column.cards {
        guard let handle = identities.handle(of: card.id) else { continue }
        if scene.board.state(of: handle) != card.state {
          scene.geometry.update(handle) { $0 = card.state }
          isChanged = true
        }
        if identities.title(of: handle) != card.title {
          identities.bind(handle, to: card.id, title: card.title)
        }
      }
    }
    return isChanged
  }
}

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
