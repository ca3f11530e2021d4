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

/// A move by ids alone: which cards go, and before which card or to which end.
///
/// It stays meaningful when the board around it changes, so it is what crosses the boundary to an app
/// that keeps its own order.
public struct MoveDifference: Hashable, Sendable {
  /// The moved cards in landing order.
  public var sources: [CardHandle]
  /// The column that takes them.
  public var column: ColumnHandle
  /// Their place in it.
  public var anchor: Anchor

  /// Makes a difference.
  public init(sources: [CardHandle], column: ColumnHandle, anchor: Anchor) {
    self.sources = sources
    self.column = column
    self.anchor = anchor
  }
}

extension Move {
  /// The move by ids alone; nil for a copy, which moves no card.
  public var difference: MoveDifference? {
    guard operation == .move else { return nil }
    return MoveDifference(sources: cards, column: destination.column, anchor: anchor)
  }
}

extension Board {
  /// Carries out a difference, whatever the rules say, and returns the landed cards in landing order.
  ///
  /// No card is ever lost: cards that are gone, or named twice, are left out; if the column is gone
  /// nothing changes; an anchor that is no longer in the column means its end, and one that is moved
  /// itself means the place that it leaves.
  ///
  /// - Complexity: the lengths of the columns that are left and entered.
  @discardableResult
  public mutating func apply(_ difference: MoveDifference) -> [CardHandle] {
    let column = difference.column
    guard contains(column) else { return [] }
    let cards = difference.sources.withoutRepeats().filter { contains($0) }
    let slot = landingSlot(of: difference.anchor, in: column, moving: cards)
    place(cards, at: Destination(column: column, slot: slot))
    return cards
  }

  /// The slot of the anchor or, if that is moved itself, of the first card below it that stays.
  private func landingSlot(
    of anchor: Anchor, in column: ColumnHandle, moving moved: [CardHandle]
  ) -> Int {
    let end = cardCount(in: column) - movedCount(moved, in: column)
    guard case .before(let card) = anchor, let position = position(of: card), position.column == column
    else { return end }
    let gone = Set(moved)
    let next = cards(in: column)[position.index...].first { !gone.contains($0) }
    return next.flatMap { slot(of: .before($0), in: column, moving: moved) } ?? end
  }
}
