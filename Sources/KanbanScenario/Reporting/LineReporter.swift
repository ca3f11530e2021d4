import KanbanSimulation
import ScenarioSyntax

/// The report for people: a line for each scenario, what is needed to understand each failure, and the totals.
///
/// ```
/// FAIL  Scenarios/full.kanban  A full column refuses
///   Scenarios/full.kanban:17:1: the target is another one
///    17 | expect target doing[1]
///       | ^^^^^^^^^^^^^^^^^^^^^^
///     expected  doing[1]
///     actual    todo[1]
///     phase     line 13: carry A1 over the full column
///     events    0s pressed A1
///               50ms lifted A1
///     replay    kanban-sim play Scenarios/full.kanban --at 200ms
///
/// 8 passed, 1 failed
/// ```
package enum LineReporter {
  /// Failures of one scenario that are told in full.
  private static let mostFailures = 10
  /// Longer messages are hard to compare in, so what they say of both sides is repeated one below the other.
  private static let longestMessage = 100

  /// What became of one scenario; nothing of a quiet run's successes.
  package static func spans(of entry: SuiteEntry, isQuiet: Bool = false) -> [StyledSpan] {
    if isQuiet, !entry.report.outcome.isFailure { return [] }
    var spans = heading(entry)
    if let problem = entry.problem { spans.append(.shown("  \(problem)") + "\n") }
    switch entry.report.outcome {
    case .pass, .skip, .xfail: return spans
    case .error:
      let count = entry.findings.count
      if entry.problem == nil {
        spans.append(StyledSpan("  not run: \(count) \(count == 1 ? "fault" : "faults") in the file\n"))
      }
    case .xpass:
      for finding in entry.findings { spans += place(of: finding) + [.shown(finding.message) + "\n"] }
    case .fail:
      let shared = entry.report.sharedFailures
      let all = "all \(entry.report.variants.count) variants"
      spans += self.spans(of: shared, variant: entry.report.variants.first?.label, with: all, in: entry)
      for variant in entry.report.variants {
        let own = variant.failures.filter { failure in !shared.contains { $0.saysTheSame(as: failure) } }
        spans += self.spans(of: own, variant: variant.label, with: variant.label, in: entry)
        spans += self.spans(of: variant.broken, variant: variant.label, in: entry)
      }
    }
    return spans
  }

  /// The last line.
  package static func summary(of suite: SuiteReport) -> [StyledSpan] {
    let totals = suite.totals
    let hasFailed = ScenarioOutcome.allCases.contains { $0.isFailure && totals.count($0) > 0 }
    var words = totals.words
    if suite.notRunCount > 0 { words += ", \(suite.notRunCount) not run" }
    return [StyledSpan(words, hasFailed ? .failed : .passed), StyledSpan("\n")]
  }

  /// The whole report as plain text.
  package static func text(of suite: SuiteReport) -> String {
    (suite.entries.flatMap { spans(of: $0) } + summary(of: suite)).plainText
  }

  private static func heading(_ entry: SuiteEntry) -> [StyledSpan] {
    let (word, style): (String, StyledSpan.Style) =
      switch entry.report.outcome {
      case .pass: ("pass ", .passed)
      case .fail: ("FAIL ", .failed)
      case .xfail: ("xfail", .warned)
      case .xpass: ("XPASS", .failed)
      case .skip: ("skip ", .faint)
      case .error: ("ERROR", .failed)
      }
    var spans = [StyledSpan(word, style), .shown("  \(entry.path)", .location)]
    if let title = entry.report.title, title != entry.path { spans.append(.shown("  \(title)")) }
    if let words = entry.report.words { spans.append(.shown("  (\(words))", .faint)) }
    return spans + [StyledSpan("\n")]
  }

  private static func place(of finding: Finding) -> [StyledSpan] {
    [.shown("  \(finding.path):\(finding.line):\(finding.column): ", .location)]
  }
}

// MARK: - One failure

extension LineReporter {
  /// Failures of a variant, or of all: `with` says of which.
  private static func spans(
    of failures: [Failure], variant: String?, with setting: String?, in entry: SuiteEntry
  ) -> [StyledSpan] {
    guard !failures.isEmpty else { return [] }
    var spans: [StyledSpan] = []
    let map = SourceMap(entry.source)
    for failure in failures.prefix(mostFailures) {
      spans += self.spans(of: failure, variant: variant, with: setting, in: entry, map)
    }
    let rest = failures.count - mostFailures
    if rest > 0 { spans.append(StyledSpan("  and \(rest) more failures of this run\n", .faint)) }
    return spans
  }

