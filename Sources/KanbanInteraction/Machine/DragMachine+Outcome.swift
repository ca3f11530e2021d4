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
  /// The columns that spring loading has opened; those where nothing lands close again.
  var opened: [ColumnHandle] = []
  /// True if live key steps have moved the cards already.
  var hasMovedLive = false

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
      conclude(warning.map(Decision.warn) ?? .accept, warning.map(Reason.forbidden))
      land(move, warning: warning, landing, at: instant, in: &scene, effects: &effects)
    case .unchanged:
      conclude(.accept, nil)
      putDown(landing, in: &scene, effects: &effects)
      effects.append(.unchanged(landing.sources, request.method))
      goHome(landing, at: instant, in: scene, effects: &effects)
    case .forbidden(let reason):
      conclude(.forbid(reason), .forbidden(reason))
      putDown(landing, in: &scene, effects: &effects)
      effects.append(.forbidden(landing.sources, request.destination, reason, request.method))
      let column = request.destination.column
      effects.append(.announced(.notMoved(landing.cards, column, reason)))
      startSettling(
        landing.cards, landing, isReturn: true, at: instant, in: scene, effects: &effects)
    }
  }

  /// Ends a session without a request; the cards go home.
  mutating func cancel(
    _ landing: Landing, _ reason: CancelReason, _ method: InputMethod, at instant: Instant,
    in scene: inout Scene, effects: inout [Effect]
  ) {
    conclude(nil, .cancelled(reason))
    putDown(landing, in: &scene, effects: &effects)
    effects.append(.cancelled(landing.sources, reason, method))
    goHome(landing, at: instant, in: scene, effects: &effects)
  }

  private mutating func conclude(_ decision: Decision?, _ reason: Reason?) {
    outcome = Outcome(decision: decision, reason: reason)
    isOutcomeOfNewest = true
  }

  /// Carries out a move. Cards of the session that a rule did not take go home.
  ///
  /// The cards land before the gap for them closes, so that the column under them does not scroll away.
  private mutating func land(
    _ move: Move, warning: ForbidReason?, _ landing: Landing, at instant: Instant, in scene: inout Scene,
    effects: inout [Effect]
  ) {
    let landed = scene.geometry.apply(move, recordingIn: &history)
    putDown(landing, landedIn: move.destination.column, in: &scene, effects: &effects)
    scene.reportScrolling(into: &effects)
    report(move, landed: landed, warning: warning, in: &scene, effects: &effects)

    startSettling(landed, landing, isReturn: false, at: instant, in: scene, effects: &effects)
    var returning = landing
    let moved = Set(move.cards)
    returning.sources.removeAll { moved.contains($0.card) }
    guard !returning.sources.isEmpty, landing.wasLifted else { return }
    goHome(returning, at: instant, in: scene, effects: &effects)
  }

  /// Says what has landed, and where.
  private func report(
    _ move: Move, landed: [CardHandle], warning: ForbidReason?, in scene: inout Scene,
    effects: inout [Effect]
  ) {
    switch move.operation {
    case .move: effects.append(.moved(move, warning: warning))
    case .copy:
      effects.append(.copied(move, landed: landed, warning: warning))
      if !Set(move.cards).isDisjoint(with: scene.selection) {
        setSelection(landed, in: &scene, effects: &effects)
      }
    }
    if let place = scene.spokenPlace(ofRun: landed) {
      effects.append(
        .announced(move.operation == .move ? .moved(move.cards, place) : .copied(move.cards, place)))
    }
  }

  /// Takes the cards out of the hand: no gap, no room for a drop, no column left open but the one where
  /// they have landed.
  private func putDown(
    _ landing: Landing, landedIn column: ColumnHandle? = nil, in scene: inout Scene,
    effects: inout [Effect]
  ) {
    scene.geometry.setLifted(nil)
    scene.geometry.setDropPlace(nil)
    for opened in landing.opened where opened != column {
      scene.geometry.update(opened) { $0.isCollapsed = true }
      effects.append(.collapsed(opened))
    }
    if column == nil { scene.reportScrolling(into: &effects) }
  }

  /// The cards return, and someone who listens hears where they are.
  private mutating func goHome(
    _ landing: Landing, at instant: Instant, in scene: Scene, effects: inout [Effect]
  ) {
    let cards = landing.cards.filter { scene.board.contains($0) }
    if let place = scene.spokenPlace(ofRun: cards) {
      effects.append(.announced(landing.hasMovedLive ? .moved(cards, place) : .putBack(cards, place)))
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
        cards: cards, isReturn: isReturn, origin: landing.origin,
        grabbed: landing.grabbed.flatMap { cards.contains($0) ? $0 : nil } ?? first, start: instant,
        end: instant + duration))
    guard duration == .zero else { return }
    let settled = settling.remove(endedAt: instant)
    report(settled: settled, effects: &effects)
  }

  /// Forgets cards that were removed while they were settling.
  mutating func reconcileSettling(in scene: Scene) {
    if !settling.isEmpty { settling.forget { !scene.board.contains($0) } }
  }
}
