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

  /// Carries a request out as a drop would be: the same effects, the same words.
  ///
  /// An open session follows, as after any change by someone else.
  ///
  /// - Complexity: the lengths of the columns that are left and entered.
  public mutating func perform(_ request: Request, at instant: Instant) -> [Effect] {
    var effects: [Effect] = []
    feed(.timePassed, at: instant, into: &effects)
    let request = moveRequest(request)
    let resolution = MoveResolver.resolve(request, on: scene.board, rules: scene.rules)
    switch resolution {
    case .moved(let move, let warning):
      let landed = scene.geometry.apply(move)
      report(move, landed: landed, warning: warning, into: &effects)
      feed(.sceneChanged, at: instant, into: &effects)
    case .unchanged: effects.append(.unchanged(identities.ids(of: request.cards), request.method))
    case .forbidden(let reason):
      let column = request.destination.column
      if let id = identities.id(of: column) {
        let refusal = refusal(reason, for: request.cards, in: column)
        effects.append(
          .refused(identities.ids(of: request.cards), column: id, refusal, request.method))
        translate(.announced(.notMoved(request.cards, column, reason)), into: &effects)
      } else {
        effects.append(.ignored(.notOffered))
      }
    }
    return effects
  }

  private mutating func report(
    _ move: KanbanModel.Move, landed: [CardHandle], warning: ForbidReason?, into effects: inout [Effect]
  ) {
    let isCopy = move.operation == .copy
    translate(
      isCopy
        ? .copied(move, landed: landed, warning: warning) : .moved(move, warning: warning), into: &effects)
    guard let first = landed.first, let place = scene.spokenPlace(of: first) else { return }
    translate(
      .announced(isCopy ? .copied(move.cards, place) : .moved(move.cards, place)), into: &effects)
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