  private static func spans(of broken: BrokenRun?, variant: String?, in entry: SuiteEntry) -> [StyledSpan] {
    guard let broken else { return [] }
    let path = shellWord(entry.path)
    let chosen = variantFlag(variant, in: entry)
    var spans = [StyledSpan.shown("  \(broken.sentence)", .failed) + "\n"]
    spans += field("events", broken.lastEvents.joined(separator: "\n"), .faint)
    spans += field("log", "kanban-sim log \(path)\(chosen)", .suggestion)
    return spans
      + field("replay", "kanban-sim play \(path)\(chosen) --at \(broken.instant.words)", .suggestion)
  }

  private static func spans(
    of failure: Failure, variant: String?, with setting: String?, in entry: SuiteEntry, _ map: SourceMap
  ) -> [StyledSpan] {
    var spans: [StyledSpan] = [
      .shown("  \(entry.path):\(failure.line):\(failure.column): ", .location),
      .shown(failure.message, .strong) + "\n",
    ]
    spans += excerpt(of: failure.range, in: map)
    let saysAll = failure.message.count <= longestMessage
    if let expected = failure.expected, !(saysAll && failure.message.contains(expected)) {
      spans += field("expected", expected, .passed)
    }
    if let actual = failure.actual, !(saysAll && failure.message.contains(actual)) {
      spans += field("actual", actual, .failed)
    }
    spans += field("because", failure.causes.joined(separator: "\n"))
    if let words = failure.unjudgedWords {
      spans += field("unjudged", "\(words); --keep-going judges them")
    }
    if let setting { spans += field("with", setting) }
    if let phase = failure.phase {
      spans += field("phase", failure.phaseLine.map { "line \($0): \(phase)" } ?? phase)
    }
    spans += field("at", failure.instant.words)
    spans += field("events", failure.lastEvents.joined(separator: "\n"), .faint)
    if let index = entry.report.failures.firstIndex(of: failure), entry.pictures.indices.contains(index) {
      spans += self.spans(of: entry.pictures[index])
    }
    let path = shellWord(entry.path)
    if let frame = entry.report.variants.first(where: { $0.label == variant })?.frame(of: failure) {
      let mode = frame.picture == nil ? "missing" : "changed"
      spans += field("accept", "kanban-sim run --update=\(mode) \(path)", .suggestion)
    }
    let chosen = variantFlag(variant, in: entry)
    spans += field("replay", "kanban-sim play \(path)\(chosen) --at \(failure.instant.words)", .suggestion)
    return spans + [StyledSpan("\n")]
  }

  private static func spans(of picture: FailurePicture) -> [StyledSpan] {
    switch picture {
    case .drawn(let lines): lines.map { StyledSpan("    \($0)".trimmingEnd + "\n") }
    case .sameAs(let line): field("frames", "as at line \(line)")
    case .notDrawn: []
    }
  }

  /// The flag that names a run of a file that varies a setting; none for the first.
  private static func variantFlag(_ label: String?, in entry: SuiteEntry) -> String {
    let index = entry.report.variants.firstIndex { $0.label == label } ?? 0
    return index == 0 ? "" : " --variant \(index + 1)"
  }

  /// The line of the file with carets, as under a diagnostic.
  private static func excerpt(of range: SourceRange, in map: SourceMap) -> [StyledSpan] {
    let spans = DiagnosticRenderer(path: "", map: map).spans(of: Diagnostic(.unknownWord, "", at: range))
    return spans.drop { $0.style != .gutter }.map { span in
      let span = StyledSpan(span)
      return span.style == .gutter ? StyledSpan("  " + span.text, .gutter) : span
    }
  }

  /// A named field; further lines of its text stand below the first.
  private static func field(_ name: String, _ text: String, _ style: StyledSpan.Style = .plain)
    -> [StyledSpan]
  {
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

  /// A path as it is typed in a shell.
  package static func shellWord(_ path: String) -> String {
    let isPlain = path.unicodeScalars.allSatisfy {
      $0.isASCII
        && ($0.properties.isAlphabetic || ("0"..."9").contains($0)
          || "/._-+=:,@%".unicodeScalars.contains($0))
    }
    if isPlain, !path.isEmpty { return path }
    return "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}

extension StyledSpan {
  fileprivate static func + (span: StyledSpan, end: String) -> StyledSpan {
    StyledSpan(span.text + end, span.style)
  }
}

extension String {
  /// The text without spaces at its end.
  fileprivate var trimmingEnd: String {
    var text = self
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
