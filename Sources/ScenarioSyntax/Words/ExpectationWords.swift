/// A phase of a session.
package enum PhaseWord: String, Vocabulary {
  case idle, pressed, dragging, settling, scrolling

  package static let table = WordTable<Self>()
  package static let noun = "a phase"
  package static let synonyms = Synonyms.phases
}

/// What the resolver says of a target.
package enum DecisionWord: String, Vocabulary {
  case accept, warn, forbid

  package static let table = WordTable<Self>()
  package static let noun = "a decision"
  package static let synonyms = Synonyms.decisions
}

/// What the resolver said of a request.
package enum AnswerWord: String, Vocabulary {
  case accept, warn, unchanged, forbid

  package static let table = WordTable<Self>()
  package static let noun = "an answer"
}

/// A reason of the language.
package enum ReasonWord: String, Vocabulary {
  case wipLimit = "wip-limit", lockedCard = "locked-card", lockedColumn = "locked-column"
  case transition, operation, unknownCard = "unknown-card", unknownColumn = "unknown-column"
  case rule, noTarget = "no-target", escape, pointerCancel = "pointer-cancel", blur
  case lostRelease = "lost-release", secondPointer = "second-pointer"
  case cardRemoved = "card-removed"

  package static let table = WordTable<Self>()
  package static let noun = "a reason"
}

/// The shape of the cursor.
package enum CursorWord: String, Vocabulary {
  case none, grab, grabbing, copy, notAllowed = "not-allowed"

  package static let table = WordTable<Self>()
  package static let noun = "a cursor"
}

/// A kind of logged event.
package enum EventWord: String, Vocabulary {
  case pressed, tapped, lifted, panned, abandoned, targeted, untargeted, scrolled, resolved, moved, copied
  case unchanged, forbidden, cancelled, settled, returned, announced, focused, selected
  case expanded, collapsed, changed, ignored, failed

  package static let table = WordTable<Self>()
  package static let noun = "a kind of event"

  /// What the rules may have said of what an event tells.
  package var decisions: [AnswerWord] {
    switch self {
    case .targeted: [.accept, .warn, .forbid]
    case .resolved: AnswerWord.allCases
    case .moved, .copied: [.warn]
    case .pressed, .tapped, .lifted, .panned, .abandoned, .untargeted, .scrolled, .unchanged, .forbidden,
      .cancelled, .settled, .returned, .announced, .focused, .selected, .expanded, .collapsed, .changed,
      .ignored, .failed:
      []
    }
  }
}
