/// Golden rows laid beside the rows of a frame, for a person who compares them.
///
/// ```
/// golden    frame
/// | a |     | a |     pairs from the top up to the first `|...|`
///           | b |     rows that no golden row asks for
/// | c |     | d |     pairs from the bottom up to the last `|...|`; this one differs
/// ```
struct GoldenPairing {
  /// A golden row and the frame's row beside it, or one of both alone.
  struct Pair: Hashable {
    /// Index of the golden row.
    var golden: Int?
    /// Index of the frame's row.
    var actual: Int?
    /// The characters of the frame's row that are not what the golden row says; nil if the rows agree.
    var changes: [Int]?
  }

  /// From the top.
  private(set) var pairs: [Pair] = []
  private let golden: [GoldenRow]
  private let goldenText: [[Character]]
  private let actual: [String]

  /// Lays rows beside each other.
  ///
  /// - Complexity: the lengths of both; with several `|...|`, their product.
  init(golden: [String], actual: [String]) {
    self.golden = golden.map { GoldenRow($0) }
    goldenText = golden.map { Array($0) }
    self.actual = actual
    let sections = self.golden.indices.split(omittingEmptySubsequences: false) { row in
      if case .anyRows = self.golden[row] { true } else { false }
    }
    if let first = sections.first, let last = sections.last {
      lay(first, sections.dropFirst().dropLast(), last)
    }
  }

  private mutating func lay(_ first: Range<Int>, _ middle: ArraySlice<Range<Int>>, _ last: Range<Int>) {
    guard first != last else {
      // Nothing is elided.
      for row in 0..<max(golden.count, actual.count) {
        add(row < golden.count ? row : nil, row < actual.count ? row : nil)
      }
      return
    }
    for row in first { add(row, row < actual.count ? row : nil) }
    var next = min(first.count, actual.count)
    let bottom = max(next, actual.count - last.count)
    for section in middle {
      guard let start = place(of: section, in: next..<bottom) else {
        for row in section { add(row, nil) }
        continue
      }
      addElided(next..<start)
      for row in section { add(row, start + row - section.lowerBound) }
      next = start + section.count
    }
    addElided(next..<bottom)
    for (offset, row) in last.enumerated() {
      add(row, bottom + offset < actual.count ? bottom + offset : nil)
    }
  }

  private func place(of section: Range<Int>, in rows: Range<Int>) -> Int? {
    guard section.count <= rows.count else { return nil }
    return (rows.lowerBound...(rows.upperBound - section.count)).first { start in
      section.allSatisfy { changes(golden: $0, actual: start + $0 - section.lowerBound) == nil }
    }
  }

  private mutating func addElided(_ rows: Range<Int>) {
    for row in rows { pairs.append(Pair(actual: row)) }
  }

  private mutating func add(_ goldenRow: Int?, _ actualRow: Int?) {
    var pair = Pair(golden: goldenRow, actual: actualRow)
    if let goldenRow, let actualRow {
      pair.changes = changes(golden: goldenRow, actual: actualRow)
    } else {
      pair.changes = Array(0..<(actualRow.map { actual[$0].count } ?? 0))
    }
    pairs.append(pair)
  }

  private func changes(golden goldenRow: Int, actual actualRow: Int) -> [Int]? {
    let line = actual[actualRow]
    guard case .line(let pattern) = golden[goldenRow], let mismatch = pattern.mismatch(in: Array(line.utf8))
    else { return nil }
    // Behind an elision there is no telling which characters stand against each other.
    if goldenText[goldenRow].containsElision { return [mismatch.line] }
    return Self.differences(goldenText[goldenRow], Array(line))
  }

  /// The places at which two texts have different characters, spaces at their ends aside.
  static func differences(_ left: [Character], _ right: [Character]) -> [Int] {
    (0..<max(left.count, right.count)).filter { index in
      (index < left.count ? left[index] : " ") != (index < right.count ? right[index] : " ")
    }
  }
}

extension [Character] {
  /// Whether `..` stands in the text.
  var containsElision: Bool { zip(self, dropFirst()).contains { $0 == "." && $1 == "." } }
}
