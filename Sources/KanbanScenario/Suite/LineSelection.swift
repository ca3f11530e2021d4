package import ScenarioSyntax

/// What stands on one line of a scenario: a step, an expectation, or a comment that heads a phase.
package enum LineSelection {
  /// The bytes that a line of the file stands for: its statement, or the phase that it heads.
  ///
  /// - Parameter line: from 1.
  /// - Returns: nil if nothing that can fail stands there.
  package static func range(ofLine line: Int, in tree: ScenarioTree, source: [UInt8]) -> SourceRange? {
    let map = SourceMap(source)
    guard line >= 1, line <= map.lineCount else { return nil }
    for statement in tree.lines {
      let first = map.position(at: statement.range.start).line
      let last = map.position(at: max(statement.range.start, lastByte(of: statement))).line
      if (first...last).contains(line) { return statement.range }
    }
    for phase in tree.phases {
      guard phase.heading.contains(where: { map.position(at: $0.range.start).line == line }),
        let first = phase.lines.first, let last = phase.lines.last
      else { continue }
      return tree.lines[first].range.joined(tree.lines[last].range)
    }
    return nil
  }

  /// The report with only the failures of statements inside one of the ranges; the outcome follows from them.
  package static func report(_ report: ScenarioReport, in ranges: [SourceRange]) -> ScenarioReport {
    guard report.outcome != .skip, report.outcome != .error else { return report }
    var report = report
    for index in report.variants.indices {
      report.variants[index].failures.removeAll { failure in !ranges.contains { $0.holds(failure.range) } }
    }
    let isClean = report.failures.isEmpty && report.brokenInvariant == nil
    let expectsFailure = report.outcome == .xfail || report.outcome == .xpass
    report.outcome = isClean ? .pass : expectsFailure ? .xfail : .fail
    return report
  }

  /// The last byte of a line with the golden lines below it.
  private static func lastByte(of line: TimelineLine) -> Int {
    if case .expect(let statement) = line.action, let golden = statement.golden, !golden.isMissing {
      return max(line.range.end, golden.range.end) - 1
    }
    return line.range.end - 1
  }
}

extension SourceRange {
  fileprivate func holds(_ other: SourceRange) -> Bool {
    start <= other.start && other.start < max(end, start + 1)
  }
}
