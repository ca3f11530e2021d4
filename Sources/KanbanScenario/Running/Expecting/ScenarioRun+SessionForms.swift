import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanSimulation
import ScenarioSyntax

/// Expectations of the session: its phase, cards, target and cursor.
extension ScenarioRun {
  func mismatch(ofPhase wanted: PhaseName) -> String? {
    let phase = simulation.machine.phaseName
    return unless(phase == wanted, "it is \(phase.rawValue)")
  }

  /// Exactly these cards, in any order.
  func mismatch(ofCards wanted: [Name], _ role: String, _ cards: [CardHandle]) -> String? {
    let there = Set(cards)
    let holds =
      wanted.count == cards.count
      && wanted.allSatisfy { simulation.names.card(named: $0.text).map(there.contains) ?? false }
    return unless(holds, "\(role) is \(simulation.names.words(of: cards))")
  }

  func mismatch(ofFocus name: Name?) -> String? {
    let focus = simulation.scene.focus
    let holds = name.map { name in focus.map { simulation.names.card(named: name.text) == $0 } ?? false }
    return unless(
      holds ?? (focus == nil),
      focus.map { "the focus is on \(simulation.names.id(of: $0))" } ?? "no card has the focus")
  }

  func mismatch(ofTarget slot: Slot?) -> String? {
    let target = simulation.machine.target?.destination
    return unless(isSame(slot, target), "the target is \(words(target))")
  }

  func mismatch(ofTargetAt point: PointLiteral, _ slot: Slot?) -> String? {
    let target = simulation.machine.target(for: Point(point), in: simulation.scene)?.destination
    return unless(isSame(slot, target), "the target there is \(words(target))")
  }

  func mismatch(ofDecision wanted: Answer) -> String? {
    let decision: Answer? =
      switch simulation.snapshot.decision {
      case .accept: .accept
      case .warn: .warn
      case .forbid: .forbid
      case nil: nil
      }
    return unless(decision == wanted, "it is \(decision.map { "\($0)" } ?? "none")")
  }

  func mismatch(ofReason wanted: ReasonLiteral) -> String? {
    let reason = simulation.snapshot.reason
    return unless(reason.map(wanted.matches) ?? false, "it is \(reason?.shown ?? "none")")
  }

  func mismatch(ofCursor wanted: Cursor) -> String? {
    let cursor = simulation.snapshot.cursor
    return unless(cursor == wanted, "it is \(cursor.rawValue)")
  }

  func mismatch(ofHighlighted name: Name?) -> String? {
    let column = simulation.snapshot.highlight
    let holds = name.map { name in column.map { simulation.names.column(named: name.text) == $0 } ?? false }
    return unless(
      holds ?? (column == nil), "highlighted is \(column.map { simulation.names.id(of: $0) } ?? "none")")
  }

  /// Nothing is open and nothing on its way.
  func mismatch(ofSettled: Void) -> String? {
    if let openSession { return unless(false, "a session is open: \(openSession)") }
    // Asked after every event of a wait, so the answer is not taken from a picture of everything.
    return unless(
      !simulation.machine.isSettling,
      simulation.snapshot.settling.map { settlement in
        "\(simulation.names.words(of: settlement.cards)) \(settlement.isReturn ? "returns" : "drops") until "
          + settlement.end.words
      }.joined(separator: ", "))
  }

  /// The open session in words, as `dragging with A1`; nil if none is.
  var openSession: String? {
    let phase = simulation.machine.phaseName
    switch phase {
    case .idle, .settling: return nil
    case .pressed, .dragging, .scrolling: break
    }
    guard wantsWords else { return "" }
    let lifted = simulation.snapshot.lifted
    return lifted.isEmpty ? phase.rawValue : "\(phase.rawValue) with \(simulation.names.words(of: lifted))"
  }

  /// True if a slot, or none, is a destination of the session's board.
  private func isSame(_ slot: Slot?, _ destination: Destination?) -> Bool {
    guard let slot, let destination else { return slot == nil && destination == nil }
    let end = simulation.scene.geometry.endSlot(in: destination.column)
    return isSame(slot, LoggedPlace(column: destination.column, index: destination.slot, end: end))
  }
}
