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
  func next() throws(TraceProblem) -> RecordedSample? {
    while let line = try nextLine() {
      let scanned = chunk.withUnsafeBufferPointer { bytes in
        var scanner = SampleScanner(UnsafeBufferPointer(rebasing: bytes[line]))
        return scanner.scan()
      }
      switch scanned {
      case .blank: continue
      case .sample(let sample):
        guard sample.microseconds >= last else {
          throw fault(
            Diagnostic(
              .timeGoesBack, "the times of samples never go back", at: SourceRange(0, line.count)),
            in: line)
        }
        last = sample.microseconds
        return sample
      case .fault(let diagnostic): throw fault(diagnostic, in: line)
      }
    }
    return nil
  }

  /// A fault of the last line; the ranges of its diagnostic count from the line's start.
  private func fault(_ diagnostic: Diagnostic, in line: Range<Int>) -> TraceProblem {
    .faulty(TraceFault(lineNumber: lineNumber, line: Array(chunk[line]), diagnostic: diagnostic))
  }

  /// Where the next line is in the chunk, without its end.
  private func nextLine() throws(TraceProblem) -> Range<Int>? {
    var searched = position
    while true {
      if let end = newline(from: searched) {
        defer { position = end + 1 }
        lineNumber += 1
        return position..<end
      }
      if chunk.count - position > Self.longestLine {
        lineNumber += 1
        let shown = position..<(position + Self.longestLine)
        throw fault(
          Diagnostic(
            .tooMany, "a line of a trace has at most \(Self.longestLine) bytes",
            at: SourceRange(0, shown.count)), in: shown)
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
