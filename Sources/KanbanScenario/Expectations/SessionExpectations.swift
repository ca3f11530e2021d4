import KanbanInteraction
import KanbanSimulation
import ScenarioSyntax

// The session, its target, and what is selected or has the focus.

extension ExpectationForm {
  static let sessions = [
    ExpectationForm(
      Form(
        "phase", "what the newest session is doing", like: "dragging", .word(Choices.phases.list),
        synonyms: "state"),
      lack: { argument, _ in Choices.phases.values[argument.word] == .dragging ? .hold : nil }
    ) { $1.mismatch(ofPhase: Choices.phases.values[$0.word]) },
    ExpectationForm(
      Form("dragging", "which cards are carried, or none", like: "A1 A2", .cards("a card", orNone: true)),
      doubt: doubtCards,
      lack: { !$0.names.isEmpty && $1.simulation.snapshot.lifted.isEmpty ? .hold : nil }
    ) { $1.mismatch(ofCards: $0.names, "dragged", $1.simulation.snapshot.lifted) },
    ExpectationForm(
      Form(
        "selected", "which cards are selected, or none", like: "A1 A2", .cards("a card", orNone: true),
        synonyms: "selection"), doubt: doubtCards
    ) { $1.mismatch(ofCards: $0.names, "selected", $1.simulation.scene.selection) },
    ExpectationForm(
      Form(
        "focus", "which card has the keyboard focus, or none", like: "A1",
        .word(WordList(.none), otherwise: .card("a card or none", besides: [.none])), synonyms: "focused")
    ) { $1.mismatch(ofFocus: $0.nameOrNone) },
    ExpectationForm(
      Form(
        "visible", "these cards are wholly inside the viewport", like: "A1 A2",
        .cards("a card", orNone: false)), doubt: doubtCards
    ) { $1.mismatch(ofVisible: $0.names) },
    ExpectationForm(
      Form(
        "target", "the slot that a release now would use, or none", like: "doing[0]", .slotOrNone,
        synonyms: "placeholder slot"),
      doubt: { statement, checker in
        if let slot = statement.state.argument.slotOrNone { checker.checkReach(of: slot, carried: 1) }
      }
    ) { $1.mismatch(ofTarget: $0.slotOrNone) },
    ExpectationForm(
      Form(
        "decision", "what the resolver says of the target", like: "forbid",
        .word(Choices.decisions.list), synonyms: "verdict")
    ) { $1.mismatch(ofDecision: Choices.decisions.values[$0.word]) },
    ExpectationForm(
      Form(
        "reason", "why the target, or the last outcome, was refused or warned of", like: "wip-limit",
        .reason(Choices.reasons.list))
    ) { argument, run in
      guard case .reason(let reason) = argument.value else { unfit(argument.value) }
      return run.mismatch(ofReason: reason)
    },
    ExpectationForm(
      Form(
        "target-at", "what a pointer at a point would target now", like: "156,80 todo[1]",
        .sequence([.point("a point such as 28,72"), .slotOrNone])),
      doubt: { statement, checker in
        guard let slot = statement.state.argument.parts[1].slotOrNone else { return }
        checker.checkReach(of: slot, carried: 0)
      }
    ) { $1.mismatch(ofTargetAt: $0.parts[0].point, $0.parts[1].slotOrNone) },
  ]

  private static let doubtCards: Doubt = { statement, checker in
    checker.checkOnce(statement.state.argument.names, "a card stands once in a list")
  }
}

extension Choices<PhaseName> {
  fileprivate static let phases = Choices(
    "a phase",
    [
      .idle: "no session is open", .pressed: "a pointer is down and has not lifted yet",
      .dragging: "cards are carried, by a pointer or by keys",
      .settling: "the cards fly to their place after the outcome",
      .scrolling: "a touch has become a scroll",
    ], synonyms: Synonyms(["settling": "dropping returning", "idle": "none", "pressed": "down"]))
}
