import KanbanGeometry
import ScenarioSyntax

/// Scans the words of one line of a trace file.
struct SampleScanner {
  /// What a line is.
  enum Line {
    /// Without words, or a comment.
    case blank
    case sample(RecordedSample)
    /// The ranges count from the start of the line.
    case fault(Diagnostic)
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  /// Scans a line, given without its end.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// What the line is.
  mutating func scan() -> Line {
    skipSpaces()
    if isBlank { return .blank }
    do throws(Diagnostic) {
      return .sample(try sample())
    } catch {
      return .fault(error)
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  /// True at the end of the line, and at a comment.
  private var isBlank: Bool { index >= bytes.count || bytes[index] == UInt8(ascii: "#") }

  private mutating func sample() throws(Diagnostic) -> RecordedSample {
    let start = index
    let milliseconds = try number("a time in milliseconds")
    guard milliseconds >= 0 else {
      throw Diagnostic(.outOfRange, "a time is never negative", at: word(from: start))
    }
    // Bounded before it becomes a whole number; no number has more than 18 digits.
    let microseconds = Int64(min(milliseconds * 1_000, 1e15).rounded())
    if let fault = TimeCheck.fault(ofMicroseconds: microseconds, at: word(from: start)) { throw fault }
    let x = try coordinate("the x of a sample")
    let y = try coordinate("the y of a sample")
    let action = isBlank ? nil : try self.action()
    skipSpaces()
    guard isBlank else {
      throw Diagnostic(.unexpectedRest, "a sample ends before \(shown(word(from: index)))", at: rest)
    }
    return RecordedSample(microseconds: microseconds, x: x, y: y, action: action)
  }

  private mutating func action() throws(Diagnostic) -> SampleWord {
    let range = word(from: index)
    guard let action = SampleWord.table.word(in: Array(bytes), from: range.start, to: range.end) else {
      throw Diagnostic(
        .unknownWord, "\(shown(range)) is not down, up or cancel", at: range,
        suggestion: WordSuggestion.nearest(
          to: text(range), among: SampleWord.allCases.lazy.map(\.rawValue)))
    }
    index = range.end
    return action
  }

  private mutating func coordinate(_ what: String) throws(Diagnostic) -> Double {
    let start = index
    let value = try number(what)
    let most = GeometryLimits.coordinate
    guard value.magnitude <= most else {
      throw Diagnostic(
        .valueOutOfRange, "a coordinate is from -\(Spelling.number(most)) to \(Spelling.number(most))",
        at: word(from: start))
    }
    return value
  }

  /// A decimal number; up to 15 digits are exact.
  private mutating func number(_ what: String) throws(Diagnostic) -> Double {
    let start = index
    var isNegative = false
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") {
      isNegative = true
      index += 1
    }
    var mantissa: UInt64 = 0
    var digits = 0
    var scale = 1.0
    var isBehindPoint = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "."), !isBehindPoint, digits > 0 {
        isBehindPoint = true
      } else if byte >= 0x30, byte <= 0x39, digits < Self.mostDigits {
        digits += 1
        mantissa = mantissa * 10 + UInt64(byte - 0x30)
        if isBehindPoint { scale *= 10 }
      } else {
        break
      }
      index += 1
    }
    guard digits > 0, index >= bytes.count || Self.isSpace(bytes[index]) else {
      throw wrong(what, from: start)
    }
    skipSpaces()
    let value = Double(mantissa) / scale
    return isNegative ? -value : value
  }

  /// More do not fit into a whole number.
  private static let mostDigits = 18

  private mutating func skipSpaces() {
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
  }
}

// MARK: - Faults

extension SampleScanner {
  private func wrong(_ what: String, from start: Int) -> Diagnostic {
    guard start < bytes.count, bytes[start] != UInt8(ascii: "#") else {
      return Diagnostic(.missingWord, "the line ends where \(what) belongs", at: .at(start))
    }
    let range = word(from: start)
    return Diagnostic(.wrongValueShape, "\(shown(range)) stands where \(what) belongs", at: range)
  }

  /// The word that begins at an offset.
  private func word(from start: Int) -> SourceRange {
    var end = start
    while end < bytes.count, !Self.isSpace(bytes[end]) { end += 1 }
    return SourceRange(start, end)
  }

  private var rest: SourceRange { SourceRange(index, bytes.count) }

  private func text(_ range: SourceRange) -> String {
    String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }

  /// A word in quotes, cut short if it is long.
  private func shown(_ range: SourceRange) -> String {
    let longest = 40
    guard range.end - range.start > longest else { return "'\(text(range))'" }
    return "'\(text(SourceRange(range.start, range.start + longest)))…'"
  }
}
