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
  package var reversed: CardChange { CardChange(card: card, before: after, after: before) }
}

/// Undo and redo of moves.
///
/// Undoing puts the cards back between their neighbours of the instant before the move (`Board.restore`),
/// which asks neither rules nor limits; redoing, and undoing what was redone, between those of the instant
/// before the step that is taken back. If nothing has changed since, that is the exact order, of pinned cards
/// that had to give up their index, too. Cards and columns that have gone meanwhile are left out, and no
/// other card is lost or changes its order.
public struct MoveHistory: Sendable {
  /// From the oldest to the newest.
  private var past = MoveSteps()
  /// From the last undone to the first undone, the next to redo at the end.
  private var future = MoveSteps()

  /// Makes an empty history.
  public init() {}

  /// True if there is a move to undo.
  public var canUndo: Bool { past.count > 0 }

  /// True if there is an undone move to redo.
  public var canRedo: Bool { future.count > 0 }

  /// Carries out a move as `Board.apply` does and remembers it; what was undone can be redone no more.
  ///
  /// - Returns: the landed cards in landing order.
  /// - Complexity: the lengths of the columns that are left and entered.
  @discardableResult
  public mutating func apply(_ move: Move, on board: inout Board) -> [CardHandle] {
    let left = move.operation == .move ? board.columns(holding: move.cards) : []
    let touched = (left + [move.destination.column]).withoutRepeats()
    let changes = past.make(on: &board, touching: touched) { board in
      var before: [CardHandle: CardPosition] = [:]
      for card in move.cards { before[card] = board.position(of: card) }
      return board.apply(move).map { card in
        CardChange(card: card, before: before[card], after: board.position(of: card))
      }
    }
    if !changes.isEmpty { future = MoveSteps() }
    return changes.map(\.card)
  }

  /// Takes back the newest move that is not undone yet. One that cannot be taken back is forgotten, so that
  /// the next undo is that of the move before it.
  ///
  /// - Returns: what became of its cards, and the pinned cards that have changed their index with them; nil
  ///   if there is no move to undo.
  /// - Complexity: the lengths of the columns touched.
  @discardableResult
  public mutating func undo(
    on board: inout Board
  ) -> (answer: RestoreResolution, displaced: [CardChange])? {
    past.popLast().map { Self.takeBack($0, on: &board, rememberingIn: &future) }
  }

  /// Makes the move again that was undone last, as `undo` takes it back.
  ///
  /// - Returns: as `undo`; nil if there is no move to redo.
  /// - Complexity: the lengths of the columns touched.
  @discardableResult
  public mutating func redo(
    on board: inout Board
  ) -> (answer: RestoreResolution, displaced: [CardChange])? {
    future.popLast().map { Self.takeBack($0, on: &board, rememberingIn: &past) }
  }

  /// Puts the cards of a step back, and remembers the step that leads forth again.
  private static func takeBack(
    _ request: RestoreRequest, on board: inout Board, rememberingIn steps: inout MoveSteps
  ) -> (answer: RestoreResolution, displaced: [CardChange]) {
    var answer = RestoreResolution.unchanged
    let touched = board.columns(touchedBy: request)
    let pins = board.pinnedPositions(in: touched)
    steps.make(on: &board, touching: touched) { board in
      answer = board.restore(request)
      guard case .moved(let changes) = answer else { return [] }
      return changes
    }
    return (answer, board.displaced(since: pins, without: request.cards.map(\.card)))
  }
}

// MARK: - Forgetting

extension MoveHistory {
  /// What could be undone and redone at an instant.
  package struct Mark: Sendable {
    fileprivate let undoable: Int
    fileprivate let future: MoveSteps
  }

  /// What can be undone and redone now.
  package var mark: Mark { Mark(undoable: past.count, future: future) }

  /// Forgets the moves since a mark, which something else has taken back.
  package mutating func forget(since mark: Mark) {
    while past.count > mark.undoable { _ = past.popLast() }
    future = mark.future
  }
}

extension Board {
  /// Where the pinned cards of some columns stand.
  package func pinnedPositions(in columns: [ColumnHandle]) -> [(card: CardHandle, position: CardPosition)] {
    pinnedCards(in: columns).compactMap { card in position(of: card).map { (card, $0) } }
  }

