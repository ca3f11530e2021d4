/// `trace`.
extension Parser {
  /// Reads a trace, the lines of its block included.
  mutating func trace() throws(Diagnostic) -> TraceStatement {
    let opening = take().range
    var number: Located<Int>?
    var kind: Located<PointerKindWord>?
    do throws(Diagnostic) {
      if peek.kind == .word, Byte.isDigit(bytes[peek.start]) { number = try pointerNumber() }
      if word(PointerKindWord.self) != nil { kind = try choice(PointerKindWord.self) }
      if accept(.from) != nil {
        let path = try text("the path of a file")
        return TraceStatement(
          number: number, kind: kind, source: .file(path), opening: opening,
          range: range(from: opening.start))
      }
      if !isAtEnd { throw unknown(PointerKindWord.self, peek) }
    } catch {
      // The lines below belong to the block all the same.
      report(error)
      skipLine()
    }
    reportRest()
    let (lines, range) = traceLines(opening)
    return TraceStatement(
      number: number, kind: kind, source: .inline(lines), opening: opening, range: range)
  }

  private mutating func traceLines(_ opening: SourceRange) -> ([TraceLine], SourceRange) {
    var block = OpenBlock(.trace, at: opening)
    var lines: [TraceLine] = []
    var last: Int64 = 0
    let wasInBlock = isInBlock
    isInBlock = true
    defer { isInBlock = wasInBlock }
    while nextLine(of: &block) {
      recovering { (parser) throws(Diagnostic) in
        switch parser.word(StatementWord.self) {
        case .expect, .always, .never:
          lines.append(.expect(try parser.expectation()))
        default:
          let sample = try parser.sample(notBefore: last)
          last = sample.microseconds
          lines.append(.sample(sample))
          parser.dropTrailingComment()
        }
      }
    }
    return (lines, block.range)
  }

  /// `time x y [down|up|cancel]`; the time is in milliseconds, without unit.
  private mutating func sample(notBefore last: Int64) throws(Diagnostic) -> TraceSample {
    let token = peek
    guard token.kind == .word, bytes[token.start] != Byte.atSign else {
      throw missing("a sample such as 16 340 120")
    }
    let microseconds = try sampleTime()
    guard microseconds >= last else {
      throw Diagnostic(.timeGoesBack, "the times of samples never go back", at: token.range)
    }
    let x = try number("the x of a sample")
    let y = try number("the y of a sample")
    let action = isAtEnd ? nil : try choice(SampleWord.self)
    try endOfLine()
    return TraceSample(
      microseconds: microseconds, x: x.value, y: y.value, action: action, range: range(from: token.start))
  }

  private mutating func sampleTime() throws(Diagnostic) -> Int64 {
    let token = peek
    guard case .number(let number) = ScannedNumber.scan(bytes, from: token.start, to: token.end),
      number.end == token.end
    else {
      if let time = try? time("a time", from: token.start) {
        throw Diagnostic(
          .wrongValueShape, "the times of samples are milliseconds without a unit", at: time.range)
      }
      throw missing("a sample such as 16 340 120")
    }
    guard !number.isNegative else {
      throw Diagnostic(.outOfRange, "a time is never negative", at: token.range)
    }
    take()
    return number.microseconds(unit: 1_000)
  }
}
