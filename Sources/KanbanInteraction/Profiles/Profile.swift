public import KanbanGeometry
public import KanbanModel

/// A named bundle of layout defaults and interaction policies: what a scenario starts from.
///
/// A profile stands for a real board. It is listed only if everything that is known of that board's layout
/// and interaction is expressed by its values; a behaviour that is merely similar would make scenarios pass
/// that fail on the real board.
public struct Profile: Sendable {
  /// The name that scenarios write.
  public let name: String
  /// What it stands for, in one sentence.
  public let summary: String
  /// The defaults of `layout`.
  public let metrics: LayoutMetrics
  /// The defaults of `behaviour` that the machine reads.
  public let behaviour: Behaviour
  /// The defaults of `behaviour` that the resolver reads, with the board's own rules in code.
  public let rules: MoveRules
  /// What is spoken.
  public let phrases: Phrases
  /// Every value that the profile sets, as scenarios write it, with its source.
  public let values: [ProfileValue]

  /// The names of its rules in code.
  public var ruleNames: [String] { rules.custom.map(\.name) }

  /// The profile with a name, or nil.
  public static func named(_ name: String) -> Profile? { all.first { $0.name == name } }

  /// All profiles; the first is the one of scenarios that name none.
  public static let all: [Profile] = [.standard, .swiftUIBlock, .advancedKanban, .swiftUIReorder]
}

/// One value of a profile and where it comes from.
public struct ProfileValue: Hashable, Sendable {
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
  /// The key as scenarios write it: `column-width`.
  public var key: String
  /// The value as scenarios write it: `280`.
  public var value: String
  /// Where the value was measured or documented, or that it was chosen.
  public var source: String

  /// A value of `layout`.
  static func layout(_ key: String, _ value: String, _ source: String) -> ProfileValue {
    ProfileValue(block: .layout, key: key, value: value, source: source)
  }

  /// A number for whoever draws the board.
  static func look(_ key: String, _ value: String, _ source: String) -> ProfileValue {
    ProfileValue(block: .look, key: key, value: value, source: source)
  }

  /// A value of `behaviour`.
  static func behaviour(_ key: String, _ value: String, _ source: String) -> ProfileValue {
    ProfileValue(block: .behaviour, key: key, value: value, source: source)
  }
}
