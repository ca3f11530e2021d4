import ScenarioSyntax

/// Which golden frames of a scenario are rewritten.
package enum GoldenUpdate: String, Hashable, Sendable, CaseIterable {
  /// None.
  case none
  /// Those that are not there yet.
  case missing
  /// Those, and those that no longer match.
  case changed
  /// All of them; elided ones are written out.
  case all

  /// The file with the chosen frames written into it, or nil if nothing changes.
  ///
  /// Only the golden lines are replaced; every other byte stays. New lines end as the file's lines do.
  package func rewrite(_ source: [UInt8], frames: [GoldenComparison]) -> (source: [UInt8], count: Int)? {
    // A frame that is met twice, as in a file that varies a setting, is written as it was met first.
    var met: Set<Int> = []
    let chosen = frames.filter { met.insert($0.golden.range.start).inserted && chooses($0) }
      .sorted { $0.golden.range.start < $1.golden.range.start }
    var result: [UInt8] = []
    var position = 0
    var count = 0
    let lineEnd = Self.lineEnd(of: source)
    for frame in chosen {
      let range = frame.golden.range
      guard range.start >= position, range.end <= source.count else { continue }
      let lines = Self.text(of: frame, in: source, lineEnd: lineEnd)
      guard lines != Array(source[range.start..<range.end]) else { continue }
      result += source[position..<range.start] + lines
      position = range.end
      count += 1
    }
    guard count > 0 else { return nil }
    return (result + source[position...], count)
  }

  private func chooses(_ frame: GoldenComparison) -> Bool {
    switch self {
    case .none: false
    case .missing: frame.golden.isMissing
    case .changed: !frame.matches
    case .all: true
    }
  }

  private static func text(of frame: GoldenComparison, in source: [UInt8], lineEnd: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    let start = frame.golden.range.start
    if frame.golden.isMissing, start > 0, source[start - 1] != 0x0A { text += lineEnd }
    let indentation = indentation(of: frame.golden, in: source)
    for (index, line) in frame.actual.enumerated() {
      if index > 0 { text += lineEnd }
      text += indentation + Array(line.utf8)
    }
    // A missing frame stands before the next line, or after the last one.
    if frame.golden.isMissing { text += lineEnd }
    return text
  }

  /// As the frame is indented now, or two deeper than its `expect`.
  private static func indentation(of golden: GoldenFrame, in source: [UInt8]) -> [UInt8] {
    let first = golden.rows.first?.range.start ?? golden.caption?.range.start
    guard let first, first >= golden.range.start else { return Array("\(golden.indentation)  ".utf8) }
    return Array(source[golden.range.start..<first])
  }

  /// The line end of the first line, or a line feed.
  private static func lineEnd(of source: [UInt8]) -> [UInt8] {
    guard let newline = source.firstIndex(of: 0x0A) else { return [0x0A] }
    return newline > 0 && source[newline - 1] == 0x0D ? [0x0D, 0x0A] : [0x0A]
  }
}
