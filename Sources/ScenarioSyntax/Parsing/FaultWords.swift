/// The words of faults that more than one reader tells.
enum FaultWords {
  /// A word in quotes, cut short if it is long.
  static func shown(_ range: SourceRange, in bytes: [UInt8]) -> String {
    let longest = 40
    func text(to end: Int) -> String { String(decoding: bytes[range.start..<end], as: UTF8.self) }
    guard range.end - range.start > longest else { return "'\(text(to: range.end))'" }
    return "'\(text(to: range.start + longest))…'"
  }

  /// A word that stands where another one of a list belongs.
  static func unknown(
    _ word: SourceRange, in bytes: [UInt8], among spellings: [String], noun: String, suggestion: String?
  ) -> Diagnostic {
    let list = spellings.count <= 7 ? ": \(alternatives(spellings))" : ""
    return Diagnostic(
      .unknownWord, "\(shown(word, in: bytes)) is not \(noun)\(list)", at: word,
      suggestion: suggestion)
  }

  /// The text for the search of a suggestion; empty, which has none, if it is long.
  static func suggestible(_ word: SourceRange, in bytes: [UInt8]) -> String {
    guard word.end - word.start <= WordSuggestion.longestWord else { return "" }
    return String(decoding: bytes[word.start..<word.end], as: UTF8.self)
  }

  /// `a, b or c`.
  private static func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
