public import KanbanInteraction
import ScenarioSyntax

/// A value of a profile as scenarios write it.
public struct ListedValue: Hashable, Sendable {
  /// The block of the scenario language that has the key, or `look`.
  public enum Block: String, Hashable, Sendable {
    /// Lengths and text size.
    case layout
    /// Policies and times.
    case behaviour
    /// What is only seen: nothing of it is simulated, and no scenario has a key for it.
    case look
  }

  /// The block of the key.
  public var block: Block
  /// The key: `column-width`.
  public var key: String
  /// The value: `280`.
  public var value: String
  /// Where the value was measured or documented, or that it was chosen.
  public var source: String
}

extension Profile {
  /// Its values as scenarios write them, in its order; rules in code are none that a scenario can write.
  public var listedValues: [ListedValue] {
    let values = SettingValues(of: self)
    return self.values.compactMap { value in
      switch value.subject {
      case .look(let name, let text): ListedValue(block: .look, key: name, value: text, source: value.source)
      case .property(let path): SettingForm.deciding(path()).map { listed($0, of: values, value.source) }
      }
    }
  }

  private func listed(_ form: SettingForm, of values: SettingValues, _ source: String) -> ListedValue {
    ListedValue(
      block: form.isOfLayout ? .layout : .behaviour, key: form.form.word,
      value: form.valueSpelling(values), source: source)
  }
}

extension SettingForm {
  fileprivate var isOfLayout: Bool { Self.layout.contains { $0.form === form } }

  /// The setting that decides a property of a profile; nil for one that no scenario can write.
  fileprivate static func deciding(_ path: PartialKeyPath<Profile>) -> SettingForm? {
    guard let path = (\SettingValues.profile as PartialKeyPath).appending(path: path) else { return nil }
    let wanted: AnyKeyPath = path
    return all.first { ($0.path?() as AnyKeyPath?) == wanted }
  }
}
