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
