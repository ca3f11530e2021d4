public import KanbanGeometry
public import KanbanInteraction
import KanbanModel

/// The interaction of a board of an app's own types: events go in, effects come out, in the app's
/// coordinates and ids.
///
/// The controller is a value. It owns neither the cards nor a clock nor a view: the app hands in what
/// happens with the instant at which it does, carries out the effects in their order, and draws
/// `feedback`. It calls again at `nextWake`, and with `timePassed` at each display refresh while
/// `wantsFrames`; results do not depend on how often that is.
///
/// ```
///           handle(event, at:)  update(columns:)  measured(frames)  scrolled(area, to:)
///    app ──────────────────────────────────────────────────────────────────────────▶ controller
///        ◀── moved · restored · scroll · announced · lifted · entered · gapMoved · … ──
/// ```
///
/// The app's array is the truth: whatever `update(columns:)` says is how the board is, also in the middle
/// of a drag. Nothing that the controller hands out rests on an index that has gone stale.
public struct BoardController<Column: BoardColumn>: Sendable {
  /// The id of a card.
  public typealias CardID = Column.Card.ID
  /// The id of a column.
  public typealias ColumnID = Column.ID
  /// What happens.
  public typealias Event = BoardEvent<CardID, ColumnID>
  /// What the app does next.
  public typealias Effect = BoardEffect<CardID, ColumnID>
  /// What a person sees.
  public typealias Feedback = BoardFeedback<CardID, ColumnID>
  /// What the app has measured.
  public typealias Frames = BoardFrames<CardID, ColumnID>
  /// Cards that go elsewhere.
  public typealias Move = BoardMove<CardID, ColumnID>
  /// Cards that go back.
  public typealias Restoration = BoardRestoration<CardID, ColumnID>
  /// A move that the program asks for.
  public typealias Request = BoardRequest<CardID, ColumnID>
  /// The answer to it.
  public typealias Answer = BoardAnswer<CardID, ColumnID>
  /// What decides whether a move is allowed.
  public typealias Rules = BoardRules<CardID, ColumnID>

  /// The words of everything that is spoken or offered.
  public var phrases: Phrases
  /// What decides whether a move is allowed; see `setRules(_:at:)`.
  public private(set) var rules: Rules

  var scene: Scene
  private(set) var machine = DragMachine()
  var identities = Identities<CardID, ColumnID>()
  /// The cards whose rectangles the app has measured, ever.
  var measuredCards: Set<CardHandle> = []
  var scrollOrders = ScrollOrders()
  /// Copies that a drop has put on the board and that the app has not named yet, in landing order.
  var unnamedCopies: [CardHandle] = []
  /// What was last reported of target and gap.
  var shown = ShownTarget()
  /// The instant of the last event.
  package private(set) var now = Instant.zero
  /// Room for what the machine reports, kept so that a pointer that moves allocates nothing.
  private var buffer: [KanbanInteraction.Effect] = []

  /// Makes the controller of a board.
  ///
  /// - Parameters:
  ///   - columns: the app's columns with their cards.
  ///   - metrics: the lengths that count until rectangles are measured, viewport and direction.
  ///   - rules: what decides whether a move is allowed.
  ///   - behaviour: the policies of interaction.
  ///   - phrases: the words.
  /// - Throws: the first number of the metrics that is refused, or a count above the limit.
  /// - Complexity: the number of cards.
  public init(
    columns: [Column] = [], metrics: LayoutMetrics = LayoutMetrics(), rules: Rules = Rules(),
    behaviour: Behaviour = Behaviour(), phrases: Phrases = Phrases()
  ) throws(GeometryError) {
    self.phrases = phrases
    self.rules = rules
    scene = Scene(geometry: try BoardGeometry(metrics: metrics), behaviour: behaviour)
    try synchronize(with: BoardOutline(columns))
  }

