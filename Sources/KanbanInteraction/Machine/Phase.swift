import KanbanGeometry
import KanbanModel

/// What the open session is doing. What is settling lives beside it.
///
/// A payload can only be made from its predecessor: `Dragging` and `FingerScroll` from `Pressed`,
/// `Pressed` from a press. A phase is handed on at every event, so it is one word and its payload elsewhere.
enum Phase: Sendable {
  /// No session is open.
  case idle
  /// A press that may become a tap, a lift or a scroll.
  indirect case pressed(Pressed)
  /// A pointer carries cards.
  case dragging(Shared<Dragging>)
  /// Keys carry cards.
  indirect case moving(MoveMode)
  /// A finger scrolls.
  indirect case scrolling(FingerScroll)

  /// Changes a drag where it is, which saves copying it for each sample of a pointer.
  mutating func updateDrag(_ change: (inout Dragging) -> Void) {
    guard case .dragging = self else { return }
    // Consumed, the drag is held once only, and so is changed in place.
    guard case .dragging(var drag) = consume self else { preconditionFailure("seen above: a drag") }
    change(&drag.value)
    self = .dragging(drag)
  }
}

/// A large value that is handed on as one word. Copies share it until one of them is changed.
///
/// It is an array of one element: the standard library's own storage that copies on writing.
struct Shared<Value: Sendable>: Sendable {
  private var storage: [Value]

  /// Keeps a value.
  init(_ value: Value) { storage = [value] }

  /// The value; changing it copies it first if it is shared.
  var value: Value {
    _read { yield storage[0] }
    _modify { yield &storage[0] }
  }
}

// MARK: - A press

/// A pointer that is down and has not yet become a tap, a lift or a scroll.
struct Pressed: Sendable {
  /// The press.
  let sample: PointerSample
  /// The card under the press, whether it lifts or not.
  let card: CardHandle?
  /// How the card is held; nil if it did not lift when it was pressed: then the press only taps or scrolls.
  let hold: Hold?
  /// The column under the press, which a touch scrolls.
  let column: ColumnHandle?
  /// The last place, in pointer space.
  var point: Point

  /// A card that waits for its lift.
  struct Hold: Sendable {
    /// Where the card is held.
    let grip: Grip
    /// When a still finger lifts; nil if it is the way that lifts.
    let liftTime: Instant?
  }

  /// Begins a session, or says why the press is none.
  ///
  /// A mouse or pen needs a card that lifts. A finger always begins a session: it may tap or scroll.
  static func press(
    _ sample: PointerSample, at instant: Instant, in scene: Scene
  ) -> Result<Pressed, IgnoreError> {
    let hit = scene.geometry.hit(atPointer: sample.point)
    let found = LiftRule.grip(at: sample.point, hit: hit, in: scene)
    var card: CardHandle?
    if case .card(let hitCard, _) = hit { card = hitCard }
    func pressed(_ hold: Hold?) -> Pressed {
      Pressed(sample: sample, card: card, hold: hold, column: hit.column, point: sample.point)
    }
    switch (found, sample.kind) {
    case (.failure(let error), .mouse), (.failure(let error), .pen): return .failure(error)
    case (.failure(let error), .touch) where error.reason == .outside: return .failure(error)
    case (.failure, .touch): return .success(pressed(nil))
    case (.success(let grip), .touch):
      let liftTime = scene.behaviour.touchThreshold == nil ? instant + scene.behaviour.touchDelay : nil
      return .success(pressed(Hold(grip: grip, liftTime: liftTime)))
    case (.success(let grip), .mouse), (.success(let grip), .pen):
      return .success(pressed(Hold(grip: grip, liftTime: nil)))
    }
  }

  /// The distance at which a held card lifts; nil for a finger that lifts by time.
  func threshold(_ behaviour: Behaviour) -> Double? {
    switch sample.kind {
    case .mouse, .pen: behaviour.mouseThreshold
    case .touch: behaviour.touchThreshold
    }
  }

  /// The squared distance from the press to a point, in pointer space.
  func squaredDistance(to point: Point) -> Double {
    let x = point.x - sample.point.x
    let y = point.y - sample.point.y
    return x * x + y * y
  }
}

/// An ignore reason as an error, for rules that either give a value or say why not.
struct IgnoreError: Error {
  let reason: IgnoreReason
}
