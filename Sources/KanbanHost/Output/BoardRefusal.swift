public import KanbanModel

/// Why the rules refuse or warn, as data and in words.
public struct BoardRefusal<CardID: Hashable & Sendable, ColumnID: Hashable & Sendable>: Hashable, Sendable {
  /// The reason as data.
  public var reason: RefusalReason<CardID, ColumnID>
  /// The reason in the words of `Phrases`, or the rule's own: "Doing is full, 1 of 1".
  public var words: String

  /// Makes a refusal.
  public init(reason: RefusalReason<CardID, ColumnID>, words: String) {
    self.reason = reason
    self.words = words
  }
}

/// Why the rules refuse a move, in the app's ids.
public enum RefusalReason<CardID: Hashable & Sendable, ColumnID: Hashable & Sendable>: Hashable, Sendable {
  /// The column would hold more cards than its limit: it has `count` before the move and would have
  /// `wouldBe` after it.
  case wipLimit(column: ColumnID, limit: Int, count: Int, wouldBe: Int)
  /// The card never lifts.
  case lockedCard(CardID)
  /// The column takes and gives no cards.
  case lockedColumn(ColumnID)
  /// No rule lets cards go this way; with the rule's own words if it has some.
  case transition(source: ColumnID, target: ColumnID, words: String?)
  /// The operation is not offered.
  case operation(MoveOperation)
  /// The request names a card that is not on the board, or none at all.
  case unknownCard
  /// The request names a column that is not on the board.
  case unknownColumn
  /// The app's own rule refuses, in its own words.
  case rule(words: String?)
}

/// What the rules say of a release now.
public enum BoardDecision<CardID: Hashable & Sendable, ColumnID: Hashable & Sendable>: Hashable, Sendable {
  /// The cards would land, or stay where they are.
  case accept
  /// The cards would land, with a warning.
  case warn(BoardRefusal<CardID, ColumnID>)
  /// The cards would go home.
  case forbid(BoardRefusal<CardID, ColumnID>)
}

/// The answer to a request.
public enum BoardAnswer<CardID: Hashable & Sendable, ColumnID: Hashable & Sendable>: Hashable, Sendable {
  /// The move may be made; a warning does not stand in its way.
  case moved(BoardMove<CardID, ColumnID>, warning: BoardRefusal<CardID, ColumnID>?)
  /// The cards are there already.
  case unchanged
  /// The move is refused.
  case refused(BoardRefusal<CardID, ColumnID>)
}

extension Identities {
  /// A reason of the core in the app's ids.
  func reason(_ reason: ForbidReason) -> RefusalReason<CardID, ColumnID> {
    switch reason {
    case .wipLimit(let column, let limit, let count, let wouldBe):
      id(of: column).map {
        .wipLimit(column: $0, limit: limit, count: count, wouldBe: wouldBe)
      } ?? .unknownColumn
    case .lockedCard(let card): id(of: card).map { .lockedCard($0) } ?? .unknownCard
    case .lockedColumn(let column): id(of: column).map { .lockedColumn($0) } ?? .unknownColumn
    case .transition(let source, let target, let words):
      if let source = id(of: source), let target = id(of: target) {
        .transition(source: source, target: target, words: words)
      } else {
        .unknownColumn
      }
    case .operation(let operation): .operation(operation)
    case .unknownCard: .unknownCard
    case .unknownColumn: .unknownColumn
    case .rule(_, let words): .rule(words: words)
    }
  }
}
