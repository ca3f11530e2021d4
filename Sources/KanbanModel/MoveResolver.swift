/// The one function from a request, a board and its rules to an answer.
///
/// Pointer drags, move mode, accessibility actions, menus, payloads and program calls all come here, so
/// that they can never behave differently. Nothing is changed; `Board.apply` carries the answer out.
public enum MoveResolver {
  /// Answers a request.
  ///
  /// The checks go from what makes the request meaningless to what merely refuses it: unknown card,
  /// unknown column, already there (`unchanged`), locked card, locked column, operation, transition,
  /// registered rule, limit. The first that applies gives the reason.
  ///
  /// Registered rules may rewrite the request; what is left of it then goes through the same checks.
  ///
  /// - Complexity: the moved cards without pinned cards in the destination column, else its length, too;
  ///   never more than the lengths of the columns that are left and entered. What registered rules do
  ///   comes on top.
  public static func resolve(_ request: MoveRequest, on board: Board, rules: MoveRules) -> Resolution {
    var request = request
    request.cards = request.cards.withoutRepeats()
    request = board.offPins(request)
    if let unknown = unknownPart(of: request, on: board) { return .forbidden(unknown) }
    var move = move(for: request, on: board)
    if isInPlace(move, on: board) { return .unchanged }

    let opinion = RuleOpinion(of: rules.custom, on: request, board: board)
    if opinion.request != request {
      request = board.offPins(opinion.request)
      if let unknown = unknownPart(of: request, on: board) {
        return .forbidden(opinion.refusal ?? unknown)
      }
      move = Self.move(for: request, on: board)
      if isInPlace(move, on: board) { return .unchanged }
    }

    if let refusal = builtInRefusal(of: request, on: board, rules: rules) ?? opinion.refusal {
      return .forbidden(refusal)
    }
    guard let overflow = overflow(of: request, on: board, scope: rules.limitScope) else {
      return .moved(move, warning: opinion.warning)
    }
    switch overflow.limit.policy ?? rules.limitPolicy {
    case .prevent: return .forbidden(overflow.reason)
    case .warn: return .moved(move, warning: opinion.warning ?? overflow.reason)
    }
  }

  private static func unknownPart(of request: MoveRequest, on board: Board) -> ForbidReason? {
    guard !request.cards.isEmpty, request.cards.allSatisfy({ board.contains($0) }) else {
      return .unknownCard
    }
    return board.contains(request.destination.column) ? nil : .unknownColumn
  }
}

// MARK: - The move that a request stands for

extension Board {
  /// A request whose slot no pinned card holds: the free one that such a slot means.
  ///
  /// - Complexity: constant without pinned cards in the destination column, else its length.
  package func offPins(_ request: MoveRequest) -> MoveRequest {
    guard hasPinnedCards(in: request.destination.column) else { return request }
    var request = request
    request.destination.slot = freeSlot(
      request.destination.slot, in: request.destination.column,
      moving: request.operation == .move ? request.cards : [],
      preferringEarlier: request.prefersEarlierSlot)
    return request
  }
}

extension MoveResolver {
  /// The request with its slot made real: clamped, and moved off pinned cards.
  private static func move(for request: MoveRequest, on board: Board) -> Move {
    let leaving = request.operation == .move ? request.cards : []
    let column = request.destination.column
    let landing = board.landing(
      request.destination.slot, in: column, moving: leaving,
      preferringEarlier: request.prefersEarlierSlot)
    return Move(
      sources: request.cards.compactMap { card in
        board.position(of: card).map { MoveSource(card: card, position: $0) }
      },
      destination: Destination(column: column, slot: landing.slot), anchor: landing.anchor,
      operation: request.operation, method: request.method)
  }

  /// True if applying the move would leave the board as it is: the cards stand in the places that the
  /// run takes from its slot on, pinned cards passed over.
  private static func isInPlace(_ move: Move, on board: Board) -> Bool {
    guard move.operation == .move else { return false }
    let column = move.destination.column
    let list = board.hasPinnedCards(in: column) ? board.cards(in: column) : []
    var place = move.destination.slot
    for source in move.sources {
      while list.indices.contains(place), list[place] != source.card,
        board.state(of: list[place]).lock == .pinned
      {
        place += 1
      }
      if source.position != CardPosition(column: column, index: place) { return false }
      place += 1
    }
    return true
  }
}

/// What the board and the declared rules refuse.
extension MoveResolver {
  /// What locks, operations and arrows refuse.
  ///
  /// Reordering inside a locked column neither takes nor gives a card; a copy inside it would add one.
  static func builtInRefusal(
    of request: MoveRequest, on board: Board, rules: MoveRules
  ) -> ForbidReason? {
    if let locked = request.cards.first(where: { board.state(of: $0).lock != .free }) {
      return .lockedCard(locked)
    }
    let target = request.destination.column
    let isWithin =
      request.operation == .move && request.cards.allSatisfy { board.position(of: $0)?.column == target }
    if !isWithin {
      for card in request.cards {
        guard let source = board.position(of: card)?.column, source != target else { continue }
        if board.state(of: source).isLocked { return .lockedColumn(source) }
      }
      if board.state(of: target).isLocked { return .lockedColumn(target) }
    }
    if !rules.operations.contains(request.operation) { return .operation(request.operation) }
    // Most boards have no arrows; they need not be asked for each column.
    if rules.allowed.isEmpty && rules.forbidden.isEmpty { return nil }
    for source in board.columns(holding: request.cards) where source != target {
      if let refusal = refusal(from: source, to: target, rules: rules) { return refusal }
    }
    return nil
  }

  /// What the arrows say of one way; a forbidden one beats an allowed one.
  private static func refusal(
    from source: ColumnHandle, to target: ColumnHandle, rules: MoveRules
  ) -> ForbidReason? {
    if let arrow = rules.forbidden.first(where: { $0.matches(from: source, to: target) }) {
      return .transition(source: source, target: target, words: arrow.words)
    }
    let isAllowed =
      rules.allowed.isEmpty || rules.allowed.contains { $0.matches(from: source, to: target) }
    return isAllowed ? nil : .transition(source: source, target: target, words: nil)
  }

  /// The limit that the request would break; by default only if the column's count grows at all.
  ///
  /// The cards count as a whole: those that come from other columns and, for a copy, all of them.
  static func overflow(
    of request: MoveRequest, on board: Board, scope: LimitScope
  ) -> (limit: WIPLimit, reason: ForbidReason)? {
    let column = request.destination.column
    guard let limit = board.state(of: column).limit else { return nil }
    let staying = request.operation == .move ? board.movedCount(request.cards, in: column) : 0
    let growth = request.cards.count - staying
    let count = board.cardCount(in: column)
    let wouldBe = count + growth
    guard growth > 0 || scope == .everyMove, wouldBe > limit.count else { return nil }
    return (limit, .wipLimit(column: column, limit: limit.count, count: count, wouldBe: wouldBe))
  }
}
