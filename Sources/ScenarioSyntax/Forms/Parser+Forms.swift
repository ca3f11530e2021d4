/// Reads what the forms of a grammar describe.
extension Parser {
  /// Reads the lines of a block of settings.
  mutating func settings(_ forms: Forms, of block: inout OpenBlock) -> [FormUse] {
    var settings: [FormUse] = []
    var seen: [String: SourceRange] = [:]
    while nextLine(of: &block) {
      recovering { (parser) throws(Diagnostic) in
        // Several keys on one line are read; the formatter gives each its own.
        repeat {
          let setting = try parser.setting(forms)
          if let first = seen[setting.subject] {
            parser.report(parser.repeatedFault("'\(setting.subject)'", at: setting.key, first: first))
          } else {
            seen[setting.subject] = setting.key
            settings.append(setting)
          }
        } while !parser.isAtEnd
      }
    }
    return settings
  }

  /// Reads a key and its value.
  mutating func setting(_ forms: Forms) throws(Diagnostic) -> FormUse {
    guard let index = word(forms.words) else { throw unknown(forms.words, peek) }
    return try setting(forms.all[index], take().range)
  }

  /// Reads the value of a key.
  ///
  /// - Parameter isVaried: whether it is one of several values, so that a list ends after one word.
  mutating func setting(
    _ form: Form, _ key: SourceRange, isVaried: Bool = false
  ) throws(Diagnostic) -> FormUse {
    var shape = form.shape
    if isVaried, case .words(let list, _, let what) = shape { shape = .words(list, most: 1, what: what) }
    let argument = try argument(shape)
    return FormUse(form: form, key: key, argument: argument, range: range(from: key.start))
  }

  /// The words of a `column`, `card` or `change` line up to its end, each once; a word before `=` is the key of an
  /// attribute, whatever it is.
  mutating func words(_ forms: Forms, withAttributes: Bool) throws(Diagnostic) -> [BoardWord] {
    var words: [BoardWord] = []
    var seen: [String: SourceRange] = [:]
    var attributes: [String: SourceRange] = [:]
    while !isAtEnd {
      if withAttributes, let attribute = try attribute(&attributes) {
        words.append(attribute)
        continue
      }
      guard let index = word(forms.words) else { throw unknown(forms.words, peek) }
      let (form, key) = (forms.all[index], take().range)
      if let first = seen[form.word] { throw repeatedFault("'\(form.word)'", at: key, first: first) }
      for (one, other) in forms.contradictions where one == form.word || other == form.word {
        guard let first = seen[one] ?? seen[other] else { continue }
        throw contradiction(one, other, at: key, first: first)
      }
      seen[form.word] = key
      words.append(.setting(try setting(form, key)))
    }
    return words
  }

  /// The index of the unquoted word to read next if it is in the list.
  func word(_ list: WordList) -> Int? { word(list, of: peek) }

  /// The index of a token if it is an unquoted word of the list.
  func word(_ list: WordList, of token: Token) -> Int? {
    guard token.kind == .word else { return nil }
    return list.index(in: bytes, from: token.start, to: token.end)
  }

  /// A word of the list.
  mutating func listed(_ list: WordList) throws(Diagnostic) -> ListedWord {
    guard let word = acceptListed(list) else { throw unknown(list, peek) }
    return word
  }

  /// A word of the list if one comes next.
  mutating func acceptListed(_ list: WordList) -> ListedWord? {
    guard let index = word(list) else { return nil }
    return ListedWord(index: index, spelling: list.words[index].spelling, range: take().range)
  }

  /// The fault of a token that is no word of the list.
  func unknown(_ list: WordList, _ token: Token) -> Diagnostic {
    unknown(
      token, among: list.spellings, noun: list.noun, suggestion: list.suggestion(for: suggestible(token)))
  }

  /// Reads what has a shape.
  mutating func argument(_ shape: Shape) throws(Diagnostic) -> Argument {
    let start = here.start
    let value = try value(shape)
    return Argument(value, range(from: start))
  }

