public import KanbanGeometry
import KanbanHost
public import KanbanInteraction

/// What a pointer does, as data: where it is and when, counted from the beginning of the trace.
///
/// ```swift
/// var trace = PointerTrace<String>()
/// trace.drag(from: Point(x: 40, y: 90), to: Point(x: 340, y: 90))
/// container.play(trace)
/// ```
public struct PointerTrace<ItemID: Hashable & Sendable>: Hashable, Sendable {
  /// What happens, in the app's coordinates.
  public enum Action: Hashable, Sendable {
    /// The button or finger goes down.
    case pressed(Point)
    /// It moves.
    case moved(Point)
    /// It goes up.
    case released(Point)
    /// The system takes the pointer away.
    case cancelled
    /// Items from outside come in with a pointer that is down already.
    case entered(Point, items: [ItemID], configuration: DragConfiguration)
  }

  /// An action with its time.
  public struct Step: Hashable, Sendable {
    /// Since the beginning of the trace.
    public var time: TimeSpan
    /// What happens then.
    public var action: Action
  }

  /// The device.
  public var kind: PointerKind
  /// The steps; times never go back.
  public private(set) var steps: [Step] = []
  /// The time at which the next step is added.
  private var time = TimeSpan.zero

  /// Makes a trace without steps.
  public init(kind: PointerKind = .mouse) { self.kind = kind }

  /// Adds a step.
  public mutating func add(_ action: Action) { steps.append(Step(time: time, action: action)) }

  /// Lets time pass with the pointer where it is.
  public mutating func wait(_ span: TimeSpan) {
    time = TimeSpan(microseconds: time.microseconds + max(span.microseconds, 0))
  }

  /// Adds a straight way with samples 60 times a second.
  ///
  /// - Parameters:
  ///   - start: where the pointer is.
  ///   - end: where it comes to; its last sample is there.
  ///   - span: how long the way takes.
  public mutating func move(from start: Point, to end: Point, over span: TimeSpan = .milliseconds(200)) {
    let interval: Int64 = 16_667
    let beginning = time
    var passed = interval
    while passed < span.microseconds {
      let part = Double(passed) / Double(span.microseconds)
      time = TimeSpan(microseconds: beginning.microseconds + passed)
      add(.moved(Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)))
      passed += interval
    }
    time = TimeSpan(microseconds: beginning.microseconds + max(span.microseconds, 0))
    add(.moved(end))
  }

  /// Adds a press, a straight way and a release.
  ///
  /// - Parameters:
  ///   - start: where the pointer goes down.
  ///   - end: where it goes up.
  ///   - hold: how long it rests before it moves; for a finger, the lift delay or more.
  ///   - span: how long the way takes.
  public mutating func drag(
    from start: Point, to end: Point, hold: TimeSpan = .zero, over span: TimeSpan = .milliseconds(200)
  ) {
    add(.pressed(start))
    wait(hold)
    move(from: start, to: end, over: span)
    add(.released(end))
  }

  /// Adds items that come from outside, a straight way and a release.
  ///
  /// - Parameters:
  ///   - items: in landing order.
  ///   - configuration: what their source offers.
  ///   - start: where they come from.
  ///   - end: where they are let go.
  ///   - span: how long the way takes.
  public mutating func drag(
    _ items: [ItemID], configuration: DragConfiguration, from start: Point, to end: Point,
    over span: TimeSpan = .milliseconds(200)
  ) {
    add(.entered(start, items: items, configuration: configuration))
    move(from: start, to: end, over: span)
    add(.released(end))
  }
}

extension ReorderContainer {
  /// Plays a trace, and lets what it has dropped come to rest.
  ///
  /// The trace begins where time has come to. A session that it leaves open stays so.
  ///
  /// - Returns: the instant at which all is done.
  @discardableResult
  public func play(_ trace: PointerTrace<ItemID>) -> Instant {
    let start = now
    for step in trace.steps {
      let instant = start + step.time
      func sample(_ point: Point) -> PointerSample { PointerSample(kind: trace.kind, point: point) }
      switch step.action {
      case .pressed(let point): handle(.pointerPressed(sample(point)), at: instant)
      case .moved(let point): handle(.pointerMoved(sample(point)), at: instant)
      case .released(let point): handle(.pointerReleased(sample(point)), at: instant)
      case .cancelled: handle(.pointerCancelled(), at: instant)
      case .entered(let point, let items, let configuration):
        dragEntered(items, configuration: configuration, sample(point), at: instant)
      }
    }
    while sessions.open == nil, let wake = nextWake { handle(.timePassed, at: wake) }
    return now
  }
}
