package import KanbanInteraction
public import ScenarioSyntax

/// What the settings of a scenario decide: a profile's values, perhaps changed, and the rates of the simulator.
package struct SettingValues: Sendable {
  /// The layout, the behaviour, the rules and the words.
  package var profile: Profile
  /// Frames a second.
  package var frameRate = 60
  /// Samples a second of a moving pointer.
  package var sampleRate = 60

  /// The values of a profile.
  package init(of profile: Profile) { self.profile = profile }

  /// Follows a setting; an initial offset is no value, and changes nothing here.
  package mutating func apply(_ setting: FormUse) {
    SettingForm.of(setting).apply(setting.argument, &self)
  }
}

/// A setting of `layout` or `behaviour`.
package typealias SettingForm = ValueForm<SettingValues>

extension SettingForm {
  /// The settings of `layout`, in the order of the documentation.
  package static let layout: [SettingForm] = window + textSize + lengths + offsets

  /// The settings of `behaviour`, in the order of the documentation.
  package static let behaviour: [SettingForm] =
    targeting + lift + autoscroll + limits + interruptions + landing + settling + keyboard + rates

  static let all: [SettingForm] = layout + behaviour

  private static let byWord = byWord(all)

  /// Whether a setting is one of `layout`.
  static func isOfLayout(_ setting: FormUse) -> Bool { layout.contains { $0.form === setting.form } }

  /// The form that a setting was read by.
  static func of(_ setting: FormUse) -> SettingForm {
    guard let form = byWord[setting.form.word] else {
      preconditionFailure("settings are read by the forms that are listed here")
    }
    return form
  }
}

extension Forms {
  static let layout = Forms("a key of layout", SettingForm.layout.map(\.form))
  static let behaviour = Forms("a key of behaviour", SettingForm.behaviour.map(\.form))
  static let column = Forms("a column word", ValueForm<ColumnTraits>.words.map(\.form))
  static let card = Forms(
    "a card word", ValueForm<CardTraits>.words.map(\.form), contradictions: [("locked", "pinned")])
  static let steps = Forms("a step", StepForm.all.map(\.form))
  static let states = Forms("a state form", ExpectationForm.all.map(\.form))

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
    layout: .layout, behaviour: .behaviour, column: .column, card: .card, steps: .steps,
    states: .states)
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

extension BoardWord {
  /// The title that a word of `change` gives.
  var newTitle: String? {
    guard let setting, setting.form === Forms.newTitle, case .text(let text) = setting.argument.value else {
      return nil
    }
    return text
  }
}
