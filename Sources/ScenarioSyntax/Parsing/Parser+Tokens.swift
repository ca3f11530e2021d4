/// Looking at tokens and moving past them.
extension Parser {
  /// The token to read next; of kind `end` at the end of the line.
  var peek: Token { lexer.tokens[cursor] }

  /// The token after that, or the last one.
  var peekSecond: Token { lexer.tokens[min(cursor + 1, lexer.tokens.count - 1)] }

  /// The last token that was read, or the first one.
  var previous: Token { lexer.tokens[max(cursor - 1, 0)] }

  /// Whether nothing is left of the line, or nothing before its lexical fault.
  var isAtEnd: Bool { peek.kind == .end }

  /// Moves past the token.
  @discardableResult
  mutating func take() -> Token {
    let token = peek
    if token.kind != .end { cursor += 1 }
    return token
  }

  /// Moves past the token if it is of the kind.
  mutating func accept(_ kind: Token.Kind) -> Bool {
    guard peek.kind == kind else { return false }
    take()
    return true
  }

  /// Moves past the token if it is the unquoted word.
  mutating func accept(_ particle: Particle) -> SourceRange? {
    guard word(.particles) == particle else { return nil }
    return take().range
  }

  /// The value of the unquoted word to read next if it is one of the choices.
  func word<Value>(_ choices: Choices<Value>) -> Value? { word(choices, of: peek) }

  /// The value of a token if it is an unquoted word of the choices.
  func word<Value>(_ choices: Choices<Value>, of token: Token) -> Value? {
    guard token.kind == .word else { return nil }
    return choices.value(in: bytes, from: token.start, to: token.end)
  }

  /// The bytes of a range as text, ill-formed ones replaced.
  func decoded(_ range: SourceRange) -> String {
    String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }

  /// The range from a start up to the last token that was read.
  func range(from start: Int) -> SourceRange { SourceRange(start, max(start, previous.end)) }

  /// Throws if anything is left of the line.
  mutating func endOfLine() throws(Diagnostic) {
    if isAtEnd {
      if let fault = lexer.fault { throw fault.diagnostic }
      return
    }
    throw unexpected(peek)
  }

  /// The range of the token to read next, or the place behind the last one.
  var here: SourceRange { isAtEnd ? .at(previous.end) : peek.range }
}
