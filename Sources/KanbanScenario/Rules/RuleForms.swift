import KanbanModel
import KanbanSimulation
import ScenarioSyntax

/// What a line of `rules` means: what is checked of it, and the rule that it makes.
final class RuleMeaning: Sendable {
  typealias Check = @Sendable (Argument, inout LineChecker, RuleRegistry) -> Void
  typealias Apply = @Sendable (Argument, inout RulesPlan, BoardNames, RuleRegistry) -> Void

  /// What is checked besides the names of columns and cards.
  let check: Check
  /// Adds the rule, whose names have been checked; one with an unknown name is left out.
  let apply: Apply

  fileprivate init(check: @escaping Check, apply: @escaping Apply) {
    self.check = check
    self.apply = apply
  }
}

extension Form {
  private static func rule(
    _ word: String, _ meaning: String, like example: String, _ shape: Shape,
    check: @escaping RuleMeaning.Check = { _, _, _ in }, apply: @escaping RuleMeaning.Apply
  ) -> Form {
    Form(
      word, meaning, like: example, shape, occurrence: .often,
      element: RuleMeaning(check: check, apply: apply))
  }

  /// The lines of `rules`, in the order of the documentation.
  static let rules: [Form] = [
    rule(
      "allow", "if any stands, cards move between columns only along these arrows", like: "todo -> doing",
      .arrows
    ) { argument, plan, names, _ in plan.allowed += arrows(argument, words: nil, names) },
    rule(
      "forbid", "cards do not move along these arrows; a text says why", like: "done -> * \"it is shipped\"",
      .sequence([.arrows, .optionalText])
    ) { argument, plan, names, _ in
      let parts = argument.parts
      plan.forbidden += arrows(parts[0], words: parts[1].text?.value, names)
    },
    rule(
      "lift", "lift together A1 A2: grabbing one of these cards lifts all", like: "together A1 A2",
      .sequence([.particle(.together), .cards("a card", orNone: false, least: 2)])
    ) { argument, plan, names, _ in
      plan.liftGroups.append(argument.parts[1].names.compactMap { names.card(named: $0.text) })
    },
    rule(
      "rule", "a rule set that is registered by name", like: "klondike", .name("the name of a rule set"),
      check: { argument, checker, registry in
        let name = argument.name
        guard registry.factory(named: name.text) == nil else { return }
        checker.report(
          Diagnostic(
            .unknownRuleSet,
            "\(shown(name.text)) is not a registered rule set: \(list(registry.names))", at: name.range,
            suggestion: WordSuggestion.nearest(to: name.text, among: registry.names)))
      }
    ) { argument, plan, _, registry in
      if let factory = registry.factory(named: argument.name.text) { plan.factories.append(factory) }
    },
  ]

  /// `a -> b -> c` stands for `a -> b` and `b -> c`.
  private static func arrows(_ argument: Argument, words: String?, _ names: BoardNames) -> [Transition] {
    guard case .arrows(let chain) = argument.value else { unfit(argument.value) }
    return zip(chain, chain.dropFirst()).compactMap { source, target in
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

  /// The most names that a message lists.
  private static let mostListed = 7

  /// `a, b, c`; there may be none, or too many.
  private static func list(_ names: [String]) -> String {
    if names.isEmpty { return "there is none" }
    return names.prefix(mostListed).joined(separator: ", ") + (names.count > mostListed ? ", ..." : "")
  }
}

/// The rules of a `rules` block, with handles in place of names.
struct RulesPlan: Sendable {
  var allowed: [Transition] = []
  var forbidden: [Transition] = []
  var liftGroups: [[CardHandle]] = []
  var factories: [RuleRegistry.Factory] = []

  init() {}

  /// Reads a block whose names have been checked.
  init(_ block: FormBlock, names: BoardNames, registry: RuleRegistry) {
    for rule in block.uses {
      rule.form.element(as: RuleMeaning.self).apply(rule.argument, &self, names, registry)
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
  /// Checks the lines of a `rules` block.
  mutating func check(_ block: FormBlock, registry: RuleRegistry) {
    for rule in block.uses {
      check(rule.argument, as: rule.form.shape)
      rule.form.element(as: RuleMeaning.self).check(rule.argument, &self, registry)
    }
  }
}
