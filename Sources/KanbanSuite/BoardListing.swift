import KanbanHost
import KanbanInteraction
import KanbanModel
import KanbanScenario
import KanbanSimulation
import ScenarioSyntax

/// What is where on a board, by ids: an app's, or that of a run.
struct BoardListing {
  struct Column: Equatable {
    var id: String
    var title: String
    var limit: Int?
    var isCollapsed: Bool
    var isHidden: Bool
    var isLocked: Bool
    var cards: [Card]
  }

  struct Card: Equatable {
    var id: String
    var title: String
    var isHidden: Bool
    var lock: CardLock
  }

  var columns: [Column]

  init(_ columns: [Column]) { self.columns = columns }

  /// The board of a run.
  init(_ simulation: Simulation) {
    let (board, names) = (simulation.scene.board, simulation.names)
    columns = board.columns.map { column in
      let state = board.state(of: column)
      return Column(
        id: names.id(of: column), title: names.title(of: column), limit: state.limit?.count,
        isCollapsed: state.isCollapsed, isHidden: state.isHidden, isLocked: state.isLocked,
        cards: board.cards(in: column).map { card in
          let state = board.state(of: card)
          return Card(
            id: names.id(of: card), title: names.title(of: card), isHidden: state.isHidden,
            lock: state.lock)
        })
    }
  }
}

extension BoardListing.Column {
  /// A column of an app; ids are told as text.
  init<Column: BoardColumn>(_ column: Column) {
    id = String(describing: column.id)
    title = column.title
    limit = column.limit
    isCollapsed = column.isCollapsed
    isHidden = column.isHidden
    isLocked = column.isLocked
    cards = column.cards.map { card in
      BoardListing.Card(
        id: String(describing: card.id), title: card.title, isHidden: card.isHidden, lock: card.lock)
    }
  }
}

// MARK: - Following

extension BoardListing {
  /// The changes that lead from this board to another one of the same columns, in an order in which each can be made:
  /// what is gone first, then column by column from the top.
  ///
  /// - Complexity: the number of cards, times that of the cards that move.
  func changes(to wanted: [Column]) -> [AppChange] {
    var changes: [AppChange] = []
    let staying = Set(wanted.flatMap(\.cards).map(\.id))
    var now: [String: [Card]] = [:]
    for column in columns {
      for card in column.cards where !staying.contains(card.id) { changes.append(.remove(card: card.id)) }
      now[column.id] = column.cards.filter { staying.contains($0.id) }
    }
    var places: [String: String] = [:]
    for column in columns {
      for card in now[column.id] ?? [] { places[card.id] = column.id }
    }
    let old = Dictionary(uniqueKeysWithValues: columns.map { ($0.id, $0) })
    for column in wanted {
      guard let before = old[column.id] else { continue }
      if column.title != before.title { changes.append(.retitle(id: column.id, title: column.title)) }
      if column.limit != before.limit { changes.append(.setLimit(column: column.id, count: column.limit)) }
      if column.isHidden != before.isHidden {
        changes.append(.setHidden(id: column.id, column.isHidden))
      }
      if column.isCollapsed != before.isCollapsed {
        changes.append(.setCollapsed(column: column.id, column.isCollapsed))
      }
      for (index, card) in column.cards.enumerated() {
        follow(card, in: column.id, at: index, &now, &places, &changes)
      }
    }
    return changes
  }

  /// Brings a card to its place, where those before it stand already.
  private func follow(
    _ card: Card, in column: String, at index: Int, _ now: inout [String: [Card]],
    _ places: inout [String: String], _ changes: inout [AppChange]
  ) {
    guard let from = places[card.id], let known = now[from]?.firstIndex(where: { $0.id == card.id }),
      let before = now[from]?[known]
    else {
      changes.append(.insert(card: card.id, title: card.title, column: column, index: index))
      if card.isHidden { changes.append(.setHidden(id: card.id, true)) }
      now[column, default: []].insert(card, at: index)
      places[card.id] = column
      return
    }
    if from != column || known != index {
      now[from]?.remove(at: known)
      now[column, default: []].insert(card, at: index)
      places[card.id] = column
      changes.append(.relocate(card: card.id, column: column, index: index))
    }
    if card.title != before.title { changes.append(.retitle(id: card.id, title: card.title)) }
    if card.isHidden != before.isHidden { changes.append(.setHidden(id: card.id, card.isHidden)) }
  }
}

// MARK: - As a file

extension BoardListing {
  /// The board as a file that a scenario can use.
  var text: String {
    var lines = ["kanban-sim 1", "board"]
    for column in columns {
      var words = ["  column", Spelling.name(column.id), Spelling.quoted(column.title)]
      if let limit = column.limit { words.append("limit \(limit)") }
      if column.isCollapsed { words.append("collapsed") }
      if column.isHidden { words.append("hidden") }
      if column.isLocked { words.append("locked") }
      lines.append(words.joined(separator: " "))
      for card in column.cards {
        var words = ["    card", Spelling.name(card.id), Spelling.quoted(card.title)]
        switch card.lock {
        case .free: break
        case .locked: words.append("locked")
        case .pinned: words.append("pinned")
        }
        if card.isHidden { words.append("hidden") }
        lines.append(words.joined(separator: " "))
      }
    }
    return (lines + ["end", ""]).joined(separator: "\n")
  }
}
