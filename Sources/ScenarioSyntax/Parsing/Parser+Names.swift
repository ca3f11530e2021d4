/// Names and texts.
///
/// What a word is, is decided by its place: a function of the grammar that wants a name takes any word that is
/// spelled like one, digits included, after the grammar has looked for the words that are legal there too.
/// A quoted name is always a name.
extension Parser {
  /// Whether a name can begin here.
  var isAtName: Bool { peek.kind == .word || peek.kind == .text }

  /// A name; `what` says whose, with an article.
  mutating func name(_ what: String) throws(Diagnostic) -> Name {
    let token = peek
    switch token.kind {
    case .text:
      let text = try text(what)
      guard !text.value.isEmpty else {
        throw Diagnostic(.nameNeedsQuotes, "\(what) is not empty", at: text.range)
      }
      return Name(text: text.value, range: text.range, isQuoted: true)
    case .word:
      guard Byte.isName(bytes[token.start..<token.end]) else { throw needsQuotes(token) }
      take()
      return Name(text: decoded(token.range), range: token.range, isQuoted: false)
    case .comma, .colon, .equals, .pipe, .leftBracket, .rightBracket, .arrow, .dots, .dot, .end:
      throw missing(what)
    }
  }

  private func needsQuotes(_ token: Token) -> Diagnostic {
    if let slot = slotInParentheses(token) {
      return Diagnostic(
        .wrongValueShape, "a slot has square brackets, \(shown(token)) has others", at: token.range,
        suggestion: slot, fix: .init(token.range, replacement: slot))
    }
    let fix: Diagnostic.Fix? =
      token.end - token.start > WordSuggestion.longestWord
      ? nil : .init(token.range, replacement: Spelling.quoted(decoded(token.range)))
    return Diagnostic(
      .nameNeedsQuotes,
      "a name has letters, digits, _ and single hyphens between them; \(shown(token)) stands in quotes",
      at: token.range, fix: fix)
  }

  /// What a word such as `doing(0)` or `doing{end}` is written like here: `doing[0]`.
  private func slotInParentheses(_ token: Token) -> String? {
    let text = suggestible(token)
    guard let opening = text.firstIndex(where: { $0 == "(" || $0 == "{" }), let last = text.last,
      last == (text[opening] == "(" ? ")" : "}"), Byte.isName(text[..<opening].utf8)
    else { return nil }
    let index = text[text.index(after: opening)...].dropLast()
    let isIndex = index == Particle.end.rawValue || (!index.isEmpty && index.utf8.allSatisfy(Byte.isDigit))
    return isIndex ? "\(text[..<opening])[\(index)]" : nil
  }

  /// At least one name, up to the end of the line or a word that `isEnd` knows.
  mutating func names(_ what: String) throws(Diagnostic) -> [Name] {
    var names = [try name(what)]
    while isAtName, word(.particles) != .within { names.append(try name(what)) }
    return names
  }

  /// Names, or `none` for none.
  mutating func namesOrNone(_ what: String) throws(Diagnostic) -> [Name] {
    if accept(.none) != nil { return [] }
    return try names("\(what) or none")
  }

  /// A text in quotes.
  mutating func text(_ what: String) throws(Diagnostic) -> Located<String> {
    guard peek.kind == .text else {
      if peek.kind == .word { throw unquoted(what) }
      throw missing(what)
    }
    let range = peek.range
    let value = try unescaped(SourceRange(range.start + 1, range.end - 1))
    take()
    return Located(value, range)
  }

  private func unquoted(_ what: String) -> Diagnostic {
    Diagnostic(.wrongValueShape, "\(what) is a text in quotes, not \(shown(peek))", at: peek.range)
  }

  /// A text if one stands here.
  mutating func optionalText() throws(Diagnostic) -> Located<String>? {
    guard peek.kind == .text else { return nil }
    return try text("a text")
  }

  /// At least one text.
  mutating func texts(_ what: String) throws(Diagnostic) -> [Located<String>] {
    var texts = [try text(what)]
    while peek.kind == .text { texts.append(try text(what)) }
    return texts
  }

  private func unescaped(_ range: SourceRange) throws(Diagnostic) -> String {
    guard let first = bytes[range.start..<range.end].firstIndex(of: Byte.backslash) else {
      return decoded(range)
    }
    var result = Array(bytes[range.start..<first])
    var index = first
    while index < range.end {
      if bytes[index] != Byte.backslash {
        result.append(bytes[index])
        index += 1
        continue
      }
      let (scalar, end) = try escape(at: index, before: range.end)
      result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      index = end
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func escape(at start: Int, before end: Int) throws(Diagnostic) -> (Unicode.Scalar, Int) {
    switch start + 1 < end ? bytes[start + 1] : 0 {
    case Byte.quote: return ("\"", start + 2)
    case Byte.backslash: return ("\\", start + 2)
    case UInt8(ascii: "n"): return ("\n", start + 2)
    case UInt8(ascii: "t"): return ("\t", start + 2)
    case UInt8(ascii: "u"):
      if let found = scalar(at: start + 2, before: end) { return found }
    default: break
    }
    // Ends behind a whole character, so that the range does not cut one.
    var stop = min(start + 2, end)
    while stop < end, bytes[stop] & 0xC0 == 0x80 { stop += 1 }
    throw Diagnostic(
      .unknownEscape, "a text has the escapes \\\" \\\\ \\n \\t and \\u{...} with 1 to 6 hexadecimal digits",
      at: SourceRange(start, stop))
  }

  /// The scalar of `{hex}` at `start`.
  private func scalar(at start: Int, before end: Int) -> (Unicode.Scalar, Int)? {
    guard start < end, bytes[start] == UInt8(ascii: "{") else { return nil }
    var value: UInt32 = 0
    var index = start + 1
    while index < end, index - start <= 6, let digit = Self.hexDigit(bytes[index]) {
      value = value * 16 + digit
      index += 1
    }
    guard index > start + 1, index < end, bytes[index] == UInt8(ascii: "}") else { return nil }
    return Unicode.Scalar(value).map { ($0, index + 1) }
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case Byte.zero...Byte.nine: UInt32(byte - Byte.zero)
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// A word of some choices.
  mutating func choice<Value>(_ choices: Choices<Value>) throws(Diagnostic) -> Located<Value> {
    guard let value = word(choices) else { throw unknown(choices.list, peek) }
    return Located(value, take().range)
  }
}
