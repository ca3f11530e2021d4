import KanbanInteraction
import KanbanSimulation
import ScenarioSyntax

// The words of which requests and events are made: kinds, answers and reasons.

/// What the rules say of a request or a target.
enum Answer: Int, Sendable {
  case accept, warn, unchanged, forbid
}

extension Choices<Answer> {
  /// What the resolver said of a request.
  static let answers = Choices(
    "an answer",
    [
      Choice("accept", .accept, "the request was granted"),
      Choice(
        "warn", .warn, "the request was granted with a warning and its reason",
        rest: .reason(Choices<ReasonSource>.reasons.list)),
      Choice("unchanged", .unchanged, "the cards were there already"),
      Choice(
        "forbid", .forbid, "the request was refused with a reason",
        rest: .reason(Choices<ReasonSource>.reasons.list)),
    ])

  /// What the resolver says of a target.
  static let decisions = Choices(
    "a decision",
    [
      Choice("accept", .accept, "the cards may land there"),
      Choice("warn", .warn, "the cards may land there, and the person is warned"),
      Choice("forbid", .forbid, "the cards may not land there"),
    ],
    synonyms: Synonyms([
      "accept": "allow allowed ok accepted yes",
      "forbid": "deny denied reject rejected refuse refused forbidden no",
    ]))
}

/// Who gives a reason.
enum ReasonSource: Sendable {
  /// The rules, which refuse or warn.
  case rules
  /// What cuts a session short.
  case session
}

extension Choices<ReasonSource> {
  /// The reasons by their codes, each with who gives it.
  static let reasons = Choices(
    "a reason",
    [
      Choice("wip-limit", .rules, "the column is full"),
      Choice("locked-card", .rules, "the card is locked or pinned"),
      Choice("locked-column", .rules, "the column takes and gives no cards"),
      Choice("transition", .rules, "the rules do not allow this way between columns"),
      Choice("operation", .rules, "the place offers neither move nor copy as asked for"),
      Choice("unknown-card", .rules, "the card is not on the board any more"),
      Choice("unknown-column", .rules, "the column is not on the board any more"),
      Choice("rule", .rules, "a rule in code refused without words of its own"),
      Choice("no-target", .session, "the pointer was over nothing that takes cards"),
      Choice("escape", .session, "the person pressed Escape"),
      Choice("pointer-cancel", .session, "the system took the pointer away"),
      Choice("blur", .session, "the window lost the focus"),
      Choice("lost-release", .session, "the release of the pointer was never heard of"),
      Choice("second-pointer", .session, "a second pointer came, and the behaviour cancels"),
      Choice("card-removed", .session, "the carried card was removed"),
    ])
}

extension EventWords {
  static let events = EventWords(
    kinds: WordList("a kind of event", LogEvent.Kind.allCases.map { .init($0.name, $0.meaning) }),
    answers: Choices.answers.list, reasons: Choices.reasons.list,
    answersOfKinds: LogEvent.Kind.allCases.map { $0.answers.map(\.rawValue) },
    lastNames: LogEvent.Kind.allCases.map(\.lastName))
}

extension EventPattern {
  /// The kind that the pattern names.
  var logKind: LogEvent.Kind { LogEvent.Kind.allCases[kind.index] }
}

extension LogEvent.Kind {
  var meaning: String {
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

  /// What the rules may have said of what an event tells.
  var answers: [Answer] {
    switch self {
    case .targeted: [.accept, .warn, .forbid]
    case .resolved: [.accept, .warn, .unchanged, .forbid]
    case .moved, .copied: [.warn]
    case .pressed, .tapped, .lifted, .panned, .abandoned, .untargeted, .scrolled, .unchanged, .forbidden,
      .cancelled, .settled, .returned, .announced, .focused, .selected, .expanded, .collapsed, .changed,
      .ignored, .failed:
      []
    }
  }

  fileprivate var lastName: EventWords.LastName {
    switch self {
    case .announced: .speech
    case .ignored, .abandoned, .failed: .reason
    case .resolved, .forbidden, .cancelled, .targeted, .untargeted, .returned: .quotedReason
    case .pressed, .tapped, .lifted, .panned, .scrolled, .moved, .copied, .unchanged, .settled, .focused,
      .selected, .expanded, .collapsed, .changed:
      .card
    }
  }
}
