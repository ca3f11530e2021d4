import ScenarioSyntax

extension LineChecker {
  /// Checks what is expected.
  mutating func check(_ statement: ExpectStatement) {
    let faultCount = faults.count
    checkNames(statement)
    // What names something unknown has a fault already.
    if faults.count == faultCount { doubt(statement) }
  }

  private mutating func checkNames(_ statement: ExpectStatement) {
    switch statement.mode {
    case .expect(let within), .expectNot(let within): time(within)
    case .always, .never: break
    }
    switch statement.state {
    case .column(let name, let pattern):
      column(name)
      cards(of: pattern)
    case .board(let pattern):
      for column in pattern.columns {
        self.column(column.id)
        cards(of: column.cards)
      }
    case .moves(let moves), .allMoves(let moves):
      for move in moves { check(move) }
    case .requests(let requests):
      for request in requests { check(request.move) }
    case .dragging(let names), .selected(let names), .visible(let names): cards(names)
    case .focus(let name):
      if let name { card(name) }
    case .target(let slot): optionalSlot(slot)
    case .targetAt(let literal, let slot):
      point(literal)
      optionalSlot(slot)
    case .autoscroll(.column(let name, _)), .scroll(.column(let name, _)), .collapsed(let name),
      .cards(.column(let name), _):
      column(name)
    case .highlighted(let name):
      if let name { column(name) }
    case .frameOf(.item(let name), _), .value(let name, _): item(name)
    case .actions(let name, _): card(name)
    case .events(let patterns):
      for pattern in patterns { check(pattern) }
    case .noMoves, .phase, .decision, .reason, .autoscroll(.board), .scroll(.board), .cursor,
      .frameOf(.ghost, _), .frameOf(.placeholder, _), .announced, .count, .settled, .frame,
      .cards(.all, _):
      break
    }
  }

  private mutating func cards(of pattern: CardPattern) {
    for element in pattern.elements {
      if case .card(let name) = element { card(name) }
    }
  }

  private mutating func check(_ move: MovePattern) {
    cards(move.cards)
    optionalSlot(move.source)
    column(move.destination.column)
  }

  mutating func optionalSlot(_ slot: Slot?) {
    if let slot { column(slot.column) }
  }
}
