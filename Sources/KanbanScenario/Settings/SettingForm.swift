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
  package mutating func apply(_ setting: Setting) {
    SettingForm.of(setting).apply(setting.argument, &self)
  }
}

/// A setting of the language: how it is written, and which value it decides.
package struct SettingForm: Sendable {
  /// How it is written.
  package let form: Form
  /// The value that it decides; nil for an initial offset.
  let path: (any PartialKeyPath<SettingValues> & Sendable)?
  let apply: @Sendable (Argument, inout SettingValues) -> Void
  /// The value as it would be written.
  package let valueSpelling: @Sendable (SettingValues) -> String

  /// - Parameter example: the value of an example.
  init<Value>(
    _ word: String, _ meaning: String, like example: String,
    _ path: any WritableKeyPath<SettingValues, Value> & Sendable, _ coding: Coding<Value>,
    synonyms: String = ""
  ) {
    form = Form(word, meaning, like: example, coding.shape, synonyms: synonyms)
    self.path = path
    apply = { argument, values in values[keyPath: path] = coding.decode(argument.value) }
    valueSpelling = { values in
      coding.shape.spelling(of: Argument(coding.encode(values[keyPath: path]), .at(0)))
    }
  }

  /// An initial offset, which the board keeps.
  init(offset form: Form) {
    self.form = form
    path = nil
    apply = { _, _ in }
    valueSpelling = { _ in "" }
  }
}

extension SettingForm {
  /// The settings of `layout`, in the order of the documentation.
  package static let layout: [SettingForm] = window + textSize + lengths + offsets

  /// The settings of `behaviour`, in the order of the documentation.
  package static let behaviour: [SettingForm] =
    targeting + lift + autoscroll + limits + interruptions + landing + settling + keyboard + rates

  static let all: [SettingForm] = layout + behaviour

  private static let byWord = Dictionary(uniqueKeysWithValues: all.map { ($0.form.word, $0) })

  /// Whether a setting is one of `layout`.
  static func isOfLayout(_ setting: Setting) -> Bool { layout.contains { $0.form === setting.form } }

  /// The form that a setting was read by.
  static func of(_ setting: Setting) -> SettingForm {
    guard let form = byWord[setting.form.word] else {
      preconditionFailure("settings are read by the forms that are listed here")
    }
    return form
  }
}

extension Grammar {
  /// The language of scenarios.
  package static let scenarios = Grammar(
    layout: Forms("a key of layout", SettingForm.layout.map(\.form)),
    behaviour: Forms("a key of behaviour", SettingForm.behaviour.map(\.form)))
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
