/// Places and slots.
///
/// In the order in which a place is decided:
/// 1. a word before a comma begins a point: `2,3`; any other number is a name: `drag 1 to 2`; so is `"1,2"`;
/// 2. an unquoted `board` is the board, and has an edge; `before` and `after` are followed by a card;
/// 3. a name before `[` is a column, with a slot;
/// 4. a name before `.` is a card or a column, with a part: which it is, is not known here;
/// 5. any other name is a card.
extension Parser {
  /// A place that a pointer goes to.
  ///
  /// - Parameter needless: a word that people write before it.
  mutating func place(_ what: String, needless: NeedlessWord?) throws(Diagnostic) -> Place {
    let start = here.start
    if let needless { try refuse(needless) }
    let kind = try placeKind(what)
    return Place(kind: kind, range: range(from: start))
  }

  private func refuse(_ needless: NeedlessWord) throws(Diagnostic) {
    let next = peekSecond
    guard word(.particles) == needless.particle, next.kind == .text || next.kind == .word,
      word(needless.isNameBefore, of: next) == nil
    else { return }
    throw Diagnostic(
      .notAllowedHere,
      "'\(decoded(previous.range))' takes its place without '\(needless.particle.rawValue)'", at: peek.range,
      fix: .init(SourceRange(peek.start, next.start), replacement: ""))
  }

  private mutating func placeKind(_ what: String) throws(Diagnostic) -> Place.Kind {
    if peek.kind == .word, peekSecond.kind == .comma { return .point(try point()) }
    switch word(.particles) {
    case .board:
      let board = take()
      guard accept(.dot) else {
        throw Diagnostic(
          .missingWord, "the board is no place by itself, board.left and its other edges are", at: board.range
        )
      }
      return .boardEdge(try suffix(grammar.inner.edges))
    case .before:
      take()
      return .before(try name("a card"))
    case .after:
      take()
      return .after(try name("a card"))
    default: break
    }
    let name = try name(what)
    switch peek.kind {
    case .leftBracket: return .slot(try slot(of: name))
    case .dot:
      take()
      return .item(name, part: try suffix(grammar.inner.parts))
    default: return .item(name, part: nil)
    }
  }

  private mutating func suffix(_ list: WordList) throws(Diagnostic) -> ListedWord {
    guard let word = acceptListed(list) else {
      let fault = unknown(list, peek)
      throw Diagnostic(.unknownSuffix, fault.message, at: fault.range, suggestion: fault.suggestion)
    }
    return word
  }

  /// A slot `COLUMN[N]` or `COLUMN[end]`.
  mutating func slot(_ what: String = "a slot such as todo[0]") throws(Diagnostic) -> Slot {
    let column = try name(what)
    guard peek.kind == .leftBracket else { throw missing("the [ of a slot") }
    return try slot(of: column)
  }

  /// The slot of a column whose name was just read; a `[` comes next.
  mutating func slot(of column: Name) throws(Diagnostic) -> Slot {
    take()
    let index: Located<Slot.Index>
    if let end = accept(.end) {
      index = Located(.end, end)
    } else {
      let number = try count("an index or end", 0...1_000_000)
      index = Located(.index(number.value), number.range)
    }
    guard accept(.rightBracket) else { throw missing("the ] of a slot") }
    return Slot(column: column, index: index, range: range(from: column.range.start))
  }

  /// A slot, or nil for `none`.
  mutating func slotOrNone() throws(Diagnostic) -> Slot? {
    // A column called none would need its bracket here, so the bracket decides.
    if peekSecond.kind != .leftBracket, accept(.none) != nil { return nil }
    return try slot("none or a slot such as todo[0]")
  }
}
