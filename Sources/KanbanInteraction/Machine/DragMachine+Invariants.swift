import KanbanGeometry
package import KanbanModel

/// What can be wrong with a machine and the scene that it has changed; no event can bring it about.
package enum DragMachineInvariant: Hashable, Sendable {
  /// A timer is set so long before the instant to which everything has been brought up.
  case passedTimer(by: TimeSpan)
  /// Cards are lifted, or a column makes room for them, without a session that carries them.
  case liftWithoutSession
  /// A session carries other cards than are lifted.
  case otherCardsLifted
  /// A session aims at a column that is not on the board.
  case strayTarget(ColumnHandle)
  /// A pointer holds the session and scrolls beside it, or scrolls twice.
  case sharedPointer(Int)
  /// A card is on two ways to rest, on one while it is carried, or on one from the board.
  case strayFlight(CardHandle)
  /// What move mode says of its cards does not hold.
  case moveMode(MoveModeInvariant)
  /// What autoscroll says of its motion does not hold.
  case autoscroll(AutoscrollInvariant)
}

extension DragMachine {
  /// The first broken invariant that is quick to see, or nil; what follows holds after each event.
  ///
  /// - Parameters:
  ///   - scene: as the last event has left it.
  ///   - now: the instant up to which everything has been brought.
  /// - Complexity: the carried cards, and the fingers.
  package func brokenInvariant(in scene: Scene, at now: Instant) -> DragMachineInvariant? {
    if let wake = nextWake, wake < now { return .passedTimer(by: now - wake) }
    if let finger = secondFingers.shared(with: sessionPointer) { return .sharedPointer(finger) }
    switch phase {
    case .idle, .pressed, .scrolling:
      guard scene.geometry.lifted == nil, scene.geometry.dropPlace == nil else { return .liftWithoutSession }
    case .dragging(let drag):
      if drag.value.cards != scene.geometry.lifted?.cards { return .otherCardsLifted }
      if let broken = drag.value.autoscroll.brokenInvariant(on: scene.board) { return .autoscroll(broken) }
    case .moving(let mode):
      if mode.cards != scene.geometry.lifted?.cards { return .otherCardsLifted }
      if let broken = mode.brokenInvariant(in: scene) { return .moveMode(broken) }
    }
    guard let column = target?.destination.column, !scene.board.contains(column) else { return nil }
    return .strayTarget(column)
  }

  /// The first broken invariant, or nil.
  ///
  /// - Complexity: the cards that are carried or on their way to rest, and the fingers.
  package func wholeBrokenInvariant(in scene: Scene, at now: Instant) -> DragMachineInvariant? {
    if let broken = brokenInvariant(in: scene, at: now) { return broken }
    if outcomes.settling.isEmpty { return nil }
    var seen = Set(carriedCards)
    for card in outcomes.settling.list.flatMap(\.cards) {
      guard scene.board.contains(card), seen.insert(card).inserted else { return .strayFlight(card) }
    }
    return nil
  }

  private var carriedCards: [CardHandle] {
    switch phase {
    case .dragging(let drag): drag.value.cards
    case .moving(let mode): mode.cards
    case .idle, .pressed, .scrolling: []
    }
  }
}

/// What can be wrong with cards that keys carry.
package enum MoveModeInvariant: Hashable, Sendable {
  /// The focused card is none of those that are carried.
  case grabbedStaysBehind
  /// The target is said to be home and is elsewhere, or the other way round.
  case homeIsElsewhere
}

extension MoveMode {
  /// The first broken invariant, or nil.
  ///
  /// - Complexity: the number of carried cards.
  func brokenInvariant(in scene: Scene) -> MoveModeInvariant? {
    if !cards.contains(grabbed) { return .grabbedStaysBehind }
    return aim.isHome == (aim.destination == scene.geometry.homeDestination) ? nil : .homeIsElsewhere
  }
}

/// What can be wrong with the board's own motion.
package enum AutoscrollInvariant: Hashable, Sendable {
  /// It is said to flow, and has no rate.
  case flowWithoutRate
  /// A column flows that is not on the board.
  case strayColumn(ColumnHandle)
}

extension Autoscroll {
  /// The first broken invariant, or nil.
  ///
  /// - Complexity: constant.
  func brokenInvariant(on board: Board) -> AutoscrollInvariant? {
    switch state {
    case .still, .stepping: return nil
    case .flowing(let motion):
      guard motion.value.isMoving else { return .flowWithoutRate }
      guard let column = motion.value.columnHandle, !board.contains(column) else { return nil }
      return .strayColumn(column)
    }
  }
}
