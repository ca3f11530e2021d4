public import KanbanModel

/// The place of a move by id, which stays true when the list around it changes.
public enum BoardAnchor<CardID: Hashable & Sendable>: Hashable, Sendable {
  /// Directly before a card that is not moved.
  case before(CardID)
  /// After the last card of the column.
  case end
}

/// A card's way in a move: where it stood before it.
public struct BoardMoveSource<CardID: Hashable & Sendable, ColumnID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// The moved card.
  public var card: CardID
  /// The column that held it.
  public var column: ColumnID
  /// Its index in that column's full list before the move, 0 ..< count.
  public var index: Int

  /// Makes a source.
  public init(card: CardID, column: ColumnID, index: Int) {
    self.card = card
    self.column = column
    self.index = index
  }
}

/// A move as an app needs it: by id, and by index for those who animate rows.
///
/// ```
/// A B C          moving A to the end of its own column:
/// B C A          index 2, counted after A was taken out; anchor .end
/// ```
///
/// `apply(to:)` carries it out on the app's array, by id.
public struct BoardMove<CardID: Hashable & Sendable, ColumnID: Hashable & Sendable>: Hashable, Sendable {
  /// The moved cards in landing order, with the places that they leave (or are copied from).
  public var sources: [BoardMoveSource<CardID, ColumnID>]
  /// The column that takes them.
  public var column: ColumnID
  /// Where the first card stands afterwards: an index in the full list **without the moved cards**.
  public var index: Int
  /// The same place by id.
  public var anchor: BoardAnchor<CardID>
  /// Move or copy.
  public var operation: MoveOperation
  /// How the request came about.
  public var method: InputMethod

  /// The moved cards in landing order.
  public var cards: [CardID] { sources.map(\.card) }

  /// Makes a move.
  public init(
    sources: [BoardMoveSource<CardID, ColumnID>], column: ColumnID, index: Int,
    anchor: BoardAnchor<CardID>, operation: MoveOperation = .move, method: InputMethod
  ) {
    self.sources = sources
    self.column = column
    self.index = index
    self.anchor = anchor
    self.operation = operation
    self.method = method
  }
}

/// Cards that undo, redo or Escape put back between their neighbours.
public struct BoardRestoration<CardID: Hashable & Sendable, ColumnID: Hashable & Sendable>:
  Hashable, Sendable
{
  /// The cards with the places where they stand afterwards, in their columns' full lists.
  public var places: [BoardMoveSource<CardID, ColumnID>]
  /// Cards that leave the board: copies whose landing is undone.
  public var removed: [CardID]
  /// True if a move was made again.
  public var isRedo: Bool
  /// The orders of the cards' columns afterwards, from the top: they name the neighbours between which the
  /// cards go in a store that has changed. In a column that is not here the index counts.
  public var orders: [ColumnID: [CardID]]

  /// Makes a restoration.
  public init(
    places: [BoardMoveSource<CardID, ColumnID>], removed: [CardID] = [], isRedo: Bool = false,
    orders: [ColumnID: [CardID]] = [:]
  ) {
    self.places = places
    self.removed = removed
    self.isRedo = isRedo
    self.orders = orders
  }
}
