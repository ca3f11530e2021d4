/// What words of other tools are called here.
///
/// They are no part of the language: a line with one is refused, and told what it probably means. Words that are
/// spelled nearly alike are found by `WordSuggestion` and do not stand here.
package struct Synonyms: Sendable {
  /// By word, in lower case, without anything but letters.
  package let words: [String: String]

  package static let none = Synonyms([:])

  /// Makes a table from what is written here, with the words that mean it.
  package init(_ meanings: KeyValuePairs<String, String>) {
    var words: [String: String] = [:]
    for (meaning, synonyms) in meanings {
      for word in synonyms.split(separator: " ") { words[String(word)] = meaning }
    }
    self.words = words
  }

  /// Makes a table from words, each with those that mean it.
  init(_ meanings: [(word: String, synonyms: String)]) {
    words = Dictionary(
      meanings.flatMap { meaning in meaning.synonyms.split(separator: " ").map { (String($0), meaning.word) }
      },
      uniquingKeysWith: { first, _ in first })
  }

  /// What is meant by a word, however its parts are joined: `mouse_down`, `touchStart`, `Long-Press`.
  package func meaning(of word: String) -> String? { words[word.lowercased().filter(\.isLetter)] }
}

extension Synonyms {
  /// What takes more than a word to say.
  static let hints = Synonyms([
    "a finger that lifts is 'touch down A1', then 'wait 400ms'":
      "longpress longtap taphold touchandhold pressandhold",
    "a finger that scrolls is 'touch drag A1 to PLACE hold 0ms'": "swipe flick fling pan",
    "each tap is a line of its own": "doubleclick dblclick doubletap",
  ])
}
