/// A word that stands for a value, with what it says.
package struct Choice<Value: Sendable>: Sendable {
  package let word: String
  package let value: Value
  let meaning: String
  /// What stands behind the word.
  let rest: Shape?

  package init(_ word: String, _ value: Value, _ meaning: String, rest: Shape? = nil) {
    self.word = word
    self.value = value
    self.meaning = meaning
    self.rest = rest
  }

  /// The word as one of a list.
  package var listed: WordList.Word { WordList.Word(word, meaning, rest: rest) }
}

/// The words of which one stands at some place, each for a value.
package struct Choices<Value: Sendable>: Sendable {
  package let list: WordList
  /// In the order of the list.
  package let values: [Value]

  /// - Parameter noun: what a diagnostic calls one of the words, with an article.
  package init(_ noun: String, _ choices: [Choice<Value>], synonyms: Synonyms = .none) {
    list = WordList(noun, choices.map(\.listed), synonyms: synonyms)
    values = choices.map(\.value)
  }

  /// The value of the word that is spelled by the bytes from `start` up to `end`, or nil.
  func value(in bytes: [UInt8], from start: Int, to end: Int) -> Value? {
    list.index(in: bytes, from: start, to: end).map { values[$0] }
  }
}

extension Choices where Value: RawRepresentable, Value.RawValue == String {
  /// Words that are spelled like their values.
  package init(
    _ noun: String, _ meanings: KeyValuePairs<Value, String>, synonyms: Synonyms = .none
  ) {
    self.init(noun, meanings.map { Choice($0.rawValue, $0, $1) }, synonyms: synonyms)
  }
}
