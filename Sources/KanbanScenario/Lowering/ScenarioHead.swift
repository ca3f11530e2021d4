package import KanbanInteraction
package import ScenarioSyntax

/// What the statements above the blocks say; of a key that stands twice the parser has complained.
struct ScenarioHead {
  var title: String?
  var tags: [String] = []
  var profile: Name?
  var pointer = PointerKind.mouse
  var expectation = OutcomeExpectation.pass
  /// The varied keys in file order, each with its statement.
  var varied: [(settings: [FormUse], key: SourceRange)] = []

  init(_ statements: [HeadStatement]) {
    for statement in statements { read(statement) }
  }

  private mutating func read(_ statement: HeadStatement) {
    switch statement.kind {
    case .title(let text): title = text.value
    case .tags(let names): tags += names.map(\.text)
    case .profile(let name): profile = name
    case .pointer(let word): pointer = PointerKind(word.value)
    case .vary(let key, let settings): varied.append((settings, key.range))
    case .skip(let why): expectation = .skip(why.value)
    case .xfail(let why):
      // What is skipped is not run, so it cannot fail as expected.
      if case .skip = expectation { break }
      expectation = .xfail(why.value)
    case .use: break
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

extension PointerKind {
  package init(_ word: PointerKindWord) {
    switch word {
    case .mouse: self = .mouse
    case .touch: self = .touch
    case .pen: self = .pen
    }
  }
}
