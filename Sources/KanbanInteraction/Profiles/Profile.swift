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
  public var metrics = LayoutMetrics()
  /// The defaults of `behaviour` that the machine reads.
  public var behaviour = Behaviour()
  /// The defaults of `behaviour` that the resolver reads, with the board's own rules in code.
  public var rules = MoveRules()
  /// What is spoken.
  public var phrases = Phrases()
  /// What is known of its board, each with its source. Of what is not listed it has the defaults of the
  /// types.
  public let values: [SourcedValue]

  /// Makes a profile that differs from the defaults of the types, which are those of `standard`, by some
  /// values.
  ///
  /// ```swift
  /// let board = Profile(
  ///   "my-board", summary: "wide columns, and limits that warn",
  ///   [
  ///     .value(\.metrics.columnWidth, .fixed(320), from: "our style guide"),
  ///     .value(\.rules.limitPolicy, .warn, from: "chosen"),
  ///   ])
  /// ```
  public init(_ name: String, summary: String, _ values: [SourcedValue]) {
    self.name = name
    self.summary = summary
    self.values = values
    for value in values { value.apply(&self) }
  }

  /// The names of its rules in code.
  public var ruleNames: [String] { rules.custom.map(\.name) }

  /// The profile with a name, or nil.
  public static func named(_ name: String) -> Profile? { all.first { $0.name == name } }

  /// All profiles; the first is the one of scenarios that name none.
  public static let all: [Profile] = [.standard, .swiftUIBlock, .advancedKanban, .swiftUIReorder]
}

/// A value of a profile and where it comes from.
public struct SourcedValue: Sendable {
  /// What has the value.
  package enum Subject: Sendable {
    /// A property that decides something, found when it is asked for, as a key path takes long to make.
    case property(@Sendable () -> PartialKeyPath<Profile>)
    /// What is only seen, with its value: nothing of it is simulated, and no scenario has a key for it.
    case look(name: String, value: String)
  }

  package let subject: Subject
  /// Where the value was measured or documented, or that it was chosen.
  public let source: String
  fileprivate let apply: @Sendable (inout Profile) -> Void

  /// A value of a property.
  public static func value<Value: Sendable>(
    _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Profile, Value>, _ value: Value,
    from source: String
  ) -> Self {
    Self(subject: .property(path), source: source) { $0[keyPath: path()] = value }
  }

  /// The default of a property's type.
  public static func standard<Value>(
    _ path: @autoclosure @escaping @Sendable () -> WritableKeyPath<Profile, Value>, from source: String
  ) -> Self {
    Self(subject: .property(path), source: source) { _ in }
  }

  /// A number or text for whoever draws the board.
  public static func look(_ name: String, _ value: String, from source: String) -> Self {
    Self(subject: .look(name: name, value: value), source: source) { _ in }
  }
}
