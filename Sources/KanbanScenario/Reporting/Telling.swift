import KanbanSimulation
package import KanbanText
import ScenarioSyntax

/// Something that did not hold, in the words that people are told: by the line reporter and by an app's own
/// tests.
package struct Telling: Sendable {
  /// Where it is told of in the file; nil where the run as a whole is meant.
  package var place: (line: Int, column: Int)?
  /// What did not hold in one line, and below it what is needed to understand it, each line with its end.
  package var spans: [StyledSpan]

  /// The same as plain text, without a line end at its end.
  package var text: String { spans.plainText.trimmingEnd }
}

extension SuiteEntry {
  /// Everything that did not hold, whatever the head expects: first what all variants say alike, then a list a
  /// variant, in the order in which it was found.
  ///
  /// - Parameter most: how many of each list are put into words.
  /// - Returns: the lists that are not empty, and how many of each were left out.
  package func tellings(most: Int = .max) -> [(told: [Telling], rest: Int)] {
    let shared = report.sharedSayings
    var common: (told: [Telling], rest: Int) = ([], 0)
    var lists: [(told: [Telling], rest: Int)] = []
    var index = 0
    let teller = Teller(entry: self, map: SourceMap(source))
    for (number, variant) in report.variants.enumerated() {
      var own: (told: [Telling], rest: Int) = ([], 0)
      func add(_ telling: @autoclosure () -> Telling, to list: inout (told: [Telling], rest: Int)) {
        if list.told.count < most { list.told.append(telling()) } else { list.rest += 1 }
      }
      let frames = variant.differingFrames
      for failure in variant.failures {
        let picture = pictures.indices.contains(index) ? pictures[index] : .notDrawn
        index += 1
        if !shared.contains(failure.saying) {
          add(
            teller.tell(of: failure, ofVariant: number, with: variant.label, frames[failure.range], picture),
            to: &own)
        } else if number == 0 {
          add(
            teller.tell(of: failure, ofVariant: number, with: allVariants, frames[failure.range], picture),
            to: &common)
        }
      }
      lists.append(own)
      if let broken = variant.broken { lists.append(([teller.tell(of: broken, ofVariant: number)], 0)) }
    }
    return ([common] + lists).filter { !$0.told.isEmpty }
  }

  private var allVariants: String { "all \(report.variants.count) variants" }
}

/// Finds the words for what did not hold in a scenario.
private struct Teller {
  let entry: SuiteEntry
  let map: SourceMap
  /// Longer messages are hard to compare in, so what they say of both sides is repeated one below the other.
  private static let longestMessage = 100

  func tell(of broken: BrokenRun, ofVariant number: Int) -> Telling {
    let path = LineReporter.shellWord(entry.path)
    let chosen = variantFlag(number)
    var spans = [StyledSpan.shown(broken.sentence, .failed) + "\n"]
    spans += field("events", broken.lastEvents.joined(separator: "\n"), .faint)
    spans += field("log", "kanban-sim log \(path)\(chosen)", .suggestion)
    spans += field("replay", "kanban-sim play \(path)\(chosen) --at \(broken.instant.words)", .suggestion)
    return Telling(spans: spans)
  }

  /// - Parameter setting: the variant, or what stands for all of them.
  func tell(
    of failure: Failure, ofVariant number: Int, with setting: String?, _ frame: GoldenComparison?,
    _ picture: FailurePicture
  ) -> Telling {
    var spans = [StyledSpan.shown(failure.message, .strong) + "\n"]
    spans += excerpt(of: failure.range)
    let saysAll = failure.message.count <= Self.longestMessage
    // Of a golden frame the message tells the first line that differs, and the pictures all of them.
    if frame == nil {
      if let expected = failure.expected, !(saysAll && failure.message.contains(expected)) {
        spans += field("expected", expected, .passed)
      }
      if let actual = failure.actual, !(saysAll && failure.message.contains(actual)) {
        spans += field("actual", actual, .failed)
      }
    }
    spans += field("because", failure.causes.joined(separator: "\n"))
    if let words = failure.unjudgedWords {
      spans += field(
        "unjudged", "\(words); --keep-going judges \(failure.unjudgedLines.count == 1 ? "it" : "them")")
    }
    if let setting { spans += field("with", setting) }
    if let phase = failure.phase {
      spans += field("phase", failure.phaseLine.map { "line \($0): \(phase)" } ?? phase)
    }
    spans += field("at", failure.instant.words)
    spans += field("events", failure.lastEvents.joined(separator: "\n"), .faint)
    spans += self.spans(of: picture)
    let path = LineReporter.shellWord(entry.path)
    if let frame {
      spans += field("accept", "kanban-sim run --update=\(frame.neededUpdate.rawValue) \(path)", .suggestion)
    }
    let chosen = variantFlag(number)
    spans += field("replay", "kanban-sim play \(path)\(chosen) --at \(failure.instant.words)", .suggestion)
    return Telling(place: (failure.line, failure.column), spans: spans)
  }

  private func spans(of picture: FailurePicture) -> [StyledSpan] {
    switch picture {
    case .drawn(let lines): lines.map { StyledSpan("    \($0)".trimmingEnd + "\n") }
    case .sameAs(let line): field("frames", "as at line \(line)")
    case .notDrawn: []
    }
  }

  /// The flag that names a run of a file that varies a setting; none for the first.
  private func variantFlag(_ number: Int) -> String { number == 0 ? "" : " --variant \(number + 1)" }

  /// The line of the file with carets, as under a diagnostic.
  private func excerpt(of range: SourceRange) -> [StyledSpan] {
    let spans = DiagnosticRenderer(path: "", map: map).spans(of: Diagnostic(.unknownWord, "", at: range))
    return spans.drop { $0.style != .gutter }.map { span in
      span.style == .gutter ? StyledSpan("  " + span.text, .gutter) : span
    }
  }

  /// A named field; further lines of its text stand below the first.
  private func field(_ name: String, _ text: String, _ style: StyledSpan.Style = .plain) -> [StyledSpan] {
    guard !text.isEmpty else { return [] }
    let indent = String(repeating: " ", count: 14)
    let name = name + String(repeating: " ", count: 10 - name.count)
    var spans = [StyledSpan("    \(name)", .faint)]
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { spans.append(StyledSpan(indent)) }
      spans.append(.shown(String(line), style) + "\n")
    }
    return spans
  }
}

extension String {
  /// The text without spaces and line ends at its end.
  var trimmingEnd: String {
    var text = self
    while let last = text.last, last == " " || last == "\n" { text.removeLast() }
    return text
  }
}
