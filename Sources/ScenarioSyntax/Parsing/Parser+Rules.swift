/// `rules`.
extension Parser {
  /// Reads the lines of a `rules` block.
  mutating func readRules(_ block: inout OpenBlock) {
    var rules: [RuleStatement] = []
    while nextLine(of: &block) {
      recovering { (parser) throws(Diagnostic) in
        let word = try parser.choice(RuleWord.self)
        let kind = try parser.rule(word.value)
        try parser.endOfLine()
        rules.append(RuleStatement(kind: kind, range: parser.range(from: word.range.start)))
      }
    }
    tree.blocks.append(.rules(RulesBlock(rules: rules, opening: block.opening, range: block.range)))
  }

  private mutating func rule(_ word: RuleWord) throws(Diagnostic) -> RuleStatement.Kind {
    switch word {
    case .allow: return .allow(try arrows())
    case .forbid: return .forbid(try arrows(), reason: try optionalText())
    case .lift:
      guard accept(.together) != nil else { throw missing("'together'") }
      let cards = try names("a card")
      guard cards.count > 1 else { throw missing("a second card") }
      return .liftTogether(cards)
    case .rule: return .rule(try name("the name of a rule set"))
    }
  }

  /// `A -> B -> C`: at least one arrow.
  private mutating func arrows() throws(Diagnostic) -> [ColumnPattern] {
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
