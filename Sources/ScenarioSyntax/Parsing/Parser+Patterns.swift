/// What stands behind the `=` of expectations.
///
/// A list ends at the end of the line, at an unquoted `within`, and before `|` or `,` where those part entries.
extension Parser {
  /// True at the end of the line, and before an unquoted `within`.
  var isAtEndOfList: Bool { isAtEnd || word(.particles) == .within }

  /// Cards in order, and `..` for any run; may be empty.
  mutating func cardPattern() throws(Diagnostic) -> CardPattern {
    var elements: [CardPattern.Element] = []
    while !isAtEndOfList, peek.kind != .pipe {
      let token = peek
      elements.append(accept(.dots) ? .anyRun(token.range) : .card(try name("a card or '..'")))
    }
    return CardPattern(elements: elements)
  }

  /// `todo: A2 A3 | doing: B1`, and a final `| ..`; empty for a board without columns.
  mutating func boardPattern() throws(Diagnostic) -> BoardPattern {
    var pattern = BoardPattern(columns: [], allowsMore: false)
    guard !isAtEndOfList else { return pattern }
    repeat {
      if accept(.dots) {
        pattern.allowsMore = true
        guard isAtEndOfList else {
          throw Diagnostic(
            .unexpectedRest, "'..' is the last column, nothing follows it", at: peek.range)
        }
        return pattern
      }
      let column = try name("a column or '..'")
      guard accept(.colon) else { throw missing("the ':' behind a column") }
      pattern.columns.append(.init(id: column, cards: try cardPattern()))
    } while accept(.pipe)
    return pattern
  }

  /// The moves of a phase; that there are none has a form of its own.
  mutating func phaseMoves() throws(Diagnostic) -> [MovePattern] {
    guard !isAtEnd else {
      throw Diagnostic(
        .missingWord, "the line ends where a card belongs; 'no-moves' says that nothing moved", at: here)
    }
    return try movePatterns()
  }

  mutating func movePatterns() throws(Diagnostic) -> [MovePattern] {
    var moves: [MovePattern] = []
    repeat { moves.append(try movePattern()) } while accept(.comma)
    return moves
  }

  /// `CARD … [SLOT] -> SLOT`: the first name before `[` is the column of the source.
  private mutating func movePattern() throws(Diagnostic) -> MovePattern {
    let start = here.start
    var cards = [try name("a card")]
    var source: Slot?
    while source == nil, isAtName {
      let name = try name("a card")
      if peek.kind == .leftBracket {
        source = try slot(of: name)
      } else {
        cards.append(name)
      }
    }
    guard accept(.arrow) else { throw missing("'->'") }
    let destination = try slot()
    return MovePattern(
      cards: cards, source: source, destination: destination, range: range(from: start))
  }

  mutating func requestPatterns(_ answers: WordList) throws(Diagnostic) -> [RequestPattern] {
    var requests: [RequestPattern] = []
    repeat {
      let move = try movePattern()
      requests.append(RequestPattern(move: move, answer: try argument(.word(answers))))
    } while accept(.comma)
    return requests
  }

  mutating func eventPatterns(_ words: EventWords) throws(Diagnostic) -> [EventPattern] {
    var events: [EventPattern] = []
    repeat { events.append(try eventPattern(words)) } while accept(.comma)
    return events
  }

  /// `KIND [CARD …] [SLOT [-> SLOT]] [DECISION] [REASON] [TEXT]`.
  private mutating func eventPattern(_ words: EventWords) throws(Diagnostic) -> EventPattern {
    let kind = try listed(words.kinds)
    let hasDecision = !words.answersOfKinds[kind.index].isEmpty
    /// True before an unquoted decision, of a kind that has one: a card of that name would be quoted.
    func isAtDecision(_ parser: borrowing Parser) -> Bool { hasDecision && parser.word(words.answers) != nil }
    var event = EventPattern(
      kind: kind, names: [], slot: nil, destination: nil, reason: nil, range: kind.range)
    while event.slot == nil, event.reason == nil, isAtName, !isAtEndOfList, !isAtDecision(self) {
      if let reason = try lastReason(of: kind, words) {
        event.reason = reason
        break
      }
      let name = try name("a card, a slot or a reason")
      if peek.kind == .leftBracket {
        event.slot = try slot(of: name)
        if accept(.arrow) { event.destination = try slot() }
      } else {
        event.names.append(name)
      }
    }
    if event.reason == nil, isAtDecision(self) { event.decision = try listed(words.answers) }
    if event.reason == nil, event.slot != nil || event.decision != nil, isAtName, !isAtEndOfList {
      event.reason = try reasonBehindSlot(words.reasons)
    }
    if case .word = event.reason, peek.kind == .text { event.words = try text("a rule's own words") }
    event.range = range(from: kind.range.start)
    return event
  }

  /// The reason if the next token is the last of its entry, but for a rule's own words, and may be one.
  ///
  /// An unquoted word of the list of reasons is one, because a card of that name would be quoted. Spoken events
  /// have a text. Other quoted ones, and the last word of kinds with reasons of their own, stay open.
  private mutating func lastReason(
    of kind: ListedWord, _ words: EventWords
  ) throws(Diagnostic) -> EventPattern.Reason? {
    guard isLastOfEntry || peekSecond.kind == .text else { return nil }
    if let reason = acceptListed(words.reasons) { return .word(reason) }
    guard isLastOfEntry else { return nil }
    switch words.lastNames[kind.index] {
    case .card: return nil
    case .speech: return peek.kind == .text ? .text(try text("a text")) : nil
    case .reason: return .other(try name("a card or a reason"))
    case .quotedReason: return peek.kind == .text ? .other(try name("a card or a reason")) : nil
    }
  }

  private mutating func reasonBehindSlot(_ reasons: WordList) throws(Diagnostic) -> EventPattern.Reason {
    if peek.kind == .text { return .text(try text("a reason")) }
    if let reason = acceptListed(reasons) { return .word(reason) }
    return .other(try name("a reason"))
  }

  private var isLastOfEntry: Bool {
    let next = peekSecond
    return next.kind == .end || next.kind == .comma || word(.particles, of: next) == .within
  }
}
