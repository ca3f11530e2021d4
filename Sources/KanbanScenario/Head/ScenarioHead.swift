import KanbanInteraction
import ScenarioSyntax

/// What the statements above the blocks say; of a key that stands twice the parser has complained.
struct ScenarioHead {
  var title: String?
  var tags: [String] = []
  var profile: Name?
  var pointer = PointerKind.mouse
  var expectation = OutcomeExpectation.pass
  /// The varied keys in file order, each with its statement.
  var varied: [(settings: [FormUse], key: SourceRange)] = []
  /// The files whose blocks are used, by their paths relative to this one.
  var uses: [Located<String>] = []
  /// Where it says that the scenario fails, or is not run.
  var exception: SourceRange?

  init(_ statements: [FormUse]) {
    for statement in statements {
      statement.form.element(as: HeadMeaning.self).apply(statement, &self)
    }
  }
}

extension ScenarioHead {
  /// The profile, or the fault of its name.
  func findProfile() throws(Diagnostic) -> Profile {
    guard let profile else { return .standard }
    guard let found = Profile.named(profile.text) else {
      throw Diagnostic(
        .unknownProfile, "\(shown(profile.text)) is not a profile", at: profile.range,
        suggestion: WordSuggestion.nearest(to: profile.text, among: Profile.all.map(\.name)))
    }
    return found
  }
}
