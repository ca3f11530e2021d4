/// The statements above the blocks.
extension Parser {
  /// Reads a head statement other than the version.
  mutating func headStatement(_ word: StatementWord) throws(Diagnostic) {
    let start = take().range
    checkOrder(word, at: start)
    // Several files may be used and several keys varied.
    if word != .use, word != .vary { isFirst(word, at: start) }
    let kind = try headKind(word)
    try endOfLine()
    tree.head.append(HeadStatement(kind: kind, range: range(from: start.start)))
  }

  private mutating func headKind(_ word: StatementWord) throws(Diagnostic) -> HeadStatement.Kind {
    switch word {
    case .title: .title(try text("a title"))
    case .tags: .tags(try tags())
    case .profile: .profile(try name("the name of a profile"))
    case .pointer: .pointer(try choice(PointerKindWord.self))
    case .use: .use(try text("the path of a file"))
    case .vary: try vary()
    case .xfail: .xfail(try text("the reason for xfail"))
    case .skip: .skip(try text("the reason for skip"))
    case .version, .layout, .behaviour, .board, .rules, .trace, .expect, .always, .never, .end:
      throw unexpected(peek)
    }
  }

  private mutating func tags() throws(Diagnostic) -> [Name] {
    var tags: [Name] = []
    var seen: [String: SourceRange] = [:]
    repeat {
      let tag = try name("a tag")
      if let first = seen[tag.text] {
        report(repeatedFault("a tag", at: tag.range, first: first))
      } else {
        seen[tag.text] = tag.range
        tags.append(tag)
      }
    } while !isAtEnd
    return tags
  }

  /// `vary KEY VALUE …`: each value has the shape of the key.
  ///
  /// The values of `operations` are single words here: `vary operations move copy` runs twice.
  private mutating func vary() throws(Diagnostic) -> HeadStatement.Kind {
    let token = peek
    let forms = word(grammar.layout.words) == nil ? grammar.behaviour : grammar.layout
    guard let index = word(forms.words) else { throw unknownSettingKey(token) }
    take()
    let form = forms.all[index]
    let settings = try variedValues { (parser) throws(Diagnostic) in
      try parser.setting(form, token.range, isVaried: true)
    }
    return try unique(.vary(key: Located(form.word, token.range), settings: settings), token)
  }

  /// The values to the end of the line; each stands once, however it is written.
  private mutating func variedValues(
    _ value: (inout Parser) throws(Diagnostic) -> FormUse
  ) throws(Diagnostic) -> [FormUse] {
    var settings: [FormUse] = []
    var seen: [String: SourceRange] = [:]
    repeat {
      let start = peek.start
      let setting = try value(&self)
      let range = range(from: start)
      if let first = seen[setting.valueSpelling] {
        report(repeatedFault("a varied value", at: range, first: first))
      } else {
        seen[setting.valueSpelling] = range
        settings.append(setting)
      }
    } while !isAtEnd
    return settings
  }

  /// A key is varied once.
  private func unique(_ vary: HeadStatement.Kind, _ key: Token) throws(Diagnostic) -> HeadStatement.Kind {
    guard case .vary(let located, _) = vary else { return vary }
    for statement in tree.head {
      guard case .vary(let other, _) = statement.kind, other.value == located.value else { continue }
      throw repeatedFault("a varied key", at: key.range, first: other.range)
    }
    return vary
  }

  private func unknownSettingKey(_ token: Token) -> Diagnostic {
    guard token.kind == .word else { return missing("a key of layout or behaviour") }
    let keys = grammar.layout.words.spellings + grammar.behaviour.words.spellings
    return Diagnostic(
      .unknownWord, "\(shown(token)) is not a key of layout or behaviour", at: token.range,
      suggestion: WordSuggestion.nearest(to: suggestible(token), among: keys))
  }
}
