import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanSimulation
import ScenarioSyntax

// The session, its target, and what is selected or has the focus.

extension Form {
  static let sessions: [Form] = [
    .state(
      "phase", "what the newest session is doing", like: "dragging", .word(Choices.phases.list),
      synonyms: "state",
      lack: { argument, _ in Choices.phases.values[argument.word] == .dragging ? .hold : nil }
    ) { $1.mismatch(ofPhase: Choices.phases.values[$0.word], $2) },
    .state(
      "dragging", "which cards are carried, or none", like: "A1 A2", .cards("a card", orNone: true),
      doubt: doubtCards,
      lack: { !$0.names.isEmpty && $1.snapshot.lifted.isEmpty ? .hold : nil }
    ) { $1.mismatch(ofCards: $0.names, "dragged", $1.snapshot.lifted, $2) },
    .state(
      "selected", "which cards are selected, or none", like: "A1 A2", .cards("a card", orNone: true),
      synonyms: "selection", doubt: doubtCards
    ) { $1.mismatch(ofCards: $0.names, "selected", $1.scene.selection, $2) },
    .state(
      "focus", "which card has the keyboard focus, or none", like: "A1",
      .word(WordList(.none), otherwise: .card("a card or none", besides: [.none])), synonyms: "focused"
    ) { $1.mismatch(ofFocus: $0.nameOrNone, $2) },
    .state(
      "visible", "these cards are wholly inside the viewport", like: "A1 A2",
      .cards("a card", orNone: false), doubt: doubtCards
    ) { $1.mismatch(ofVisible: $0.names, $2) },
    .state(
      "target", "the slot that a release now would use, or none", like: "doing[0]", .slotOrNone,
      synonyms: "placeholder slot",
      doubt: { statement, checker in
        if let slot = statement.state.argument.slotOrNone { checker.checkReach(of: slot, carried: 1) }
      }
    ) { $1.mismatch(ofTarget: $0.slotOrNone, $2) },
    .state(
      "decision", "what the resolver says of the target", like: "forbid",
      .word(Choices.decisions.list), synonyms: "verdict"
    ) { $1.mismatch(ofDecision: Choices.decisions.values[$0.word], $2) },
    .state(
      "reason", "why the target, or the last outcome, was refused or warned of", like: "wip-limit",
      .reason(Choices.reasons.list)
    ) { argument, run, asked in
      guard case .reason(let reason) = argument.value else { unfit(argument.value) }
      return run.mismatch(ofReason: reason, asked)
    },
    .state(
      "target-at", "what a pointer at a point would target now", like: "156,80 todo[1]",
      .sequence([.point("a point such as 28,72"), .slotOrNone]),
      doubt: { statement, checker in
        guard let slot = statement.state.argument.parts[1].slotOrNone else { return }
        checker.checkReach(of: slot, carried: 0)
      }
    ) { $1.mismatch(ofTargetAt: $0.parts[0].point, $0.parts[1].slotOrNone, $2) },
  ]

  private static let doubtCards: StateMeaning.Doubt = { statement, checker in
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

// MARK: - What is there

/// Expectations of the session: its phase, cards, target and cursor.
extension Simulation {
  func mismatch(ofPhase wanted: PhaseName, _ asked: Asked) -> String? {
    let phase = machine.phaseName
    return asked.unless(phase == wanted, "it is \(phase.rawValue)")
  }

  /// Exactly these cards, in any order.
  func mismatch(ofCards wanted: [Name], _ role: String, _ cards: [CardHandle], _ asked: Asked) -> String? {
    let there = Set(cards)
    let holds =
      wanted.count == cards.count
      && wanted.allSatisfy { names.card(named: $0.text).map(there.contains) ?? false }
    return asked.unless(holds, "\(role) is \(names.words(of: cards))")
  }

  func mismatch(ofFocus name: Name?, _ asked: Asked) -> String? {
    let focus = scene.focus
    let holds = name.map { name in focus.map { names.card(named: name.text) == $0 } ?? false }
    return asked.unless(
      holds ?? (focus == nil),
      focus.map { "the focus is on \(names.id(of: $0))" } ?? "no card has the focus")
  }

  func mismatch(ofTarget slot: Slot?, _ asked: Asked) -> String? {
    let target = machine.target?.destination
    return asked.unless(isSame(slot, target), "the target is \(words(target))")
  }

  func mismatch(ofTargetAt point: PointLiteral, _ slot: Slot?, _ asked: Asked) -> String? {
    let target = machine.target(for: Point(point), in: scene)?.destination
    return asked.unless(isSame(slot, target), "the target there is \(words(target))")
  }

  func mismatch(ofDecision wanted: Answer, _ asked: Asked) -> String? {
    let decision: Answer? =
      switch snapshot.decision {
      case .accept: .accept
      case .warn: .warn
      case .forbid: .forbid
      case nil: nil
      }
    return asked.unless(decision == wanted, "it is \(decision.map { "\($0)" } ?? "none")")
  }

  func mismatch(ofReason wanted: ReasonLiteral, _ asked: Asked) -> String? {
    let reason = snapshot.reason
    return asked.unless(reason.map(wanted.matches) ?? false, "it is \(reason?.shown ?? "none")")
  }

  func mismatch(ofCursor wanted: Cursor, _ asked: Asked) -> String? {
    let cursor = snapshot.cursor
    return asked.unless(cursor == wanted, "it is \(cursor.rawValue)")
  }

  func mismatch(ofHighlighted name: Name?, _ asked: Asked) -> String? {
    let column = snapshot.highlight
    let holds = name.map { name in column.map { names.column(named: name.text) == $0 } ?? false }
    return asked.unless(
      holds ?? (column == nil), "highlighted is \(column.map { names.id(of: $0) } ?? "none")")
  }

  /// Nothing is open and nothing on its way.
  func mismatch(ofSettled: Void, _ asked: Asked) -> String? {
    if isSessionOpen { return asked.unless(false, "a session is open: \(openSession ?? "")") }
    // Asked after every event of a wait, so the answer is not taken from a picture of everything.
    return asked.unless(
      !machine.isSettling,
      snapshot.settling.map { settlement in
        "\(names.words(of: settlement.cards)) \(settlement.isReturn ? "returns" : "drops") until "
          + settlement.end.words
      }.joined(separator: ", "))
  }

  private var isSessionOpen: Bool {
    switch machine.phaseName {
    case .idle, .settling: false
    case .pressed, .dragging, .scrolling: true
    }
  }

  /// The open session in words, as `dragging with A1`; nil if none is.
  var openSession: String? {
    guard isSessionOpen else { return nil }
    let (phase, lifted) = (machine.phaseName.rawValue, snapshot.lifted)
    return lifted.isEmpty ? phase : "\(phase) with \(names.words(of: lifted))"
  }

  /// A destination as the language writes its slot, or `none`.
  private func words(_ destination: Destination?) -> String {
    destination.map { names.words(of: $0) } ?? "none"
  }

  /// True if a slot, or none, is a destination of the session's board.
  private func isSame(_ slot: Slot?, _ destination: Destination?) -> Bool {
    guard let slot, let destination else { return slot == nil && destination == nil }
    let end = scene.geometry.endSlot(in: destination.column)
    return isSame(slot, LoggedPlace(column: destination.column, index: destination.slot, end: end))
  }
}
