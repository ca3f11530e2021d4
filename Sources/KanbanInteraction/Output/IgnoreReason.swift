/// Completes "ignored because"; every event that changes nothing has one.
public enum IgnoreReason: String, Hashable, Sendable, CaseIterable {
  /// The pressed card never lifts.
  case lockedCard = "locked-card"
  /// The press was on a column's header.
  case header
  /// The press was on a collapsed column.
  case collapsedColumn = "collapsed-column"
  /// The press was on no card.
  case emptySpace = "empty-space"
  /// The press was outside the viewport.
  case outside
  /// The press was on an interactive part of the card.
  case interactive
  /// The card lifts by its handle only.
  case noHandle = "no-handle"
  /// The rules lift nothing with this card.
  case notLiftable = "not-liftable"
  /// The button is not the one that lifts.
  case otherButton = "other-button"
  /// Another pointer holds the session.
  case secondPointer = "second-pointer"
  /// No press of this pointer is open.
  case noPress = "no-press"
  /// No session is open that this could end.
  case noSession = "no-session"
  /// The drop has been made and stays.
  case settling
  /// Another session is open.
  case sessionOpen = "session-open"
  /// The behaviour says so.
  case policy
  /// The card is at the end already.
  case atEnd = "at-end"
  /// No card has the focus.
  case noFocus = "no-focus"
  /// The key has no meaning here.
  case unboundKey = "unbound-key"
  /// Nothing there can scroll that way.
  case cannotScroll = "cannot-scroll"
  /// The action is not offered for the card.
  case notOffered = "not-offered"
  /// There is nothing to undo or redo.
  case nothingToUndo = "nothing-to-undo"
  /// The cards that undo or redo would put back are there already.
  case inPlace = "in-place"
  /// The cards that undo or redo would put back are gone.
  case unknownCard = "unknown-card"
  /// The columns that undo or redo would put cards back to are gone.
  case unknownColumn = "unknown-column"
  /// No text of the payload names a card.
  case unknownPayload = "unknown-payload"
}
