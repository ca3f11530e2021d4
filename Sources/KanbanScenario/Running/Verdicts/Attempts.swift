import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanSimulation

/// The input of a phase that lifted or moved nothing, so that a failure can say why.
///
/// Each event is read once, as it happens, and only the last few attempts are kept: a phase may be millions of
/// events long.
struct Attempts {
  /// Input that came to nothing, or a session that has ended.
  struct Attempt {
    /// The line that was started last, an index into the tree's lines.
    let line: Int
    let end: End
  }

  /// What became of it.
  enum End {
    /// A step could not be done.
    case failed
    /// The machine ignored it; with what was under the pointer that pressed.
    case ignored(IgnoreReason, Pressed?)
    /// The press ended before a lift.
    case tapped(Pressed, Progress)
    /// The finger became a scroll.
    case panned(Pressed, Progress)
    /// The press ended without a tap.
    case abandoned(CardHandle?, AbandonReason)
    /// The cards were dropped where they were.
    case unchanged([CardHandle])
    /// The rules refused the cards.
    case forbidden([CardHandle], Destination, ForbidReason)
    /// The session was cut short.
    case cancelled([CardHandle], CancelReason)
    /// The cards have landed.
    case landed([CardHandle], Destination)
  }

  /// A press, and what it was on.
  struct Pressed {
    var pointer = 0
    var kind = PointerKind.mouse
    var point: Point
    var instant: Instant
    var card: CardHandle?
    var column: ColumnHandle?
    /// Whether the card keeps its index, and is locked for that.
    var isPinned = false
    /// Why a press there lifts nothing, if it does not.
    var refusal: IgnoreReason?

    init(_ sample: PointerSample, at instant: Instant, in scene: Scene) {
      self.init(at: sample.point, instant, in: scene)
      pointer = sample.pointer
      kind = sample.kind
      refusal = scene.refusal(ofPressAt: sample.point)
    }

    init(at point: Point, _ instant: Instant, in scene: Scene) {
      self.point = point
      self.instant = instant
      let hit = scene.geometry.hit(atPointer: point)
      column = hit.column
      guard case .card(let card, _) = hit else { return }
      self.card = card
      isPinned = scene.board.state(of: card).lock == .pinned
    }
  }

  /// How far a press is on its way to a lift.
  struct Progress {
    var held: TimeSpan
    /// The distance from the press, in pointer space.
    var distance: Double
  }

  /// Cards that were lifted or landed, and by which line.
  struct Deed {
    let line: Int
    let cards: [CardHandle]
  }

  /// The last ones of the phase, oldest first.
  private(set) var attempts: [Attempt] = []
  /// What was lifted last in the phase.
  private(set) var lifted: Deed?
  /// What landed last in the phase.
  private(set) var landed: Deed?
  /// What was lifted last in the phase before.
  private(set) var liftedBefore: Deed?
  /// What landed last in the phase before.
  private(set) var landedBefore: Deed?
  /// The presses that have not come to an end.
  private(set) var presses: [Pressed] = []

  private static let mostAttempts = 3

  mutating func startPhase() {
    liftedBefore = lifted
    landedBefore = landed
    lifted = nil
    landed = nil
    attempts.removeAll(keepingCapacity: true)
  }

  /// Takes note of an event.
  ///
  /// - Parameters:
  ///   - line: the input that was started last.
  ///   - scene: the board and its policies now; only looked at where something was pressed or ignored.
  ///   - point: where a pointer is.
  mutating func note(
    _ event: LogEvent, line: Int, in scene: @autoclosure () -> Scene,
    whereIs point: (_ pointer: Int) -> Point
  ) {
    switch event.payload {
    case .announced, .changed: break
    case .failed: add(.failed, line)
    case .effect(let effect): note(effect, at: event.instant, line, in: scene, whereIs: point)
    }
  }

  private mutating func note(
    _ effect: Effect, at instant: Instant, _ line: Int, in scene: () -> Scene, whereIs point: (Int) -> Point
  ) {
    switch effect {
    case .pressed(let sample, _):
      _ = endPress(of: sample.pointer)
      presses.append(Pressed(sample, at: instant, in: scene()))
    case .tapped(let sample, _):
      guard let press = endPress(of: sample.pointer) else { return }
      add(.tapped(press, press.progress(to: sample.point, at: instant)), line)
    case .panned(let pointer, _):
      guard let press = endPress(of: pointer) else { return }
      add(.panned(press, press.progress(to: point(pointer), at: instant)), line)
    case .abandoned(let pointer, let card, let reason):
      _ = endPress(of: pointer)
      add(.abandoned(card, reason), line)
    case .lifted(let sources, _, let pointer):
      if let pointer { _ = endPress(of: pointer) }
      lifted = Deed(line: line, cards: sources.map(\.card))
    case .ignored(let reason, let pointer):
      // Keys mean something only for a card that has the focus.
      let reason = reason == .unboundKey && scene().focus == nil ? .noFocus : reason
      // A pointer that lifts nothing goes on all the same.
      if case .ignored(let last, _)? = attempts.last?.end, reason == last || reason == .noPress { return }
      add(.ignored(reason, pointer.map { Pressed(at: point($0), instant, in: scene()) }), line)
    case .moved(let move, _): land(move.cards, move.destination, line)
    case .copied(let move, let cards, _): land(cards, move.destination, line)
    case .unchanged(let sources, _): add(.unchanged(sources.map(\.card)), line)
    case .forbidden(let sources, let destination, let reason, _):
      add(.forbidden(sources.map(\.card), destination, reason), line)
    case .cancelled(let sources, let reason, _): add(.cancelled(sources.map(\.card), reason), line)
    case .targeted, .untargeted, .scrolled, .resolved, .returned, .settled, .announced, .focused, .selected,
      .expanded, .collapsed, .restored:
      break
    }
  }

  private mutating func land(_ cards: [CardHandle], _ destination: Destination, _ line: Int) {
    landed = Deed(line: line, cards: cards)
    add(.landed(cards, destination), line)
  }

  private mutating func add(_ end: End, _ line: Int) {
    if attempts.count == Self.mostAttempts { attempts.removeFirst() }
    attempts.append(Attempt(line: line, end: end))
  }

  private mutating func endPress(of pointer: Int) -> Pressed? {
    guard let index = presses.lastIndex(where: { $0.pointer == pointer }) else { return nil }
    return presses.remove(at: index)
  }
}

extension Attempts.Pressed {
  /// How far the press is once its pointer is at a point.
  func progress(to point: Point, at instant: Instant) -> Attempts.Progress {
    let way = point - self.point
    return Attempts.Progress(
      held: instant - self.instant, distance: (way.x * way.x + way.y * way.y).squareRoot())
  }
}
