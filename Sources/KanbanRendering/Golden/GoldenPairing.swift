/// Golden rows laid beside the rows of a frame: whether they hold, where they do not, and what is redrawn.
///
/// ```
/// golden    frame
/// | a |     | a |     pairs from the top up to the first `|...|`
///           | b |     rows that no golden row asks for
/// | c |     | d |     pairs from the bottom up to the last `|...|`; this one differs
/// ```
///
/// What stands between two `|...|` is laid where all of it holds, from the top; if it holds nowhere, where it
/// agrees most. A caption is held against the caption.
struct GoldenPairing {
  /// A golden row and the frame's row beside it, or one of both alone.
  struct Pair: Hashable {
    /// Index of the golden row.
    var golden: Int?
    /// Index of the frame's row.
    var actual: Int?
    /// The characters of the frame's row that are not what the golden row says; nil if the rows agree, and
    /// where rows are elided.
    var changes: [Int]?
  }

  /// From the top.
  private(set) var pairs: [Pair] = []
  private let golden: [GoldenRow]
  private let goldenText: [[Character]]
  private let actual: [String]
  private let actualBytes: [[UInt8]]

  /// Lays rows beside each other.
  ///
  /// - Complexity: the lengths of both; with several `|...|`, their product.
  init(golden: [String], actual: [String]) {
    self.golden = golden.map { GoldenRow($0) }
    goldenText = golden.map { Array($0) }
    self.actual = actual
    actualBytes = actual.map { Array($0.utf8) }
    let haveCaptions = golden.last?.first == "=" && actual.last?.first == "="
    let end = haveCaptions ? (golden.count - 1, actual.count - 1) : (golden.count, actual.count)
    lay(0..<end.0, beside: 0..<end.1)
    if haveCaptions { add(end.0, end.1) }
  }

  /// What stands between `|...|`, and above the first and below the last one.
  private func sections(of rows: Range<Int>) -> [Range<Int>] {
    rows.split(omittingEmptySubsequences: false) { golden[$0].elidesRows }
  }

  private mutating func lay(_ goldenRows: Range<Int>, beside actualRows: Range<Int>) {
    let sections = sections(of: goldenRows)
    guard let first = sections.first, let last = sections.last, sections.count > 1 else {
      // Nothing is elided.
      for row in 0..<max(goldenRows.count, actualRows.count) {
        add(row < goldenRows.count ? row : nil, row < actualRows.count ? row : nil)
      }
      return
    }
    for row in first { add(row, row < actualRows.count ? row : nil) }
    let top = min(first.count, actualRows.count)
    let bottom = max(top, actualRows.count - last.count)
    layElided(Array(sections.dropFirst().dropLast()), in: top..<bottom)
    for (offset, row) in last.enumerated() {
      add(row, bottom + offset < actualRows.count ? bottom + offset : nil)
    }
  }

  /// Lays what stands between elided rows.
  private mutating func layElided(_ sections: [Range<Int>], in rows: Range<Int>) {
    var free = rows.lowerBound
    let places = sections.map { section -> Int? in
      let place = place(of: section, in: free..<rows.upperBound)
      if let place { free = place + section.count }
      return place
    }
    var next = rows.lowerBound
    for (index, section) in sections.enumerated() {
      let end = places[index...].lazy.compactMap { $0 }.first ?? rows.upperBound
      guard let place = places[index] ?? likeliestPlace(of: section, in: next..<end) else {
        for row in section { add(row, nil) }
        continue
      }
      addElided(next..<place)
      for row in section { add(row, place + row - section.lowerBound) }
      next = place + section.count
    }
    addElided(next..<rows.upperBound)
  }

  /// Where a section may begin, in some rows.
  private func starts(of section: Range<Int>, in rows: Range<Int>) -> Range<Int> {
    rows.lowerBound..<max(rows.lowerBound, rows.upperBound - section.count + 1)
  }

  /// The first place at which a section holds.
  private func place(of section: Range<Int>, in rows: Range<Int>) -> Int? {
    starts(of: section, in: rows).first { start in
      section.allSatisfy { mismatch(golden: $0, actual: start + $0 - section.lowerBound) == nil }
    }
  }

