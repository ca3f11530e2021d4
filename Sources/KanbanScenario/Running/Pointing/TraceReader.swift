import ScenarioSyntax

/// Reads the samples of a trace file piece by piece, in constant memory.
///
/// Its lines are those of a trace block, but for expectations.
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
  func next() throws(TraceProblem) -> RecordedSample? {
    while let line = try nextLine() {
      do throws(Diagnostic) {
        guard let sample = try SampleReader.read(chunk, line: line, notBefore: last) else { continue }
        if let fault = SampleCheck.fault(of: sample, in: chunk) { throw fault }
        last = sample.microseconds
        return RecordedSample(sample)
      } catch {
        throw fault(error, in: line)
      }
    }
    return nil
  }

  /// A fault of the last line; the ranges of its diagnostic count in the chunk.
  private func fault(_ diagnostic: Diagnostic, in line: SourceRange) -> TraceProblem {
    var diagnostic = diagnostic
    let range = diagnostic.range
    diagnostic.range = SourceRange(range.start - line.start, range.end - line.start)
    let bytes = Array(chunk[line.start..<line.end])
    return .faulty(TraceFault(lineNumber: lineNumber, line: bytes, diagnostic: diagnostic))
  }

  /// Where the next line is in the chunk, without its `\n` or `\r\n`, nor a byte order mark at the start.
  private func nextLine() throws(TraceProblem) -> SourceRange? {
    guard let bytes = try nextBytes() else { return nil }
    var line = SourceRange(bytes.lowerBound, bytes.upperBound)
    if lineNumber == 1, chunk[bytes].starts(with: [0xEF, 0xBB, 0xBF]) { line.start += 3 }
    if line.end < chunk.count, line.start < line.end, chunk[line.end - 1] == 0x0D { line.end -= 1 }
    return line
  }

  private func nextBytes() throws(TraceProblem) -> Range<Int>? {
    var searched = position
    while true {
      if let end = newline(from: searched) {
        defer { position = end + 1 }
        lineNumber += 1
        return position..<end
      }
      if chunk.count - position > Self.longestLine {
        lineNumber += 1
        let shown = SourceRange(position, position + Self.longestLine)
        throw fault(
          Diagnostic(
            .tooMany, "a line of a trace has at most \(Self.longestLine) bytes", at: shown), in: shown)
      }
      if isAtEnd {
        guard position < chunk.count else { return nil }
        defer { position = chunk.count }
        lineNumber += 1
        return position..<chunk.count
      }
      searched = try refill()
    }
  }

  private func newline(from start: Int) -> Int? {
    chunk.withUnsafeBufferPointer { bytes in
      var index = start
      while index < bytes.count {
        if bytes[index] == 0x0A { return index }
        index += 1
      }
      return nil
    }
  }

  /// Reads on; the unfinished line moves to the front.
  ///
  /// - Returns: where to go on searching.
  private func refill() throws(TraceProblem) -> Int {
    let rest = Array(chunk[position...])
    position = 0
    let more: [UInt8]?
    do {
      more = try read()
    } catch {
      throw .unreadable
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

/// Why a trace file gives no further sample.
enum TraceProblem: Error {
  /// A line is no sample.
  case faulty(TraceFault)
  /// The file cannot be read, or not read on.
  case unreadable
}

/// A line of a trace file that is no sample.
struct TraceFault: Sendable {
  /// From 1.
  let lineNumber: Int
  /// The line, without its end.
  let line: [UInt8]
  /// What is wrong with it; its range counts from the start of the line.
  let diagnostic: Diagnostic

  /// The fault in the form in which those of scenario files are told.
  ///
  /// The file was streamed, so of the lines before the faulty one only their number is known; they are shown
  /// by nobody.
  func file(path: String) -> LoadResult.FaultyFile {
    var diagnostic = diagnostic
    let offset = lineNumber - 1
    diagnostic.range = SourceRange(diagnostic.range.start + offset, diagnostic.range.end + offset)
    return LoadResult.FaultyFile(
      path: path, source: Array(repeating: UInt8(ascii: "\n"), count: offset) + line,
      diagnostics: [diagnostic])
  }
}
