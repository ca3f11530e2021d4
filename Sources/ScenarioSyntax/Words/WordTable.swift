/// A fixed set of words that is searched by the bytes of a file, without making strings.
///
/// Open addressing over at least twice as many places as words; the hash is a plain sum of products, the same
/// in every process. Looking up is O(length of the word), and words longer than the longest one cost O(1).
package struct WordTable<Word: Vocabulary>: Sendable {
  private struct Place {
    /// Where the word is spelled in `letters`.
    var start: Int
    var count: Int
    var word: Word
  }

  private var places: [Place?]
  private var letters: [UInt8] = []
  private let longest: Int

  /// Makes the table of all words of the list.
  package init() {
    var capacity = 8
    while capacity < Word.allCases.count * 2 { capacity *= 2 }
    places = Array(repeating: nil, count: capacity)
    longest = Word.allCases.map(\.rawValue.utf8.count).max() ?? 0
    for word in Word.allCases {
      let start = letters.count
      letters += Array(word.rawValue.utf8)
      var place = Self.hash(letters, start, letters.count) & (capacity - 1)
      while places[place] != nil { place = (place + 1) & (capacity - 1) }
      places[place] = Place(start: start, count: letters.count - start, word: word)
    }
  }

  /// The word spelled by the bytes from `start` up to `end`, or nil.
  package func word(in bytes: [UInt8], from start: Int, to end: Int) -> Word? {
    let count = end - start
    guard count > 0, count <= longest else { return nil }
    var place = Self.hash(bytes, start, end) & (places.count - 1)
    while let candidate = places[place] {
      if candidate.count == count, matches(candidate, bytes, at: start) { return candidate.word }
      place = (place + 1) & (places.count - 1)
    }
    return nil
  }

  private func matches(_ place: Place, _ bytes: [UInt8], at start: Int) -> Bool {
    for offset in 0..<place.count where letters[place.start + offset] != bytes[start + offset] {
      return false
    }
    return true
  }

  private static func hash(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    var sum: UInt32 = 0
    for index in start..<end { sum = sum &* 31 &+ UInt32(bytes[index]) }
    return Int((sum ^ (sum >> 7)) & 0xFFFF)
  }
}
