/// How an element of the language is written, and what `explain` says of it: a setting of a block, a word of a column
/// or card, a step.
///
/// What it means is not known here: that stands beside the form, in the module that makes it.
package final class Form: Sendable {
  /// The word that begins it.
  package let word: String
  /// What it says, in a few words.
  package let meaning: String
  /// What other tools call it, one word after the other.
  package let synonyms: String
  /// What stands behind the word.
  package let shape: Shape
  /// An example of what stands behind the word.
  package let example: String
  /// Whether it may stand once for each thing that its argument begins with, instead of once.
  package let standsOncePerSubject: Bool
  /// Whether golden lines stand below it.
  package let hasGoldenLines: Bool

  package init(
    _ word: String, _ meaning: String, like example: String, _ shape: Shape, synonyms: String = "",
    standsOncePerSubject: Bool = false, hasGoldenLines: Bool = false
  ) {
    self.word = word
    self.meaning = meaning
    self.shape = shape
    self.example = example
    self.synonyms = synonyms
    self.standsOncePerSubject = standsOncePerSubject
    self.hasGoldenLines = hasGoldenLines
  }
}

/// The forms that may stand at some place, by their words.
package struct Forms: Sendable {
  /// The forms, none with the word of another, in the order of the documentation.
  package let all: [Form]
  package let words: WordList
  /// Words of which only one may stand.
  let contradictions: [(String, String)]

  package init(_ noun: String, _ forms: [Form], contradictions: [(String, String)] = []) {
    all = forms
    self.contradictions = contradictions
    words = WordList(
      noun, forms.map { WordList.Word($0.word, $0.meaning) },
      synonyms: Synonyms(forms.map { ($0.word, $0.synonyms) }))
  }

  /// The form that begins with a word.
  package func form(of word: String) -> Form? { all.first { $0.word == word } }
}

/// All forms of the language.
package struct Grammar: Sendable {
  /// The lines of `layout`.
  package let layout: Forms
  /// The lines of `behaviour`.
  package let behaviour: Forms
  /// The words of a `column` line.
  package let column: Forms
  /// The words of a `card` line.
  package let card: Forms
  /// The steps that have no pointer.
  package let steps: Forms
  /// What can be expected.
  package let states: Forms

  package init(
    layout: Forms, behaviour: Forms, column: Forms, card: Forms, steps: Forms, states: Forms
  ) {
    self.layout = layout
    self.behaviour = behaviour
    self.column = column
    self.card = card
    self.steps = steps
    self.states = states
  }

  /// All forms, by where they stand.
  package var all: [Forms] { [layout, behaviour, column, card, steps, states] }

  /// The lists of words of all forms, each once, in the order of the forms.
  package var wordLists: [WordList] {
    var lists: [WordList] = []
    func add(_ list: WordList) {
      if !lists.contains(where: { $0 === list }) { lists.append(list) }
    }
    for forms in all {
      add(forms.words)
      for form in forms.all { form.shape.forEachWordList(add) }
    }
    return lists
  }
}

/// What was written by a form: a line of `layout` or `behaviour`, a word of a column or card with its argument, a step.
package struct FormUse: Sendable {
  package var form: Form
  /// The word.
  package var key: SourceRange
  package var argument: Argument
  package var range: SourceRange

  /// What may stand once: the word, perhaps with what its argument begins with.
  package var subject: String {
    guard form.standsOncePerSubject else { return form.word }
    let parts = form.shape.spelling(of: argument).split(separator: " ", omittingEmptySubsequences: false)
    return form.word + " " + parts.dropLast().joined(separator: " ")
  }

  /// The word and the argument, as the formatter writes them.
  package var spelling: String {
    let value = valueSpelling
    return value.isEmpty ? form.word : form.word + " " + value
  }

  /// The argument, as the formatter writes it.
  package var valueSpelling: String { form.shape.spelling(of: argument) }
}
