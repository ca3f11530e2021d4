public import KanbanModel

/// Why a session ended without the rules being asked.
public enum CancelReason: Hashable, Sendable {
  /// The cards were let go where nothing takes them.
  case noTarget
  /// The Escape key.
  case escape
  /// The system took the pointer away, with its words if it gave some.
  case pointerCancel(words: String?)
  /// The window, the app or (in move mode, by Tab or a press) the card lost the focus.
  case blur
  /// The end of the press was never delivered.
  case lostRelease
  /// A second finger came down, and the policy is to cancel then.
  case secondPointer
  /// The lifted card was removed from the board.
  case cardRemoved
}

/// Why a press ended without a tap, a lift or a scroll.
public enum AbandonReason: Hashable, Sendable {
  /// It was cut short.
  case interrupted(CancelReason)
  /// Its card could not lift any more when it was to; the reason for which a press on it would be ignored
  /// then.
  case refused(IgnoreReason)
}

/// Completes "refused because" or "ended because".
public enum Reason: Hashable, Sendable {
  /// The rules refused.
  case forbidden(ForbidReason)
  /// The session was cut short.
  case cancelled(CancelReason)
}

extension Reason {
  /// The stable word of the reason, as scenarios and logs write it.
  public var code: String {
    switch self {
    case .forbidden(let reason): reason.code
    case .cancelled(let reason): reason.code
    }
  }

  /// The words that a rule or the system gave, if any.
  public var words: String? {
    switch self {
    case .forbidden(.transition(_, _, let words)), .forbidden(.rule(_, let words)): words
    case .cancelled(.pointerCancel(let words)): words
    case .forbidden, .cancelled: nil
    }
  }
}

extension AbandonReason {
  /// The stable word of the reason.
  public var code: String {
    switch self {
    case .interrupted(let reason): reason.code
    case .refused(let reason): reason.rawValue
    }
  }

  /// The words that the system gave, if any.
  public var words: String? {
    switch self {
    case .interrupted(let reason): Reason.cancelled(reason).words
    case .refused: nil
    }
  }
}

extension ForbidReason {
  /// The stable word of the reason.
  public var code: String {
    switch self {
    case .wipLimit: "wip-limit"
    case .lockedCard: "locked-card"
    case .lockedColumn: "locked-column"
    case .transition: "transition"
    case .operation: "operation"
    case .unknownCard: "unknown-card"
    case .unknownColumn: "unknown-column"
    case .rule: "rule"
    }
  }
}

extension CancelReason {
  /// The stable word of the reason.
  public var code: String {
    switch self {
    case .noTarget: "no-target"
    case .escape: "escape"
    case .pointerCancel: "pointer-cancel"
    case .blur: "blur"
    case .lostRelease: "lost-release"
    case .secondPointer: "second-pointer"
    case .cardRemoved: "card-removed"
    }
  }
}

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
