package import KanbanText
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
      for (told, rest) in entry.tellings(most: mostFailures) {
        for telling in told {
          let place = telling.place.map { "  \(entry.path):\($0.line):\($0.column): " } ?? "  "
          spans += [.shown(place, .location)] + telling.spans + [StyledSpan("\n")]
        }
        let noun = rest == 1 ? "failure" : "failures"
        if rest > 0 { spans.append(StyledSpan("  and \(rest) more \(noun) of this run\n", .faint)) }
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

// MARK: - Commands

extension LineReporter {
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
