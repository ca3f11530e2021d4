/// Reads words that stand in any order.
extension Parser {
  mutating func clauses(_ clauses: Clauses) throws(Diagnostic) -> Argument.Value {
    let words = clauses.list.words
    var places = [SourceRange?](repeating: nil, count: words.count)
    var values = [Argument?](repeating: nil, count: words.count)
    // Those of words that may stand again, which may be many.
    var lists = [[Argument]](repeating: [], count: clauses.repeated.count)
    while let index = word(clauses.list) {
      guard let shape = words[index].rest else {
        guard places.allSatisfy({ $0 == nil }) else { throw unexpected(peek) }
        take()
        return .word(index)
      }
      let range = take().range
      try check(index, at: range, clauses, places)
      places[index] = range
      if let list = clauses.repeated.firstIndex(where: { $0.word == index }) {
        try refuse(needless: index, of: clauses.list, before: clauses.repeated[list].what)
        lists[list].append(try argument(shape))
      } else {
        values[index] = try argument(shape)
      }
    }
    for (repeated, list) in zip(clauses.repeated, lists) {
      guard let first = list.first, let last = list.last else { continue }
      values[repeated.word] = Argument(.parts(list), first.range.joined(last.range))
    }
    if clauses.endsLine {
      guard isAtEnd else { throw unknown(clauses.list, peek) }
    } else {
      guard places.contains(where: { $0 != nil }) || isAtEnd else { throw unknown(clauses.list, peek) }
    }
    for required in clauses.required where values[required.word] == nil { throw missing(required.what) }
    try checkLeads(clauses, places)
    return .clauses(values)
  }

  /// Throws at a word that stands twice before one value, unless what follows shows that it is a name.
  private func refuse(needless index: Int, of list: WordList, before what: String) throws(Diagnostic) {
    guard word(list) == index, peekSecond.kind == .word || peekSecond.kind == .text,
      word(list, of: peekSecond) == nil
    else { return }
    throw Diagnostic(
      .unexpectedRest, "'\(list.words[index].spelling)' stands once before each \(what)", at: peek.range,
      fix: .init(SourceRange(peek.start, peekSecond.start), replacement: ""))
  }

  /// Throws if a clause stands again, beside one that says otherwise, or in a form that does not have it.
  private func check(
    _ index: Int, at range: SourceRange, _ clauses: Clauses, _ places: [SourceRange?]
  ) throws(Diagnostic) {
    let word = clauses.list.words[index].spelling
    if let first = places[index], !clauses.isRepeated(index) {
      throw repeatedFault("'\(word)'", at: range, first: first)
    }
    for other in clauses.exclusive.first(where: { $0.contains(index) }) ?? [] {
      guard other != index, let first = places[other] else { continue }
      throw contradiction(clauses.list.words[other].spelling, word, at: range, first: first)
    }
    if let foreign = clauses.foreign, foreign.words.contains(index) {
      throw Diagnostic(.notAllowedHere, "'\(word)' \(foreign.rule)", at: range)
    }
  }

  /// Throws if no word leads, if two do, or if one stands that belongs to another.
  private func checkLeads(_ clauses: Clauses, _ places: [SourceRange?]) throws(Diagnostic) {
    guard let possible = clauses.leads else { return }
    let words = clauses.list.words
    let leads = possible.words.filter { places[$0] != nil }
    guard let lead = leads.first else { throw missing(possible.what) }
    if let other = leads.dropFirst().first, let range = places[lead] {
      throw Diagnostic(
        .notAllowedHere, "'\(words[lead].spelling)' does not stand beside '\(words[other].spelling)'",
        at: range)
    }
    for follower in clauses.followers where follower.lead != lead {
      guard let range = places[follower.word] else { continue }
      throw Diagnostic(
        .notAllowedHere,
        "'\(words[follower.word].spelling)' belongs to '\(words[follower.lead].spelling)', not to "
          + "'\(words[lead].spelling)'", at: range)
    }
  }
}