  /// The pinned cards that stand elsewhere than they did, but for those that were to be moved.
  package func displaced(
    since pins: [(card: CardHandle, position: CardPosition)], without moved: [CardHandle]
  ) -> [CardChange] {
    guard !pins.isEmpty else { return [] }
    let moved = Set(moved)
    return pins.filter { $0.position != position(of: $0.card) && !moved.contains($0.card) }
      .map { CardChange(card: $0.card, before: $0.position, after: position(of: $0.card)) }
  }
}

/// Steps of a history that can be taken back, the newest first.
///
/// Each keeps what it did to its cards, and the orders of its columns before and after it: of each column the
/// newest order whole, older ones as what they have in common with the next.
struct MoveSteps: Sendable {
  private struct Step: Sendable {
    var changes: [CardChange]
    var columns: [ColumnHandle]
  }

  private var steps: [Step] = []
  /// Only looked up, never walked through.
  private var orders: [ColumnHandle: OrderStack] = [:]

  var count: Int { steps.count }

  /// Makes a change and remembers it, if it changes anything.
  ///
  /// - Parameters:
  ///   - columns: those that the change may touch.
  ///   - change: returns what it did.
  /// - Complexity: the change, and the lengths of the columns.
  @discardableResult
  mutating func make(
    on board: inout Board, touching columns: [ColumnHandle], by change: (inout Board) -> [CardChange]
  ) -> [CardChange] {
    for column in columns { orders[column, default: OrderStack()].push(column, of: board) }
    let changes = change(&board)
    if changes.isEmpty {
      for column in columns { _ = orders[column]?.pop() }
    } else {
      for column in columns { orders[column]?.push(column, of: board) }
      steps.append(Step(changes: changes, columns: columns))
    }
    return changes
  }

  /// Takes the newest step off, as the wish to take it back.
  ///
  /// - Complexity: the lengths of its columns.
  mutating func popLast() -> RestoreRequest? {
    guard let step = steps.popLast() else { return nil }
    var request = RestoreRequest(cards: step.changes.map(\.reversed), then: [], left: [])
    for column in step.columns {
      let left = orders[column]?.pop() ?? []
      let then = orders[column]?.pop() ?? []
      request.left?.append(ColumnOrder(column, entries: left))
      request.then.append(ColumnOrder(column, entries: then))
    }
    return request
  }
}

/// The orders that one column has had, the newest on top.
///
/// ```
/// A B C D      kept as  0..<1, B, 1..<3   of the next
/// A C D        kept whole
/// ```
private struct OrderStack: Sendable {
  private enum Part: Sendable {
    /// The entries of the next order at these indices.
    case shared(Range<Int32>)
    /// One that is not in the next order, or was pinned in one of the two only.
    case own(ColumnOrder.Entry)
  }

  private var newest: [ColumnOrder.Entry]?
  private var older: [[Part]] = []

  /// Puts the order that a column has now on top.
  ///
  /// - Complexity: the lengths of the two orders.
  mutating func push(_ column: ColumnHandle, of board: Board) {
    let order = board.order(of: column).entries
    if let newest {
      // Mostly nothing has happened since the last step.
      let isSame = newest == order
      older.append(
        isSame ? [.shared(0..<Int32(order.count))] : Self.parts(of: newest, in: order, of: column, board))
    }
    newest = order
  }

  /// Takes the newest order off.
  mutating func pop() -> [ColumnOrder.Entry] {
    guard let order = newest else { return [] }
    newest = older.popLast().map { parts in
      parts.flatMap { part -> [ColumnOrder.Entry] in
        switch part {
        case .shared(let range): Array(order[Int(range.lowerBound)..<Int(range.upperBound)])
        case .own(let entry): [entry]
        }
      }
    }
    return order
  }

  private static func parts(
    of old: [ColumnOrder.Entry], in order: [ColumnOrder.Entry], of column: ColumnHandle, _ board: Board
  ) -> [Part] {
    var parts: [Part] = []
    for entry in old {
      guard let position = board.position(of: entry.card), position.column == column,
        order[position.index] == entry
      else {
        parts.append(.own(entry))
        continue
      }
      let index = Int32(position.index)
      if case .shared(let range) = parts.last, range.upperBound == index {
        parts[parts.count - 1] = .shared(range.lowerBound..<index + 1)
      } else {
        parts.append(.shared(index..<index + 1))
      }
    }
    return parts
  }
}
