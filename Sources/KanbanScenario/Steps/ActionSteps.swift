import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanSimulation
import ScenarioSyntax

/// Actions and menu entries.
extension ScenarioRun {
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
    verdicts.warn(
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

/// The actions by their titles, gathered when one is looked up and kept until a column is called otherwise.
struct ActionTitles {
  private var actions: [String: [CardAction]] = [:]
  private var version: Int?

  /// The actions with a title, in the order in which they are offered: those of removed columns too.
  ///
  /// - Complexity: constant; the number of columns after the title of one has changed.
  mutating func actions(titled title: String, phrases: Phrases, names: BoardNames) -> [CardAction] {
    if version != names.columnTitleVersion {
      version = names.columnTitleVersion
      let all = [.moveUp, .moveDown] + names.columns.map { CardAction.moveTo($0) }
      actions = Dictionary(grouping: all) { phrases.name(of: $0, titles: names) }
    }
    return actions[title] ?? []
  }
}
