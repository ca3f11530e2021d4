public import KanbanModel

/// The interaction logic of a board as a value: pointers, keys and actions go in, effects come out.
///
/// The machine knows no clock and no screen. Its driver hands it each event with the event's instant and
/// the scene, carries out the effects, and calls again at `nextWake`; while `wantsFrames` it also calls
/// with `timePassed` as often as it shows frames. Results do not depend on how often that is.
///
/// ```
/// pressed ──lift──▶ dragging ──release──▶ settling ──▶ idle
///    │                  └──Escape, cancel, …──▲
///    ├──release──▶ tapped
///    └──early touch──▶ scrolling ──▶ idle
/// ```
public struct DragMachine: Sendable {
  /// Makes an idle machine.
  public init() {}

  /// Takes one event.
  ///
  /// Scrolling, timers that are due and the target are first brought up to `instant`.
  ///
  /// - Parameters:
  ///   - event: what happened.
  ///   - instant: when; never earlier than in the call before.
  ///   - scene: the board and its policies; scrolled and changed in place.
  ///   - effects: what follows is appended here, in order.
  public mutating func handle(
    _ event: InputEvent, at instant: Instant, in scene: inout Scene, effects: inout [Effect]
  ) {}

  /// The earliest instant at which a timer is due, or nil.
  public var nextWake: Instant? { nil }

  /// True while something moves by itself, so that frames should be asked for.
  public var wantsFrames: Bool { false }

  /// Everything that a person sees now.
  public func snapshot(of scene: Scene, at instant: Instant) -> Snapshot { fatalError() }
}
