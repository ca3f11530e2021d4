import KanbanModel
import KanbanSimulation
import ScenarioSyntax

/// The rules of a `rules` block, with handles in place of names.
struct RulesPlan: Sendable {
  private(set) var allowed: [Transition] = []
  private(set) var forbidden: [Transition] = []
  private(set) var liftGroups: [[CardHandle]] = []
  private(set) var factories: [RuleRegistry.Factory] = []

  init() {}

  /// Reads a block whose names have been checked; a statement with an unknown name is left out.
  init(_ block: RulesBlock, names: BoardNames, registry: RuleRegistry) {
    for statement in block.rules {
      switch statement.kind {
      case .allow(let chain): allowed += Self.arrows(chain, words: nil, names)
      case .forbid(let chain, let reason): forbidden += Self.arrows(chain, words: reason?.value, names)
      case .liftTogether(let cards): liftGroups.append(cards.compactMap { names.card(named: $0.text) })
      case .rule(let name):
        if let factory = registry.factory(named: name.text) { factories.append(factory) }
      }
    }
  }

  /// `a -> b -> c` stands for `a -> b` and `b -> c`.
  private static func arrows(
    _ chain: [ScenarioSyntax.ColumnPattern], words: String?, _ names: BoardNames
  ) -> [Transition] {
    zip(chain, chain.dropFirst()).compactMap { source, target in
      guard let source = pattern(source, names), let target = pattern(target, names) else { return nil }
      return Transition(from: source, to: target, words: words)
    }
  }

  private static func pattern(
    _ literal: ScenarioSyntax.ColumnPattern, _ names: BoardNames
  ) -> KanbanModel.ColumnPattern? {
    switch literal {
    case .any: .any
    case .column(let name): names.column(named: name.text).map { .column($0) }
    }
  }

  /// Puts the rules over those of a profile; rule sets follow the profile's own.
  ///
  /// - Returns: the rules in code, to be made anew when attributes change.
  func apply(to rules: inout MoveRules, names: BoardNames, board: Board) -> RuleSets {
    rules.allowed += allowed
    rules.forbidden += forbidden
    rules.liftGroups += liftGroups
    let sets = RuleSets(profileRules: rules.custom, factories: factories)
    rules.custom = sets.rules(names, board)
    return sets
  }
}

extension LineChecker {
  /// Checks the names in a `rules` block.
  mutating func check(_ block: RulesBlock, registry: RuleRegistry) {
    for statement in block.rules {
      switch statement.kind {
      case .allow(let chain), .forbid(let chain, _):
        for case .column(let name) in chain { column(name) }
      case .liftTogether(let names): cards(names)
      case .rule(let name):
        guard registry.factory(named: name.text) == nil else { continue }
        report(
          Diagnostic(
            .unknownRuleSet,
            "\(shown(name.text)) is not a registered rule set: \(Self.list(registry.names))", at: name.range,
            suggestion: WordSuggestion.nearest(to: name.text, among: registry.names)))
      }
    }
  }

  /// The most names that a message lists.
  private static let mostListed = 7

  /// `a, b, c`; there may be none, or too many.
  private static func list(_ names: [String]) -> String {
    if names.isEmpty { return "there is none" }
    return names.prefix(mostListed).joined(separator: ", ") + (names.count > mostListed ? ", ..." : "")
  }
}