  /// The first place at which the most rows of a section hold; of several, where most characters agree.
  private func likeliestPlace(of section: Range<Int>, in rows: Range<Int>) -> Int? {
    var best: (place: Int, held: Int, agreed: Int)?
    for start in starts(of: section, in: rows) {
      var held = 0
      var agreed = 0
      for row in section {
        let line = start + row - section.lowerBound
        if mismatch(golden: row, actual: line) == nil { held += 1 }
        agreed += golden[row].agreement(with: actualBytes[line])
      }
      if best.map({ (held, agreed) > ($0.held, $0.agreed) }) ?? true { best = (start, held, agreed) }
    }
    return best?.place
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

  private func mismatch(golden goldenRow: Int, actual actualRow: Int) -> (line: Int, pattern: Int)? {
    guard case .line(let pattern) = golden[goldenRow] else { return nil }
    return pattern.mismatch(in: actualBytes[actualRow])
  }

  private func changes(golden goldenRow: Int, actual actualRow: Int) -> [Int]? {
    guard let mismatch = mismatch(golden: goldenRow, actual: actualRow) else { return nil }
    // Behind an elision there is no telling which characters stand against each other.
    if goldenText[goldenRow].containsElision { return [mismatch.line] }
    return Self.differences(goldenText[goldenRow], Array(actual[actualRow]))
  }

  /// The places at which two texts have different characters, spaces at their ends aside.
  static func differences(_ left: [Character], _ right: [Character]) -> [Int] {
    (0..<max(left.count, right.count)).filter { index in
      (index < left.count ? left[index] : " ") != (index < right.count ? right[index] : " ")
    }
  }

  /// The bytes of both rows of a pair that agree before the first one that does not; 0 where one is alone.
  func agreement(of pair: Pair) -> (line: Int, pattern: Int) {
    guard let golden = pair.golden, let actual = pair.actual else { return (0, 0) }
    return mismatch(golden: golden, actual: actual) ?? (0, 0)
  }
}

// MARK: - Redrawing

extension GoldenPairing {
  /// A row of a golden frame that was brought up to date.
  enum Redrawn: Hashable {
    /// Index of a golden row that still holds.
    case golden(Int)
    /// Index of a row of the frame.
    case actual(Int)
  }

  /// The golden rows that hold, elided ones included, and what was drawn where one does not.
  var redrawn: [Redrawn] {
    var rows: [Redrawn] = []
    var next = 0
    func keepElision(before end: Int) {
      // Where the rows between two elisions are gone, one says it all.
      if let row = (next..<end).first(where: { golden[$0].elidesRows }) {
        if case .golden(let last)? = rows.last, golden[last].elidesRows {} else { rows.append(.golden(row)) }
      }
      next = max(next, end)
    }
    for pair in pairs {
      guard let row = pair.golden else {
        if pair.changes != nil, let row = pair.actual { rows.append(.actual(row)) }
        continue
      }
      keepElision(before: row)
      next = row + 1
      if pair.changes == nil {
        rows.append(.golden(row))
      } else if let actual = pair.actual {
        rows.append(.actual(actual))
      }
    }
    keepElision(before: golden.count)
    return rows
  }
}

extension [Character] {
  /// Whether `..` stands in the text.
  var containsElision: Bool { zip(self, dropFirst()).contains { $0 == "." && $1 == "." } }
}

/// A golden frame that is brought up to date.
package enum GoldenRedrawing {
  /// A line of the result.
  package enum Line: Hashable, Sendable {
    /// Index of a golden line that stays: it still holds, elided or not.
    case golden(Int)
    /// What was drawn instead.
    case drawn(String)
  }

  /// The golden lines, but for those that do not hold: they are drawn anew.
  package static func lines(golden: [String], actual: [String]) -> [Line] {
    GoldenPairing(golden: golden, actual: actual).redrawn.map { row in
      switch row {
      case .golden(let row): .golden(row)
      case .actual(let row): .drawn(actual[row])
      }
    }
  }
}
