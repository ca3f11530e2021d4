import KanbanInteraction
import KanbanModel

/// Why the last session ended, in words.
extension FrameWords {
  /// "refused: Doing is full, 2 of 2 (wip-limit)"; nil while cards are lifted, and if there was no reason.
  var outcomeText: String? {
    guard snapshot.lifted.isEmpty, let reason = snapshot.reason else { return nil }
    switch reason {
    case .cancelled(.noTarget): return "dropped on no target (no-target)"
    case .cancelled(let why):
      let words = reason.words.map { ": " + Self.shortened($0, to: 60) } ?? ""
      return "cancelled\(words) (\(why.code))"
    case .forbidden(let why):
      let verb = if case .warn = snapshot.decision { "warned" } else { "refused" }
      return "\(verb): \(outcomeText(of: why)) (\(why.code))"
    }
  }

  /// The words of a reason that name neither the cards nor the column of the request, which are no longer known.
  private func outcomeText(of reason: ForbidReason) -> String {
    switch reason {
    case .wipLimit(let column, _, _, _): text(of: reason, in: column)
    case .transition(_, _, let words?), .rule(_, let words?): Self.shortened(words, to: 60)
    case .transition(let source, let target, nil):
      phrases.notAccepted(name(of: target), "cards from \(name(of: source))")
    case .rule(let rule, nil): "by the rules of \(Self.shortened(rule, to: 40))"
    case .lockedCard(let card): "\(name(of: card)) is locked"
    case .lockedColumn(let column): "\(name(of: column)) is locked"
    case .operation(.copy): "no copies are made here"
    case .operation(.move): "nothing is moved here"
    case .unknownCard: "no such card"
    case .unknownColumn: "no such column"
    }
  }
}
