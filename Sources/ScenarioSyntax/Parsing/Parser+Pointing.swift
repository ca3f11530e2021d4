/// Steps of a pointer.
extension Parser {
  /// `[POINTER] [KIND] [BUTTON]` before a verb, with the range of what there is.
  ///
  /// A number is a pointer only before a pointing verb, a kind or a button; a step never begins with a card, so
  /// a number elsewhere begins no statement. `left` and `right` before a verb are buttons.
  mutating func pointerWords() throws(Diagnostic) -> (words: PointerWords, range: SourceRange?) {
    let start = peek.start
    var words = PointerWords()
    if isPointerNumber { words.number = try pointerNumber() }
    if word(PointerKindWord.self) != nil { words.kind = try choice(PointerKindWord.self) }
    if word(ButtonWord.self) != nil { words.button = try choice(ButtonWord.self) }
    let isEmpty = words.number == nil && words.kind == nil && words.button == nil
    guard !isEmpty else { return (words, nil) }
    guard !isAtEnd else { throw missing("a pointing step") }
    return (words, range(from: start))
  }

  private var isPointerNumber: Bool {
    guard peek.kind == .word, Byte.isDigit(bytes[peek.start]) else { return false }
    return isStepVerb(peekSecond) || word(PointerKindWord.self, of: peekSecond) != nil
      || word(ButtonWord.self, of: peekSecond) != nil
  }

  mutating func pointerNumber() throws(Diagnostic) -> Located<Int> {
    try count("the number of a pointer", 1...99)
  }

  /// The action of a verb that was just read.
  mutating func pointing(_ verb: PointerVerb) throws(Diagnostic) -> PointingStep.Action {
    switch verb {
    case .drag: .drag(try drag())
    case .down: .down(try place())
    case .move: .move(try moveTarget(), try moveClauses())
    case .up: .up(isAtEnd ? nil : try place())
    case .tap: .tap(try place())
    case .hover: .hover(try place())
    case .cancel: .cancel(why: try optionalText())
    }
  }

  private mutating func drag() throws(Diagnostic) -> DragStep {
    let source: DragSource
    if let selection = accept(.selection) {
      source = .selection(selection)
    } else {
      source = .place(try place("a card, selection or a place"))
    }
    guard accept(.to) != nil else { throw missing("'to'") }
    return DragStep(source: source, destination: try place(), clauses: try dragClauses())
  }

  /// `drag payload "text" … from PLACE to PLACE {clauses}`; the verb was just read.
  mutating func payload() throws(Diagnostic) -> PayloadStep {
    take()
    var texts = [try text("the payload")]
    while peek.kind == .text { texts.append(try text("the payload")) }
    guard accept(.from) != nil else { throw missing("'from'") }
    let origin = try place()
    guard accept(.to) != nil else { throw missing("'to'") }
    return PayloadStep(
      texts: texts, origin: origin, destination: try place(), clauses: try dragClauses())
  }

  private mutating func moveTarget() throws(Diagnostic) -> MoveTarget {
    if accept(.by) != nil { return .offset(try point("an offset such as 20,0")) }
    if word(Particle.self) == .to, isPlace(peekSecond) {
      throw Diagnostic(
        .notAllowedHere, "'move' takes its place without 'to'", at: peek.range,
        fix: .init(SourceRange(peek.start, peekSecond.start), replacement: ""))
    }
    return .place(try place("a place or by"))
  }

  /// Whether a place can begin with the token, and no clause does.
  private func isPlace(_ token: Token) -> Bool {
    token.kind == .text || (token.kind == .word && word(ClauseWord.self, of: token) == nil)
  }
}
