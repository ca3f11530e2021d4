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
  /// True for a card that is filtered out: it has no frame but keeps its place.
  public var isHidden: Bool

  /// Makes a state; the default is a free, visible card.
  public init(lock: CardLock = .free, isHidden: Bool = false) {
    self.lock = lock
    self.isHidden = isHidden
  }
}
