import KanbanGeometry
import KanbanModel

/// How an open session leaves its phase; there is no other way out (`DragMachine.end`).
enum SessionEnd {
  /// A press was released before anything came of it.
  case tapped(Pressed, PointerSample)
  /// A press lifted its card, which is carried from now on.
  case lifted(Dragging)
  /// A finger left the slop: it scrolls from now on, and has come to a place.
  case panned(FingerScroll, to: Point)
  /// Nothing comes of a press.
  case abandoned(Pressed, AbandonReason)
  /// A pointer let its cards go at a place.
  case dropped(Dragging, at: Point)
  /// What a pointer carries goes home.
  case cancelled(Dragging, CancelReason)
  /// Keys let their cards go.
  case putDown(MoveMode)
  /// What keys carry goes home.
  case givenUp(MoveMode, CancelReason)
  /// A finger that scrolled was lifted at a place.
  case scrolled(FingerScroll, to: Point)
  /// A scroll was cut short; what it has scrolled stays.
  case interrupted(FingerScroll, CancelReason)
}

/// The way out of an open session.
enum Exit {
  /// The event has ended it.
  case ends(SessionEnd)
  /// The event has ended it, and is one for what follows.
  case handsOn(SessionEnd)
}

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
      outcomes.cancel(landing, reason, drag.method, at: instant, in: &scene, effects: &effects)
    case .putDown(let mode):
      let landing = Landing(
        sources: mode.sources, grabbed: mode.grabbed, isHome: mode.target.place.isHome,
        origin: mode.start == nil ? .keys : .liveKeys)
      outcomes.finish(mode.request(), landing, at: instant, in: &scene, effects: &effects)
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
    outcomes.settle(drag.cards, effects: &effects)
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
      outcomes.finish(request, landing, at: instant, in: &scene, effects: &effects)
    } else {
      outcomes.cancel(landing, .noTarget, drag.method, at: instant, in: &scene, effects: &effects)
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
      let restored = outcomes.takeBack(start, in: &scene)
      scene.geometry.setLifted(nil)
      scene.geometry.setDropPlace(nil)
      scene.reportScrolling(into: &effects)
      effects.append(.restored(restored, removed: [], isRedo: false))
    }
    let sources = scene.board.sources(of: mode.cards)
    let landing = Landing(
      sources: sources.isEmpty ? mode.sources : sources, grabbed: mode.grabbed, isHome: true, origin: .keys)
    outcomes.cancel(landing, reason, .keyboard, at: instant, in: &scene, effects: &effects)
  }
}
