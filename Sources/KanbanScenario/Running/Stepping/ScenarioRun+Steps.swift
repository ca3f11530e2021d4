import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanSimulation
import ScenarioSyntax

/// Which step does what.
extension ScenarioRun {
  /// Does a step, or begins it if it takes time.
  mutating func perform(_ step: Step, line: Int) throws(RunError) {
    try StepForm.of(step).perform(step, &self, line)
  }

  /// Lets time pass.
  mutating func pause(for time: TimeSpan, line: Int) {
    activities.append(Activity(line: line, next: simulation.now + time, work: .pause))
  }

  /// Chooses an action or a menu entry for a card or the selection, by its title.
  mutating func choose(_ words: [Argument], method: InputMethod, line: Int) throws(RunError) {
    guard let title = words[1].text else { unfit(words[1].value) }
    let cards: [CardHandle]
    switch words[0].value {
    case .name(let name): cards = [try card(name)]
    default:
      cards = simulation.scene.selection
      if cards.isEmpty {
        throw .cannot(StepProblem("nothing is selected; \"select\" cards first", at: words[0].range))
      }
    }
    guard let action = action(titled: title.value, for: cards) else {
      throw .cannot(
        StepProblem("no action is called \(title.value.quoted); \(offerWords(for: cards))", at: title.range))
    }
    warn(of: action, for: cards, title, line: line)
    try feed(.actionChosen(action, cards: cards, method: method))
  }

  /// Warns of an action that is not offered, and so does nothing; an expectation directly below shows that this
  /// is meant.
  private mutating func warn(
    of action: CardAction, for cards: [CardHandle], _ title: Located<String>, line: Int
  ) {
    guard !simulation.scene.offers(action, for: cards) else { return }
    let next = line + 1
    guard !loaded.tree.lines.indices.contains(next) || loaded.tree.lines[next].isInput else { return }
    report.warnings.append(
      Diagnostic(
        .actionNotOffered,
        "\(title.value.quoted) is not offered here and does nothing; \(offerWords(for: cards))",
        at: title.range, severity: .warning))
  }

  /// What is offered instead.
  private func offerWords(for cards: [CardHandle]) -> String {
    let offered = simulation.scene.actions(for: cards)
    if offered.isEmpty { return "none is offered" }
    let titles = offered.map { simulation.phrases.name(of: $0, titles: simulation.names).quoted }
    return "offered are \(titles.joined(separator: ", "))"
  }

  /// The action with a title, offered or not; of several with one title, one that is offered.
  private mutating func action(titled title: String, for cards: [CardHandle]) -> CardAction? {
    let scene = simulation.scene
    let actions = actionTitles.actions(titled: title, phrases: simulation.phrases, names: simulation.names)
      .filter { if case .moveTo(let column) = $0 { scene.board.contains(column) } else { true } }
    return actions.first { scene.offers($0, for: cards) } ?? actions.first
  }
}

// MARK: - Names

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
