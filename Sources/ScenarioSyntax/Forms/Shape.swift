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
  /// Ids of cards, at least so many, or perhaps `none`.
  case cards(_ what: String, orNone: Bool, least: Int = 1)
  /// Names of one kind, at least one, none twice.
  case tags(_ what: String)
  /// A slot `COLUMN[N]`.
  case slot
  /// A slot, or `none`.
  case slotOrNone
  /// A place that a pointer goes to, perhaps with a word that people write before it.
  case place(_ what: String = "a place", needless: NeedlessWord? = nil)
  /// A text in quotes, or nothing.
  case optionalText
  /// Texts in quotes, at least one.
  case texts(_ what: String)
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
  /// Calls of the resolver, each with an answer.
  case requests(answers: WordList)
  /// Events in their order.
  case events(EventWords)
  /// A range of counts, or one count.
  case counts
  /// An offset or rate of the board or a column, or a range.
  case scrollPattern(_ what: String)
  /// A reason of the language, or a rule's own words.
  case reason(WordList)
  /// Columns with arrows between them: `A -> B -> *`.
  case arrows
  /// A key of the forms, and values for it, none twice.
  case varied([Forms])
  /// Texts with commas between them, or nothing.
  case titles(_ what: String)
  /// One of the words, each with what stands behind it; what is none of them has the other shape.
  case word(WordList, otherwise: Shape? = nil)
  /// One of the words, or none, which means the one at an index, if any; the formatter leaves that one out.
  case optionalWord(WordList, implied: Int?)
  /// What may be left out at the end of a line.
  case optional(Shape)
  /// One after the other.
  case sequence([Shape])
  /// From one to `most` of the words, none twice; `what` is called so where it is. Varied, each is a value.
  case words(WordList, most: Int, what: String)
  /// Words with a value each, in any order.
  case clauses(Clauses)
}

/// Words with a value each that stand in any order, or one word without a value by itself.
///
/// Words are told by their index in the list.
package struct Clauses: Sendable {
  /// The words in their canonical order, each with the shape of its value; one without a shape stands by itself.
  package let list: WordList
  /// The words that have to stand, with what is missing where they do not.
  package var required: [(word: Int, what: String)] = []
  /// The words of which exactly one has to stand, with what is missing where none does.
  package var leads: (words: [Int], what: String)?
  /// Words that stand beside one leading word only.
  package var followers: [(word: Int, lead: Int)] = []
  /// Groups of words of which at most one stands.
  package var exclusive: [[Int]] = []
  /// The words that may stand again, each with what it is written before.
  package var repeated: [(word: Int, what: String)] = []
  /// The words that another form has, and whose they are.
  package var foreign: (words: [Int], rule: String)?
  /// Whether they go on to the end of the line.
  package var endsLine = false

  package init(_ list: WordList) { self.list = list }

  /// Whether a word may stand again.
  func isRepeated(_ word: Int) -> Bool { repeated.contains { $0.word == word } }

  /// Calls with the values that were written, each with its shape, in the order of the words.
  ///
  /// - Parameter values: in the order of the words, those of a word that may stand again together.
  package func forEach(of values: [Argument?], _ body: (Argument, Shape) -> Void) {
    for word in values.indices {
      guard let value = values[word], let shape = list.words[word].rest else { continue }
      if isRepeated(word), case .parts(let values) = value.value {
        for value in values { body(value, shape) }
      } else {
        body(value, shape)
      }
    }
  }
}

/// A word that people write before a place, and what shows that it is a name.
package struct NeedlessWord: Sendable {
  let particle: Particle
  /// One of these words behind it.
  let isNameBefore: WordList

  package init(_ particle: Particle, isNameBefore: WordList) {
    self.particle = particle
    self.isNameBefore = isNameBefore
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
    case key(KeyWord, [ListedWord])
    case modifiers([ListedWord])
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
    case texts([Located<String>])
    case arrows([ColumnPattern])
    /// The key, and a use of its form for each value.
    case varied(Located<String>, [FormUse])
    case name(Name)
    /// The index of the word in its list, and what stood behind it.
    case word(Int, rest: Argument? = nil)
    /// The parts of a sequence, or the words of a list.
    case parts([Argument])
    /// The values in the order of the clauses, nil where the word was left out; those of a word that may stand again
    /// are parts.
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
      .text, .texts, .optionalText, .name, .column, .card, .item, .newCard, .cards, .tags, .slot, .slotOrNone,
      .place, .key, .modifiers, .particle, .boardWords, .form, .varied, .equals, .cardPattern, .boardPattern,
      .moves, .counts, .scrollPattern, .titles, .arrows:
      break
    case .word(let list, let otherwise):
      body(list)
      for word in list.words { word.rest?.forEachWordList(body) }
      otherwise?.forEachWordList(body)
    case .optionalWord(let list, _), .words(let list, _, _): body(list)
    case .requests(let list), .reason(let list): body(list)
    case .events(let words): for list in [words.kinds, words.answers, words.reasons] { body(list) }
    case .optional(let shape): shape.forEachWordList(body)
    case .sequence(let shapes): for shape in shapes { shape.forEachWordList(body) }
    case .clauses(let clauses):
      body(clauses.list)
      for word in clauses.list.words { word.rest?.forEachWordList(body) }
    }
  }
}
