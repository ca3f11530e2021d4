import KanbanModel

/// The app's rules in the core's handles, to be made anew whenever ids change.
extension BoardRules {
  func lowered(_ identities: Identities<CardID, ColumnID>) -> MoveRules {
    var rules = MoveRules()
    rules.limitPolicy = limitPolicy
    rules.operations = operations
    rules.allowed = allowed.map { $0.lowered(identities) }
    rules.forbidden = forbidden.map { $0.lowered(identities) }
    rules.liftGroups = liftGroups.map { identities.handles(of: $0) }
    if judge != nil || cardsLifted != nil {
      rules.custom = [AppRule(judgement: judge, lifting: cardsLifted, identities: identities)]
    }
    return rules
  }
}

extension BoardArrow {
  /// A column that is not on the board matches none, so that the arrow keeps its meaning for the others.
  fileprivate func lowered<CardID>(_ identities: Identities<CardID, ColumnID>) -> Transition {
    func pattern(_ column: ColumnID?) -> ColumnPattern {
      column.map { .column(identities.handle(of: $0) ?? .nowhere) } ?? .any
    }
    return Transition(from: pattern(source), to: pattern(target), words: words)
  }
}

/// The app's own judgement as a rule of the core.
struct AppRule<CardID: Hashable & Sendable, ColumnID: Hashable & Sendable>: MoveRule {
  var name = "app"
  let judgement: (@Sendable (BoardProposal<CardID, ColumnID>) -> BoardVerdict<CardID, ColumnID>)?
  let lifting: (@Sendable (CardID, BoardOrder<CardID, ColumnID>) -> [CardID]?)?
  let identities: Identities<CardID, ColumnID>

  func judge(_ request: MoveRequest, on board: Board) -> RuleAnswer {
    guard let judgement, let column = identities.id(of: request.destination.column) else { return .allow }
    let proposal = BoardProposal(
      cards: identities.ids(of: request.cards), column: column, index: request.destination.slot,
      operation: request.operation, method: request.method,
      order: BoardOrder(board: board, identities: identities))
    switch judgement(proposal) {
    case .allow: return .allow
    case .warn(let words): return .warn(words)
    case .forbid(let words): return .forbid(words)
    case .acceptOnly(let cards): return .acceptOnly(identities.handles(of: cards))
    case .redirect(let column, let place):
      let leaving = request.operation == .move ? request.cards : []
      return .redirect(identities.destination(column, place, moving: leaving, on: board))
    }
  }

  func cardsLifted(with card: CardHandle, on board: Board) -> [CardHandle]? {
    guard let lifting, let id = identities.id(of: card) else { return nil }
    return lifting(id, BoardOrder(board: board, identities: identities)).map {
      identities.handles(of: $0)
    }
  }
}

extension Identities {
  /// A place in the core's terms; an unknown column stays unknown, an anchor that is gone means the end.
  func destination(
    _ column: ColumnID, _ place: BoardPlace<CardID>, moving leaving: [CardHandle], on board: Board
  ) -> Destination {
    let column = handle(of: column) ?? .nowhere
    let anchor: Anchor
    switch place {
    case .index(let index): return Destination(column: column, slot: index)
    case .before(let card): anchor = handle(of: card).map { .before($0) } ?? .end
    case .end: anchor = .end
    }
    let slot =
      board.slot(of: anchor, in: column, moving: leaving)
      ?? board.slot(of: .end, in: column, moving: leaving)
    return Destination(column: column, slot: slot ?? 0)
  }
}
