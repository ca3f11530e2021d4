/// The spellings of a fixed set of words, searched by the bytes of a file, without making strings.
///
/// Open addressing over at least twice as many places as words; the hash is a plain sum of products, the same
/// in every process. Looking up is O(length of the word), and words longer than the longest one cost O(1).
struct SpellingTable: Sendable {
  private struct Place {
    /// Where the word is spelled in `letters`.
    var start: Int
    var count: Int
    /// The word's place in the list.
    var index: Int
  }

  private var places: [Place?]
  private var letters: [UInt8] = []
  private let longest: Int

  /// Makes the table of a list of words, none of which is repeated.
  init(_ spellings: [String]) {
    var capacity = 8
    while capacity < spellings.count * 2 { capacity *= 2 }
    places = Array(repeating: nil, count: capacity)
    longest = spellings.map(\.utf8.count).max() ?? 0
    for (index, spelling) in spellings.enumerated() {
      let start = letters.count
      letters += Array(spelling.utf8)
      var place = Self.hash(letters, start, letters.count) & (capacity - 1)
      while places[place] != nil { place = (place + 1) & (capacity - 1) }
      places[place] = Place(start: start, count: letters.count - start, index: index)
    }
  }

  /// The place in the list of the word spelled by the bytes from `start` up to `end`, or nil.
  func index(in bytes: [UInt8], from start: Int, to end: Int) -> Int? {
    let count = end - start
    guard count > 0, count <= longest else { return nil }
    var place = Self.hash(bytes, start, end) & (places.count - 1)
    while let candidate = places[place] {
      if candidate.count == count, matches(candidate, bytes, at: start) { return candidate.index }
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
