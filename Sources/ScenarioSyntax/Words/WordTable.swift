/// A fixed set of words that is searched by the bytes of a file, without making strings.
///
/// Open addressing over at least twice as many places as words; the hash is a plain sum of products, the same
/// in every process. Looking up is O(length of the word), and words longer than the longest one cost O(1).
package struct WordTable<Word: Vocabulary>: Sendable {
  private var places: [(bytes: [UInt8], word: Word)?]
  private let longest: Int

  /// Makes the table of all words of the list.
  package init() {
    var capacity = 8
    while capacity < Word.allCases.count * 2 { capacity *= 2 }
    places = Array(repeating: nil, count: capacity)
    longest = Word.allCases.map(\.rawValue.utf8.count).max() ?? 0
    for word in Word.allCases {
      let bytes = Array(word.rawValue.utf8)
      var place = Self.hash(bytes, 0, bytes.count) & (capacity - 1)
      while places[place] != nil { place = (place + 1) & (capacity - 1) }
      places[place] = (bytes, word)
    }
  }

  /// The word spelled by the bytes from `start` up to `end`, or nil.
  package func word(in bytes: [UInt8], from start: Int, to end: Int) -> Word? {
    let count = end - start
    guard count > 0, count <= longest else { return nil }
    var place = Self.hash(bytes, start, end) & (places.count - 1)
    while let candidate = places[place] {
      if candidate.bytes.count == count, Self.matches(candidate.bytes, bytes, at: start) {
        return candidate.word
      }
      place = (place + 1) & (places.count - 1)
    }
    return nil
  }

  private static func matches(_ word: [UInt8], _ bytes: [UInt8], at start: Int) -> Bool {
    for offset in word.indices where word[offset] != bytes[start + offset] { return false }
    return true
  }

  private static func hash(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int {
    var sum: UInt32 = 0
    for index in start..<end { sum = sum &* 31 &+ UInt32(bytes[index]) }
    return Int((sum ^ (sum >> 7)) & 0xFFFF)
  }
}
