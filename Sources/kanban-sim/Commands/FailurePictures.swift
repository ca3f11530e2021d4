import KanbanInteraction
import KanbanRendering
import KanbanScenario
import KanbanSimulation
import ScenarioSyntax

/// Draws what a user would have seen where a scenario failed.
struct FailurePictures {
  /// Failures of a scenario that get a picture; drawing one means running the scenario again.
  private static let mostPictures = 3
  /// The most cells of a line, which fits most terminals behind the indentation of a report.
  private static let mostCells = 104

  /// What the pictures are drawn with.
  let repertoire: Repertoire
  /// How the scenario was run.
  let options: RunOptions

  /// The pictures of the first failures, in the order of `ScenarioReport.failures`.
  func draw(_ report: ScenarioReport, of scenario: LoadedScenario) -> [FailurePicture] {
    var pictures: [FailurePicture] = []
    for (index, variant) in report.variants.enumerated() {
      for failure in variant.failures {
        guard pictures.count < Self.mostPictures else { return pictures }
        let golden = variant.frames.first { !$0.matches && failure.concerns($0.golden) }
        if let golden {
          pictures.append(GoldenDifference.picture(of: golden))
        } else {
          pictures.append(draw(failure, of: scenario, variant: index))
        }
      }
    }
    return pictures
  }

  private func draw(_ failure: Failure, of scenario: LoadedScenario, variant: Int) -> FailurePicture {
    var frame: Frame?
    var moment = 0
    ScenarioRunner.replay(scenario, variant: variant, options: options) { simulation, _ in
      defer { moment += 1 }
      guard moment == failure.moment else { return }
      // Since that moment nothing has changed but the time.
      frame = Frame(
        of: simulation, at: failure.instant, in: repertoire, options: FrameOptions(width: Self.mostCells))
    }
    guard let frame else { return FailurePicture(lines: []) }
    let style = ScreenStyle(theme: .plain, repertoire: repertoire)
    return FailurePicture(lines: frame.screenLines(style: style) + frame.captionLines(style: style))
  }
}

extension Failure {
  /// Whether the failed statement is the `expect frame` above these golden lines.
  fileprivate func concerns(_ golden: GoldenFrame) -> Bool {
    golden.range.start >= range.start && golden.range.start <= range.end + golden.indentation.utf8.count + 2
  }
}
