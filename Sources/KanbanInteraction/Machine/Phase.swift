/// What the open session is doing. What is settling lives beside it.
///
/// A payload can only be made from its predecessor: `Dragging` and `FingerScroll` from `Pressed`,
/// `Pressed` from a press.
enum Phase: Sendable {
  /// No session is open.
  case idle
  /// A press that may become a tap, a lift or a scroll.
  case pressed(Pressed)
  /// A pointer carries cards.
  case dragging(Dragging)
  /// Keys carry cards.
  case moving(MoveMode)
  /// A finger scrolls.
  case scrolling(FingerScroll)

  /// Changes a drag where it is, which saves copying it for each sample of a pointer.
  mutating func updateDrag(_ change: (inout Dragging) -> Void) {
    switch consume self {
    case .dragging(var drag):
      change(&drag)
      self = .dragging(drag)
    case let other: self = other
    }
  }
}
