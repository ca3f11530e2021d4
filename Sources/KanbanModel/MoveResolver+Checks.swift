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
