import KanbanGeometry
import KanbanModel

/// A pointer that is down and has not yet become a tap, a lift or a scroll.
struct Pressed: Sendable {
  /// The press.
  let sample: PointerSample
  /// The card under the press, whether it lifts or not.
  let card: CardHandle?
  /// Where the card is held, if it would lift.
  let grip: Grip?
  /// The column under the press, which a touch scrolls.
  let column: ColumnHandle?
  /// When a still finger lifts; nil if none waits for that.
  let liftTime: Instant?
  /// The last place, in pointer space.
  var point: Point

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
    switch (found, sample.kind) {
    case (.failure(let error), .mouse), (.failure(let error), .pen): return .failure(error)
    case (.failure(let error), .touch) where error.reason == .outside: return .failure(error)
    case (.failure, .touch):
      return .success(
        Pressed(
          sample: sample, card: card, grip: nil, column: hit.column, liftTime: nil, point: sample.point))
    case (.success(let grip), .touch):
      return .success(
        Pressed(
          sample: sample, card: card, grip: grip, column: hit.column,
          liftTime: scene.behaviour.touchThreshold == nil ? instant + scene.behaviour.touchDelay : nil,
          point: sample.point))
    case (.success(let grip), .mouse), (.success(let grip), .pen):
      return .success(
        Pressed(
          sample: sample, card: card, grip: grip, column: hit.column, liftTime: nil, point: sample.point))
    }
  }

  /// The distance at which the press lifts; nil for a finger that lifts by time, or that holds no card.
  func threshold(_ behaviour: Behaviour) -> Double? {
    switch sample.kind {
    case .mouse, .pen: behaviour.mouseThreshold
    case .touch: grip == nil ? nil : behaviour.touchThreshold
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
