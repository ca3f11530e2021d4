/// The words of `column`, `card` and `change` lines.
extension Parser {
  /// All column words up to the end of the line.
  mutating func columnWords() throws(Diagnostic) -> [ColumnWord] {
    var words: [ColumnWord] = []
    var seen: [ColumnKey: SourceRange] = [:]
    while !isAtEnd {
      let key = try choice(ColumnKey.self)
      if let first = seen[key.value] {
        throw repeatedFault("'\(key.value.rawValue)'", at: key.range, first: first)
      }
      seen[key.value] = key.range
      words.append(try columnWord(key))
    }
    return words
  }

  private mutating func columnWord(_ key: Located<ColumnKey>) throws(Diagnostic) -> ColumnWord {
    let kind: ColumnWord.Kind
    switch key.value {
    case .limit: kind = try limitWord()
    case .collapsed: kind = .collapsed
    case .hidden: kind = .hidden
    case .locked: kind = .locked
    case .at: kind = .at(try point())
    case .width: kind = .width(try length())
    case .header: kind = .header(try length())
    case .padding: kind = .padding(try length())
    case .spacing: kind = .spacing(try length())
    case .body: kind = .body(try length())
    case .arrangement: kind = .arrangement(try setting(grammar.form(of: "arrangement"), key.range))
    }
    return ColumnWord(kind: kind, range: range(from: key.range.start))
  }

  private mutating func limitWord() throws(Diagnostic) -> ColumnWord.Kind {
    let limit = try count("a limit", 0...1_000_000)
    let form = grammar.form(of: "wip")
    guard case .word(let policies, _) = form.shape else { preconditionFailure("a policy is a word") }
    let policy = word(policies) == nil ? nil : try setting(form, peek.range)
    return .limit(limit, policy: policy)
  }

  /// All card words up to the end of the line; a word before `=` is the key of an attribute, whatever it is.
  mutating func cardWords() throws(Diagnostic) -> [CardWord] {
    var words: [CardWord] = []
    var seen: [CardKey: SourceRange] = [:]
    var attributes: [String: SourceRange] = [:]
    while !isAtEnd {
      if let attribute = try attribute(&attributes) {
        words.append(attribute)
        continue
      }
      let key = try choice(CardKey.self)
      if let first = seen[key.value] {
        throw repeatedFault("'\(key.value.rawValue)'", at: key.range, first: first)
      }
      seen[key.value] = key.range
      // A pinned card is locked too; to write both leaves open which was meant.
      if let locked = seen[.locked], let pinned = seen[.pinned] {
        throw contradiction(
          "locked", "pinned", at: key.range, first: key.value == .pinned ? locked : pinned)
      }
      words.append(try cardWord(key))
    }
    return words
  }

  /// The fault of two words of which only one may stand.
  func contradiction(
    _ one: String, _ other: String, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .contradictoryWords, "'\(one)' and '\(other)' do not stand together", at: range,
      notes: [.init("the other word is here", at: first)])
  }

  private mutating func cardWord(_ key: Located<CardKey>) throws(Diagnostic) -> CardWord {
    let kind: CardWord.Kind
    switch key.value {
    case .height: kind = .height(try length())
    case .locked: kind = .locked
    case .pinned: kind = .pinned
    case .hidden: kind = .hidden
    case .at: kind = .at(try point())
    case .width: kind = .width(try length())
    case .handle: kind = .handle(try rectangle())
    case .interactive: kind = .interactive(try rectangle())
    }
    return CardWord(kind: kind, range: range(from: key.range.start))
  }

  private mutating func attribute(_ seen: inout [String: SourceRange]) throws(Diagnostic) -> CardWord? {
    guard peekSecond.kind == .equals else { return nil }
    let key = try name("the key of an attribute")
    take()
    if let first = seen[key.text] { throw repeatedFault("an attribute", at: key.range, first: first) }
    seen[key.text] = key.range
    let value = try attributeValue()
    return CardWord(
      kind: .attribute(Attribute(key: key, value: value)), range: key.range.joined(value.range))
  }

  /// A name, a number as it is spelled, or a text, which may be empty here.
  private mutating func attributeValue() throws(Diagnostic) -> Name {
    let token = peek
    if token.kind == .text {
      let text = try text("a value")
      return Name(text: text.value, range: text.range, isQuoted: true)
    }
    if token.kind == .word,
      case .number(let number) = ScannedNumber.scan(bytes, from: token.start, to: token.end),
      number.end == token.end
    {
      take()
      return Name(text: decoded(token.range), range: token.range, isQuoted: false)
    }
    return try name("the value of an attribute")
  }

  /// The words of `change ID …`: at least one.
  mutating func changeWords() throws(Diagnostic) -> [ChangeWord] {
    var words: [ChangeWord] = []
    var seen: [ChangeKey: SourceRange] = [:]
    var attributes: [String: SourceRange] = [:]
    repeat {
      if let attribute = try attribute(&attributes) {
        words.append(ChangeWord(kind: .card(attribute), range: attribute.range))
        continue
      }
      let key = try choice(ChangeKey.self)
      if let first = seen[key.value] {
        throw repeatedFault("'\(key.value.rawValue)'", at: key.range, first: first)
      }
      seen[key.value] = key.range
      words.append(try changeWord(key))
    } while !isAtEnd
    return words
  }

  private mutating func changeWord(_ key: Located<ChangeKey>) throws(Diagnostic) -> ChangeWord {
    let kind: ChangeWord.Kind
    switch key.value {
    case .title: kind = .title(try text("a title"))
    case .locked: kind = .locked
    case .hidden: kind = .hidden
    case .at: kind = .at(try point())
    case .width: kind = .width(try length())
    case .limit: kind = .column(try columnWord(Located(.limit, key.range)))
    case .collapsed: kind = .column(try columnWord(Located(.collapsed, key.range)))
    case .header: kind = .column(try columnWord(Located(.header, key.range)))
    case .padding: kind = .column(try columnWord(Located(.padding, key.range)))
    case .spacing: kind = .column(try columnWord(Located(.spacing, key.range)))
    case .body: kind = .column(try columnWord(Located(.body, key.range)))
    case .arrangement: kind = .column(try columnWord(Located(.arrangement, key.range)))
    case .height: kind = .card(try cardWord(Located(.height, key.range)))
    case .pinned: kind = .card(try cardWord(Located(.pinned, key.range)))
    case .handle: kind = .card(try cardWord(Located(.handle, key.range)))
    case .interactive: kind = .card(try cardWord(Located(.interactive, key.range)))
    }
    return ChangeWord(kind: kind, range: range(from: key.range.start))
  }
}
