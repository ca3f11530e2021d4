/// A card board: columns in order, each with its cards in order.
///
/// Every card is in exactly one column. Columns and cards are named by handles that stay valid until the
/// thing is removed and are never given out again. A board is a value; a copy costs nothing until one of
/// the two is changed, and then the table of cards once (12 bytes a card).
///
/// A handle that is stale, or that another board gave out, is safe everywhere: reading answers as for an
/// empty thing, and changing does nothing.
///
/// - Complexity: looking up a card's position is constant; changing one card's place costs at most the
///   lengths of the columns it leaves and enters.
public struct Board: Sendable {
  /// The columns from the leading edge to the trailing edge, hidden ones included.
  public private(set) var columns: [ColumnHandle] = []

  /// By `CardHandle.tableIndex`; entries of removed cards stay, with no column.
  private(set) var cardEntries: [CardEntry] = []
  /// By `ColumnHandle.tableIndex`; entries of removed columns stay, marked.
  private(set) var columnEntries: [ColumnEntry] = []

  struct CardEntry: Sendable {
    /// -1 once the card is removed.
    var column: Int32
    var index: Int32
    var state: CardState
  }

  struct ColumnEntry: Sendable {
    var state: ColumnState
    var cards: [CardHandle] = []
    var pinnedCount = 0
    var isRemoved = false
  }

  /// Makes a board without columns.
  public init() {}

  /// Adds an empty column after the last one.
  @discardableResult
  public mutating func addColumn(_ state: ColumnState = ColumnState()) -> ColumnHandle {
    let column = ColumnHandle(rawValue: Int32(columnEntries.count))
    columnEntries.append(ColumnEntry(state: state))
    columns.append(column)
    return column
  }

  /// Adds a card at the end of a column.
  ///
  /// - Returns: the new card; it is not on the board if the column is not.
  /// - Complexity: amortized constant.
  @discardableResult
  public mutating func addCard(_ state: CardState = CardState(), to column: ColumnHandle) -> CardHandle {
    let card = newCard(state)
    guard contains(column) else { return card }
    columnEntries[column.tableIndex].cards.append(card)
    if state.lock == .pinned { columnEntries[column.tableIndex].pinnedCount += 1 }
    cardEntries[card.tableIndex].column = column.rawValue
    cardEntries[card.tableIndex].index = Int32(columnEntries[column.tableIndex].cards.count - 1)
    return card
  }

  /// Gives out a handle for a card that is not in a column yet.
  mutating func newCard(_ state: CardState) -> CardHandle {
    cardEntries.append(CardEntry(column: -1, index: 0, state: state))
    return CardHandle(rawValue: Int32(cardEntries.count - 1))
  }

  /// Takes a column out of the board together with its cards. A column that is not there stays so.
  ///
  /// - Complexity: the number of columns and the length of this one.
  public mutating func removeColumn(_ column: ColumnHandle) {
    guard contains(column) else { return }
    for card in cards(in: column) { cardEntries[card.tableIndex].column = -1 }
    columnEntries[column.tableIndex].cards = []
    columnEntries[column.tableIndex].pinnedCount = 0
    columnEntries[column.tableIndex].isRemoved = true
    columns.removeAll { $0 == column }
  }

  /// Brings the columns into another order.
  ///
  /// ```
  /// A B C   with the order  C A B   becomes   C A B
  /// ```
  ///
  /// - Parameter order: each column of the board once, from the leading edge; anything else changes nothing.
  /// - Complexity: the number of columns.
  public mutating func setColumnOrder(_ order: [ColumnHandle]) {
    guard order.count == columns.count, Set(order) == Set(columns) else { return }
    columns = order
  }
}

// MARK: - Reading

extension Board {
  /// How many card handles have been given out, removed cards included: the length of a table by handle.
  package var cardTableCount: Int { cardEntries.count }

  /// How many column handles have been given out, removed columns included.
  package var columnTableCount: Int { columnEntries.count }

