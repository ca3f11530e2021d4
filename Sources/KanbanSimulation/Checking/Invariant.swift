package import KanbanInteraction

/// A broken invariant, with the place in the run where it was found.
package struct InvariantBreach: Error, Hashable, Sendable {
  /// The invariant.
  package var invariant: Invariant
  /// The number of the last event that was recorded.
  package var event: Int
  /// The instant.
  package var instant: Instant
  /// What is wrong, in words.
  package var words: String

  /// Makes a breach whose place is filled in by the simulation.
  init(_ invariant: Invariant, _ words: String) {
    self.invariant = invariant
    self.words = words
    event = -1
    instant = .zero
  }
}

/// The invariants that are checked while every run goes.
package enum Invariant: String, Hashable, Sendable, CaseIterable {
  /// Every card is on the board exactly once.
  case cardsOnce = "cards-once"
  /// Each press has one end.
  case onePressEnd = "one-press-end"
  /// Each lift has one outcome.
  case oneOutcome = "one-outcome"
  /// After the outcome no placeholder is left, and no column makes room for a drop.
  case nothingLeft = "nothing-left"
  /// After the last card has settled no ghost, autoscroll or timer is left.
  case atRest = "at-rest"
  /// A drop lands where the last target said.
  case dropOnTarget = "drop-on-target"
  /// What is refused or cancelled leaves the order as it was.
  case orderKept = "order-kept"
  /// Scroll offsets stay in their extents.
  case scrollInExtent = "scroll-in-extent"
  /// Nobody makes a column grow beyond a limit that prevents it, and warnings are given where due.
  case limitKept = "limit-kept"
  /// Locked cards never lift.
  case lockedNeverLift = "locked-never-lift"
  /// Pinned cards keep their index.
  case pinnedStay = "pinned-stay"
  /// Time never goes back, and timers are never in the past.
  case timeForward = "time-forward"
  /// What cards and columns are found by follows from where they lie.
  case layoutSound = "layout-sound"
  /// What the machine holds fits together, and the scene.
  case machineSound = "machine-sound"
}
