/// The forms that may stand at some place, by their words.
package struct Forms: Sendable {
  /// The forms, none with the word of another, in the order of the documentation.
  package let all: [Form]
  package let words: WordList
  /// Words of which only one may stand.
  let contradictions: [(String, String)]

  /// - Parameter phrases: what takes more than the word of a form to say, with what other tools call it.
  package init(
    _ noun: String, _ forms: [Form], contradictions: [(String, String)] = [],
    phrases: [(word: String, synonyms: String)] = []
  ) {
    all = forms
    self.contradictions = contradictions
    words = WordList(
      noun, forms.map { WordList.Word($0.word, $0.meaning) },
      synonyms: Synonyms(forms.map { ($0.word, $0.synonyms) } + phrases))
  }

  /// The form that begins with a word.
  package func form(of word: String) -> Form? { all.first { $0.word == word } }
}

/// The words of pointers, places, keys and events, which stand inside lines of several forms.
package struct InnerWords: Sendable {
  package let pointerKinds: WordList
  package let buttons: WordList
  /// The parts of cards and columns.
  package let parts: WordList
  /// The edges of the board.
  package let edges: WordList
  package let keys: WordList
  package let modifiers: WordList
  /// The modifier with which a key types a capital letter, an index in `modifiers`.
  package let capitalizing: Int
  package let events: EventWords

  package init(
    pointerKinds: WordList, buttons: WordList, parts: WordList, edges: WordList, keys: WordList,
    modifiers: WordList, capitalizing: Int, events: EventWords
  ) {
    self.pointerKinds = pointerKinds
    self.buttons = buttons
    self.parts = parts
    self.edges = edges
    self.keys = keys
    self.modifiers = modifiers
    self.capitalizing = capitalizing
    self.events = events
  }

  fileprivate var all: [WordList] {
    [pointerKinds, buttons, parts, edges, keys, modifiers, events.kinds, events.answers, events.reasons]
  }
}

/// The words of which the pattern of an event is made.
package struct EventWords: Sendable {
  /// What the last name of a pattern may be besides a card.
  package enum LastName: Sendable {
    /// Nothing but a card.
    case card
    /// If it is quoted, a rule's own words.
    case quotedReason
    /// A reason.
    case reason
    /// If it is quoted, what was spoken.
    case speech
  }

  package let kinds: WordList
  /// What the rules may say.
  package let answers: WordList
  package let reasons: WordList
  /// By kind, the answers that its events have.
  package let answersOfKinds: [[Int]]
  /// By kind.
  package let lastNames: [LastName]

  package init(
    kinds: WordList, answers: WordList, reasons: WordList, answersOfKinds: [[Int]], lastNames: [LastName]
  ) {
    self.kinds = kinds
    self.answers = answers
    self.reasons = reasons
    self.answersOfKinds = answersOfKinds
    self.lastNames = lastNames
  }
}

/// All forms of the language.
package final class Grammar: Sendable {
  /// The statements above the blocks.
  package let head: Forms
  /// The lines of `layout`.
  package let layout: Forms
  /// The lines of `behaviour`.
  package let behaviour: Forms
  /// The words of a `column` line.
  package let column: Forms
  /// The words of a `card` line.
  package let card: Forms
  /// The lines of `rules`.
  package let rules: Forms
  package let steps: Forms
  /// What can be expected.
  package let states: Forms
  package let inner: InnerWords

  package init(
    head: Forms, layout: Forms, behaviour: Forms, column: Forms, card: Forms, rules: Forms, steps: Forms,
    states: Forms, inner: InnerWords
  ) {
    self.head = head
    self.layout = layout
    self.behaviour = behaviour
    self.column = column
    self.card = card
    self.rules = rules
    self.steps = steps
    self.states = states
    self.inner = inner
  }

  /// All forms, by where they stand.
  package var all: [Forms] { [head, layout, behaviour, column, card, rules, steps, states] }

  /// The lists of words that do not depend on the forms.
  package static let frame: [WordList] = [
    Choices.statements.list, Choices.boardLines.list, Choices.particles.list, Choices.sampleActions.list,
    Choices.timeUnits.list, Choices.speedUnits.list,
  ]

  /// Every list of words of the language, each once.
  package var wordLists: [WordList] {
    var lists: [WordList] = []
    func add(_ list: WordList) {
      if !lists.contains(where: { $0 === list }) { lists.append(list) }
    }
    for list in Self.frame + inner.all { add(list) }
    for forms in all {
      add(forms.words)
      for form in forms.all { form.shape.forEachWordList(add) }
    }
    return lists
  }
}
