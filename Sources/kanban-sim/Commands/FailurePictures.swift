import KanbanInteraction
import KanbanRendering
import KanbanScenario
import KanbanSimulation
import ScenarioSyntax

/// Draws what a user would have seen where a scenario failed.
enum FailurePictures {
  /// Failures of a scenario that get a picture; drawing one means running the scenario again up to there.
  private static let mostPictures = 3
  /// The most cells of a line, which fits most terminals behind the indentation of a report.
  private static let mostCells = 104

  /// The pictures of the first failures, in the order of `ScenarioReport.failures`.
  static func draw(
    _ report: ScenarioReport, of scenario: LoadedScenario, options: RunOptions
  ) -> [FailurePicture] {
    var pictures: [FailurePicture] = []
    for (index, variant) in report.variants.enumerated() {
      for failure in variant.failures {
        guard pictures.count < mostPictures else { return pictures }
        let golden = variant.frames.first { !$0.matches && failure.concerns($0.golden) }
        if let golden {
          pictures.append(GoldenDifference.picture(of: golden))
        } else {
          pictures.append(draw(failure, of: scenario, variant: index, options: options))
        }
      }
    }
    return pictures
  }

  private static func draw(
    _ failure: Failure, of scenario: LoadedScenario, variant: Int, options: RunOptions
  ) -> FailurePicture {
    // Lines behind the failed one may change the board at the same instant, so they are left out.
    var cut = scenario
    cut.tree = scenario.tree.upTo(failure.range.end)
    var last: (snapshot: Snapshot, names: BoardNames)?
    ScenarioRunner.replay(cut, variant: variant, options: options) { simulation, _ in
      guard simulation.now <= failure.instant else { return }
      last = (simulation.snapshot, simulation.names)
    }
    guard var last else { return FailurePicture(lines: []) }
    // Nothing has happened since, but cards on their way are further on.
    last.snapshot.instant = max(last.snapshot.instant, failure.instant)
    let frame = Frame(of: last.snapshot, titles: last.names, options: FrameOptions(width: mostCells))
    let style = ScreenStyle(theme: .plain, repertoire: .unicode)
    return FailurePicture(lines: frame.screenLines(style: style) + frame.captionLines(style: style))
  }
}

extension Failure {
  /// Whether the failed statement is the `expect frame` above these golden lines.
  fileprivate func concerns(_ golden: GoldenFrame) -> Bool {
    golden.range.start >= range.start && golden.range.start <= range.end + golden.indentation.utf8.count + 2
  }
}

extension ScenarioTree {
  /// The tree without the lines that begin at or behind an offset.
  fileprivate func upTo(_ end: Int) -> ScenarioTree {
    var tree = self
    let count = lines.firstIndex { $0.range.start >= end } ?? lines.count
    tree.lines.removeSubrange(count...)
    tree.phases = phases.compactMap { phase in
      guard phase.lines.lowerBound < count else { return nil }
      var phase = phase
      phase.lines = phase.lines.lowerBound..<min(phase.lines.upperBound, count)
      return phase
    }
    return tree
  }
}
