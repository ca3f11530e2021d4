import KanbanGeometry
import KanbanModel

/// Time: timers that are due, and scrolling up to an instant.
extension DragMachine {
  /// The timer of the open session.
  var phaseTimer: Instant? {
    switch phase {
    case .pressed(let pressed): pressed.hold?.liftTime
    case .dragging(let drag): drag.value.timer
    case .idle, .moving, .scrolling: nil
    }
  }

  /// Lets every timer that is due fire at its own instant, in order, and scrolls up to the instant.
  mutating func bringUp(to instant: Instant, in scene: inout Scene, effects: inout [Effect]) {
    while let due = nextWake, due <= instant {
      advance(to: due, in: &scene, effects: &effects)
      fire(at: due, in: &scene, effects: &effects)
    }
    advance(to: instant, in: &scene, effects: &effects)
  }

  /// True while cards are on their way to rest.
  package var isSettling: Bool { !settling.isEmpty }

  /// The earliest instant at which a timer is due, or nil.
  public var nextWake: Instant? {
    let (timer, end) = (phaseTimer, settling.earliestEnd)
    guard let timer, let end else { return timer ?? end }
    return min(timer, end)
  }

  /// Scrolls up to an instant; where no time has passed nothing is looked at again, since a host may have
  /// changed the scene since, and that is told of next.
  private mutating func advance(to instant: Instant, in scene: inout Scene, effects: inout [Effect]) {
    guard instant > lastInstant else { return }
    phase.updateDrag { drag in
      if drag.isScrolling { drag.advance(to: instant, in: &scene, effects: &effects) }
    }
  }

  /// Fires the timers that are due at an instant: what has settled first, then the session's own.
  private mutating func fire(at instant: Instant, in scene: inout Scene, effects: inout [Effect]) {
    let ended = settling.remove(endedAt: instant)
    if !ended.isEmpty { return report(settled: ended, effects: &effects) }
    switch phase {
    case .pressed(let pressed):
      guard let hold = pressed.hold else { return }
      let end = lift(hold, of: pressed, at: instant, in: &scene)
      phase = self.end(end, at: instant, in: &scene, effects: &effects)
    case .dragging: phase.updateDrag { $0.fire(at: instant, in: &scene, effects: &effects) }
    case .idle, .moving, .scrolling: break
    }
  }

  /// Brings cards that are on their way to rest at once, with those that fly beside them.
  mutating func settle(_ cards: [CardHandle], effects: inout [Effect]) {
    guard !settling.isEmpty else { return }
    // Taken out before the call, which would hold a second copy of all flights.
    let settled = settling.remove(with: cards)
    report(settled: settled, effects: &effects)
  }

  /// Says that cards have come to rest.
  func report(settled: [Settlement], effects: inout [Effect]) {
    for settlement in settled {
      if settlement.isReturn { effects.append(.returned(settlement.cards)) }
      effects.append(.settled(settlement.cards))
    }
  }
}
