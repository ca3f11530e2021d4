/// How firmly a card holds its place.
public enum CardLock: Hashable, Sendable {
  /// The card may be lifted and moved.
  case free
  /// The card never lifts; others may pass it.
  case locked
  /// The card never lifts and keeps its index; the others flow around it.
  case pinned
}

/// What the model knows of a card besides its place.
public struct CardState: Hashable, Sendable {
  /// How firmly the card holds its place.
  public var lock: CardLock
  /// True for a card that is filtered out: it has no rectangle but keeps its place.
  public var isHidden: Bool

  /// Makes a state; the default is a free, visible card.
  public init(lock: CardLock = .free, isHidden: Bool = false) {
    self.lock = lock
    self.isHidden = isHidden
  }
}

/// What happens when a person's move would make a column grow beyond its limit.
public enum LimitPolicy: Hashable, Sendable {
  /// The move is refused.
  case prevent
  /// The move is made, with a warning.
  case warn
}

/// The largest number of cards that should be in a column at once (work in progress).
public struct WIPLimit: Hashable, Sendable {
  /// The number of cards, hidden ones included, 0 or more.
  public var count: Int
  /// The column's own policy; nil leaves it to `MoveRules.limitPolicy`.
  public var policy: LimitPolicy?

  /// Makes a limit.
  public init(count: Int, policy: LimitPolicy? = nil) {
    self.count = count
    self.policy = policy
  }
}

/// What the model knows of a column besides its cards.
public struct ColumnState: Hashable, Sendable {
  /// The limit of cards; nil for none.
  public var limit: WIPLimit?
  /// True for a column that is shown as a narrow strip.
  public var isCollapsed: Bool
  /// True for a column that is filtered out: it has no rectangle and is never a target.
  public var isHidden: Bool
  /// True for a column that takes no cards from others and gives none to them.
  public var isLocked: Bool

  /// Makes a state; the default is an open, visible column without a limit.
  public init(
    limit: WIPLimit? = nil, isCollapsed: Bool = false, isHidden: Bool = false, isLocked: Bool = false
  ) {
    self.limit = limit
    self.isCollapsed = isCollapsed
    self.isHidden = isHidden
    self.isLocked = isLocked
  }
}
