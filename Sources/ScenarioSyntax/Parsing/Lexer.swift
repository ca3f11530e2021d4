/// Cuts one line into tokens.
///
/// A token ends at a space or tab and before `, : = | [ ]`, `->`, `..`, a quote, and a `.` that is followed by a
/// letter; so `A1.top` is three tokens, `v1.2` one, and `todo->doing` three. Bytes above 127 belong to words.
struct Lexer {
  /// What no line can have; a small value, because the parser looks for it at every turn.
  struct Fault {
    enum Kind {
      case unclosedText, controlCharacter, spaceBeforeSuffix, missingSpace
    }

    var kind: Kind
    var range: SourceRange
    /// The end of the token before.
    var previousEnd: Int
  }

  /// The pieces of the line, the last of kind `end`.
  private(set) var tokens: [Token] = []
  /// Where the comment begins, if there is one.
  private(set) var comment: Int?
  /// The first fault of the line; the tokens stop before it.
  fileprivate(set) var fault: Fault?

  /// Reads the line from `start` up to `end`, its line end excluded.
  mutating func read(_ bytes: [UInt8], from start: Int, to end: Int) {
    tokens.removeAll(keepingCapacity: true)
    comment = nil
    fault = nil
    var index = start
    while index < end, fault == nil {
      let byte = bytes[index]
      if byte == Byte.space || byte == Byte.tab {
        index += 1
        continue
      }
      let isSpaced = index == start || Byte.isSpace(bytes[index - 1])
      if byte == Byte.hash, isSpaced {
        comment = index
        break
      }
      let token = piece(of: bytes, at: index, before: end, isSpaced: isSpaced)
      guard fault == nil else { break }
      fault = spacingFault(of: token)
      guard fault == nil else { break }
      tokens.append(token)
      index = token.end
    }
    let last = tokens.last?.end ?? start
    tokens.append(Token(kind: .end, start: last, end: last, hasSpaceBefore: true))
  }

  private mutating func piece(
    of bytes: [UInt8], at start: Int, before end: Int, isSpaced: Bool
  ) -> Token {
    func token(_ kind: Token.Kind, _ length: Int) -> Token {
      Token(kind: kind, start: start, end: start + length, hasSpaceBefore: isSpaced)
    }
    switch bytes[start] {
    case Byte.quote:
      return Token(
        kind: .text, start: start, end: endOfText(in: bytes, at: start, before: end),
        hasSpaceBefore: isSpaced)
    case Byte.comma: return token(.comma, 1)
    case Byte.colon: return token(.colon, 1)
    case Byte.equals: return token(.equals, 1)
    case Byte.pipe: return token(.pipe, 1)
    case Byte.leftBracket: return token(.leftBracket, 1)
    case Byte.rightBracket: return token(.rightBracket, 1)
    default: break
    }
    if let kind = mark(in: bytes, at: start, before: end) {
      return token(kind, kind == .dot ? 1 : 2)
    }
    return token(.word, endOfWord(in: bytes, at: start, before: end) - start)
  }

  /// The kind of `->`, `..` or a `.` before a letter at `index`.
  private func mark(in bytes: [UInt8], at index: Int, before end: Int) -> Token.Kind? {
    guard index + 1 < end else { return nil }
    let next = bytes[index + 1]
    switch bytes[index] {
    case Byte.minus where next == Byte.greater: return .arrow
    case Byte.dot where next == Byte.dot: return .dots
    case Byte.dot where Byte.isLetter(next): return .dot
    default: return nil
    }
  }

  private mutating func endOfWord(in bytes: [UInt8], at start: Int, before end: Int) -> Int {
    var index = start
    while index < end {
      let byte = bytes[index]
      if Byte.isNamePart(byte) {
        index += 1
        continue
      }
      if Byte.isControl(byte), !Byte.isSpace(byte) {
        fault = controlFault(at: index)
        break
      }
      if Byte.endsWord(byte) || mark(in: bytes, at: index, before: end) != nil { break }
      index += 1
    }
    return index
  }

  private mutating func endOfText(in bytes: [UInt8], at start: Int, before end: Int) -> Int {
    var index = start + 1
    while index < end {
      let byte = bytes[index]
      if byte == Byte.quote { return index + 1 }
      if Byte.isControl(byte) {
        fault = controlFault(at: index)
        return index
      }
      index += byte == Byte.backslash ? 2 : 1
    }
    fault = Fault(kind: .unclosedText, range: SourceRange(start, start + 1), previousEnd: start)
    return end
  }

  private func controlFault(at index: Int) -> Fault { .controlCharacter(at: index) }

  /// Words and texts are set apart; suffixes are not.
  private func spacingFault(of token: Token) -> Fault? {
    guard let previous = tokens.last else { return nil }
    switch (token.kind, token.hasSpaceBefore) {
    case (.leftBracket, true), (.dot, true):
      return Fault(kind: .spaceBeforeSuffix, range: token.range, previousEnd: previous.end)
    case (.word, false), (.text, false):
      guard previous.kind == .word || previous.kind == .text || previous.kind == .rightBracket else {
        return nil
      }
      return Fault(kind: .missingSpace, range: token.range, previousEnd: previous.end)
    default: return nil
    }
  }
}

extension Lexer.Fault {
  /// A control character in a word or a text.
  static func controlCharacter(at index: Int) -> Self {
    Self(kind: .controlCharacter, range: SourceRange(index, index + 1), previousEnd: index)
  }

  /// The fault in words.
  var diagnostic: Diagnostic {
    switch kind {
    case .unclosedText:
      Diagnostic(.unclosedText, "a text ends with a quote on its own line", at: range)
    case .controlCharacter:
      Diagnostic(
        .controlCharacter,
        "control characters stand neither in words nor in texts; a text has \\n, \\t and \\u{...}",
        at: range)
    case .spaceBeforeSuffix:
      Diagnostic(
        .spaceBeforeSuffix, "a suffix stands without a space before it", at: range,
        fix: .init(SourceRange(previousEnd, range.start), replacement: ""))
    case .missingSpace:
      Diagnostic(
        .missingSpace, "words and texts are set apart by a space", at: range,
        fix: .init(.at(range.start), replacement: " "))
    }
  }
}

extension Lexer {
  /// Drops the fault once it is reported.
  mutating func forgetFault() { fault = nil }
}
