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
  /// True for a card that is filtered out: it keeps its place in the list and has no frame.
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
