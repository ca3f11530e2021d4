package import KanbanModel
package import KanbanSimulation

/// The rule sets in code that scenarios may name with `rule NAME`.
package struct RuleRegistry: Sendable {
  /// Makes a rule for a board; the names give it the attributes of the cards.
  package typealias Factory = @Sendable (_ names: BoardNames, _ board: Board) -> any MoveRule

  private var factories: [String: Factory]

  /// The rule sets that come with the program.
  package static let standard = RuleRegistry([
    KlondikeRule.registeredName: { names, _ in KlondikeRule(names: names) }
  ])

  /// Makes a registry; the default is the empty one.
  package init(_ factories: [String: Factory] = [:]) { self.factories = factories }

  /// The names of the registered rule sets, sorted.
  package var names: [String] { factories.keys.sorted() }

  /// Registers a rule set, in place of an earlier one with its name.
  package mutating func register(_ name: String, _ factory: @escaping Factory) {
    factories[name] = factory
  }

  /// The factory of a rule set, or nil if none is so called.
  package func factory(named name: String) -> Factory? { factories[name] }
}
