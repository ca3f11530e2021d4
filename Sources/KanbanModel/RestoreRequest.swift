/// The wish to put cards back to exact places: what undo, redo and the Escape of live move mode ask for.
///
/// Each change says where its card has been left and where it is to stand. A card that has been left off
/// the board, a copy whose landing was undone, comes back; one that is to stand nowhere leaves the board.
public struct RestoreRequest: Hashable, Sendable {
  /// The cards that are to be put back; repeated ones count once.
  public var cards: [CardChange]
  /// Pinned cards that had to give up their index meanwhile. They come along as far as nobody has touched
  /// them since.
  public var displaced: [CardChange]

  /// Makes a request.
  public init(cards: [CardChange], displaced: [CardChange] = []) {
    self.cards = cards
    self.displaced = displaced
  }
}

/// The answer to the wish to put cards back.
public enum RestoreResolution: Hashable, Sendable {
  /// The cards may be put back.
  case moved(Restoration)
  /// The cards are there already: nothing changes, and nothing is refused.
  case unchanged
  /// Nothing of the request is left: its cards (`unknownCard`) or their columns (`unknownColumn`) are gone.
  case forbidden(ForbidReason)
}

/// Cards that can be put back, ready to be carried out once.
public struct Restoration: Hashable, Sendable {
  /// The requested cards that are left: where they stand now, and where they are to stand.
  public var cards: [CardChange]
  /// The pinned cards that come along.
  public var displaced: [CardChange]

  /// The places that are to be taken, in the full lists afterwards.
  var places: [MoveSource] {
    (cards + displaced).compactMap { change in
      change.after.map { MoveSource(card: change.card, position: $0) }
    }
  }
}

extension MoveResolver {
  /// Answers the wish to put cards back.
  ///
  /// What is meant is judged as for a move: cards and columns that are gone are left out, a card that is
  /// named twice counts once, and what is in place is `unchanged`. What only refuses is not asked: putting
  /// back what a person or a rule had accepted once is no new move, so that locks, operations, arrows,
  /// registered rules and limits do not stand in its way.
  ///
  /// - Complexity: the cards of the request.
  public static func resolve(_ request: RestoreRequest, on board: Board) -> RestoreResolution {
    var seen: Set<CardHandle> = []
    let known = request.cards.filter { change in
      let isThere = change.before == nil ? board.knows(change.card) : board.contains(change.card)
      return isThere && seen.insert(change.card).inserted
    }
    if known.isEmpty { return .forbidden(.unknownCard) }
    let cards = known.filter { $0.after.map { board.contains($0.column) } ?? true }
      .map { CardChange(card: $0.card, before: board.position(of: $0.card), after: $0.after) }
    if cards.isEmpty { return .forbidden(.unknownColumn) }

    let displaced = request.displaced.filter { change in
      board.position(of: change.card) == change.before && board.state(of: change.card).lock == .pinned
        && seen.insert(change.card).inserted
    }
    if (cards + displaced).allSatisfy({ $0.before == $0.after }) { return .unchanged }
    return .moved(Restoration(cards: cards, displaced: displaced))
  }
}

extension Board {
  /// Carries out a restoration.
  ///
  /// The other cards keep their order; pinned ones keep their index unless a restored card has it. An index
  /// beyond the end means the end. One that has gone stale is carried out as far as it goes.
  ///
  /// - Returns: the restored cards that stand on the board or have left it by this, in the request's order.
  /// - Complexity: the lengths of the columns touched, and n log n in the cards.
  @discardableResult
  public mutating func apply(_ restoration: Restoration) -> [CardHandle] {
    let returning = Set(restoration.cards.filter { $0.before == nil }.map(\.card))
    let left = restoration.cards.filter { contains($0.card) || returning.contains($0.card) }
    takeOff(left.filter { $0.after == nil }.map(\.card))
    putExactly(
      restoration.places.filter { contains($0.card) || returning.contains($0.card) }
        .map { (card: $0.card, position: $0.position) })
    return left.map(\.card)
  }
}
