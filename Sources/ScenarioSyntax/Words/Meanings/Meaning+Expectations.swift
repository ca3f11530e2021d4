// What `explain` says of expectations.

extension PhaseWord {
  package var meaning: String {
    switch self {
    case .idle: "no session is open"
    case .pressed: "a pointer is down and has not lifted yet"
    case .dragging: "cards are carried, by a pointer or by keys"
    case .settling: "the cards fly to their place after the outcome"
    case .scrolling: "a touch has become a scroll"
    }
  }
}

extension DecisionWord {
  package var meaning: String {
    switch self {
    case .accept: "the cards may land there"
    case .warn: "the cards may land there, and the person is warned"
    case .forbid: "the cards may not land there"
    }
  }
}

extension AnswerWord {
  package var meaning: String {
    switch self {
    case .accept: "the request was granted"
    case .warn: "the request was granted with a warning and its reason"
    case .unchanged: "the cards were there already"
    case .forbid: "the request was refused with a reason"
    }
  }
}

extension ReasonWord {
  package var meaning: String {
    switch self {
    case .wipLimit: "the column is full"
    case .lockedCard: "the card is locked or pinned"
    case .lockedColumn: "the column takes and gives no cards"
    case .transition: "the rules do not allow this way between columns"
    case .operation: "the place offers neither move nor copy as asked for"
    case .unknownCard: "the card is not on the board any more"
    case .unknownColumn: "the column is not on the board any more"
    case .rule: "a rule in code refused without words of its own"
    case .noTarget: "the pointer was over nothing that takes cards"
    case .escape: "the person pressed Escape"
    case .pointerCancel: "the system took the pointer away"
    case .blur: "the window lost the focus"
    case .lostRelease: "the release of the pointer was never heard of"
    case .secondPointer: "a second pointer came, and the behaviour cancels"
    case .cardRemoved: "the carried card was removed"
    }
  }
}

extension CursorWord {
  package var meaning: String {
    switch self {
    case .none: "no cursor is shown, as for a touch"
    case .grab: "over a card that can be lifted"
    case .grabbing: "while cards are carried"
    case .copy: "the drop would copy"
    case .notAllowed: "the drop would be refused"
    }
  }
}

extension EventWord {
  package var meaning: String {
    switch self {
    case .pressed: "a pointer went down"
    case .tapped: "a press was released before it lifted"
    case .panned: "a press became a scroll of a finger"
    case .abandoned: "a press ended without a tap, a lift or a scroll, for a reason"
    case .lifted: "a session took cards up"
    case .targeted: "the target became another slot, or its decision or reason changed"
    case .untargeted: "the target became none"
    case .scrolled: "an area scrolled"
    case .resolved: "the resolver was asked for an outcome, and answered"
    case .moved: "outcome: the cards were moved"
    case .copied: "outcome: copies of the cards were made"
    case .unchanged: "outcome: the cards were dropped where they were"
    case .forbidden: "outcome: the drop was refused"
    case .cancelled: "outcome: the session ended without a drop"
    case .settled: "everything of the session came to rest"
    case .returned: "the cards are back at home"
    case .announced: "a text was spoken"
    case .focused: "the keyboard focus went to another card"
    case .selected: "the selection changed"
    case .expanded: "a column opened"
    case .collapsed: "a column became a strip"
    case .changed: "the app changed something"
    case .ignored: "an input did nothing, for a reason"
    case .failed: "a step could not be done"
    }
  }
}
