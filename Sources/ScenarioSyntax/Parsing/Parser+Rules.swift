/// `rules`.
extension Parser {
  /// Reads the lines of a `rules` block.
  mutating func readRules(_ block: inout OpenBlock) {
    var rules: [FormUse] = []
    while nextLine(of: &block) {
      recovering { (parser) throws(Diagnostic) in
        let rule = try parser.setting(parser.grammar.rules)
        try parser.endOfLine()
        rules.append(rule)
      }
    }
    tree.blocks.append(.rules(FormBlock(uses: rules, opening: block.opening, range: block.range)))
  }

  /// `A -> B -> C`: at least one arrow.
  mutating func arrows() throws(Diagnostic) -> [ColumnPattern] {
    var columns = [try columnPattern()]
    repeat {
      guard accept(.arrow) else { throw missing("'->'") }
      columns.append(try columnPattern())
    } while peek.kind == .arrow
    return columns
  }

  private mutating func columnPattern() throws(Diagnostic) -> ColumnPattern {
    let token = peek
    if token.kind == .word, token.end == token.start + 1, bytes[token.start] == UInt8(ascii: "*") {
      return .any(take().range)
    }
    return .column(try name("a column or *"))
  }
}
