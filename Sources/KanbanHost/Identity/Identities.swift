import KanbanInteraction
import KanbanModel

/// The border between an app's ids and the core's handles: one table each way, and the titles.
///
/// Handles are never given out again, so ids of removed things stay readable: what has just been removed
/// can still be named in an effect.
struct Identities<CardID: Hashable & Sendable, ColumnID: Hashable & Sendable>: Sendable {
  private struct Entry<ID: Sendable>: Sendable {
    var id: ID
    var title: String
  }

  /// The handles of the cards and columns that the app knows now; only looked up, never walked through.
  private var cardHandles: [CardID: CardHandle] = [:]
  private var columnHandles: [ColumnID: ColumnHandle] = [:]
  /// By handle; nil for copies that the app has not named yet.
  private var cards: [Entry<CardID>?] = []
  private var columns: [Entry<ColumnID>?] = []
  /// What the app last said of each column, by handle.
  private var toldStates: [ColumnState] = []
}

// MARK: - Looking up

extension Identities {
  func handle(of card: CardID) -> CardHandle? { cardHandles[card] }
  func handle(of column: ColumnID) -> ColumnHandle? { columnHandles[column] }

  /// The id of a card, removed ones too; nil for a copy that the app has not named yet.
  func id(of card: CardHandle) -> CardID? { entry(cards, Int(card.rawValue))?.id }

  /// The id of a column, removed ones too.
  func id(of column: ColumnHandle) -> ColumnID? { entry(columns, Int(column.rawValue))?.id }

  /// The ids of cards, those left out that have none.
  func ids(of cards: [CardHandle]) -> [CardID] { cards.compactMap { id(of: $0) } }

  /// The handles of cards in their order, unknown ones left out.
  func handles(of cards: [CardID]) -> [CardHandle] { cards.compactMap { cardHandles[$0] } }

  /// What the app last said of a column.
  func toldState(of column: ColumnHandle) -> ColumnState {
    let index = Int(column.rawValue)
    return toldStates.indices.contains(index) ? toldStates[index] : ColumnState()
  }

  private func entry<ID>(_ table: [Entry<ID>?], _ index: Int) -> Entry<ID>? {
    table.indices.contains(index) ? table[index] : nil
  }
}

// MARK: - Changing

extension Identities {
  /// Gives a handle its id, or brings the id of a handle back into use.
  mutating func bind(_ card: CardHandle, to id: CardID, title: String) {
    let index = Int(card.rawValue)
    while cards.count <= index { cards.append(nil) }
    cards[index] = Entry(id: id, title: title)
    cardHandles[id] = card
  }

  /// Gives a column's handle its id.
  mutating func bind(_ column: ColumnHandle, to id: ColumnID, title: String, state: ColumnState) {
    let index = Int(column.rawValue)
    while columns.count <= index { columns.append(nil) }
    while toldStates.count <= index { toldStates.append(ColumnState()) }
    columns[index] = Entry(id: id, title: title)
    toldStates[index] = state
    columnHandles[id] = column
  }

  /// Lets the id of a card name nothing any more; the handle still leads to the id.
  mutating func release(_ card: CardHandle) {
    if let id = id(of: card), cardHandles[id] == card { cardHandles[id] = nil }
  }

  /// Lets the id of a column name nothing any more; the handle still leads to the id.
  mutating func release(_ column: ColumnHandle) {
    if let id = id(of: column), columnHandles[id] == column { columnHandles[id] = nil }
  }

  /// Lets the id of a card that is back on the board name it again, unless it names another one.
  mutating func revive(_ card: CardHandle) {
    if let id = id(of: card), cardHandles[id] == nil { cardHandles[id] = card }
  }
}

// MARK: - Titles

extension Identities: BoardTitles {
  func title(of card: CardHandle) -> String { entry(cards, Int(card.rawValue))?.title ?? "" }
  func title(of column: ColumnHandle) -> String { entry(columns, Int(column.rawValue))?.title ?? "" }

  /// The id, as text, of a column whose title is empty.
  func idOfUntitled(_ column: ColumnHandle) -> String? {
    guard let entry = entry(columns, Int(column.rawValue)), entry.title.isEmpty else { return nil }
    return String(describing: entry.id)
  }
}
