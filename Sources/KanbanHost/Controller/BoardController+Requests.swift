import KanbanGeometry
public import KanbanInteraction
import KanbanModel

/// Moves that the program asks for: the same rules, the same answer as for a drag.
extension BoardController {
  /// What the rules say of a request; nothing changes.
  ///
  /// - Complexity: the moved cards; with pinned cards in the column its length, too. What `judge` does
  ///   comes on top.
  public func answer(to request: Request) -> Answer {
    let request = moveRequest(request)
    return boardAnswer(MoveResolver.resolve(request, on: scene.board, rules: scene.rules), to: request)
  }

  /// Carries a request out as a drop would be: the same effects, the same words, the same undo.
  ///
  /// While a session is open the request is ignored, as an action is; who must change the board then
  /// changes the store and calls `update(columns:at:)`.
  ///
  /// - Complexity: the lengths of the columns that are left and entered.
  public mutating func perform(_ request: Request, at instant: Instant) -> [Effect] {
    guard identities.handle(of: request.column) != nil else { return [.ignored(.notOffered)] }
    var effects: [Effect] = []
    feed(.moveRequested(moveRequest(request)), at: instant, into: &effects)
    return effects
  }

  private func moveRequest(_ request: Request) -> MoveRequest {
    let cards = identities.handles(of: request.cards)
    let isComplete = cards.count == request.cards.count
    let leaving = request.operation == .move ? cards : []
    return MoveRequest(
      cards: isComplete ? cards : [],
      destination: identities.destination(
        request.column, request.place, moving: leaving, on: scene.board),
      operation: request.operation, method: request.method)
  }

  private func boardAnswer(_ resolution: Resolution, to request: MoveRequest) -> Answer {
    switch resolution {
    case .unchanged: return .unchanged
    case .forbidden(let reason):
      return .refused(refusal(reason, for: request.cards, in: request.destination.column))
    case .moved(let move, let warning):
      guard let boardMove = boardMove(move) else { return .unchanged }
      return .moved(boardMove, warning: warning.map { refusal($0, of: move) })
    }
  }
}

/// What assistive technologies read and offer, by id.
extension BoardController {
  /// The accessibility value of a card: "2 of 5 in In Progress"; nil for hidden and unknown cards.
  ///
  /// Positions count what a user sees, from 1.
  ///
  /// - Complexity: the length of the column.
  public func value(of card: CardID) -> String? {
    identities.handle(of: card).flatMap { scene.value(of: $0) }
      .map { phrases.text(of: $0, titles: identities) }
  }

  /// The number of cards that a user sees in a column, in words: "3 cards"; nil for unknown columns.
  ///
  /// - Complexity: the length of the column.
  public func cardCount(of column: ColumnID) -> String? {
    guard let column = identities.handle(of: column) else { return nil }
    return phrases.cardCount(
      scene.board.cards(in: column).count { !scene.board.state(of: $0).isHidden })
  }

  /// The actions that are offered for cards, as accessibility actions or menu entries, in their order.
  ///
  /// Left out is only what could do nothing; what a rule or a limit refuses stays offered and, chosen, is
  /// refused with its reason. `BoardEvent.actionChosen` carries one out.
  ///
  /// - Complexity: the lengths of the cards' columns, and the number of columns.
  public func actions(for cards: [CardID]) -> [OfferedAction<ColumnID>] {
    scene.actions(for: identities.handles(of: cards)).compactMap { action in
      identities.action(action).map {
        OfferedAction(action: $0, name: phrases.name(of: action, titles: identities))
      }
    }
  }

  /// The cards that a press on a card would lift, in landing order; empty if it does not lift.
  public func cardsLifted(with card: CardID) -> [CardID] {
    identities.handle(of: card).map { identities.ids(of: scene.cardsLifted(with: $0)) } ?? []
  }
}
