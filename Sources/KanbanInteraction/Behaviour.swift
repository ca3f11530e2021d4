/// The policies of interaction: the scenario language's `behaviour` block as one value. The defaults are
/// `standard`'s.
public struct Behaviour: Hashable, Sendable {
  /// The rule that finds the target.
  public var targeting: Targeting = .midpoint
  /// What a pointer aims at that the rule finds no target for.
  public var outside: OutsideRule = .none
  /// What columns hear of a pointer that goes from one to the next.
  public var crossing: Crossing = .exitFirst
  /// Where the gap for the carried cards is.
  public var placeholder: PlaceholderPolicy = .target

  /// Distance in pointer space at which a mouse or pen lifts (`SourcesOfNumbers`, lift).
  public var mouseThreshold = 3.0
  /// Distance in pointer space at which a finger lifts, as a mouse does: a finger on a card then never
  /// scrolls. nil lifts by time (`touchDelay`).
  public var touchThreshold: Double?
  /// Time after which a still finger lifts (`SourcesOfNumbers`, lift).
  public var touchDelay = TimeSpan.milliseconds(325)
  /// Distance in pointer space that a finger may stray before the lift (`SourcesOfNumbers`, lift).
  public var touchSlop = 10.0

  /// Scrolling at the edges; nil switches it off.
  public var autoscroll: AutoscrollPolicy? = AutoscrollPolicy()

  /// True if Escape cancels a drag.
  public var escapeCancels = true
  /// True if losing the focus cancels a session.
  public var blurCancels = true
  /// True if a second pointer cancels a session.
  public var secondPointerCancels = false

  /// Time over a collapsed column until it opens; nil never opens one.
  public var springLoading: TimeSpan? = .milliseconds(500)
  /// How several lifted cards are ordered where they land.
  public var order: LandingOrder = .board

  /// Time that an accepted drop takes to settle (`BoardsOfOrigin` B).
  public var dropDuration = TimeSpan.milliseconds(350)
  /// Time that returning home takes (`BoardsOfOrigin` B).
  public var returnDuration = TimeSpan.milliseconds(350)
  /// True if nothing moves by itself: both durations are then 0.
  public var reducesMotion = false

  /// When move mode moves the card.
  public var keyboardCommit: KeyboardCommit = .onReturn
  /// Where Left and Right put the card.
  public var keyboardColumn: KeyboardColumn = .sameIndex
  /// How several lifted cards are shown under the pointer.
  public var formation: Formation = .stack

  /// Makes the behaviour of `standard`.
  public init() {}
}

/// What a pointer aims at that the rule finds no target for.
public enum OutsideRule: Hashable, Sendable {
  /// Nothing.
  case none
  /// The nearest column, while the pointer is in the viewport.
  case nearest
  /// What it aimed at last.
  case keep
}

/// Where the gap for the carried cards is.
public enum PlaceholderPolicy: Hashable, Sendable {
  /// Where they would land: the others make room for them.
  case target
  /// Where they come from: the others stay, and only the column shows that it is aimed at.
  case home
}

/// Scrolling while a drag rests near an edge.
public struct AutoscrollPolicy: Hashable, Sendable {
  /// Depth of the zone inside each edge, in board points (`SourcesOfNumbers`, autoscroll).
  public var band: Double
  /// Full speed, in board points a second (`SourcesOfNumbers`, autoscroll).
  public var speed: Double
  /// How speed grows with depth.
  public var curve: AutoscrollCurve
  /// Time from the start of scrolling to full speed; 0 starts at full speed.
  public var ramp: TimeSpan
  /// True if a pointer beyond the viewport keeps scrolling at full speed.
  public var continuesBeyond: Bool
  /// The board goes from column to column; nil lets it and the columns flow.
  public var stepping: ColumnStepping?

  /// Makes a policy; what is left out is as in that of `standard`.
  public init(
    band: Double = 60, speed: Double = 800, curve: AutoscrollCurve = .linear, ramp: TimeSpan = .zero,
    continuesBeyond: Bool = false, stepping: ColumnStepping? = nil
  ) {
    self.band = band
    self.speed = speed
    self.curve = curve
    self.ramp = ramp
    self.continuesBeyond = continuesBeyond
    self.stepping = stepping
  }
}

/// Autoscroll in steps: the board goes to the column before or after the one that is aimed at.
///
/// Of speed and curve only the direction is used. Columns do not scroll by themselves.
public struct ColumnStepping: Hashable, Sendable {
  /// Between two looks at the pointer, counted from the lift; more than 0.
  public var interval: TimeSpan
  /// Of the way to a column, which slows down towards its end.
  public var duration: TimeSpan

  /// Steps in some rhythm.
  public init(every interval: TimeSpan, over duration: TimeSpan) {
    self.interval = interval
    self.duration = duration
  }
}

/// How speed grows from the inner edge of a band, depth 0, to the outer one, depth 1.
public enum AutoscrollCurve: Hashable, Sendable {
  /// speed x depth
  case linear
  /// speed x depth squared
  case quadratic
  /// speed x the cubic timing curve with control points (0.3, 0) and (1, 0.7) (`SourcesOfNumbers`,
  /// autoscroll).
  case uikit
}

/// How several lifted cards are ordered where they land.
public enum LandingOrder: Hashable, Sendable {
  /// As they stand on the board: by column, then from the top.
  case board
  /// As they were selected.
  case selection
}

/// When move mode moves the card.
public enum KeyboardCommit: Hashable, Sendable {
  /// Once, when Space or Return ends move mode.
  case onReturn
  /// With each key.
  case live
}

/// Where Left and Right put the card.
public enum KeyboardColumn: Hashable, Sendable {
  /// At the row that was last chosen, or the end of a shorter column.
  case sameIndex
  /// At the end.
  case end
}

/// How several lifted cards are shown under the pointer.
public enum Formation: Hashable, Sendable {
  /// Overlapping diagonally.
  case stack
  /// On top of each other, turned.
  case pile
  /// One below the other.
  case list
  /// As they stood.
  case none
}

/// A rule that finds the target of a drag; see `TargetFinder`.
public enum Targeting: Hashable, Sendable {
  /// Undragged cards whose middle is at or above the pointer.
  case midpoint
  /// Undragged cards that the edges of the ghost have passed; for tall cards.
  case edges
  /// The place of the card under the pointer, once it is entered (`SourcesOfNumbers`, reordering).
  case entered
  /// The end of the column under the pointer; home over the column of all dragged cards (`BoardsOfOrigin` A).
  case columnEnd
  /// The zone below a header, else the nearest zone; counted with the card in place (`BoardsOfOrigin` B).
  case nearestZone
}
