/// Which statement a line is.
extension Parser {
  /// Reads the statement that begins on the current line.
  mutating func statement() throws(Diagnostic) {
    let first = peek
    let isBelowUnknown = leaveUnknown()
    try skipStrayGoldenLines()
    if !hasFirstStatement {
      hasFirstStatement = true
      if word(.statements) != .version { reportMissingVersion(at: first.range) }
    }
    if let word = misspeltBlock {
      report(unknownStatement(first))
      guard word != .trace else {
        _ = try trace()
        return
      }
      phases.sawStatement()
      return try block(word)
    }
    if let index = word(grammar.head.words) {
      phases.sawStatement()
      return try headStatement(grammar.head.all[index])
    }
    guard let word = word(.statements) else {
      // Its opening line is missing, or not known.
      if let block = lineBlock { return try read(block, toldAlready: isBelowUnknown) }
      return try timelineLine()
    }
    switch word {
    case .version: try version()
    case .layout, .behaviour, .board, .rules:
      phases.sawStatement()
      try block(word)
    case .trace, .expect, .always, .never: try timelineLine()
    case .end where isBelowUnknown: skipLine()
    case .end: throw Diagnostic(.strayEnd, "'end' closes a block, and none is open", at: first.range)
    }
  }

  /// The block that a word alone on its line, or before the pointer of a trace, probably opens, so that the
  /// lines in it have no faults of their own.
  private var misspeltBlock: StatementWord? {
    let isAlone = peekSecond.kind == .end
    guard peek.kind == .word, isAlone || word(grammar.inner.pointerKinds, of: peekSecond) != nil,
      !isStatement(peek), !isStepVerb(peek),
      let word = unknownStatement(peek).suggestion.flatMap(StatementWord.init)
    else { return nil }
    switch word {
    case .layout, .behaviour, .board, .rules: return isAlone ? word : nil
    case .trace: return word
    case .version, .expect, .always, .never, .end: return nil
    }
  }

  /// Whether the token begins a statement that is no step.
  func isStatement(_ token: Token) -> Bool {
    word(.statements, of: token) != nil || word(grammar.head.words, of: token) != nil
  }

  /// The block that the current line belongs to by its first word, if that begins no statement anywhere else.
  var lineBlock: StatementWord? {
    guard !isStatement(peek), !isStepVerb(peek) else { return nil }
    if word(.boardLines) != nil { return .board }
    if word(grammar.rules.words) != nil { return .rules }
    if word(grammar.layout.words) != nil { return .layout }
    return word(grammar.behaviour.words) == nil ? nil : .behaviour
  }

  /// Reads the lines of a block whose opening line is not there, so that they have no faults but their own.
  private mutating func read(_ block: StatementWord, toldAlready: Bool) throws(Diagnostic) {
    if !toldAlready {
      report(
        Diagnostic(
          .unknownStatement, "\(shown(peek)) stands in a '\(block.rawValue)' block, and none is open",
          at: peek.range))
    }
    phases.sawStatement()
    try self.block(block, isOpened: false)
    _ = leaveUnknown()
  }

  /// Reports that the first statement of a file is not the version.
  mutating func reportMissingVersion(at range: SourceRange) {
    lacksVersion = true
    report(
      Diagnostic(
        .missingVersion, "the first statement is the version, 'kanban-sim 1'", at: range,
        fix: .init(.at(line.start), replacement: "kanban-sim 1\n")))
  }

  private mutating func version() throws(Diagnostic) {
    let word = take()
    guard isFirst(StatementWord.version.rawValue, at: word.range) else { return skipLine() }
    guard !lacksVersion else {
      // The version is there: one more on top would not mend the file.
      withdraw(.missingVersion)
      skipLine()
      throw Diagnostic(.lateStatement, "the version is the first statement", at: word.range)
    }
    let number = try count("the version", 0...999_999_999)
    guard number.value == 1 else {
      throw Diagnostic(.unknownVersion, "this program reads version 1, not \(number.value)", at: number.range)
    }
    tree.version = number
  }

  /// Notes a statement that may stand once; reports it if it stands again.
  ///
  /// The rest of a repeated statement is still read, for its own faults.
  @discardableResult
  mutating func isFirst(_ statement: String, at range: SourceRange) -> Bool {
    guard let first = statements[statement] else {
      statements[statement] = range
      return true
    }
    report(repeatedFault("'\(statement)'", at: range, first: first))
    return false
  }

  /// Reports a head statement or block that stands below an input.
  mutating func checkOrder(_ word: String, at range: SourceRange) {
    guard let firstInput else { return }
    report(
      Diagnostic(
        .lateStatement, "'\(word)' stands above the first step", at: range,
        notes: [.init("the first step is here", at: firstInput)]))
  }

  /// Passes golden lines that stand below no `expect frame`, with one fault for all of them.
  private mutating func skipStrayGoldenLines() throws(Diagnostic) {
    guard peek.kind == .pipe || peek.kind == .equals else { return }
    let range = peek.range
    while nextLine < bytes.count, isGoldenLine(at: nextLine) { nextLine = lineAfter(nextLine) }
    throw Diagnostic(
      .strayGoldenLine, "golden lines stand directly below 'expect frame'", at: range)
  }
}
