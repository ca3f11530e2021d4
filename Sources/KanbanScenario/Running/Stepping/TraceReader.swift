import KanbanSimulation
import ScenarioSyntax

/// Reads the samples of a trace file piece by piece, in constant memory.
///
/// A line is `time x y [down|up|cancel]`, the time in milliseconds; blank lines and lines that start with
/// `#` say nothing.
final class TraceReader {
  private let read: RunOptions.ChunkReader
  private var chunk: [UInt8] = []
  private var position = 0
  private var isAtEnd = false
  private var lineNumber = 0
  private var last: Int64 = 0

  /// The longest line that is a sample.
  private static let longestLine = 256

  init(_ read: @escaping RunOptions.ChunkReader) { self.read = read }

  /// The next sample, or nil at the end of the file.
  func next() throws(StepProblem) -> RecordedSample? {
    while let (start, end) = try nextLine() {
      var scanner = SampleScanner(chunk, from: start, to: end)
      if scanner.isBlank { continue }
      guard let sample = scanner.sample() else {
        throw StepProblem("line \(lineNumber) of the trace is not \"time x y [down|up|cancel]\"")
      }
      guard sample.microseconds >= last else {
        throw StepProblem("the time of line \(lineNumber) of the trace goes back")
      }
      last = sample.microseconds
      return sample
    }
    return nil
  }

  /// The bytes of the next line in the chunk, without its end.
  private func nextLine() throws(StepProblem) -> (Int, Int)? {
    var searched = position
    while true {
      if let end = newline(from: searched) {
        let start = position
        position = end + 1
        lineNumber += 1
        return (start, end)
      }
      if chunk.count - position > Self.longestLine {
        throw StepProblem("line \(lineNumber + 1) of the trace is longer than \(Self.longestLine) bytes")
      }
      if isAtEnd {
        guard position < chunk.count else { return nil }
        let start = position
        position = chunk.count
        lineNumber += 1
        return (start, position)
      }
      searched = try refill()
    }
  }

  private func newline(from start: Int) -> Int? {
    var index = start
    while index < chunk.count {
      if chunk[index] == 0x0A { return index }
      index += 1
    }
    return nil
  }

  /// Reads on; the unfinished line moves to the front.
  ///
  /// - Returns: where to go on searching.
  private func refill() throws(StepProblem) -> Int {
    let rest = Array(chunk[position...])
    position = 0
    let more: [UInt8]?
    do {
      more = try read()
    } catch {
      throw StepProblem("the trace cannot be read on")
    }
    if let more {
      chunk = rest.isEmpty ? more : rest + more
    } else {
      chunk = rest
      isAtEnd = true
    }
    return rest.count
  }
}

/// Scans the words of one sample line.
private struct SampleScanner {
  private let bytes: [UInt8]
  private var index: Int
  private let end: Int

  init(_ bytes: [UInt8], from start: Int, to end: Int) {
    self.bytes = bytes
    index = start
    self.end = end
    skipSpaces()
  }

  /// True for a line without words, and for a comment.
  var isBlank: Bool { index >= end || bytes[index] == 0x23 }

  mutating func sample() -> RecordedSample? {
    guard let time = number(), time >= 0, time <= 1e12, let x = number(), let y = number() else { return nil }
    let word = index
    while index < end, !Self.isSpace(bytes[index]) { index += 1 }
    var action: SampleWord?
    if word < index {
      guard let known = SampleWord.table.word(in: bytes, from: word, to: index) else { return nil }
      action = known
    }
    skipSpaces()
    guard isBlank else { return nil }
    return RecordedSample(microseconds: Int64((time * 1_000).rounded()), x: x, y: y, action: action)
  }

  /// A decimal number; up to 15 digits are exact.
  private mutating func number() -> Double? {
    var isNegative = false
    if index < end, bytes[index] == 0x2D {
      isNegative = true
      index += 1
    }
    var mantissa: UInt64 = 0
    var digits = 0
    var scale = 1.0
    var isBehindPoint = false
    while index < end {
      let byte = bytes[index]
      if byte == 0x2E, !isBehindPoint, digits > 0 {
        isBehindPoint = true
      } else if byte >= 0x30, byte <= 0x39 {
        digits += 1
        guard digits <= 18 else { return nil }
        mantissa = mantissa * 10 + UInt64(byte - 0x30)
        if isBehindPoint { scale *= 10 }
      } else {
        break
      }
      index += 1
    }
    guard digits > 0, index >= end || Self.isSpace(bytes[index]) else { return nil }
    skipSpaces()
    let value = Double(mantissa) / scale
    return isNegative ? -value : value
  }

  private mutating func skipSpaces() {
    while index < end, Self.isSpace(bytes[index]) { index += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }
}
