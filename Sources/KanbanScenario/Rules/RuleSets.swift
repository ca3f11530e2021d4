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

  /// The rules for a board, the profile's first.
  package func rules(_ names: BoardNames, _ board: Board) -> [any MoveRule] {
    profileRules + factories.map { $0(names, board) }
  }
}
