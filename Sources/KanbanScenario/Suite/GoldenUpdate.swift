import KanbanRendering
import ScenarioSyntax

/// Which golden frames of a scenario are rewritten.
package enum GoldenUpdate: String, Hashable, Sendable, CaseIterable {
  /// None.
  case none
  /// Those that are not there yet.
  case missing
  /// Those, and those that no longer match: of them the lines that do not hold, and pictures of no variant.
  case changed
  /// All of them; elided ones are written out.
  case all

  /// The file with the chosen frames written into it, or nil if nothing changes.
  ///
  /// Only the golden lines are replaced; every other byte stays. New lines end as the file's lines do.
  ///
  /// - Parameter variants: what the runs of the file have drawn.
  package func rewrite(
    _ source: [UInt8], variants: [VariantReport]
  ) -> (source: [UInt8], count: Int)? {
    var drawn: [Int: [GoldenDrawing.Variant]] = [:]
    for variant in variants {
      for frame in variant.frames {
        drawn[frame.golden.range.start, default: []].append(.init(label: variant.label, frame: frame))
      }
    }
    let labels = variants.map(\.label)
    var result: [UInt8] = []
    var position = 0
    var count = 0
    for (start, drawings) in drawn.sorted(by: { $0.key < $1.key }) {
      let chosen = drawings.filter { chooses($0.frame) }
      guard let golden = chosen.first?.frame.golden, start >= position, golden.range.end <= source.count
      else {
        continue
      }
      let drawing = GoldenDrawing(golden: golden, source: source, update: self)
      let lines = drawing.text(of: drawings, labels: labels)
      guard lines != Array(source[golden.range.start..<golden.range.end]) else { continue }
      result += source[position..<golden.range.start] + lines
      position = golden.range.end
      count += 1
    }
    guard count > 0 else { return nil }
    return (result + source[position...], count)
  }

  /// Whether a frame is written anew.
  fileprivate func chooses(_ frame: GoldenComparison) -> Bool {
    switch self {
    case .none: false
    case .missing: frame.picture == nil
    case .changed: !frame.matches
    case .all: true
    }
  }
}

/// One golden frame, written anew.
private struct GoldenDrawing {
  /// What a run has drawn.
  struct Variant {
    var label: String?
    var frame: GoldenComparison
  }

  let golden: GoldenFrame
  let source: [UInt8]
  let update: GoldenUpdate

  /// The golden lines: one picture if all variants show the same, else one a variant.
  func text(of drawings: [Variant], labels: [String?]) -> [UInt8] {
    let drawn = Dictionary(drawings.map { ($0.label, $0.frame) }) { first, _ in first }
    // A run that ended before it came here keeps what it has.
    let pictures = labels.compactMap { label -> (label: String, lines: [[UInt8]])? in
      let lines = drawn[label].map { self.lines(of: $0) } ?? golden.picture(of: label).map { kept($0) }
      return lines.map { (label ?? "", $0) }
    }
    // Whoever asks for what is missing keeps what is there, of no variant too.
    let outdated = update == .missing ? outdatedPictures(besides: labels) : []
    let areAlike =
      outdated.isEmpty && pictures.count == labels.count
      && pictures.allSatisfy { $0.lines == pictures.first?.lines }
    if areAlike, let lines = pictures.first?.lines { return text(of: lines) }
    let others = outdated.map { (label: $0.heading?.value ?? "", lines: kept($0)) }
    return text(of: (pictures + others).flatMap { [indentation + "= \($0.label)".utf8] + $0.lines })
  }

  /// The pictures under a heading that is no variant.
  private func outdatedPictures(besides labels: [String?]) -> [GoldenFrame.Picture] {
    let known = Set(labels)
    return golden.pictures.filter { $0.heading.map { !known.contains($0.value) } ?? false }
  }

  /// The lines of a picture, indented, without line ends.
  private func lines(of frame: GoldenComparison) -> [[UInt8]] {
    if let picture = frame.picture, !update.chooses(frame) { return kept(picture) }
    guard let picture = frame.picture, update != .all else {
      return frame.actual.map { indentation + $0.utf8 }
    }
    let lines = picture.lines
    return GoldenRedrawing.lines(golden: lines.map(\.value), actual: frame.actual).map { line in
      switch line {
      case .golden(let index): kept(lines[index].range)
      case .drawn(let text): indentation + text.utf8
      }
    }
  }

  private func kept(_ picture: GoldenFrame.Picture) -> [[UInt8]] { picture.lines.map { kept($0.range) } }

  /// A line as it stands in the file.
  private func kept(_ range: SourceRange) -> [UInt8] {
    let start = source[..<range.start].lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
    return Array(source[start..<range.end])
  }

  private func text(of lines: [[UInt8]]) -> [UInt8] {
    let start = golden.range.start
    let isAtEnd = golden.isMissing && start > 0 && source[start - 1] != Self.newline
    let text = (isAtEnd ? lineEnd : []) + Array(lines.joined(separator: lineEnd))
    // A missing frame stands before the next line, or after the last one.
    return golden.isMissing ? text + lineEnd : text
  }

  /// As the frame is indented now, or two deeper than its `expect`.
  private var indentation: [UInt8] {
    let first = golden.pictures.first
    guard let start = first?.heading?.range.start ?? first?.lines.first?.range.start else {
      return Array("\(golden.indentation)  ".utf8)
    }
    return Array(source[golden.range.start..<start])
  }

  /// The line end of the first line, or a line feed.
  private var lineEnd: [UInt8] {
    guard let newline = source.firstIndex(of: Self.newline) else { return [Self.newline] }
    return newline > 0 && source[newline - 1] == 0x0D ? [0x0D, Self.newline] : [Self.newline]
  }

  private static let newline: UInt8 = 0x0A
}
