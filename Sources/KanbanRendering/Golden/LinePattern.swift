/// A line of a golden frame.
enum GoldenRow {
  /// `|...|`: any rows.
  case anyRows
  /// One line.
  case line(LinePattern)

  init(_ line: String) {
    let bytes = Self.trimmed(line)
    self =
      bytes == Array("|...|".utf8) ? .anyRows : .line(LinePattern(String(decoding: bytes, as: UTF8.self)))
  }

  /// Whether it stands for any rows.
  var elidesRows: Bool {
    if case .anyRows = self { true } else { false }
  }

  /// How many bytes of it a line has where they should be.
  func agreement(with line: [UInt8]) -> Int {
    switch self {
    case .anyRows: 0
    case .line(let pattern): pattern.agreement(with: line)
    }
  }

  /// The line without spaces at its end.
  static func trimmed(_ line: String) -> [UInt8] {
    var bytes = Array(line.utf8)
    while let last = bytes.last, last == 0x20 || last == 0x0D { bytes.removeLast() }
    return bytes
  }
}

/// A golden line: text in which `..` stands for any run of characters, an empty one included.
///
/// `...` and longer runs of dots are one elision, for frames never print neighbouring dots.
struct LinePattern {
  /// The pieces that must appear in this order; the first one at the start, the last one at the end.
  private let pieces: [[UInt8]]

  init(_ line: String) {
    var pieces: [[UInt8]] = [[]]
    var dots = 0
    func endDots() {
      if dots == 1 { pieces[pieces.count - 1].append(0x2E) }
      if dots > 1 { pieces.append([]) }
      dots = 0
    }
    for byte in line.utf8 {
      if byte == 0x2E {
        dots += 1
      } else {
        endDots()
        pieces[pieces.count - 1].append(byte)
      }
    }
    endDots()
    self.pieces = pieces
  }

  /// How far a line agrees with the pattern; nil if it does to its end.
  ///
  /// - Returns: the number of bytes of the line and of the pattern (elisions counted as two dots) that agree
  ///   before the first one that does not.
  func mismatch(in line: [UInt8]) -> (line: Int, pattern: Int)? {
    var place = 0
    var patternPlace = 0
    for (number, piece) in pieces.enumerated() {
      let isLast = number == pieces.count - 1
      if number == 0 {
        let agreed = Self.agreement(piece, line, at: 0)
        guard agreed == piece.count else { return (agreed, agreed) }
        place = piece.count
        patternPlace = piece.count
        if isLast, place < line.count { return (place, patternPlace) }
        continue
      }
      patternPlace += 2
      let found = isLast ? Self.suffix(piece, line, from: place) : Self.find(piece, line, from: place)
      guard let found else { return Self.closest(piece, line, place, patternPlace) }
      place = found + piece.count
      patternPlace += piece.count
    }
    return nil
  }

  /// How many bytes of the pattern a line has: of its start and end where they should be, of what stands between
  /// elisions wherever it agrees longest.
  func agreement(with line: [UInt8]) -> Int {
    guard let first = pieces.first, let last = pieces.last else { return 0 }
    func agreeing(_ piece: [UInt8], from start: Int) -> Int {
      piece.indices.count(where: { line.indices.contains(start + $0) && line[start + $0] == piece[$0] })
    }
    guard pieces.count > 1 else { return agreeing(first, from: 0) }
    return agreeing(first, from: 0) + agreeing(last, from: line.count - last.count)
      + pieces.dropFirst().dropLast().reduce(0) { $0 + Self.closest($1, line, 0, 0).pattern }
  }

  /// The number of bytes of a piece that the line has at a place.
  private static func agreement(_ piece: [UInt8], _ line: [UInt8], at start: Int) -> Int {
    var count = 0
    while count < piece.count, start + count < line.count, piece[count] == line[start + count] { count += 1 }
    return count
  }

  private static func find(_ piece: [UInt8], _ line: [UInt8], from start: Int) -> Int? {
    guard line.count - start >= piece.count else { return nil }
    return (start...(line.count - piece.count)).first { agreement(piece, line, at: $0) == piece.count }
  }

  private static func suffix(_ piece: [UInt8], _ line: [UInt8], from start: Int) -> Int? {
    let place = line.count - piece.count
    return place >= start && agreement(piece, line, at: place) == piece.count ? place : nil
  }

  /// Where a piece that is not there agrees longest.
  private static func closest(
    _ piece: [UInt8], _ line: [UInt8], _ start: Int, _ patternStart: Int
  ) -> (line: Int, pattern: Int) {
    var best = (place: start, count: 0)
    for place in start..<max(start, line.count) {
      let count = agreement(piece, line, at: place)
      if count > best.count { best = (place, count) }
    }
    return (best.place + best.count, patternStart + best.count)
  }
}