  /// True if the column is on the board.
  public func contains(_ column: ColumnHandle) -> Bool {
    knows(column) && !columnEntries[column.tableIndex].isRemoved
  }

  /// True if the card is on the board.
  public func contains(_ card: CardHandle) -> Bool { position(of: card) != nil }

  /// True if this board gave the handle out, whether or not the card is still there.
  func knows(_ card: CardHandle) -> Bool { card.tableIndex >= 0 && card.tableIndex < cardEntries.count }

  /// True if this board gave the handle out, whether or not the column is still there.
  func knows(_ column: ColumnHandle) -> Bool {
    column.tableIndex >= 0 && column.tableIndex < columnEntries.count
  }

  /// The cards of a column from the top, hidden ones included; none if the column is not on the board.
  public func cards(in column: ColumnHandle) -> [CardHandle] {
    knows(column) ? columnEntries[column.tableIndex].cards : []
  }

  /// Where a card stands, or nil if it is not on the board.
  public func position(of card: CardHandle) -> CardPosition? {
    guard knows(card) else { return nil }
    let entry = cardEntries[card.tableIndex]
    guard entry.column >= 0 else { return nil }
    return CardPosition(column: ColumnHandle(rawValue: entry.column), index: Int(entry.index))
  }

  /// The state of a card, the last one if it is removed; the default for a card of another board.
  public func state(of card: CardHandle) -> CardState {
    knows(card) ? cardEntries[card.tableIndex].state : CardState()
  }

  /// The state of a column, the last one if it is removed; the default for a column of another board.
  public func state(of column: ColumnHandle) -> ColumnState {
    knows(column) ? columnEntries[column.tableIndex].state : ColumnState()
  }

  /// True if the column has cards that keep their index.
  public func hasPinnedCards(in column: ColumnHandle) -> Bool {
    knows(column) && columnEntries[column.tableIndex].pinnedCount > 0
  }

  /// The number of cards on the board, hidden ones included.
  ///
  /// - Complexity: the number of columns.
  public var cardCount: Int { columns.reduce(0) { $0 + columnEntries[$1.tableIndex].cards.count } }
}

// MARK: - Changing states

extension Board {
  /// Changes a card's state where it stands; a card that is pinned by it keeps the index that it has now.
  public mutating func update(_ card: CardHandle, _ change: (inout CardState) -> Void) {
    guard knows(card) else { return }
    let wasPinned = cardEntries[card.tableIndex].state.lock == .pinned
    change(&cardEntries[card.tableIndex].state)
    let isPinned = cardEntries[card.tableIndex].state.lock == .pinned
    guard wasPinned != isPinned, let position = position(of: card) else { return }
    columnEntries[position.column.tableIndex].pinnedCount += isPinned ? 1 : -1
  }

  /// Changes a column's state.
  public mutating func update(_ column: ColumnHandle, _ change: (inout ColumnState) -> Void) {
    guard knows(column) else { return }
    change(&columnEntries[column.tableIndex].state)
  }
}

// MARK: - Changing orders

extension Board {
  /// Writes the new orders of all columns that a change touches, and the positions that follow from them.
  mutating func setOrders(_ orders: [(column: ColumnHandle, cards: [CardHandle])]) {
    for order in orders { setOrder(of: order.column, order.cards) }
    assertUnbroken(brokenInvariant(in: orders.map(\.column)))
  }

  private mutating func setOrder(of column: ColumnHandle, _ order: [CardHandle]) {
    columnEntries[column.tableIndex].cards = order
    var pinnedCount = 0
    for (index, card) in order.enumerated() {
      cardEntries[card.tableIndex].column = column.rawValue
      cardEntries[card.tableIndex].index = Int32(index)
      if cardEntries[card.tableIndex].state.lock == .pinned { pinnedCount += 1 }
    }
    columnEntries[column.tableIndex].pinnedCount = pinnedCount
  }

  /// Says that cards, which are in no column's list, are on the board no more.
  mutating func loseTrack(of cards: [CardHandle]) {
    for card in cards where contains(card) { cardEntries[card.tableIndex].column = -1 }
  }
}
