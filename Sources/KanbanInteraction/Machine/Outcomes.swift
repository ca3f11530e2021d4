import KanbanGeometry
import KanbanModel

/// What has become of sessions: how the last one ended, which cards are on their way to rest, and which moves
/// can be taken back.
struct Outcomes: Sendable {
  /// Cards on their way to rest, oldest first.
  private(set) var settling = Settlements()
  /// How the last session that came to an outcome ended.
  private(set) var last = LastOutcome.none
  private var history = MoveHistory()

  /// Takes note that another session begins.
  mutating func beginSession() { last.beginSession() }
}

/// How the last session that came to an outcome ended.
enum LastOutcome: Sendable {
  /// None has come to an outcome.
  case none
  /// It is the newest session: the one that settles.
  case newest(Outcome)
  /// Another session has begun since.
  case earlier(Outcome)

  /// What it came to.
  var outcome: Outcome? {
    switch self {
    case .none: nil
    case .newest(let outcome), .earlier(let outcome): outcome
    }
  }

  /// Takes note that another session begins.
  mutating func beginSession() {
    if case .newest(let outcome) = self { self = .earlier(outcome) }
  }
}

/// What a session came to.
enum Outcome: Sendable {
  /// Somebody was asked, and said this.
  case decided(Decision)
  /// It was cut short.
  case cancelled(CancelReason)

  /// The decision, if there was one.
  var decision: Decision? {
    switch self {
    case .decided(let decision): decision
    case .cancelled: nil
    }
  }

  /// Why it ended as it did; nil if there was nothing to say.
  var reason: Reason? {
    switch self {
    case .decided(let decision): decision.reason.map(Reason.forbidden)
    case .cancelled(let reason): .cancelled(reason)
    }
  }
}

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
    /// A pointer: the grabbed card flies from a rectangle in pointer space. Of the columns that spring
    /// loading has opened, those where nothing lands close again.
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

// MARK: - One request, one outcome

extension Outcomes {
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
      last = .newest(.decided(warning.map(Decision.warn) ?? .accept))
      land(move, warning: warning, landing, at: instant, in: &scene, effects: &effects)
    case .unchanged:
      last = .newest(.decided(.accept))
      putDown(landing, in: &scene, effects: &effects)
      effects.append(.unchanged(landing.sources, request.method))
      goHome(landing, at: instant, in: scene, effects: &effects)
    case .forbidden(let reason):
      last = .newest(.decided(.forbid(reason)))
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
    last = .newest(.cancelled(reason))
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
        scene.select(landed, effects: &effects)
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
}

// MARK: - The way to rest

extension Outcomes {
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
    if duration == .zero { _ = settle(endedAt: instant, effects: &effects) }
  }

  /// Brings cards that are on their way to rest at once, with those that fly beside them.
  mutating func settle(_ cards: [CardHandle], effects: inout [Effect]) {
    guard !settling.isEmpty else { return }
    // Taken out before the call, which would hold a second copy of all flights.
    let settled = settling.remove(with: cards)
    report(settled: settled, effects: &effects)
  }

  /// Brings cards to rest whose time has come.
  ///
  /// - Returns: false if there are none.
  mutating func settle(endedAt instant: Instant, effects: inout [Effect]) -> Bool {
    let ended = settling.remove(endedAt: instant)
    report(settled: ended, effects: &effects)
    return !ended.isEmpty
  }

  /// Says that cards have come to rest.
  private func report(settled: [Settlement], effects: inout [Effect]) {
    for settlement in settled {
      if settlement.isReturn { effects.append(.returned(settlement.cards)) }
      effects.append(.settled(settlement.cards))
    }
  }

  /// Forgets cards that were removed while they were settling.
  mutating func forgetGone(from board: Board) {
    if !settling.isEmpty { settling.forget { !board.contains($0) } }
  }
}

// MARK: - Moves that are made and taken back without an outcome

extension Outcomes {
  /// Makes a move of move mode that may be taken back as a whole.
  mutating func make(_ move: Move, of mode: inout MoveMode, in scene: inout Scene) {
    mode.make(move, in: &scene, recordingIn: &history)
  }

  /// Takes back what live moves have changed since the first of them.
  mutating func takeBack(_ start: LiveStart, in scene: inout Scene) -> [MoveSource] {
    let restored = start.restore(in: &scene)
    history.forget(since: start.mark)
    return restored
  }

  /// Undo or redo of the newest move: the cards go back between their neighbours, limits notwithstanding.
  mutating func restore(isRedo: Bool, in scene: inout Scene, effects: inout [Effect]) {
    let restored = isRedo ? scene.geometry.redo(&history) : scene.geometry.undo(&history)
    guard let restored else {
      effects.append(.ignored(.nothingToUndo, pointer: nil))
      effects.append(.announced(isRedo ? .nothingToRedo : .nothingToUndo))
      return
    }
    switch restored.answer {
    case .moved(let changes):
      settle(changes.filter { $0.after == nil }.map(\.card), effects: &effects)
      scene.reportScrolling(into: &effects)
      report(changes, restored.displaced, isRedo: isRedo, in: scene, effects: &effects)
    case .unchanged: effects.append(.ignored(.inPlace, pointer: nil))
    case .forbidden(.unknownColumn): effects.append(.ignored(.unknownColumn, pointer: nil))
    case .forbidden: effects.append(.ignored(.unknownCard, pointer: nil))
    }
  }

  /// Says what has been put back, and where.
  private func report(
    _ changes: [CardChange], _ displaced: [CardChange], isRedo: Bool, in scene: Scene,
    effects: inout [Effect]
  ) {
    let places = (changes + displaced).compactMap { change in
      change.after.map { MoveSource(card: change.card, position: $0) }
    }
    let gone = changes.filter { $0.after == nil }.map(\.card)
    effects.append(.restored(places, removed: gone, isRedo: isRedo))
    let cards = changes.filter { $0.after != nil }.map(\.card)
    guard let place = scene.spokenPlace(ofRun: cards) else {
      effects.append(.announced(.copiesRemoved(gone)))
      return
    }
    let isCopy = changes.contains { $0.before == nil }
    effects.append(
      .announced(
        isCopy ? .copiedAgain(cards, place) : isRedo ? .movedAgain(cards, place) : .movedBack(cards, place)))
  }
}
