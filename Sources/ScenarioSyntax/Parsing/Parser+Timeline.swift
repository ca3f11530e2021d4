/// Lines with a place in time: `[@T] (step | expect | trace)`.
extension Parser {
  /// Reads a step, an expectation or a trace, with the instant before it.
  mutating func timelineLine() throws(Diagnostic) {
    let start = peek.start
    let pin = try pin()
    let action: TimelineLine.Action
    switch word(.statements) {
    case .expect, .always, .never: action = .expect(try expectation())
    case .trace:
      noteInput(peek.range)
      action = .trace(try trace())
    case nil where !isStatement(peek):
      guard !isAtEnd else { throw missing("a step or an expectation") }
      action = .step(try step())
    case .version, .layout, .behaviour, .board, .rules, .end, nil:
      throw Diagnostic(
        .notAllowedHere, "only a step or an expectation stands behind '@'", at: peek.range)
    }
    let line = TimelineLine(start: pin, action: action, phase: 0, range: range(of: action, from: start))
    phases.saw(line: tree.lines.count, isInput: line.isInput)
    tree.lines.append(line)
  }

  /// The words of the line; those of a block or a golden frame below it are not counted.
  private func range(of action: TimelineLine.Action, from start: Int) -> SourceRange {
    switch action {
    case .step(let step): SourceRange(start, step.range.end)
    case .expect(let expectation): SourceRange(start, expectation.range.end)
    case .trace(let trace): SourceRange(start, trace.range.end)
    }
  }

  /// Remembers the first input of the file.
  mutating func noteInput(_ range: SourceRange) {
    if firstInput == nil { firstInput = range }
  }

  /// `@T` or `@+T`, in one word.
  private mutating func pin() throws(Diagnostic) -> TimelineLine.Start? {
    guard peek.kind == .word, bytes[peek.start] == Byte.atSign else { return nil }
    let isRelative = peek.end > peek.start + 1 && bytes[peek.start + 1] == Byte.plus
    let time = try time("a time such as @200ms or @+200ms", from: peek.start + (isRelative ? 2 : 1))
    take()
    return isRelative ? .after(time) : .at(time)
  }

  /// The fault of a first word that begins no statement.
  func unknownStatement(_ token: Token) -> Diagnostic {
    guard token.kind == .word else {
      return Diagnostic(
        .unknownStatement, "a statement begins with a word, not \(shown(token))", at: token.range)
    }
    if word(.particles, of: token) == .not { return Diagnostic.misplacedNot(at: token.range) }
    let lists = [grammar.steps.words, grammar.head.words, Choices.statements.list]
    let text = suggestible(token)
    let hint = Synonyms.hints.meaning(of: text).map { ": \($0)" } ?? ""
    return Diagnostic(
      .unknownStatement, "\(shown(token)) begins no statement\(hint)", at: token.range,
      suggestion: press(token) ?? lists.lazy.compactMap { $0.synonyms.meaning(of: text) }.first
        ?? WordSuggestion.nearest(to: text, among: lists.reversed().flatMap(\.spellings)))
  }

  /// What other tools call a press is one of a key, if a key follows, else of a pointer.
  private func press(_ token: Token) -> String? {
    guard suggestible(token).lowercased() == "press" else { return nil }
    let next = token.start == peek.start ? peekSecond : peek
    return isKey(next) ? "key" : "down"
  }
}
