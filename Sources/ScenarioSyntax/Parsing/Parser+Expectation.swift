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
    let isExpect = word(StatementWord.self, of: verb) == .expect
    let isNegated = isExpect && accept(.not) != nil
    var state = try stateForm(isOfOneInstant: isExpect && !isNegated)
    let within = try within()
    if let within, !isExpect {
      throw Diagnostic(
        .notAllowedHere, "'within' belongs to 'expect', not to '\(decoded(verb.range))'", at: within.range)
    }
    try endOfLine()
    let range = range(from: verb.start)
    if case .frame(let name, _) = state { state = .frame(name: name, golden: goldenFrame()) }
    let mode: ExpectStatement.Mode =
      if isExpect {
        isNegated ? .expectNot(within: within) : .expect(within: within)
      } else {
        word(StatementWord.self, of: verb) == .always ? .always : .never
      }
    return ExpectStatement(mode: mode, state: state, range: range)
  }

  /// The fault of a `not` that stands elsewhere than behind `expect`, if one is in a faulty line.
  private func misplacedNot(behind verb: Token) -> Diagnostic? {
    let tokens = lexer.tokens
    guard let place = tokens.firstIndex(where: { word(Particle.self, of: $0) == .not }) else { return nil }
    let range = tokens[place].range
    guard tokens[place - 1].start == verb.start else { return .misplacedNot(at: range) }
    switch word(StatementWord.self, of: verb) {
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

  private mutating func stateForm(isOfOneInstant: Bool) throws(Diagnostic) -> StateForm {
    guard word(StateWord.self) != nil else { throw unknownState(peek) }
    let form = try choice(StateWord.self)
    switch form.value {
    case .column:
      return .column(try name("a column"), try equals { (p) throws(Diagnostic) in try p.cardPattern() })
    case .board: return .board(try equals { (p) throws(Diagnostic) in try p.boardPattern() })
    case .moves: return .moves(try equals { (p) throws(Diagnostic) in try p.phaseMoves() })
    case .allMoves: return .allMoves(try equals { (p) throws(Diagnostic) in try p.movePatterns() })
    case .noMoves: return .noMoves
    case .requests: return .requests(try equals { (p) throws(Diagnostic) in try p.requestPatterns() })
    case .events: return .events(try equals { (p) throws(Diagnostic) in try p.eventPatterns() })
    case .count: return .count(try choice(EventWord.self), try countBounds())
    case .announced: return .announced(try text("the announcement"))
    case .value: return .value(of: try name("a card or a column"), try text("the value"))
    case .actions: return try actions()
    case .frame:
      guard isOfOneInstant else {
        throw Diagnostic(.notAllowedHere, "a golden frame is compared at one instant", at: form.range)
      }
      let name = try name("the name of the frame")
      return .frame(
        name: name, golden: GoldenFrame(pictures: [], range: .at(line.end), indentation: ""))
    case .settled: return .settled
    case .phase, .dragging, .selected, .focus, .visible, .target, .decision, .reason, .targetAt,
      .autoscroll, .scroll, .cursor, .collapsed, .highlighted, .frameOf, .cards:
      return try plainForm(form.value)
    }
  }

  /// The fault of a word that is no state form; events and steps are words that people write there.
  private func unknownState(_ token: Token) -> Diagnostic {
    if word(EventWord.self, of: token) != nil {
      return Diagnostic(
        .unknownWord, "\(shown(token)) is a kind of event, not a state form", at: token.range,
        suggestion: "events = \(decoded(token.range))")
    }
    if isStepVerb(token) {
      return Diagnostic(
        .unknownWord, "\(shown(token)) is a step, and a state form belongs here", at: token.range)
    }
    return unknown(StateWord.self, token)
  }

  /// The forms that are a few words and numbers.
  private mutating func plainForm(_ form: StateWord) throws(Diagnostic) -> StateForm {
    switch form {
    case .phase: return .phase(try choice(PhaseWord.self))
    case .dragging: return .dragging(try namesOrNone("a card"))
    case .selected: return .selected(try namesOrNone("a card"))
    case .focus: return .focus(accept(.none) == nil ? try name("a card or none") : nil)
    case .visible: return .visible(try names("a card"))
    case .target: return .target(try slotOrNone())
    case .decision: return .decision(try choice(DecisionWord.self))
    case .reason: return .reason(try reason())
    case .targetAt: return .targetAt(try point(), try slotOrNone())
    case .autoscroll: return .autoscroll(try scrollPattern("a rate or a range such as 100..400"))
    case .scroll: return .scroll(try scrollPattern("an offset or a range such as 120..140"))
    case .cursor: return .cursor(try choice(CursorWord.self))
    case .collapsed: return .collapsed(try name("a column"))
    case .highlighted: return .highlighted(accept(.none) == nil ? try name("a column or none") : nil)
    case .frameOf: return try frameOf()
    case .cards: return .cards(try cardCountScope(), try countBounds())
    case .column, .board, .moves, .allMoves, .noMoves, .requests, .announced, .value, .actions, .events,
      .count, .settled, .frame:
      throw unexpected(previous)
    }
  }

  /// `=` and what follows.
  private mutating func equals<Pattern>(
    _ pattern: (inout Parser) throws(Diagnostic) -> Pattern
  ) throws(Diagnostic) -> Pattern {
    guard accept(.equals) else { throw missing("'='") }
    return try pattern(&self)
  }

  private mutating func actions() throws(Diagnostic) -> StateForm {
    let card = try name("a card")
    guard accept(.equals) else { throw missing("'='") }
    var titles: [Located<String>] = []
    // A locked card has no actions.
    guard !isAtEnd, word(Particle.self) != .within else { return .actions(card: card, titles) }
    repeat { titles.append(try text("the name of an action")) } while accept(.comma)
    return .actions(card: card, titles)
  }

  private mutating func frameOf() throws(Diagnostic) -> StateForm {
    let subject: FrameSubject
    switch word(Particle.self) {
    case .ghost: subject = .ghost(take().range)
    case .placeholder: subject = .placeholder(take().range)
    default: subject = .item(try name("a card, a column, ghost or placeholder"))
    }
    if accept(.none) != nil { return .frameOf(subject, nil) }
    return .frameOf(subject, try rectangle())
  }

  private mutating func cardCountScope() throws(Diagnostic) -> CardCountScope {
    if let all = accept(.all) { return .all(all) }
    return .column(try name("all or a column"))
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
  mutating func reason() throws(Diagnostic) -> ReasonLiteral {
    if peek.kind == .text { return .text(try text("a reason")) }
    return .word(try choice(ReasonWord.self))
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
