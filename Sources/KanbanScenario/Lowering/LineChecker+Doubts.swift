import KanbanModel
import ScenarioSyntax

/// What can be told of an expectation without a run: that it cannot hold, or does not say what was meant. The file is
/// run nevertheless, so these are warnings.
extension LineChecker {
  /// Checks what is expected at one line.
  mutating func doubt(_ statement: ExpectStatement) {
    statement.state.meaning.doubt(statement, &self)
  }

  mutating func doubt(_ move: MovePattern) {
    checkOnce(move.cards, "a card stands once in a move")
    if let source = move.source { checkReach(of: source, carried: 1) }
    checkReach(of: move.destination, carried: move.cards.count)
  }

  /// No slot is behind all cards that there can be, those not counted that are carried.
  mutating func checkReach(of slot: Slot, carried: Int) {
    guard let most = scope.mostCards, case .index(let index) = slot.index.value,
      index > max(0, most - carried)
    else { return }
    report(
      Diagnostic(
        .slotOutOfReach,
        "no slot is beyond the cards, \(shown("\(slot.column.text)[\(index)]")) is: there \(Self.counted(most))",
        at: slot.range, severity: .warning))
  }

  mutating func checkCount(_ bounds: Bounds<Int>) {
    guard let most = scope.mostCards, let least = bounds.lower, least > most else { return }
    report(
      Diagnostic(
        .slotOutOfReach, "no count is above that of all cards: there \(Self.counted(most))",
        at: bounds.range, severity: .warning))
  }

  private static func counted(_ count: Int) -> String { count == 1 ? "is 1 card" : "are \(count) cards" }

  mutating func checkOnce(_ names: [Name], _ rule: String) {
    guard names.count > 1 else { return }
    var seen: [String: SourceRange] = [:]
    for name in names {
      guard let first = seen.updateValue(name.range, forKey: name.text) else { continue }
      report(
        Diagnostic(
          .listedTwice, "\(rule), \(shown(name.text)) stands twice", at: name.range, severity: .warning,
          notes: [.init("the first one is here", at: first)]))
      return
    }
  }

  mutating func checkGolden(_ name: Name) {
    guard let first = goldens[name.text] else {
      goldens[name.text] = name.range
      return
    }
    report(
      Diagnostic(
        .goldenNamedTwice, "a golden frame has a name of its own, \(shown(name.text)) is taken",
        at: name.range,
        severity: .warning, notes: [.init("the other one is here", at: first)]))
  }
}

extension CardPattern {
  var cards: [Name] {
    elements.compactMap { element in
      if case .card(let name) = element { name } else { nil }
    }
  }
}

extension ExpectStatement {
  /// True if the state has to be false.
  var isNegated: Bool {
    switch mode {
    case .expectNot, .never: true
    case .expect, .always: false
    }
  }
}