  mutating func value(_ shape: Shape) throws(Diagnostic) -> Argument.Value {
    switch shape {
    case .nothing: return .nothing
    case .number(let what): return .number(try number(what).value)
    case .positive(let what, let name):
      let number = try number(what)
      guard number.value > 0 else {
        throw Diagnostic(.outOfRange, "\(name) is more than 0", at: number.range)
      }
      return .number(number.value)
    case .length(let what): return .length(try length(what).value)
    case .count(let what, let limits): return .count(try count(what, limits).value)
    case .time(let what): return .time(try time(what))
    case .positiveTime(let what): return .time(try positiveTime(what))
    case .speed: return .speed(try speed().value)
    case .point(let what): return .point(try point(what))
    case .size: return .size(try size())
    case .rectangle: return .rectangle(try rectangle())
    case .text(let what): return .text(try text(what).value)
    case .name(let what), .column(let what, _), .card(let what, _), .item(let what, _), .newCard(let what):
      return .name(try name(what))
    case .cards(let what, let orNone, let least):
      let names = try orNone ? namesOrNone(what) : names(what)
      guard names.count >= least || names.isEmpty else { throw missing("a second card") }
      return .names(names)
    case .tags(let what): return .names(try tags(what))
    case .slotOrNone: return try slotOrNone().map { .slot($0) } ?? .nothing
    case .slot: return .slot(try slot())
    case .place(let what, let needless): return .place(try place(what, needless: needless))
    case .texts(let what): return .texts(try texts(what))
    case .optionalText: return try optionalText().map { .text($0.value) } ?? .nothing
    case .key:
      let (key, modifiers) = try key()
      return .key(key, modifiers)
    case .modifiers: return .modifiers(accept(.none) == nil ? try modifiers() : [])
    case .particle(let particle):
      guard accept(particle) != nil else { throw missing("'\(particle.rawValue)'") }
      return .nothing
    case .boardWords(let forms, let withAttributes, let least):
      let words = try words(forms, withAttributes: withAttributes)
      guard words.count >= least else { throw unknown(forms.words, peek) }
      return .boardWords(words)
    case .form(let forms): return .use(try setting(forms))
    case .arrows: return .arrows(try arrows())
    case .varied(let forms): return try varied(forms)
    case .equals, .cardPattern, .boardPattern, .moves, .requests, .events, .counts, .scrollPattern, .reason,
      .titles:
      return try expected(shape)
    case .optional(let shape): return isAtEndOfList ? .nothing : try value(shape)
    case .word(let list, let otherwise):
      if let index = word(list) { return try word(index, of: list) }
      guard let otherwise else { throw unknown(list, peek) }
      return try value(otherwise)
    case .optionalWord(let list, let implied):
      guard let index = word(list) else { return implied.map { .word($0) } ?? .nothing }
      take()
      return .word(index)
    case .sequence(let shapes):
      var parts: [Argument] = []
      for shape in shapes { parts.append(try argument(shape)) }
      return .parts(parts)
    case .words(let list, let most, let what): return .parts(try words(list, most, what))
    case .clauses(let clauses): return try self.clauses(clauses)
    }
  }

  private mutating func word(_ index: Int, of list: WordList) throws(Diagnostic) -> Argument.Value {
    take()
    guard let rest = list.words[index].rest else { return .word(index) }
    return .word(index, rest: try argument(rest))
  }

  private mutating func words(
    _ list: WordList, _ most: Int, _ what: String
  ) throws(Diagnostic) -> [Argument] {
    guard let first = word(list) else { throw unknown(list, peek) }
    var words = [Argument(.word(first), take().range)]
    var seen: [Int: SourceRange] = [first: words[0].range]
    while words.count < most, let index = word(list) {
      let range = take().range
      if let first = seen[index] { throw repeatedFault(what, at: range, first: first) }
      seen[index] = range
      words.append(Argument(.word(index), range))
    }
    return words
  }
}