  /// Takes one event and returns what follows, in order.
  ///
  /// Scrolling, timers that are due and the target are first brought up to the instant; one that lies
  /// before that of an earlier call counts as equal to it.
  ///
  /// - Complexity: for a pointer that moves, logarithmic in columns and cards.
  public mutating func handle(_ event: Event, at instant: Instant) -> [Effect] {
    var effects: [Effect] = []
    feed(identities.event(event), at: instant, into: &effects)
    return effects
  }

  /// The earliest instant at which a timer is due, or nil: `timePassed` is to be sent then.
  public var nextWake: Instant? { machine.nextWake }

  /// True while something moves by itself, so that `timePassed` is to be sent at each display refresh.
  public var wantsFrames: Bool { machine.wantsFrames }

  /// The policies of interaction; a change holds from the next event on.
  public var behaviour: Behaviour {
    get { scene.behaviour }
    set { scene.behaviour = newValue }
  }

  /// The lengths of the layout.
  public var metrics: LayoutMetrics { scene.geometry.metrics }

  /// Which card is where, as the controller knows it.
  public var order: BoardOrder<CardID, ColumnID> {
    BoardOrder(board: scene.board, identities: identities)
  }
}

// MARK: - Feeding the machine

extension BoardController {
  /// Hands an event to the machine and adds what follows in the app's ids.
  mutating func feed(_ event: InputEvent, at instant: Instant, into effects: inout [Effect]) {
    now = max(now, instant)
    var raw: [KanbanInteraction.Effect] = []
    swap(&raw, &buffer)
    machine.handle(event, at: now, in: &scene, effects: &raw)
    for effect in raw { translate(effect, into: &effects) }
    raw.removeAll(keepingCapacity: true)
    swap(&raw, &buffer)
    reportTarget(after: event, into: &effects)
  }

  /// Replaces rules, with an open session too: the target is judged anew.
  public mutating func setRules(_ rules: Rules, at instant: Instant) -> [Effect] {
    changingScene(at: instant) { controller in
      controller.rules = rules
      controller.lowerRules()
      return true
    }
  }

  /// Replaces rules for what happens next; an open session does not hear of it before its target changes, or
  /// `setRules(_:at:)` says so.
  ///
  /// For rules that know where the pointer is: they are there before the event that brings it there.
  package mutating func replaceRules(_ rules: Rules) {
    self.rules = rules
    lowerRules()
  }

  /// Replaces the metrics, as a resized window or a new text size does.
  ///
  /// - Throws: the first number that is refused; then nothing is changed.
  /// - Complexity: the number of cards.
  public mutating func setMetrics(
    _ metrics: LayoutMetrics, at instant: Instant
  ) throws(GeometryError) -> [Effect] {
    try metrics.validate()
    return changingScene(at: instant) { controller in
      sound { () throws(GeometryError) in try controller.scene.geometry.setMetrics(metrics) }
      return true
    }
  }

  /// Brings everything up to an instant, changes the scene, and tells the machine if something changed.
  ///
  /// - Parameter change: returns true if it changed anything.
  mutating func changingScene(
    at instant: Instant, _ change: (inout BoardController) -> Bool
  ) -> [Effect] {
    var effects: [Effect] = []
    feed(.timePassed, at: instant, into: &effects)
    if change(&self) { tellOfChange(at: instant, into: &effects) }
    return effects
  }

  /// Tells the machine that the app has changed the scene. The app's scroll views own their offsets, so that
  /// what the change has scrolled or clamped is no order.
  mutating func tellOfChange(at instant: Instant, into effects: inout [Effect]) {
    _ = scene.geometry.takeScrolledAreas()
    feed(.sceneChanged, at: instant, into: &effects)
  }

  /// Makes the rules of the core from those of the app.
  mutating func lowerRules() { scene.rules = rules.lowered(identities) }
}

/// The result of a change of numbers that have been looked at before; one that is refused all the same is a
/// mistake of ours.
func sound<Result>(_ change: () throws(GeometryError) -> Result) -> Result {
  do throws(GeometryError) {
    return try change()
  } catch {
    preconditionFailure("\(error) was not looked at before")
  }
}
