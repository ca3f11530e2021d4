/// Steps.
extension Parser {
  /// Reads a step to the end of its line.
  mutating func step() throws(Diagnostic) -> Step {
    let start = peek.start
    let pointer = try pointerWords()
    guard let verb = word(StepWord.self) else { throw unknownVerb(behind: pointer.words) }
    let verbToken = take()
    noteInput(verbToken.range)
    let kind: Step.Kind
    if let action = try pointing(verb) {
      kind = .pointing(PointingStep(pointer: pointer.words, action: action))
    } else {
      if let range = pointer.range {
        throw Diagnostic(
          .notAllowedHere, "'\(decoded(verbToken.range))' has no pointer, kind or button", at: range)
      }
      kind = try other(verb)
    }
    try endOfLine()
    return Step(kind: kind, range: range(from: start))
  }

  /// The fault of a verb; what stands before it is not suggested again.
  private func unknownVerb(behind pointer: PointerWords) -> Diagnostic {
    var fault = unknownStatement(peek)
    if pointer.kind != nil || pointer.button != nil {
      fault.suggestion = fault.suggestion?.split(separator: " ").last.map(String.init)
    }
    return fault
  }

  private mutating func other(_ verb: StepWord) throws(Diagnostic) -> Step.Kind {
    switch verb {
    case .wait: .wait(try time())
    case .key: try key()
    case .modifiers: .modifiers(accept(.none) == nil ? try modifiers() : [])
    case .wheel: try wheel()
    case .select: .select(try namesOrNone("a card"))
    case .focus: .focus(try name("a card"))
    case .action: .action(try cardOrSelection(), title: try text("the name of an action"))
    case .menu: .menu(try cardOrSelection(), title: try text("the name of a menu entry"))
    case .insert: .insert(try insert())
    case .remove: .remove(try name("a card or a column"))
    case .relocate: try relocate()
    case .limit: try limit()
    case .collapse: .collapse(try name("a column"))
    case .expand: .expand(try name("a column"))
    case .hide: .hide(try name("a card or a column"))
    case .show: .show(try name("a card or a column"))
    case .change: try change()
    case .resize: .resize(try size())
    case .sizeCategory: .sizeCategory(try setting(grammar.form(of: "size-category"), previous.range))
    case .scroll: .scroll(try setting(grammar.form(of: "scroll"), previous.range))
    case .blur: .blur
    case .undo: .undo
    case .redo: .redo
    case .drag: .payload(try payload())
    case .down, .move, .up, .tap, .hover, .cancel: throw unexpected(previous)
    }
  }

  /// A named key, or one character: of a word, of a text, or a mark of the language such as `,`.
  private mutating func key() throws(Diagnostic) -> Step.Kind {
    let token = peek
    let key: KeyWord
    if let named = word(NamedKey.self) {
      key = .named(named)
    } else {
      guard let character = try character(of: token) else { throw unknownKey(token) }
      key = .character(character)
    }
    take()
    let located = Located(key, token.range)
    guard accept(.with) != nil else { return .key(located, modifiers: []) }
    return .key(located, modifiers: try modifiers())
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
  private mutating func modifiers() throws(Diagnostic) -> [Located<ModifierWord>] {
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

  private mutating func wheel() throws(Diagnostic) -> Step.Kind {
    let place = try place()
    guard accept(.by) != nil else { throw missing("'by'") }
    return .wheel(place, by: try point("an offset such as 0,120"))
  }

  private mutating func cardOrSelection() throws(Diagnostic) -> CardOrSelection {
    if let selection = accept(.selection) { return .selection(selection) }
    return .card(try name("a card or selection"))
  }

  private mutating func insert() throws(Diagnostic) -> InsertStep {
    let id = try name("the id of a card")
    let title = try optionalText()
    guard accept(.at) != nil else { throw missing("'at'") }
    return InsertStep(
      id: id, title: title, slot: try slot(), words: try words(grammar.card, withAttributes: true))
  }

  private mutating func relocate() throws(Diagnostic) -> Step.Kind {
    let card = try name("a card")
    guard accept(.to) != nil else { throw missing("'to'") }
    return .relocate(card: card, to: try slot())
  }

  private mutating func limit() throws(Diagnostic) -> Step.Kind {
    let column = try name("a column")
    if accept(.none) != nil { return .limit(column: column, nil) }
    return .limit(column: column, try count("a limit", 0...1_000_000))
  }

  /// `change layout KEY VALUE`; a card or column called layout is quoted.
  private mutating func change() throws(Diagnostic) -> Step.Kind {
    if accept(.layout) != nil {
      return .changeLayout(try setting(grammar.layout))
    }
    let id = try name("a card or a column")
    let words = try words(grammar.change, withAttributes: true)
    guard !words.isEmpty else { throw unknown(grammar.change.words, peek) }
    return .change(id: id, words: words)
  }
}
