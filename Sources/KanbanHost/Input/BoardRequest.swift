public import KanbanModel

/// A move that the program asks for: any cards, to any place.
public struct BoardRequest<CardID: Hashable & Sendable, ColumnID: Hashable & Sendable>: Hashable, Sendable {
  /// The cards in landing order; repeated ones count once.
  public var cards: [CardID]
  /// The column that is to take them.
  public var column: ColumnID
  /// Where in it.
  public var place: BoardPlace<CardID>
  /// Move or copy.
  public var operation: MoveOperation
  /// How the request came about.
  public var method: InputMethod

  /// Makes a request.
  public init(
    cards: [CardID], column: ColumnID, place: BoardPlace<CardID> = .end, operation: MoveOperation = .move,
    method: InputMethod = .host
  ) {
    self.cards = cards
    self.column = column
    self.place = place
    self.operation = operation
    self.method = method
  }
}

/// A place in a column.
public enum BoardPlace<CardID: Hashable & Sendable>: Hashable, Sendable {
  /// The index at which the first card is to stand, counted **without the moved cards**; clamped.
  case index(Int)
  /// Directly before a card that is not moved; the end if it is not in the column.
  case before(CardID)
  /// After the last card.
  case end
}
