/// A word of a list, where it was written.
package struct ListedWord: Sendable, Hashable {
  /// In the list.
  package var index: Int
  package var spelling: String
  package var range: SourceRange
}

/// A closed list of words that may stand at some place, found by the bytes of a file.
package final class WordList: Sendable {
  /// A word of the list.
  package struct Word: Sendable {
    package let spelling: String
    /// What the word says at its place, in a few words.
    package let meaning: String
    /// What stands behind the word.
    package let rest: Shape?

    package init(_ spelling: String, _ meaning: String, rest: Shape? = nil) {
      self.spelling = spelling
      self.meaning = meaning
      self.rest = rest
    }
  }

  /// What a diagnostic calls one of the words, with an article.
  package let noun: String
  package let words: [Word]
  /// What other tools call the words.
  package let synonyms: Synonyms
  private let table: SpellingTable

  /// - Parameter words: none twice.
  package init(_ noun: String, _ words: [Word], synonyms: Synonyms = .none) {
    self.noun = noun
    self.words = words
    self.synonyms = synonyms
    table = SpellingTable(words.map(\.spelling))
  }

  /// How the words are spelled, in their order.
  package var spellings: [String] { words.map(\.spelling) }

  /// The index of the word that is spelled by the bytes from `start` up to `end`, or nil.
  func index(in bytes: [UInt8], from start: Int, to end: Int) -> Int? {
    table.index(in: bytes, from: start, to: end)
  }

  /// The word that a text probably means; letters are compared without case.
  func suggestion(for text: String) -> String? {
    synonyms.meaning(of: text) ?? WordSuggestion.nearest(to: text, among: spellings)
  }

  /// Words that join or replace the parts of a line, with what stands behind them.
  package convenience init(_ particles: Particle..., rest: Shape? = nil) {
    let noun = Choices.particles.list.noun
    self.init(noun, particles.map { Word($0.rawValue, $0.meaning, rest: rest) })
  }
}
