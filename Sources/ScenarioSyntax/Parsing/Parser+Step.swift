/// Steps.
extension Parser {
  /// Reads a step to the end of its line.
  mutating func step() throws(Diagnostic) -> Step {
    let start = peek.start
    let pointer = try pointerWords()
    let verb = peek
    guard let index = word(grammar.steps.words) else { throw unknownVerb(behind: pointer) }
    take()
    noteInput(verb.range)
    let form = grammar.steps.all[index]
    if let pointer, !form.hasPointer {
      throw Diagnostic(.notAllowedHere, "'\(form.word)' has no pointer, kind or button", at: pointer.range)
    }
    let use = try setting(form, verb.range)
    try endOfLine()
    return Step(pointer: pointer, use: use, range: range(from: start))
  }

  /// Whether the token is the verb of a step.
  func isStepVerb(_ token: Token) -> Bool { word(grammar.steps.words, of: token) != nil }

  /// The fault of a verb; what stands before it is not suggested again.
  private func unknownVerb(behind pointer: PointerWords?) -> Diagnostic {
    var fault = unknownStatement(peek)
    if pointer?.kind != nil || pointer?.button != nil {
      fault.suggestion = fault.suggestion?.split(separator: " ").last.map(String.init)
    }
    return fault
  }

  /// A named key, or one character: of a word, of a text, or a mark of the language such as `,`.
  mutating func key() throws(Diagnostic) -> (KeyWord, [ListedWord]) {
    let key: KeyWord
    if let named = acceptListed(grammar.inner.keys) {
      key = .named(named)
    } else {
      guard let character = try character(of: peek) else { throw unknownKey(peek) }
      key = .character(character)
      take()
    }
    return (key, accept(.with) == nil ? [] : try modifiers())
  }

  /// The one character that a token spells, or nil.
  private mutating func character(of token: Token) throws(Diagnostic) -> Character? {
    // No character of a key is this long; the limit keeps a long word from being decoded.
    guard token.end - token.start <= WordSuggestion.longestWord else { return nil }
    var spelled = decoded(token.range)
    if token.kind == .text {
      spelled = try text("a key").value
      cursor -= 1
    }
    return spelled.count == 1 ? spelled.first : nil
  }

  private func unknownKey(_ token: Token) -> Diagnostic {
    guard token.kind == .word || token.kind == .text else { return missing("a key") }
    if let spelled = combination(of: token) {
      let isAll = peekSecond.kind == .end
      return Diagnostic(
        .unknownWord, "modifiers stand behind the key, as in 'key \(spelled)'", at: token.range,
        fix: isAll ? .init(token.range, replacement: spelled) : nil)
    }
    return Diagnostic(
      .unknownWord, "\(shown(token)) is not a key: a key has a name or is one character", at: token.range,
      suggestion: grammar.inner.keys.suggestion(for: suggestible(token)))
  }

  /// Whether a token is a key, alone or with modifiers, by its name here or elsewhere; one letter may be a card's.
  func isKey(_ token: Token) -> Bool {
    word(grammar.inner.keys, of: token) != nil || namedKey(suggestible(token)) != nil
      || combination(of: token) != nil
  }

  private func namedKey(_ name: String) -> String? {
    let keys = grammar.inner.keys
    return keys.spellings.first { $0.lowercased() == name.lowercased() } ?? keys.synonyms.meaning(of: name)
  }

  /// What a word such as `Ctrl+Z` is written like in scenarios: `z with control`.
  private func combination(of token: Token) -> String? {
    let pieces = suggestible(token).split { $0 == "+" || $0 == "-" }.map(String.init)
    guard let last = pieces.last, pieces.count > 1 else { return nil }
    let list = grammar.inner.modifiers
    let modifiers = pieces.dropLast().compactMap { list.synonyms.meaning(of: $0) }
    let named = namedKey(last)
    guard modifiers.count == pieces.count - 1, named != nil || last.count == 1 else { return nil }
    let isCapital = modifiers.contains(list.words[grammar.inner.capitalizing].spelling)
    let key = named ?? (isCapital ? last : last.lowercased())
    return "\(key) with \(modifiers.joined(separator: " "))"
  }

  /// At least one modifier, none twice.
  mutating func modifiers() throws(Diagnostic) -> [ListedWord] {
    var modifiers: [ListedWord] = []
    repeat {
      let modifier = try listed(grammar.inner.modifiers)
      if let first = modifiers.first(where: { $0.index == modifier.index }) {
        throw repeatedFault("'\(modifier.spelling)'", at: modifier.range, first: first.range)
      }
      modifiers.append(modifier)
    } while !isAtEnd
    return modifiers
  }
}
