import KanbanGeometry
import KanbanModel

/// Cards that are about to come to their outcome.
struct Landing {
  /// The cards in landing order, with their homes.
  var sources: [MoveSource]
  /// The card under the pointer, or the focused one; the first of a request, nil if it names none.
  var grabbed: CardHandle?
  /// True if they were let go exactly where they are.
  var isHome: Bool
  /// Where the grabbed card flies from, in pointer space; nil if nothing flies.
  var origin: Rect?
  /// False for an action: nothing was lifted, so nothing returns.
  var wasLifted = true

  var cards: [CardHandle] { sources.map(\.card) }
}

/// The ends of sessions: one request, one outcome, and the way to rest.
extension DragMachine {
  /// Asks the resolver once and carries its answer out.
  mutating func finish(
    _ request: MoveRequest, _ landing: Landing, at instant: Instant, in scene: inout Scene,
    effects: inout [Effect]
  ) {
    let resolution =
      landing.isHome ? .unchanged : MoveResolver.resolve(request, on: scene.board, rules: scene.rules)
    effects.append(.resolved(request, resolution))
    switch resolution {
    case .moved(let move, let warning):
      let landed = commit(move, warning: warning, in: &scene, effects: &effects)
      outcome = Outcome(
        decision: warning.map(Decision.warn) ?? .accept, reason: warning.map(Reason.forbidden))
      var landing = landing
      if move.operation == .copy, let first = landed.first { landing.grabbed = first }
      startSettling(landed, landing, isReturn: false, at: instant, in: scene, effects: &effects)
    case .unchanged:
      effects.append(.unchanged(landing.sources, request.method))
      outcome = Outcome(decision: .accept, reason: nil)
      goHome(landing, at: instant, in: scene, effects: &effects)
    case .forbidden(let reason):
      effects.append(.forbidden(landing.sources, request.destination, reason, request.method))
      let column = request.destination.column
      effects.append(.announced(.notMoved(landing.cards, column, reason)))
      outcome = Outcome(decision: .forbid(reason), reason: .forbidden(reason))
      startSettling(
        landing.cards, landing, isReturn: true, at: instant, in: scene, effects: &effects)
    }
  }

  /// Changes the board once and says so.
  ///
  /// - Returns: the landed cards.
  @discardableResult
  mutating func commit(
    _ move: Move, warning: ForbidReason?, in scene: inout Scene, effects: inout [Effect]
  ) -> [CardHandle] {
    let landed = scene.geometry.apply(move, recordingIn: &history)
    switch move.operation {
    case .move: effects.append(.moved(move, warning: warning))
    case .copy:
      effects.append(.copied(move, landed: landed, warning: warning))
      if scene.selection.contains(where: move.cards.contains) {
        setSelection(landed, in: &scene, effects: &effects)
      }
    }
    if let first = landed.first, let place = scene.spokenPlace(of: first) {
      effects.append(
        .announced(move.operation == .move ? .moved(move.cards, place) : .copied(move.cards, place)))
    }
    return landed
  }

  /// The cards return, and someone who listens hears where they are.
  mutating func goHome(
    _ landing: Landing, at instant: Instant, in scene: Scene, effects: inout [Effect]
  ) {
    let cards = landing.cards.filter { scene.board.contains($0) }
    if let place = landing.grabbed.flatMap({ scene.spokenPlace(of: $0) }) {
      effects.append(.announced(.putBack(cards, place)))
    }
    startSettling(cards, landing, isReturn: true, at: instant, in: scene, effects: &effects)
  }

  /// Sends cards on their way to rest; without a duration they are there at once.
  private mutating func startSettling(
    _ cards: [CardHandle], _ landing: Landing, isReturn: Bool, at instant: Instant, in scene: Scene,
    effects: inout [Effect]
  ) {
    guard let first = cards.first, landing.wasLifted || !isReturn else { return }
    let behaviour = scene.behaviour
    let full = isReturn ? behaviour.returnDuration : behaviour.dropDuration
    let duration = behaviour.reducesMotion ? .zero : full
    settling.append(
      Settlement(
        cards: cards, isReturn: isReturn, origin: landing.origin, grabbed: landing.grabbed ?? first,
        start: instant,
        end: instant + duration))
    if duration == .zero { settle(where: { $0.end <= instant }, effects: &effects) }
  }

  /// Forgets cards that were removed while they were settling.
  mutating func reconcileSettling(in scene: Scene) {
    guard !settling.isEmpty else { return }
    for index in settling.indices {
      settling[index].cards.removeAll { !scene.board.contains($0) }
    }
    settling.removeAll { $0.cards.isEmpty }
  }
}
