import KanbanInteraction
import KanbanModel
import KanbanSimulation
import ScenarioSyntax

/// What the names of a line mean on the board as it is.
extension ScenarioRun {
  /// A card that is on the board.
  func card(_ name: Name) throws(RunError) -> CardHandle {
    guard let card = simulation.names.card(named: name.text), simulation.scene.board.contains(card) else {
      throw .cannot(StepProblem("the card \(name.text.quoted) is not on the board", at: name.range))
    }
    return card
  }

  /// Cards that are on the board.
  func cards(_ names: [Name]) throws(RunError) -> [CardHandle] {
    var cards: [CardHandle] = []
    for name in names { cards.append(try card(name)) }
    return cards
  }

  /// A column that is on the board.
  func column(_ name: Name) throws(RunError) -> ColumnHandle {
    guard let column = simulation.names.column(named: name.text), simulation.scene.board.contains(column)
    else {
      throw .cannot(StepProblem("the column \(name.text.quoted) is not on the board", at: name.range))
    }
    return column
  }

  /// A card or a column.
  enum Item {
    case card(CardHandle)
    case column(ColumnHandle)
  }

  /// A card or a column that is on the board; a card wins.
  func item(_ name: Name) throws(RunError) -> Item {
    if let card = simulation.names.card(named: name.text), simulation.scene.board.contains(card) {
      return .card(card)
    }
    if let column = simulation.names.column(named: name.text), simulation.scene.board.contains(column) {
      return .column(column)
    }
    throw .cannot(StepProblem("\(name.text.quoted) is not on the board", at: name.range))
  }
}
