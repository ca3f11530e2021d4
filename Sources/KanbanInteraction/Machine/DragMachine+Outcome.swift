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
  /// Where they come from.
  var origin: Origin

  /// What held the cards until now.
  enum Origin {
    /// A pointer: the grabbed card flies from a frame in pointer space. Of the columns that spring loading has
    /// opened, those where nothing lands close again.
    case pointer(ghost: Rect, opened: [ColumnHandle])
    /// Keys, which have left the cards where they were; nothing flies.
    case keys
    /// Keys whose steps have moved the cards already.
    case liveKeys
    /// Nothing was lifted, so nothing returns: an action, a menu entry, a call of the program.
    case request
  }

  var cards: [CardHandle] { sources.map(\.card) }

  /// True unless nothing was lifted.
  var wasLifted: Bool {
    switch origin {
    case .pointer, .keys, .liveKeys: true
    case .request: false
    }
  }
}

// MARK: - Ends of phases

extension DragMachine {
  /// Ends a session's phase, says how, and begins what follows. No open session leaves its phase otherwise.
  mutating func end(
    _ end: consuming SessionEnd, at instant: Instant, in scene: inout Scene, effects: inout [Effect]
  ) -> Phase {
    switch consume end {
    case .tapped(let pressed, let sample): effects.append(.tapped(sample, card: pressed.card))
    case .lifted(let drag): return begin(drag, at: instant, in: &scene, effects: &effects)
    case .panned(let scroll, let point):
      effects.append(.panned(pointer: scroll.pointer, scroll.panned))
      scroll.follow(to: point, in: &scene, effects: &effects)
      return .scrolling(scroll)
    case .abandoned(let pressed, let reason):
      effects.append(.abandoned(pointer: pressed.sample.pointer, card: pressed.card, reason))
    case .dropped(let drag, let point): drop(drag, at: point, instant, in: &scene, effects: &effects)
    case .cancelled(let drag, let reason):
      let landing = landing(of: drag, isHome: true, in: scene)
      cancel(landing, reason, drag.method, at: instant, in: &scene, effects: &effects)
    case .putDown(let mode):
      let landing = Landing(
        sources: mode.sources, grabbed: mode.grabbed, isHome: mode.target.place.isHome,
        origin: mode.start == nil ? .keys : .liveKeys)
      finish(mode.request(), landing, at: instant, in: &scene, effects: &effects)
    case .givenUp(let mode, let reason): giveUp(mode, reason, at: instant, in: &scene, effects: &effects)
    case .scrolled(let scroll, let point): scroll.follow(to: point, in: &scene, effects: &effects)
    // What has scrolled was reported, and stays.
    case .interrupted: break
    }
    return .idle
  }

  /// Begins to carry cards that were lifted, which brings them to rest if they were on their way.
  mutating func begin(
    _ drag: consuming Dragging, at instant: Instant, in scene: inout Scene, effects: inout [Effect]
  ) -> Phase {
    settle(drag.cards, effects: &effects)
    announceLift(drag.sources, drag.method, pointer: drag.pointer, in: scene, effects: &effects)
    drag.move(to: drag.point, at: instant, in: &scene, effects: &effects)
    return .dragging(Shared(drag))
  }

  func announceLift(
    _ sources: [MoveSource], _ method: InputMethod, pointer: Int?, in scene: Scene, effects: inout [Effect]
  ) {
    effects.append(.lifted(sources, method, pointer: pointer))
    let cards = sources.map(\.card)
    if let place = scene.spokenPlace(ofRun: cards) { effects.append(.announced(.lifted(cards, place))) }
  }

  /// A release: a last move, one request, one outcome.
  private mutating func drop(
    _ drag: consuming Dragging, at point: Point, _ instant: Instant, in scene: inout Scene,
    effects: inout [Effect]
  ) {
    if point != drag.point { drag.move(to: point, at: instant, in: &scene, effects: &effects) }
    let landing = landing(of: drag, isHome: drag.target?.place.isHome ?? true, in: scene)
    if drag.target != nil, let request = drag.request {
      finish(request, landing, at: instant, in: &scene, effects: &effects)
    } else {
      cancel(landing, .noTarget, drag.method, at: instant, in: &scene, effects: &effects)
    }
  }

  private func landing(of drag: Dragging, isHome: Bool, in scene: Scene) -> Landing {
    let ghost = drag.grip.frame(around: scene.geometry.boardPoint(fromPointer: drag.point))
    return Landing(
      sources: drag.sources, grabbed: drag.grip.card, isHome: isHome,
      origin: .pointer(ghost: scene.geometry.pointerRect(fromBoard: ghost), opened: drag.opened))
  }

  /// Ends move mode without a request; after live moves the cards go back to where they started.
  private mutating func giveUp(
    _ mode: MoveMode, _ reason: CancelReason, at instant: Instant, in scene: inout Scene,
    effects: inout [Effect]
  ) {
    if let start = mode.start {
      let restored = start.restore(in: &scene)
      history.forget(since: start.mark)
      scene.geometry.setLifted(nil)
      scene.geometry.setDropPlace(nil)
      scene.reportScrolling(into: &effects)
      effects.append(.restored(restored, removed: [], isRedo: false))
    }
    let sources = scene.board.sources(of: mode.cards)
    let landing = Landing(
      sources: sources.isEmpty ? mode.sources : sources, grabbed: mode.grabbed, isHome: true, origin: .keys)
    cancel(landing, reason, .keyboard, at: instant, in: &scene, effects: &effects)
  }
}

// MARK: - Outcomes

/// The ends of lifts: one request, one outcome, and the way to rest.
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
      lastOutcome = .newest(.decided(warning.map(Decision.warn) ?? .accept))
      land(move, warning: warning, landing, at: instant, in: &scene, effects: &effects)
    case .unchanged:
      lastOutcome = .newest(.decided(.accept))
      putDown(landing, in: &scene, effects: &effects)
      effects.append(.unchanged(landing.sources, request.method))
      goHome(landing, at: instant, in: scene, effects: &effects)
    case .forbidden(let reason):
      lastOutcome = .newest(.decided(.forbid(reason)))
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
    lastOutcome = .newest(.cancelled(reason))
    putDown(landing, in: &scene, effects: &effects)
    effects.append(.cancelled(landing.sources, reason, method))
    goHome(landing, at: instant, in: scene, effects: &effects)
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
    if case .pointer(_, let opened) = landing.origin {
      for opened in opened where opened != column {
        scene.geometry.update(opened) { $0.isCollapsed = true }
        effects.append(.collapsed(opened))
      }
    }
    if column == nil { scene.reportScrolling(into: &effects) }
  }

  /// The cards return, and someone who listens hears where they are.
  private mutating func goHome(
    _ landing: Landing, at instant: Instant, in scene: Scene, effects: inout [Effect]
  ) {
    let cards = landing.cards.filter { scene.board.contains($0) }
    if let place = scene.spokenPlace(ofRun: cards) {
      switch landing.origin {
      case .liveKeys: effects.append(.announced(.moved(cards, place)))
      case .pointer, .keys, .request: effects.append(.announced(.putBack(cards, place)))
      }
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
    var ghost: Rect?
    if case .pointer(let frame, _) = landing.origin { ghost = frame }
    settling.append(
      Settlement(
        cards: cards, isReturn: isReturn, origin: ghost,
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
