import KanbanInteraction
import KanbanModel
import KanbanSimulation
import ScenarioSyntax

// Orders of cards.

extension Form {
  static let orders: [Form] = [
    .state(
      "column", "the exact order of a column's cards, hidden ones too", like: "todo = A2 A1",
      .sequence([.column("a column"), .equals, .cardPattern]), synonyms: "order",
      doubt: { statement, checker in
        guard case .cardPattern(let pattern) = statement.state.argument.parts[2].value else { return }
        checker.checkOnce(pattern.cards, "a card stands once in a column")
      }
    ) { argument, run, asked in
      let parts = argument.parts
      guard case .cardPattern(let pattern) = parts[2].value else { unfit(parts[2].value) }
      return run.mismatch(ofColumn: parts[0].name, pattern, asked)
    },
    .state(
      "board", "the exact order of all columns' cards", like: "= todo: A1 | doing: .. | ..",
      .sequence([.equals, .boardPattern]),
      doubt: { statement, checker in
        let pattern = boardPattern(statement.state.argument)
        checker.checkOnce(pattern.columns.map(\.id), "a column stands once on a board")
        checker.checkOnce(pattern.columns.flatMap(\.cards.cards), "a card stands once on a board")
      }
    ) { argument, run, asked in run.mismatch(ofBoard: boardPattern(argument), asked) },
  ]

  private static func boardPattern(_ argument: Argument) -> BoardPattern {
    guard case .boardPattern(let pattern) = argument.parts[1].value else { unfit(argument.value) }
    return pattern
  }
}

// MARK: - What is there

/// Expectations of the order on the board.
extension Simulation {
  func mismatch(ofColumn name: Name, _ pattern: CardPattern, _ asked: Asked) -> String? {
    guard let column = names.column(named: name.text), scene.board.contains(column) else {
      return asked.unless(false, "\(name.text.quoted) is not on the board")
    }
    return asked.unless(matches(pattern, column), "the order is \(order(of: column))")
  }

  func mismatch(ofBoard pattern: BoardPattern, _ asked: Asked) -> String? {
    let columns = scene.board.columns
    let hasAll =
      pattern.allowsMore
      ? columns.count >= pattern.columns.count
      : columns.count == pattern.columns.count
    let holds =
      hasAll
      && zip(pattern.columns, columns).allSatisfy { wanted, column in
        names.column(named: wanted.id.text) == column && matches(wanted.cards, column)
      }
    return asked.unless(holds, "the board is \(boardWords)")
  }

  func mismatch(ofCollapsed name: Name, _ asked: Asked) -> String? {
    guard let column = names.column(named: name.text), scene.board.contains(column) else {
      return asked.unless(false, "\(name.text.quoted) is not on the board")
    }
    return asked.unless(scene.board.state(of: column).isCollapsed, "it is open")
  }

  /// - Parameter name: a column, or nil for the board.
  func mismatch(ofCardCount name: Name?, _ bounds: Bounds<Int>, _ asked: Asked) -> String? {
    var count = scene.board.cardCount
    if let name {
      guard let column = names.column(named: name.text), scene.board.contains(column) else {
        return asked.unless(false, "\(name.text.quoted) is not on the board")
      }
      count = scene.board.cards(in: column).count
    }
    return asked.unless(bounds.contains(count), "there \(count == 1 ? "is" : "are") \(count)")
  }

  /// `todo: A1 A2 | doing: B1 | done:`
  private var boardWords: String {
    scene.board.columns.elided { column in
      let cards = scene.board.cards(in: column)
      let id = names.id(of: column)
      return cards.isEmpty ? "\(id):" : "\(id): \(order(of: column))"
    }.joined(separator: " | ")
  }

  private func order(of column: ColumnHandle) -> String { names.words(of: scene.board.cards(in: column)) }

  private func matches(_ pattern: CardPattern, _ column: ColumnHandle) -> Bool {
    Self.matches(pattern.elements[...], scene.board.cards(in: column)[...]) { name, card in
      names.card(named: name.text) == card
    }
  }

  /// Matches a list with runs, as a file name with stars is matched: only the last run is ever retried.
  private static func matches(
    _ pattern: ArraySlice<CardPattern.Element>, _ cards: ArraySlice<CardHandle>,
    _ isSame: (Name, CardHandle) -> Bool
  ) -> Bool {
    var place = pattern.startIndex
    var card = cards.startIndex
    var retry: (place: Int, card: Int)?
    while card < cards.endIndex {
      if place < pattern.endIndex {
        switch pattern[place] {
        case .anyRun:
          retry = (place + 1, card)
          place += 1
          continue
        case .card(let name):
          if isSame(name, cards[card]) {
            place += 1
            card += 1
            continue
          }
        }
      }
      guard let known = retry else { return false }
      retry = (known.place, known.card + 1)
      place = known.place
      card = known.card + 1
    }
    return pattern[place...].allSatisfy { element in
      switch element {
      case .anyRun: true
      case .card: false
      }
    }
  }
}

extension Bounds where Bound: Comparable {
  /// True if a value is inside; both ends are.
  func contains(_ value: Bound) -> Bool {
    if let lower, value < lower { return false }
    if let upper, value > upper { return false }
    return true
  }
}
