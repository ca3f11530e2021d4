/// Blocks, and what becomes of one that is never closed.
extension Parser {
  /// Reads a block to its `end`.
  ///
  /// - Parameter isOpened: whether the current line is the opening one; else it is the first of the block.
  mutating func block(_ word: StatementWord, isOpened: Bool = true) throws(Diagnostic) {
    var block = OpenBlock(word, at: peek.range, isOpened: isOpened)
    if isOpened {
      take()
      checkOrder(word.rawValue, at: block.opening)
      isFirst(word.rawValue, at: block.opening)
      reportRest()
    } else {
      stepBack()
    }
    isInBlock = true
    defer { isInBlock = false }
    switch word {
    case .layout:
      let settings = settings(grammar.layout, of: &block)
      tree.blocks.append(
        .layout(FormBlock(uses: settings, opening: block.opening, range: block.range)))
    case .behaviour:
      let settings = settings(grammar.behaviour, of: &block)
      tree.blocks.append(
        .behaviour(FormBlock(uses: settings, opening: block.opening, range: block.range)))
    case .board: readBoard(&block)
    case .rules: readRules(&block)
    case .version, .trace, .expect, .always, .never, .end: break
    }
  }

  /// Reports what is left of a line whose first word counts nevertheless, and passes it.
  mutating func reportRest() {
    if !isAtEnd {
      report(unexpected(peek))
    } else if let fault = lexer.fault {
      report(fault.diagnostic)
    }
    skipLine()
  }

  /// Goes behind all tokens of the line.
  mutating func skipLine() {
    cursor = lexer.tokens.count - 1
    lexer.forgetFault()
  }

  /// Goes to the next line of the block; false behind its end.
  ///
  /// A block ends with `end`, or, unclosed, before a line that is at home only outside: unless an `end` follows
  /// before another block opens, because then that line is the mistake.
  mutating func nextLine(of block: inout OpenBlock) -> Bool {
    guard advance() else {
      reportUnclosed(block)
      return false
    }
    if word(.statements) == .end {
      block.end = take().end
      reportRest()
      return false
    }
    if !block.isOpened, lineBlock != block.word {
      stepBack()
      skipLine()
      return false
    }
    if isOutsideLine(block.word) {
      let closes = !opensBlock && (block.closesAhead ?? closesAhead())
      block.closesAhead = closes
      if !closes {
        stepBack()
        reportUnclosed(block)
        skipLine()
        return false
      }
    }
    block.end = line.end
    return true
  }

  private mutating func reportUnclosed(_ block: OpenBlock) {
    // Without its opening line it goes as far as its lines do.
    guard block.isOpened else { return }
    report(
      Diagnostic(.unclosedBlock, "'\(block.word.rawValue)' needs an 'end' that closes it", at: block.opening))
  }

  /// Whether the current line opens a block, which no other block has in it.
  private var opensBlock: Bool {
    switch word(.statements) {
    case .layout, .behaviour, .board, .rules: peekSecond.kind == .end
    default: false
    }
  }

  /// Whether the current line is a statement that does not belong into the block.
  private func isOutsideLine(_ block: StatementWord) -> Bool {
    guard peek.kind == .word else { return false }
    switch block {
    case .layout: guard word(grammar.layout.words) == nil else { return false }
    case .behaviour: guard word(grammar.behaviour.words) == nil else { return false }
    case .trace:
      switch word(.statements) {
      case .expect, .always, .never: return false
      default: break
      }
    default: break
    }
    return isStatement(peek) || isStepVerb(peek) || bytes[peek.start] == Byte.atSign
  }

  /// Whether a line `end` comes before a line that opens a block. Each block asks once at most, and the search
  /// stops where the next block begins, so all searches together read the file once.
  private func closesAhead() -> Bool {
    var start = nextLine
    while start < bytes.count {
      switch firstStatementWord(from: start) {
      case .end: return true
      case .layout, .behaviour, .board, .rules, .trace: return false
      default: start = lineAfter(start)
      }
    }
    return false
  }

  private func firstStatementWord(from start: Int) -> StatementWord? {
    var first = start
    while first < bytes.count, Byte.isSpace(bytes[first]) { first += 1 }
    var end = first
    while end < bytes.count, end - first <= 12, Byte.isNamePart(bytes[end]) || bytes[end] == Byte.minus {
      end += 1
    }
    return Choices.statements.value(in: bytes, from: first, to: end)
  }

  /// The start of the line after the one that holds `offset`.
  func lineAfter(_ offset: Int) -> Int {
    var index = offset
    while index < bytes.count, bytes[index] != Byte.newline { index += 1 }
    return min(index + 1, bytes.count)
  }
}
