/// The attributes of cards, and words that do not stand together.
extension Parser {
  /// The fault of two words of which only one may stand.
  func contradiction(
    _ one: String, _ other: String, at range: SourceRange, first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .contradictoryWords, "'\(one)' and '\(other)' do not stand together", at: range,
      notes: [.init("the other word is here", at: first)])
  }

  /// An attribute `key=value` if one stands here.
  mutating func attribute(_ seen: inout [String: SourceRange]) throws(Diagnostic) -> BoardWord? {
    guard peekSecond.kind == .equals else { return nil }
    let key = try name("the key of an attribute")
    take()
    if let first = seen[key.text] { throw repeatedFault("an attribute", at: key.range, first: first) }
    seen[key.text] = key.range
    return .attribute(Attribute(key: key, value: try attributeValue()))
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
}
