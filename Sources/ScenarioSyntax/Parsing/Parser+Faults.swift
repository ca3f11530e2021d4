/// The words of faults.
extension Parser {
  /// A token in quotes for a message, cut short if it is long.
  func shown(_ token: Token) -> String { shown(token.range) }

  func shown(_ range: SourceRange) -> String { FaultWords.shown(range, in: bytes) }

  /// The fault of a line that ends, or goes on with something else, where `what` has to stand.
  func missing(_ what: String) -> Diagnostic {
    if let fault = lexer.fault, isAtEnd {
      guard fault.kind == .spaceBeforeSuffix else { return fault.diagnostic }
      // Without the space the suffix would stand where it does not belong either.
      return Diagnostic(
        .wrongValueShape, "\(shown(fault.range)) stands where \(what) belongs", at: fault.range)
    }
    guard !isAtEnd else { return Diagnostic(.missingWord, "the line ends where \(what) belongs", at: here) }
    return Diagnostic(.wrongValueShape, "\(shown(peek)) stands where \(what) belongs", at: here)
  }

  /// The fault of a token that nothing asked for.
  func unexpected(_ token: Token) -> Diagnostic {
    Diagnostic(.unexpectedRest, "the statement ends before \(shown(token))", at: token.range)
  }

  func unknown(
    _ token: Token, among spellings: [String], noun: String, suggestion: String?
  ) -> Diagnostic {
    guard token.kind == .word else {
      return token.kind == .end
        ? missing(noun)
        : Diagnostic(.wrongValueShape, "\(shown(token)) stands where \(noun) belongs", at: token.range)
    }
    return FaultWords.unknown(
      token.range, in: bytes, among: spellings, noun: noun, suggestion: suggestion)
  }

  /// The token's text for the search of a suggestion; empty, which has none, if it is long.
  func suggestible(_ token: Token) -> String { FaultWords.suggestible(token.range, in: bytes) }

  /// The fault of a word that stands a second time.
  func repeatedFault(_ what: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .repeated, "\(what) stands once", at: range, notes: [.init("it stands here already", at: first)])
  }
}
