/// Steps.
extension Parser {
  /// Reads a step to the end of its line.
  mutating func step() throws(Diagnostic) -> Step {
    let start = peek.start
    let pointer = try pointerWords()
    let verbToken = peek
    let kind: Step.Kind
    if let verb = word(PointerVerb.self) {
      take()
      noteInput(verbToken.range)
      if verb == .drag, word(Particle.self) == .payload {
        try refuse(pointer.range, before: verbToken)
        kind = .payload(try payload())
      } else {
        kind = .pointing(PointingStep(pointer: pointer.words, action: try pointing(verb)))
      }
    } else {
      guard let index = word(grammar.steps.words) else { throw unknownVerb(behind: pointer.words) }
      take()
      noteInput(verbToken.range)
      try refuse(pointer.range, before: verbToken)
      kind = .other(try setting(grammar.steps.all[index], verbToken.range))
    }
    try endOfLine()
    return Step(kind: kind, range: range(from: start))
  }

  /// Throws if there are words of a pointer before a verb that has none.
  private func refuse(_ pointer: SourceRange?, before verb: Token) throws(Diagnostic) {
    guard let pointer else { return }
    throw Diagnostic(
      .notAllowedHere, "'\(decoded(verb.range))' has no pointer, kind or button", at: pointer)
  }

  /// Whether the token is the verb of a step.
  func isStepVerb(_ token: Token) -> Bool {
    guard token.kind == .word else { return false }
    return word(PointerVerb.self, of: token) != nil
      || grammar.steps.words.index(in: bytes, from: token.start, to: token.end) != nil
  }

  /// The fault of a verb; what stands before it is not suggested again.
  private func unknownVerb(behind pointer: PointerWords) -> Diagnostic {
    var fault = unknownStatement(peek)
    if pointer.kind != nil || pointer.button != nil {
      fault.suggestion = fault.suggestion?.split(separator: " ").last.map(String.init)
    }
    return fault
  }

  /// A named key, or one character: of a word, of a text, or a mark of the language such as `,`.
  mutating func key() throws(Diagnostic) -> (KeyWord, [Located<ModifierWord>]) {
    let token = peek
    let key: KeyWord
    if let named = word(NamedKey.self) {
      key = .named(named)
    } else {
      guard let character = try character(of: token) else { throw unknownKey(token) }
      key = .character(character)
    }
    take()
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
      suggestion: NamedKey.suggestion(for: suggestible(token)))
  }

  /// Whether a token is a key, alone or with modifiers, by its name here or elsewhere; one letter may be a card's.
  func isKey(_ token: Token) -> Bool {
    word(NamedKey.self, of: token) != nil || Self.namedKey(suggestible(token)) != nil
      || combination(of: token) != nil
  }

  private static func namedKey(_ name: String) -> String? {
    NamedKey.spellings.first { $0.lowercased() == name.lowercased() } ?? NamedKey.synonyms.meaning(of: name)
  }

  /// What a word such as `Ctrl+Z` is written like in scenarios: `z with control`.
  private func combination(of token: Token) -> String? {
    let pieces = suggestible(token).split { $0 == "+" || $0 == "-" }.map(String.init)
    guard let last = pieces.last, pieces.count > 1 else { return nil }
    let modifiers = pieces.dropLast().compactMap { ModifierWord.synonyms.meaning(of: $0) }
    let named = Self.namedKey(last)
    guard modifiers.count == pieces.count - 1, named != nil || last.count == 1 else { return nil }
    let key = named ?? (modifiers.contains(ModifierWord.shift.rawValue) ? last : last.lowercased())
    return "\(key) with \(modifiers.joined(separator: " "))"
  }

  /// At least one modifier, none twice.
  mutating func modifiers() throws(Diagnostic) -> [Located<ModifierWord>] {
    var modifiers: [Located<ModifierWord>] = []
    repeat {
      let modifier = try choice(ModifierWord.self)
      if let first = modifiers.first(where: { $0.value == modifier.value }) {
        throw repeatedFault("'\(modifier.value.rawValue)'", at: modifier.range, first: first.range)
      }
      modifiers.append(modifier)
    } while !isAtEnd
    return modifiers
  }
}
