/// Expectations.
extension Parser {
  /// Reads `expect`, `always` or `never` to the end of the line, and the golden lines below it.
  mutating func expectation() throws(Diagnostic) -> ExpectStatement {
    let verb = take()
    do throws(Diagnostic) {
      return try expectation(verb)
    } catch {
      throw misplacedNot(behind: verb) ?? error
    }
  }

  private mutating func expectation(_ verb: Token) throws(Diagnostic) -> ExpectStatement {
    let isExpect = word(.statements, of: verb) == .expect
    let isNegated = isExpect && accept(.not) != nil
    let state = try state(isOfOneInstant: isExpect && !isNegated)
    let within = try within()
    if let within, !isExpect {
      throw Diagnostic(
        .notAllowedHere, "'within' belongs to 'expect', not to '\(decoded(verb.range))'", at: within.range)
    }
    try endOfLine()
    let range = range(from: verb.start)
    let golden = state.form.hasGoldenLines ? goldenFrame() : nil
    let mode: ExpectStatement.Mode =
      if isExpect {
        isNegated ? .expectNot(within: within) : .expect(within: within)
      } else {
        word(.statements, of: verb) == .always ? .always : .never
      }
    return ExpectStatement(mode: mode, state: state, golden: golden, range: range)
  }

  /// The fault of a `not` that stands elsewhere than behind `expect`, if one is in a faulty line.
  private func misplacedNot(behind verb: Token) -> Diagnostic? {
    let tokens = lexer.tokens
    guard let place = tokens.firstIndex(where: { word(.particles, of: $0) == .not }) else { return nil }
    let range = tokens[place].range
    guard tokens[place - 1].start == verb.start else { return .misplacedNot(at: range) }
    switch word(.statements, of: verb) {
    case .always: return .misplacedNot(at: range, fix: Self.fix(from: verb, to: range, "never"))
    case .never: return .misplacedNot(at: range, fix: Self.fix(from: verb, to: range, "always"))
    default: return nil
    }
  }

  private static func fix(from verb: Token, to range: SourceRange, _ word: String) -> Diagnostic.Fix {
    .init(SourceRange(verb.start, range.end), replacement: word)
  }

  private mutating func within() throws(Diagnostic) -> TimeLiteral? {
    guard accept(.within) != nil else { return nil }
    return try time()
  }

  private mutating func state(isOfOneInstant: Bool) throws(Diagnostic) -> FormUse {
    guard let index = word(grammar.states.words) else { throw unknownState(peek) }
    let (form, key) = (grammar.states.all[index], take().range)
    guard isOfOneInstant || !form.hasGoldenLines else {
      throw Diagnostic(.notAllowedHere, "a golden frame is compared at one instant", at: key)
    }
    return try setting(form, key)
  }

  /// Reads what only expectations have.
  mutating func expected(_ shape: Shape) throws(Diagnostic) -> Argument.Value {
    switch shape {
    case .equals:
      guard accept(.equals) else { throw missing("'='") }
      return .nothing
    case .cardPattern: return .cardPattern(try cardPattern())
    case .boardPattern: return .boardPattern(try boardPattern())
    case .moves(let ofPhase): return .moves(try ofPhase ? phaseMoves() : movePatterns())
    case .requests(let answers): return .requests(try requestPatterns(answers))
    case .events(let words): return .events(try eventPatterns(words))
    case .counts: return .counts(try countBounds())
    case .scrollPattern(let what): return .scrollPattern(try scrollPattern(what))
    case .reason(let list): return .reason(try reason(list))
    case .titles(let what): return .texts(try titles(what))
    default: preconditionFailure("other shapes are read where all are")
    }
  }

  /// The fault of a word that is no state form; events and steps are words that people write there.
  private func unknownState(_ token: Token) -> Diagnostic {
    if word(grammar.inner.events.kinds, of: token) != nil {
      return Diagnostic(
        .unknownWord, "\(shown(token)) is a kind of event, not a state form", at: token.range,
        suggestion: "events = \(decoded(token.range))")
    }
    if isStepVerb(token) {
      return Diagnostic(
        .unknownWord, "\(shown(token)) is a step, and a state form belongs here", at: token.range)
    }
    return unknown(grammar.states.words, token)
  }

  /// Texts with commas between them; a locked card has no actions.
  private mutating func titles(_ what: String) throws(Diagnostic) -> [Located<String>] {
    var titles: [Located<String>] = []
    guard !isAtEnd, word(.particles) != .within else { return titles }
    repeat { titles.append(try text(what)) } while accept(.comma)
    return titles
  }

  private mutating func scrollPattern(_ what: String) throws(Diagnostic) -> ScrollPattern {
    guard let board = accept(.board) else {
      return .column(try name("board or a column"), try bounds(what))
    }
    let x = try bounds(what)
    guard accept(.comma) else { throw missing("the comma between x and y") }
    return .board(board, x: x, y: try bounds(what))
  }

  /// A reason of the language, or a rule's own words as a text.
  mutating func reason(_ list: WordList) throws(Diagnostic) -> ReasonLiteral {
    if peek.kind == .text { return .text(try text("a reason")) }
    return .word(try listed(list))
  }
}

extension Diagnostic {
  /// The fault of a `not` that stands elsewhere than behind `expect`.
  package static func misplacedNot(at range: SourceRange, fix: Fix? = nil) -> Diagnostic {
    Diagnostic(
      .notAllowedHere, "'not' stands only behind 'expect', as in 'expect not phase idle'", at: range, fix: fix
    )
  }
}
