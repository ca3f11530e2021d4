/// `board` with its columns and cards.
extension Parser {
  /// All cards of a file together.
  static let mostCards = 1_000_000

  /// Reads the lines of a `board` block.
  mutating func readBoard(_ block: inout OpenBlock) {
    var columns: [ColumnDeclaration] = []
    while nextLine(of: &block) {
      let isColumn = meantLine?.word == .column
      let count = columns.count
      recovering { (parser) throws(Diagnostic) in try parser.boardLine(&columns) }
      if isColumn, columns.count == count {
        // The cards below a broken column line are no fault.
        columns.append(
          ColumnDeclaration(
            id: Name(text: "", range: .at(line.end), isQuoted: true), title: nil, words: [], cards: [],
            range: line))
      }
    }
    tree.blocks.append(.board(BoardBlock(columns: columns, opening: block.opening, range: block.range)))
  }

  private mutating func boardLine(_ columns: inout [ColumnDeclaration]) throws(Diagnostic) {
    guard let line = meantLine else { throw unknown(Choices.boardLines.list, peek) }
    let range = take().range
    do throws(Diagnostic) {
      try declaration(Located(line.word, range), &columns)
    } catch {
      throw line.fault ?? error
    }
    if let fault = line.fault { throw fault }
  }

  /// Which line this is: what its first word says, or probably means to say; in that case its fault. What a
  /// misspelt line declares counts, so that naming it is no fault.
  private var meantLine: (word: BoardLineWord, fault: Diagnostic?)? {
    if let word = word(.boardLines) { return (word, nil) }
    let fault = unknown(Choices.boardLines.list, peek)
    return fault.suggestion.flatMap(BoardLineWord.init).map { ($0, fault) }
  }

  private mutating func declaration(
    _ word: Located<BoardLineWord>, _ columns: inout [ColumnDeclaration]
  ) throws(Diagnostic) {
    switch word.value {
    case .column:
      columns.append(try column(from: word.range.start))
    case .card, .cards:
      let card = try word.value == .card ? oneCard(from: word.range.start) : cards(from: word.range.start)
      guard let last = columns.indices.last else {
        throw Diagnostic(.cardWithoutColumn, "a card stands below its column", at: word.range)
      }
      columns[last].cards.append(card)
    }
  }

  private mutating func column(from start: Int) throws(Diagnostic) -> ColumnDeclaration {
    let id = try name("the id of a column")
    let title = try optionalText()
    let words = try words(grammar.column, withAttributes: false)
    try endOfLine()
    return ColumnDeclaration(id: id, title: title, words: words, cards: [], range: range(from: start))
  }

  /// `ID ["Title"] words`; a quoted word before `=` is the key of an attribute, not a title.
  private mutating func oneCard(from start: Int) throws(Diagnostic) -> CardDeclaration {
    let id = try name("the id of a card")
    let title = peekSecond.kind == .equals ? nil : try optionalText()
    let words = try words(grammar.card, withAttributes: true)
    try endOfLine()
    try add(cards: 1, at: id.range)
    return CardDeclaration(kind: .one(id: id, title: title), words: words, range: range(from: start))
  }

  private mutating func cards(from start: Int) throws(Diagnostic) -> CardDeclaration {
    let prefix = try name("the letters before the numbers of the ids")
    let numbers = try cardNumbers()
    let words = try words(grammar.card, withAttributes: true)
    try endOfLine()
    try add(cards: numbers.value.count, at: numbers.range)
    return CardDeclaration(
      kind: .many(prefix: prefix, numbers: numbers), words: words, range: range(from: start))
  }

  private mutating func cardNumbers() throws(Diagnostic) -> Located<ClosedRange<Int>> {
    let first = try count("the first number", 0...999_999_999)
    guard accept(.dots) else { throw missing("the '..' of a range such as 1..30") }
    let last = try count("the last number", 0...999_999_999)
    let range = first.range.joined(last.range)
    guard first.value <= last.value else {
      throw Diagnostic(
        .backwardRange, "a range goes from the smaller number to the larger one", at: range)
    }
    return Located(first.value...last.value, range)
  }

  private mutating func add(cards count: Int, at range: SourceRange) throws(Diagnostic) {
    guard count <= Self.mostCards - cardCount else {
      throw Diagnostic(.tooMany, "a file has at most 1000000 cards", at: range)
    }
    cardCount += count
  }
}
