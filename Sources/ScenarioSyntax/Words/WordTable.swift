/// A fixed set of words that is searched by the bytes of a file.
///
/// All that does not need the words' own type is in `SpellingTable`, so that it is compiled once and not for
/// each vocabulary.
package struct WordTable<Word: Vocabulary>: Sendable {
  private let words: [Word]
  private let spellings: SpellingTable

  /// Makes the table of all words of the list.
  package init() {
    words = Array(Word.allCases)
    spellings = SpellingTable(Word.spellings)
  }

  /// The word spelled by the bytes from `start` up to `end`, or nil.
  package func word(in bytes: [UInt8], from start: Int, to end: Int) -> Word? {
    guard let index = spellings.index(in: bytes, from: start, to: end) else { return nil }
    return words[index]
  }
}
