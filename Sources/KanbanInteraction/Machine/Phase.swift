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
    guard case .dragging(var drag) = self else { return }
    // Held once only, the drag is changed in place.
    self = .idle
    change(&drag.value)
    self = .dragging(drag)
  }
}
