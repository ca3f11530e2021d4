/// What a person does with the cards: puts them elsewhere, or puts duplicates there.
public enum MoveOperation: Hashable, Sendable {
  /// The cards leave their place.
  case move
  /// The cards stay; duplicates land. A copy has no home, so its slot counts all cards.
  case copy
}

/// How a request came about. It never changes the answer; it is there to be shown and logged.
public enum InputMethod: Hashable, Sendable, CaseIterable {
  /// A drag with mouse, touch or pen.
  case pointer
  /// Move mode.
  case keyboard
  /// An accessibility action.
  case action
  /// A context menu.
  case menu
  /// A payload that was dropped on the board from outside.
  case payload
  /// A call of the program.
  case host
}

/// The wish to put cards somewhere. Every input method makes one, and one function answers it.
public struct MoveRequest: Hashable, Sendable {
  /// The cards in landing order; repeated ones count once.
  public var cards: [CardHandle]
  /// Where the first of them is to stand.
  public var destination: Destination
  /// Move or copy.
  public var operation: MoveOperation
  /// How the request came about.
  public var method: InputMethod
  /// True for a step upwards: a slot that is taken by a pinned card then means the free one before it.
  public var prefersEarlierSlot: Bool

  /// Makes a request.
  public init(
    cards: [CardHandle], destination: Destination, operation: MoveOperation = .move, method: InputMethod,
    prefersEarlierSlot: Bool = false
  ) {
    self.cards = cards
    self.destination = destination
    self.operation = operation
    self.method = method
    self.prefersEarlierSlot = prefersEarlierSlot
  }
}

extension Array where Element: Hashable {
  /// The elements in their order, each once. Inlinable, to be compiled for the handles that it is used with.
  @inlinable package func withoutRepeats() -> [Element] {
    guard count > 1 else { return self }
    // A few are compared sooner than they are hashed.
    if count <= 8, indices.allSatisfy({ !self[..<$0].contains(self[$0]) }) { return self }
    var seen = Set<Element>(minimumCapacity: count)
    return filter { seen.insert($0).inserted }
  }
}

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
