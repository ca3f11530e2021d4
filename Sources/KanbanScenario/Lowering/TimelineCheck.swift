import ScenarioSyntax

/// Refuses timelines in which more goes on at once than a run can follow: each event asks everything that waits
/// or stands, and each instant all that moves.
enum TimelineCheck {
  /// More lines than this do not run side by side.
  private static let mostLines = 1_000
  /// No more expectations than this hold from their line on.
  private static let mostStanding = 1_000

  /// A fault at the first line too many of each kind.
  static func faults(of lines: [TimelineLine]) -> [Diagnostic] {
    [firstSideBySide(lines), firstStanding(lines)].compactMap { $0 }
  }

  private static func firstSideBySide(_ lines: [TimelineLine]) -> Diagnostic? {
    var count = 0
    for line in lines {
      if case .after? = line.start { count += 1 } else { count = 1 }
      guard count > mostLines else { continue }
      return Diagnostic(
        .sizeTooLarge,
        "at most \(mostLines) lines run side by side; a line without \"@+\" waits for all of them",
        at: line.range)
    }
    return nil
  }

  private static func firstStanding(_ lines: [TimelineLine]) -> Diagnostic? {
    var count = 0
    for line in lines {
      guard case .expect(let statement) = line.action else { continue }
      switch statement.mode {
      case .expect, .expectNot: continue
      case .always, .never: count += 1
      }
      guard count > mostStanding else { continue }
      return Diagnostic(
        .sizeTooLarge, "a scenario has at most \(mostStanding) expectations with \"always\" or \"never\"",
        at: line.range)
    }
    return nil
  }
}
