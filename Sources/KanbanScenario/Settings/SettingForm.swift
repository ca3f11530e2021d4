package import KanbanInteraction
package import ScenarioSyntax

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
