public import KanbanModel

/// A card of an app's own: its id, and what the board has to know of it.
///
/// The app's type conforms as it is; nothing wraps it, and the controller never keeps it. Only id and
/// title are asked for; the rest has a default.
///
/// ```swift
/// struct Task: BoardCard {
///   var id = UUID()
///   var title: String
/// }
/// ```
public protocol BoardCard: Identifiable where ID: Sendable {
  /// What the card is called where something is spoken.
  var title: String { get }
  /// How firmly the card holds its place; `free` by default.
  var lock: CardLock { get }
  /// True for a card that is filtered out: it keeps its place in the list and has no rectangle.
  var isHidden: Bool { get }
}

extension BoardCard {
  /// The card may be lifted and moved.
  public var lock: CardLock { .free }
  /// The card is shown.
  public var isHidden: Bool { false }

  /// What the model keeps of the card.
  var state: CardState { CardState(lock: lock, isHidden: isHidden) }
}

/// A column of an app's own: its cards in order, and what the board has to know of it.
///
/// The app's type conforms as it is. Ids of cards and of columns may be of different types, and every id
/// is on the board once; of a repeated id the controller sees the first.
public protocol BoardColumn: Identifiable where ID: Sendable {
  /// The type of the cards.
  associatedtype Card: BoardCard

  /// The cards from the top, hidden ones included; the order of the array is the order on the board.
  var cards: [Card] { get set }
  /// What the column is called where something is spoken or offered; empty for one without a title, which
  /// `Phrases.untitledColumn` then names by its id.
  var title: String { get }
  /// The number of cards that the column should hold at most; nil, the default, for any.
  var limit: Int? { get }
  /// What happens beyond the limit; nil, the default, leaves it to `BoardRules.limitPolicy`.
  var limitPolicy: LimitPolicy? { get }
  /// True if the column is shown as a strip; false by default.
  var isCollapsed: Bool { get }
  /// True for a column that is filtered out; false by default.
  var isHidden: Bool { get }
  /// True for a column that takes no cards from others and gives none; false by default.
  var isLocked: Bool { get }
}

extension BoardColumn {
  /// There is no limit.
  public var limit: Int? { nil }
  /// The rules of the board decide.
  public var limitPolicy: LimitPolicy? { nil }
  /// The column is open.
  public var isCollapsed: Bool { false }
  /// The column is shown.
  public var isHidden: Bool { false }
  /// Cards may come and go.
  public var isLocked: Bool { false }

  /// What the model keeps of the column; a limit below 0 means 0.
  var state: ColumnState {
    ColumnState(
      limit: limit.map { WIPLimit(count: max($0, 0), policy: limitPolicy) }, isCollapsed: isCollapsed,
      isHidden: isHidden, isLocked: isLocked)
  }
}
