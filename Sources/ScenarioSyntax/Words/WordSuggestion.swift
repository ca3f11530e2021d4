/// Finds the word that was probably meant.
package enum WordSuggestion {
  /// Longer words have no suggestion, so that a word of any size costs nothing.
  package static let longestWord = 40
  /// Further candidates are not looked at.
  package static let mostCandidates = 10_000

  /// The candidate nearest to `word`, or nil if none is near enough.
  ///
  /// Near is at most one edit for each three letters, and at least one; letters are compared without case. Of
  /// equally near ones the first wins. The cost is bounded by `mostCandidates` x `longestWord` squared.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let letters = folded(word)
    guard !letters.isEmpty, letters.count <= longestWord else { return nil }
    var best: String?
    var bound = max(1, letters.count / 3) + 1
    for candidate in candidates.prefix(mostCandidates) where candidate != word {
      guard candidate.utf8.count <= longestWord + 10 else { continue }
      let distance = distance(letters, folded(candidate), below: bound)
      guard distance < bound else { continue }
      bound = distance
      best = candidate
      if distance == 0 { break }
    }
    return best
  }

  /// The Damerau-Levenshtein distance (adjacent swaps count once), or `bound` if it is not below that.
  static func distance(_ left: [UInt8], _ right: [UInt8], below bound: Int) -> Int {
    guard abs(left.count - right.count) < bound else { return bound }
    guard !left.isEmpty, !right.isEmpty else { return min(bound, max(left.count, right.count)) }
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    var row = last
    var leastOfLast = 0
    for i in 1...left.count {
      row[0] = i
      var least = i
      for j in 1...right.count {
        let change = left[i - 1] == right[j - 1] ? 0 : 1
        var cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + change)
        if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
          cost = min(cost, beforeLast[j - 2] + 1)
        }
        row[j] = cost
        least = min(least, cost)
      }
      // No later row has less than the least of two that follow one another.
      if least >= bound, leastOfLast >= bound { return bound }
      leastOfLast = least
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return min(bound, last[right.count])
  }

  private static func folded(_ word: String) -> [UInt8] {
    word.utf8.prefix(longestWord + 11).map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
  }
}
