/// A closed list of words, each spelled like its raw value.
package protocol Vocabulary: RawRepresentable, CaseIterable, Sendable, Hashable
where RawValue == String {
  /// The list as a table that is searched by bytes.
  static var table: WordTable<Self> { get }
  /// What a diagnostic calls one of these words, with an article.
  static var noun: String { get }
  /// What the word says at its place, in a few words.
  var meaning: String { get }
  /// What other tools call one of these words.
  static var synonyms: Synonyms { get }
}

extension Vocabulary {
  package static var synonyms: Synonyms { .none }

  /// The word, or words, that a text probably means; letters are compared without case.
  static func suggestion(for text: String) -> String? {
    synonyms.meaning(of: text) ?? WordSuggestion.nearest(to: text, among: spellings)
  }

  /// How the words are spelled, in their order.
  static var spellings: [String] {
    var spellings: [String] = []
    for word in allCases { spellings.append(word.rawValue) }
    return spellings
  }
}
