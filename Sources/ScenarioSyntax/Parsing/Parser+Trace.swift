/// `trace`.
extension Parser {
  /// Reads a trace, the lines of its block included.
  mutating func trace() throws(Diagnostic) -> TraceStatement {
    let opening = take().range
    var number: Located<Int>?
    var kind: ListedWord?
    do throws(Diagnostic) {
      if peek.kind == .word, Byte.isDigit(bytes[peek.start]) { number = try pointerNumber() }
      kind = acceptListed(grammar.inner.pointerKinds)
      if accept(.from) != nil {
        let path = try text("the path of a file")
        return TraceStatement(
          number: number, kind: kind, source: .file(path), opening: opening,
          range: range(from: opening.start))
      }
      if !isAtEnd { throw unknown(grammar.inner.pointerKinds, peek) }
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
        switch parser.word(.statements) {
        case .expect, .always, .never:
          lines.append(.expect(try parser.expectation()))
        default:
          guard let sample = try parser.sample(notBefore: last) else { return }
          last = sample.microseconds
          lines.append(.sample(sample))
          parser.dropTrailingComment()
        }
      }
    }
    return (lines, block.range)
  }

  /// A sample; the rest of the grammar knows nothing of how it is written.
  private mutating func sample(notBefore last: Int64) throws(Diagnostic) -> TraceSample? {
    skipLine()
    return try SampleReader.read(bytes, line: line, notBefore: last)
  }
}
