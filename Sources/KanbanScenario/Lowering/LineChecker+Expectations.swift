import ScenarioSyntax

extension LineChecker {
  /// Checks what is expected.
  mutating func check(_ statement: ExpectStatement) {
    let faultCount = faults.count
    switch statement.mode {
    case .expect(let within), .expectNot(let within): time(within)
    case .always, .never: break
    }
    check(statement.state.argument, as: statement.state.form.shape)
    // What names something unknown has a fault already.
    if faults.count == faultCount { doubt(statement) }
  }

  mutating func cards(of pattern: CardPattern) {
    for element in pattern.elements {
      if case .card(let name) = element { card(name) }
    }
  }

  mutating func check(_ move: MovePattern) {
    cards(move.cards)
    optionalSlot(move.source)
    column(move.destination.column)
  }

  mutating func optionalSlot(_ slot: Slot?) {
    if let slot { column(slot.column) }
  }
}
