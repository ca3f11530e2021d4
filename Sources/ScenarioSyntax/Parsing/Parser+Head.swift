/// The statements above the blocks.
extension Parser {
  /// Reads a head statement other than the version.
  mutating func headStatement(_ form: Form) throws(Diagnostic) {
    let start = take().range
    checkOrder(form.word, at: start)
    if case .once = form.occurrence { isFirst(form.word, at: start) }
    let statement = try setting(form, start)
    try endOfLine()
    tree.head.append(statement)
  }

  /// Names to the end of the line; one that stands again is reported and left out.
  mutating func tags(_ what: String) throws(Diagnostic) -> [Name] {
    var tags: [Name] = []
    var seen: [String: SourceRange] = [:]
    repeat {
      let tag = try name(what)
      if let first = seen[tag.text] {
        report(repeatedFault(what, at: tag.range, first: first))
      } else {
        seen[tag.text] = tag.range
        tags.append(tag)
      }
    } while !isAtEnd
    return tags
  }

  /// `KEY VALUE …`: each value has the shape of the key, and a list of words is one word here:
  /// `vary operations move copy` has two values.
  mutating func varied(_ all: [Forms]) throws(Diagnostic) -> Argument.Value {
    let key = peek
    for forms in all {
      guard let index = word(forms.words) else { continue }
      take()
      let form = forms.all[index]
      let uses = try variedValues(of: form, key.range)
      for statement in tree.head {
        guard case .varied(let other, _) = statement.argument.value, other.value == form.word else {
          continue
        }
        throw repeatedFault("a varied key", at: key.range, first: other.range)
      }
      return .varied(Located(form.word, key.range), uses)
    }
    throw unknownSettingKey(key, among: all)
  }

  /// The values to the end of the line; each stands once, however it is written.
  private mutating func variedValues(of form: Form, _ key: SourceRange) throws(Diagnostic) -> [FormUse] {
    var uses: [FormUse] = []
    var seen: [String: SourceRange] = [:]
    repeat {
      let start = peek.start
      let use = try setting(form, key, isVaried: true)
      let range = range(from: start)
      if let first = seen[use.valueSpelling] {
        report(repeatedFault("a varied value", at: range, first: first))
      } else {
        seen[use.valueSpelling] = range
        uses.append(use)
      }
    } while !isAtEnd
    return uses
  }

  private func unknownSettingKey(_ token: Token, among all: [Forms]) -> Diagnostic {
    guard token.kind == .word else { return missing("a key of layout or behaviour") }
    let keys = all.flatMap(\.words.spellings)
    return Diagnostic(
      .unknownWord, "\(shown(token)) is not a key of layout or behaviour", at: token.range,
      suggestion: WordSuggestion.nearest(to: suggestible(token), among: keys))
  }
}
