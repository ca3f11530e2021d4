public import KanbanGeometry
public import KanbanInteraction
public import KanbanModel

/// What a release now would do.
public struct BoardTarget<CardID: Hashable & Sendable, ColumnID: Hashable & Sendable>: Hashable, Sendable {
  /// The column.
  public var column: ColumnID
  /// The index at which the first card would stand, counted without the lifted cards.
  public var index: Int
  /// True if the cards would stay exactly where they are.
  public var isHome: Bool
  /// What the rules say.
  public var decision: BoardDecision<CardID, ColumnID>
}

/// Where the gap for the lifted cards is shown: in a column's list without the lifted cards.
public struct BoardGap<CardID: Hashable & Sendable, ColumnID: Hashable & Sendable>: Hashable, Sendable {
  /// The column.
  public var column: ColumnID
  /// The index of the gap among the cards that are not lifted, hidden ones included.
  public var index: Int
  /// The same place by id.
  public var anchor: BoardAnchor<CardID>

  /// Makes a gap.
  public init(column: ColumnID, index: Int, anchor: BoardAnchor<CardID>) {
    self.column = column
    self.index = index
    self.anchor = anchor
  }
}

/// The picture of the lifted cards under the pointer.
public struct BoardGhost<CardID: Hashable & Sendable>: Hashable, Sendable {
  /// The rectangle of the grabbed card, in the app's coordinates.
  public var frame: Rect
  /// The grabbed card.
  public var grabbed: CardID
  /// All lifted cards in landing order.
  public var cards: [CardID]
  /// How several of them are shown.
  public var formation: Formation
}

/// Cards on their way to rest.
public struct BoardSettlement<CardID: Hashable & Sendable>: Hashable, Sendable {
  /// The cards in landing order.
  public var cards: [CardID]
  /// True if they go home, false if they landed.
  public var isReturn: Bool
  /// Where the grabbed card was let go, in the app's coordinates; nil where nothing flies.
  public var origin: Rect?
  /// The card that flies from there; `BoardController.flight(of:)` tells where it is.
  public var grabbed: CardID
  /// When the outcome fell.
  public var start: Instant
  /// When the cards are at rest.
  public var end: Instant
}

/// Everything that a person sees of the interaction now; what a view draws.
public struct BoardFeedback<CardID: Hashable & Sendable, ColumnID: Hashable & Sendable>: Hashable, Sendable {
  /// What the newest session is doing.
  public var phase: PhaseName
  /// The lifted cards in landing order.
  public var lifted: [CardID]
  /// Those of them that are out of their lists: all, but none while copies are carried.
  public var takenOut: [CardID]
  /// The cards under the pointer; nil in move mode, too.
  public var ghost: BoardGhost<CardID>?
  /// What a release would do.
  public var target: BoardTarget<CardID, ColumnID>?
  /// Where the gap is shown.
  public var gap: BoardGap<CardID, ColumnID>?
  /// The gap's rectangle, in the app's coordinates, as the core lays it out.
  public var gapFrame: Rect?
  /// The operation that a release would use.
  public var operation: MoveOperation
  /// What the pointer looks like.
  public var cursor: Cursor
  /// Cards on their way to rest, oldest first.
  public var settling: [BoardSettlement<CardID>]
  /// The focused card.
  public var focus: CardID?
  /// The selected cards in the order of selection.
  public var selection: [CardID]
}
