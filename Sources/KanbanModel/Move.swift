/// The place of a move by id, which stays true when the list around it changes.
public enum Anchor: Hashable, Sendable {
  /// Directly before a card that is not moved.
  case before(CardHandle)
  /// After the last card of the column.
  case end
}

/// A card's way in a move: where it stood before it.
public struct MoveSource: Hashable, Sendable {
  /// The moved card.
  public var card: CardHandle
  /// Its place before the move, in the full list of its column.
  public var position: CardPosition

  /// Makes a source.
  public init(card: CardHandle, position: CardPosition) {
    self.card = card
    self.position = position
  }
}

/// A move that the rules allow, ready to be applied once.
public struct Move: Hashable, Sendable {
  /// The moved cards in landing order, with the places that they leave (or are copied from).
  public var sources: [MoveSource]
  /// Where the first card stands afterwards; for a move in place counted after removal.
  public var destination: Destination
  /// The same place by id, in the destination column without the moved cards.
  public var anchor: Anchor
  /// Move or copy.
  public var operation: MoveOperation
  /// How the request came about.
  public var method: InputMethod

  /// The moved cards in landing order.
  public var cards: [CardHandle] { sources.map(\.card) }
}

extension Board {
  /// Carries out a move and returns the landed cards in landing order: the moved ones, or fresh copies.
  ///
  /// A move that has gone stale is carried out as far as it goes: cards that are gone are left out, and
  /// if the column is gone nothing changes. Copies are free cards, hidden if their originals are.
  ///
  /// - Complexity: the lengths of the columns that are left and entered.
  @discardableResult
  public mutating func apply(_ move: Move) -> [CardHandle] {
    guard contains(move.destination.column) else { return [] }
    var cards = move.cards.withoutRepeats().filter { contains($0) }
    if move.operation == .copy {
      cards = cards.map { newCard(CardState(isHidden: state(of: $0).isHidden)) }
    }
    place(cards, at: move.destination)
    return cards
  }
}
