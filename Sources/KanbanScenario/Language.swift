package import KanbanInteraction
public import ScenarioSyntax

// The language of scenarios: its forms, by where they stand. What each means stands beside it, in the folders
// `Head`, `Settings`, `Rules`, `Steps` and `Expectations`.

extension Forms {
  static let layout = Forms("a key of layout", SettingForm.layout.map(\.form))
  static let behaviour = Forms("a key of behaviour", SettingForm.behaviour.map(\.form))
  static let column = Forms("a column word", ValueForm<ColumnTraits>.words.map(\.form))
  static let card = Forms(
    "a card word", ValueForm<CardTraits>.words.map(\.form), contradictions: [("locked", "pinned")])
  static let head = Forms("a statement", Form.head)
  static let rules = Forms("a rule", Form.rules)
  static let steps = Forms("a step", Form.steps, phrases: Form.pointerPhrases)
  static let states = Forms("a state form", Form.states)

  /// The words of `change`: a title, and what columns or cards have; a word of both is written alike.
  static let change = Forms(
    "a card or column word",
    [newTitle] + column.all + card.all.filter { card in column.form(of: card.word) == nil })

  /// What `change` calls a title.
  static let newTitle = Form(
    "title", "gives a card or column another title", like: "\"In review\"", .text("a title"))
}

extension Grammar {
  /// The language of scenarios.
  package static let scenarios = Grammar(
    head: .head, layout: .layout, behaviour: .behaviour, column: .column, card: .card, rules: .rules,
    steps: .steps, states: .states,
    inner: InnerWords(
      pointerKinds: Choices.pointerKinds.list, buttons: Choices.buttons.list, parts: Choices.parts.list,
      edges: Choices.edges.list, keys: Choices.keys.list, modifiers: Choices.modifiers.list, capitalizing: 0,
      events: .events))
}

/// What a scenario file may say: the forms that it is read by, and the rule sets that it may name. An app adds pieces of
/// its own.
package struct ScenarioLanguage: Sendable {
  package private(set) var grammar: Grammar
  package var rules: RuleRegistry
  /// What is spoken; nil for the words of the profile.
  package var phrases: Phrases?

  /// - Parameters:
  ///   - steps: an app's own steps, each with another word than those of the language.
  ///   - states: an app's own expectations, likewise.
  package init(
    rules: RuleRegistry = .standard, phrases: Phrases? = nil, steps: [Form] = [], states: [Form] = []
  ) {
    self.rules = rules
    self.phrases = phrases
    grammar = steps.isEmpty && states.isEmpty ? .scenarios : .scenarios.adding(steps: steps, states: states)
  }

  /// The language without pieces of an app.
  package static let standard = ScenarioLanguage()
}

extension Grammar {
  fileprivate func adding(steps: [Form], states: [Form]) -> Grammar {
    Grammar(
      head: head, layout: layout, behaviour: behaviour, column: column, card: card, rules: rules,
      steps: Forms("a step", Form.steps + steps, phrases: Form.pointerPhrases),
      states: Forms("a state form", Form.states + states), inner: inner)
  }
}

extension ScenarioParser {
  /// Parses the bytes of a scenario file.
  package static func parse(_ source: [UInt8]) -> ParsedScenario { parse(source, with: .scenarios) }

  /// Parses the text of a scenario file.
  package static func parse(_ text: String) -> ParsedScenario { parse(Array(text.utf8)) }
}

extension SyntaxFormatter {
  /// Formats the bytes of a scenario file.
  public static func format(_ source: [UInt8]) -> Outcome { format(source, with: .scenarios) }

  /// Formats the text of a scenario file.
  public static func format(_ text: String) -> Outcome { format(Array(text.utf8)) }
}
