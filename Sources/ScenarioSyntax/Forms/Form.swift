/// How an element of the language is written, and what `explain` says of it: a statement of the head, a setting of a
/// block, a word of a column or card, a rule, a step, a state that is expected.
///
/// What it means is not known here: the module that makes the form gives it an element, and finds that again.
package final class Form: Sendable {
  /// How often a form may stand at its place.
  package enum Occurrence: Sendable {
    case once
    /// Once for each thing that its argument begins with.
    case oncePerSubject
    case often
  }

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
  package let occurrence: Occurrence
  /// Whether the number, the kind and the button of a pointer may stand before the word.
  package let hasPointer: Bool
  /// Whether golden lines stand below it.
  package let hasGoldenLines: Bool
  /// What it means.
  let element: (any AnyObject & Sendable)?

  package init(
    _ word: String, _ meaning: String, like example: String, _ shape: Shape, synonyms: String = "",
    occurrence: Occurrence = .once, hasPointer: Bool = false, hasGoldenLines: Bool = false,
    element: (any AnyObject & Sendable)? = nil
  ) {
    self.word = word
    self.meaning = meaning
    self.shape = shape
    self.example = example
    self.synonyms = synonyms
    self.occurrence = occurrence
    self.hasPointer = hasPointer
    self.hasGoldenLines = hasGoldenLines
    self.element = element
  }

  /// What the form means, in the terms of the module that made it.
  package func element<Element: AnyObject>(as type: Element.Type = Element.self) -> Element {
    guard let element = element as? Element else {
      preconditionFailure("'\(word)' is read where forms of \(type) stand")
    }
    return element
  }
}

/// What was written by a form: a line of `layout` or `behaviour`, a word of a column or card with its argument, a step.
package struct FormUse: Sendable {
  package var form: Form
  /// The word.
  package var key: SourceRange
  package var argument: Argument
  package var range: SourceRange

  package init(form: Form, key: SourceRange, argument: Argument, range: SourceRange) {
    self.form = form
    self.key = key
    self.argument = argument
    self.range = range
  }

  /// What may stand once: the word, perhaps with what its argument begins with.
  package var subject: String {
    guard case .oncePerSubject = form.occurrence else { return form.word }
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
