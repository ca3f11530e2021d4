import KanbanInteraction
import KanbanModel
import KanbanSimulation
import ScenarioSyntax

/// Expectations of the order on the board.
extension ScenarioRun {
  private var board: Board { simulation.scene.board }
  private var names: BoardNames { simulation.names }

  func mismatch(ofColumn name: Name, _ pattern: CardPattern) -> String? {
    guard let column = names.column(named: name.text), board.contains(column) else {
      return unless(false, "\(name.text.quoted) is not on the board")
    }
    return unless(matches(pattern, column), "the order is \(order(of: column))")
  }

  func mismatch(ofBoard pattern: BoardPattern) -> String? {
    let columns = board.columns
    let hasAll =
      pattern.allowsMore
      ? columns.count >= pattern.columns.count
      : columns.count == pattern.columns.count
    let holds =
      hasAll
      && zip(pattern.columns, columns).allSatisfy { wanted, column in
        names.column(named: wanted.id.text) == column && matches(wanted.cards, column)
      }
    return unless(holds, "the board is \(boardWords)")
  }

  func mismatch(ofCollapsed name: Name) -> String? {
    guard let column = names.column(named: name.text), board.contains(column) else {
      return unless(false, "\(name.text.quoted) is not on the board")
    }
    return unless(board.state(of: column).isCollapsed, "it is open")
  }

  /// - Parameter name: a column, or nil for the board.
  func mismatch(ofCardCount name: Name?, _ bounds: Bounds<Int>) -> String? {
    var count = board.cardCount
    if let name {
      guard let column = names.column(named: name.text), board.contains(column) else {
        return unless(false, "\(name.text.quoted) is not on the board")
      }
      count = board.cards(in: column).count
    }
    return unless(bounds.contains(count), "there \(count == 1 ? "is" : "are") \(count)")
  }

  /// `todo: A1 A2 | doing: B1 | done:`
  private var boardWords: String {
    board.columns.elided { column in
      let cards = board.cards(in: column)
      let id = names.id(of: column)
      return cards.isEmpty ? "\(id):" : "\(id): \(order(of: column))"
    }.joined(separator: " | ")
  }

  private func order(of column: ColumnHandle) -> String { names.words(of: board.cards(in: column)) }

  private func matches(_ pattern: CardPattern, _ column: ColumnHandle) -> Bool {
    Self.matches(pattern.elements[...], board.cards(in: column)[...]) { name, card in
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
