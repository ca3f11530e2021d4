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

// MARK: - Ends

/// How an open session leaves its phase; there is no other way out (`DragMachine.end`).
enum SessionEnd {
  /// A press was released before anything came of it.
  case tapped(Pressed, PointerSample)
  /// A press lifted its card, which is carried from now on.
  case lifted(Dragging)
  /// A finger left the slop: it scrolls from now on, and has come to a place.
  case panned(FingerScroll, to: Point)
  /// Nothing comes of a press.
  case abandoned(Pressed, AbandonReason)
  /// A pointer let its cards go at a place.
  case dropped(Dragging, at: Point)
  /// What a pointer carries goes home.
  case cancelled(Dragging, CancelReason)
  /// Keys let their cards go.
  case putDown(MoveMode)
  /// What keys carry goes home.
  case givenUp(MoveMode, CancelReason)
  /// A finger that scrolled was lifted at a place.
  case scrolled(FingerScroll, to: Point)
  /// A scroll was cut short; what it has scrolled stays.
  case interrupted(FingerScroll, CancelReason)
}

/// The way out of an open session.
enum Exit {
  /// The event has ended it.
  case ends(SessionEnd)
  /// The event has ended it, and is one for what follows.
  case handsOn(SessionEnd)
}

/// How the last session that came to an outcome ended.
enum LastOutcome: Sendable {
  /// None has come to an outcome.
  case none
  /// It is the newest session: the one that settles.
  case newest(Outcome)
  /// Another session has begun since.
  case earlier(Outcome)

  /// What it came to.
  var outcome: Outcome? {
    switch self {
    case .none: nil
    case .newest(let outcome), .earlier(let outcome): outcome
    }
  }

  /// Takes note that another session begins.
  mutating func beginSession() {
    if case .newest(let outcome) = self { self = .earlier(outcome) }
  }
}

/// What a session came to.
enum Outcome: Sendable {
  /// Somebody was asked, and said this.
  case decided(Decision)
  /// It was cut short.
  case cancelled(CancelReason)

  /// The decision, if there was one.
  var decision: Decision? {
    switch self {
    case .decided(let decision): decision
    case .cancelled: nil
    }
  }

  /// Why it ended as it did; nil if there was nothing to say.
  var reason: Reason? {
    switch self {
    case .decided(let decision): decision.reason.map(Reason.forbidden)
    case .cancelled(let reason): .cancelled(reason)
    }
  }
}
