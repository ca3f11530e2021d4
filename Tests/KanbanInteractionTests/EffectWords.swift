import KanbanInteraction
import KanbanModel

extension Effect {
  /// The kind as the log writes it.
  var kind: String {
    switch self {
    case .pressed: "pressed"
    case .tapped: "tapped"
    case .panned: "panned"
    case .abandoned: "abandoned"
    case .lifted: "lifted"
    case .targeted: "targeted"
    case .untargeted: "untargeted"
    case .scrolled: "scrolled"
    case .resolved: "resolved"
    case .moved: "moved"
    case .copied: "copied"
    case .unchanged: "unchanged"
    case .forbidden: "forbidden"
    case .cancelled: "cancelled"
    case .returned: "returned"
    case .settled: "settled"
    case .announced: "announced"
    case .focused: "focused"
    case .selected: "selected"
    case .expanded: "expanded"
    case .collapsed: "collapsed"
    case .restored: "restored"
    case .ignored: "ignored"
    }
  }

  /// True for the ends of a session.
  var isOutcome: Bool { ["moved", "copied", "unchanged", "forbidden", "cancelled"].contains(kind) }

  var ignoreReason: IgnoreReason? {
    if case .ignored(let reason, _) = self { reason } else { nil }
  }

  var cancelReason: CancelReason? {
    switch self {
    case .cancelled(_, let reason, _), .abandoned(_, _, .interrupted(let reason)): reason
    default: nil
    }
  }
}

extension [Effect] {
  /// The kinds in order, without what is spoken.
  var kinds: [String] { filter { $0.kind != "announced" }.map(\.kind) }

  var outcomes: [String] { filter(\.isOutcome).map(\.kind) }

  var ignored: [IgnoreReason] { compactMap(\.ignoreReason) }
}
