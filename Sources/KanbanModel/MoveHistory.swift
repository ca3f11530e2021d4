/// What a change does to one card.
public struct CardChange: Hashable, Sendable {
  /// The card.
  public var card: CardHandle
  /// Where it stood before; nil if it was not on the board, as a copy is not before it lands.
  public var before: CardPosition?
  /// Where it stands afterwards; nil if it is not on the board any more.
  public var after: CardPosition?

  /// Makes a change.
  public init(card: CardHandle, before: CardPosition?, after: CardPosition?) {
    self.card = card
    self.before = before
    self.after = after
  }

  /// The change that takes this one back.
  var reversed: CardChange { CardChange(card: card, before: after, after: before) }
}

/// Undo and redo of moves.
///
/// Undoing asks `MoveResolver` to put the cards back to their exact places, which asks neither rules nor
/// limits. Only the cards of the move are touched (and pinned ones that it had pushed up); cards and columns
/// that have gone meanwhile are left out, and no other card is lost or changes its order.
public struct MoveHistory: Sendable {
  /// From the oldest to the newest.
  private var past: [Step] = []
  /// From the last undone to the first undone, the next to redo at the end.
  private var future: [Step] = []

  /// Makes an empty history.
  public init() {}

  /// True if there is a move to undo.
  public var canUndo: Bool { !past.isEmpty }

  /// True if there is an undone move to redo.
  public var canRedo: Bool { !future.isEmpty }

  /// Carries out a move as `Board.apply` does and remembers it; what was undone can be redone no more.
  ///
  /// - Returns: the landed cards in landing order.
  /// - Complexity: the lengths of the columns that are left and entered.
  @discardableResult
  public mutating func apply(_ move: Move, on board: inout Board) -> [CardHandle] {
    var landed: [CardHandle] = []
    let step = Self.step(
      of: &board, moving: move.cards, entering: [move.destination.column]
    ) { board in
      landed = board.apply(move)
      return landed
    }
    if landed.isEmpty { return [] }
    past.append(step)
    future = []
    return landed
  }

  /// Takes back the newest move that is not undone yet, if the resolver says that it can be. One that cannot
  /// be is forgotten, so that the next undo is that of the move before it.
  ///
  /// - Returns: the resolver's answer and, if it is `moved`, what became of each card; nil if there is no
  ///   move to undo.
  /// - Complexity: the lengths of the columns touched.
  @discardableResult
  public mutating func undo(
    on board: inout Board
  ) -> (answer: RestoreResolution, changes: [CardChange])? {
    guard let step = past.popLast() else { return nil }
    return Self.takeBack(step, on: &board, rememberingIn: &future)
  }

  /// Makes the move again that was undone last, as `undo` takes it back.
  ///
  /// - Returns: as `undo`; nil if there is no move to redo.
  /// - Complexity: the lengths of the columns touched.
  @discardableResult
  public mutating func redo(
    on board: inout Board
  ) -> (answer: RestoreResolution, changes: [CardChange])? {
    guard let step = future.popLast() else { return nil }
    return Self.takeBack(step, on: &board, rememberingIn: &past)
  }
}

// MARK: - Steps

extension MoveHistory {
  /// A remembered change.
  private struct Step {
    var moved: [CardChange]
    /// Pinned cards that changed their index because their column was too short for it.
    var displaced: [CardChange]

    /// What brings everything back.
    var reversed: RestoreRequest {
      RestoreRequest(cards: moved.map(\.reversed), displaced: displaced.map(\.reversed))
    }
  }

  /// Makes a change and remembers where it took its cards, and the pinned ones of all columns touched.
  ///
  /// - Parameter change: returns the cards that it moved.
  private static func step(
    of board: inout Board, moving cards: [CardHandle], entering entered: [ColumnHandle],
    by change: (inout Board) -> [CardHandle]
  ) -> Step {
    let pins = board.pinnedCards(in: (board.columns(holding: cards) + entered).withoutRepeats())
    var before: [CardHandle: CardPosition] = [:]
    for card in cards + pins { before[card] = board.position(of: card) }
    let moved = change(&board)
    func changed(_ card: CardHandle) -> CardChange {
      CardChange(card: card, before: before[card], after: board.position(of: card))
    }
    var step = Step(moved: moved.map(changed), displaced: [])
    guard !pins.isEmpty else { return step }
    let others = Set(moved)
    step.displaced = pins.filter { !others.contains($0) }.map(changed).filter { $0.before != $0.after }
    return step
  }

  /// Brings the cards of a step from where they are to where they were before it, if the resolver agrees.
  ///
  /// - Parameter steps: gets the step that leads back.
  private static func takeBack(
    _ step: Step, on board: inout Board, rememberingIn steps: inout [Step]
  ) -> (answer: RestoreResolution, changes: [CardChange]) {
    let answer = MoveResolver.resolve(step.reversed, on: board)
    guard case .moved(let restoration) = answer else { return (answer, []) }
    let reverse = Self.step(
      of: &board, moving: restoration.cards.map(\.card), entering: restoration.places.map(\.position.column)
    ) { $0.apply(restoration) }
    steps.append(reverse)
    return (answer, reverse.moved + reverse.displaced)
  }
}
