/// What stands at a place of a line: the one description that the parser reads by, the formatter writes by, and
/// tools walk.
///
/// Texts named `what` say in diagnostics what belongs there, with an article.
package indirect enum Shape: Sendable {
  /// Nothing: the word says it all.
  case nothing
  /// A number.
  case number(_ what: String)
  /// A number that is more than 0; `what` is called by `name` where it is not.
  case positive(_ what: String, name: String)
  /// A number in points that is never negative.
  case length(_ what: String)
  /// A whole number within limits.
  case count(_ what: String, ClosedRange<Int>)
  /// A time with its unit.
  case time(_ what: String)
  /// A time that is more than nothing.
  case positiveTime(_ what: String)
  /// A number with the unit `pt/s`, more than 0.
  case speed
  /// A point or an offset `x,y`.
  case point(_ what: String)
  /// A size `WxH`.
  case size
  /// A rectangle `X,Y WxH`.
  case rectangle
  /// A text in quotes.
  case text(_ what: String)
  /// A name that is no id of the board.
  case name(_ what: String)
  /// The id of a column; in quotes, too, if it is one of some words that are legal at its place.
  case column(_ what: String, besides: Set<Particle> = [])
  /// The id of a card.
  case card(_ what: String, besides: Set<Particle> = [])
  /// The id of a card or a column; a card wins.
  case item(_ what: String, besides: Set<Particle> = [])
  /// The id of a card that is new.
  case newCard(_ what: String)
  /// Ids of cards, at least one, or perhaps `none`.
  case cards(_ what: String, orNone: Bool)
  /// A slot `COLUMN[N]`.
  case slot
  /// A slot, or `none`.
  case slotOrNone
  /// A place that a pointer goes to.
  case place
  /// A text in quotes, or nothing.
  case optionalText
  /// A key with its modifiers.
  case key
  /// Modifiers, or `none`.
  case modifiers
  /// A word that joins the parts beside it.
  case particle(Particle)
  /// The words of a column or card, at least so many.
  case boardWords(Forms, withAttributes: Bool, least: Int)
  /// A setting.
  case form(Forms)
  /// `=`, before what is expected.
  case equals
  /// The order of a column's cards.
  case cardPattern
  /// The order of all columns' cards.
  case boardPattern
  /// Moves, at least one; those of a phase are written `no-moves` where there is none.
  case moves(ofPhase: Bool)
  /// Calls of the resolver.
  case requests
  /// Events in their order.
  case events
  /// A range of counts, or one count.
  case counts
  /// An offset or rate of the board or a column, or a range.
  case scrollPattern(_ what: String)
  /// A reason of the language, or a rule's own words.
  case reason
  /// Texts with commas between them, or nothing.
  case titles(_ what: String)
  /// One of the words, each with what stands behind it; what is none of them has the other shape.
  case word(WordList, otherwise: Shape? = nil)
  /// One of the words, or none, which means the one at an index, if any; the formatter leaves that one out.
  case optionalWord(WordList, implied: Int?)
  /// One after the other.
  case sequence([Shape])
  /// From one to `most` of the words, none twice; `what` is called so where it is. Varied, each is a value.
  case words(WordList, most: Int, what: String)
  /// Words with a value each, in any order.
  case clauses(Clauses)
}

/// Words with a value each that stand in any order, each once, or one word without a value by itself.
///
/// Some words lead: exactly one of them stands, and the others belong to one of them or to all.
package struct Clauses: Sendable {
  /// The words in their canonical order, each with the shape of its value; one without a value stands by itself.
  package let list: WordList
  /// The words that have to stand, with what is missing where they do not.
  package let required: [(word: Int, what: String)]
  /// The words of which one has to stand, with what is missing where none does.
  package let leads: (words: [Int], what: String)
  /// Words that stand beside one leading word only.
  package let followers: [(word: Int, lead: Int)]

  package init(
    _ list: WordList, required: [(word: Int, what: String)], leads: (words: [Int], what: String),
    followers: [(word: Int, lead: Int)]
  ) {
    self.list = list
    self.required = required
    self.leads = leads
    self.followers = followers
  }
}

/// What was written at a place, in the form that its `Shape` says.
package struct Argument: Sendable {
  package indirect enum Value: Sendable {
    case nothing
    case number(Double)
    case length(Double)
    /// In points a second.
    case speed(Double)
    case count(Int)
    case time(TimeLiteral)
    case point(PointLiteral)
    case size(SizeLiteral)
    case rectangle(RectangleLiteral)
    case text(String)
    case names([Name])
    case slot(Slot)
    case place(Place)
    case key(KeyWord, [Located<ModifierWord>])
    case modifiers([Located<ModifierWord>])
    case boardWords([BoardWord])
    case use(FormUse)
    case cardPattern(CardPattern)
    case boardPattern(BoardPattern)
    case moves([MovePattern])
    case requests([RequestPattern])
    case events([EventPattern])
    case counts(Bounds<Int>)
    case scrollPattern(ScrollPattern)
    case reason(ReasonLiteral)
    case titles([Located<String>])
    case name(Name)
    /// The index of the word in its list, and what stood behind it.
    case word(Int, rest: Argument? = nil)
    /// The parts of a sequence, or the words of a list.
    case parts([Argument])
    /// The values in the order of the clauses, nil where the word was left out or has none.
    case clauses([Argument?])
  }

  package var value: Value
  package var range: SourceRange

  package init(_ value: Value, _ range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Shape {
  /// Calls with every list of words in the shape, in reading order.
  package func forEachWordList(_ body: (WordList) -> Void) {
    switch self {
    case .nothing, .number, .positive, .length, .count, .time, .positiveTime, .speed, .point, .size,
      .rectangle,
      .text, .optionalText, .name, .column, .card, .item, .newCard, .cards, .slot, .place, .key, .modifiers,
      .particle, .boardWords, .form, .slotOrNone, .equals, .cardPattern, .boardPattern, .moves, .requests,
      .events,
      .counts, .scrollPattern, .reason, .titles:
      break
    case .word(let list, let otherwise):
      body(list)
      for word in list.words { word.rest?.forEachWordList(body) }
      otherwise?.forEachWordList(body)
    case .optionalWord(let list, _), .words(let list, _, _): body(list)
    case .sequence(let shapes):
      for shape in shapes { shape.forEachWordList(body) }
    case .clauses(let clauses):
      body(clauses.list)
      for word in clauses.list.words { word.rest?.forEachWordList(body) }
    }
  }
}
