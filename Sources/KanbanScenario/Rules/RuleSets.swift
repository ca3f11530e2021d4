package import KanbanModel
package import KanbanSimulation

/// The rules in code of a run: those of the profile, and the rule sets of the scenario, which are made anew
/// when attributes of cards change.
package struct RuleSets: Sendable {
  private let profileRules: [any MoveRule]
  private let factories: [RuleRegistry.Factory]

  init(profileRules: [any MoveRule], factories: [RuleRegistry.Factory]) {
    self.profileRules = profileRules
    self.factories = factories
  }

  /// Lets rules that were made for a board follow cards that are new or have other attributes; those that cannot
  /// are made anew.
  func follow(
    _ cards: [CardHandle], in rules: inout [any MoveRule], _ names: BoardNames, _ board: Board
  ) {
    for (index, factory) in zip(rules.indices.dropFirst(profileRules.count), factories) {
      let follows = cards.allSatisfy { rules[index].follow($0, attributes: names.attributes(of: $0)) }
      if !follows { rules[index] = factory(names, board) }
    }
  }

  /// The rules for a board, the profile's first.
  package func rules(_ names: BoardNames, _ board: Board) -> [any MoveRule] {
    profileRules + factories.map { $0(names, board) }
  }
}
