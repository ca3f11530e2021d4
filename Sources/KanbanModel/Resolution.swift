/// The answer to a move request.
public enum Resolution: Hashable, Sendable {
  /// The move may be made; a warning does not stand in its way.
  case moved(Move, warning: ForbidReason?)
  /// The cards are there already: nothing changes, and nothing is refused.
  case unchanged
  /// The move is refused and nothing changes.
  case forbidden(ForbidReason)
}

/// Why the rules refuse a move, as data; the words to show are made where they are shown.
public enum ForbidReason: Hashable, Sendable {
  /// The column would hold more cards than its limit: it has `count` before the move and would have
  /// `wouldBe` after it.
  case wipLimit(column: ColumnHandle, limit: Int, count: Int, wouldBe: Int)
  /// The card never lifts.
  case lockedCard(CardHandle)
  /// The column takes and gives no cards.
  case lockedColumn(ColumnHandle)
  /// No rule lets cards go this way; with the rule's own words if it has some.
  case transition(source: ColumnHandle, target: ColumnHandle, words: String?)
  /// The operation is not offered.
  case operation(MoveOperation)
  /// The request names a card that is not on the board, or none at all.
  case unknownCard
  /// The request names a column that is not on the board.
  case unknownColumn
  /// A registered rule refuses, in its own words.
  case rule(name: String, words: String?)
}
