import KanbanInteraction
package import KanbanRendering
import KanbanSimulation

/// Draws what a user would have seen where a scenario failed.
package struct FailurePictures: Sendable {
  /// Failures of a scenario that get a picture; drawing one means running the scenario again.
  private static let mostPictures = 3
  /// The cells of a line where no terminal says how many it has: two frames that can be read beside each
  /// other, or one in its usual scale, behind the indentation of a report.
  package static let usualWidth = 108
  /// The spaces before each line of a picture in a report.
  private static let indentation = 4
  /// No frame is wider than in its usual scale by much.
  private static let mostCells = 104

  /// What the pictures are drawn with.
  let repertoire: Repertoire
  /// The cells of a line of the report.
  let width: Int
  /// How the scenario was run.
  let options: RunOptions

  /// Makes what draws.
  package init(repertoire: Repertoire = .unicode, width: Int = Self.usualWidth, options: RunOptions) {
    self.repertoire = repertoire
    self.width = width
    self.options = options
  }

  /// The pictures of failures, in the order of `ScenarioReport.failures`: only the first few are drawn, and
  /// what is drawn already is only referred to, and what all variants say alike is drawn of the first.
  package func draw(_ report: ScenarioReport, of scenario: LoadedScenario) -> [FailurePicture] {
    let failures = report.variants.enumerated().flatMap { index, variant in
      variant.failures.map { (variant: index, failure: $0) }
    }
    var pictures = [FailurePicture](repeating: .notDrawn, count: failures.count)
    var drawn: [Place: Int] = [:]
    let frames = report.variants.map(\.differingFrames)
    for index in orderOfTelling(failures, report) {
      let (number, failure) = failures[index]
      let golden = frames[number][failure.range]
      let place = Place(failure, variant: number, isGolden: golden != nil)
      if let line = drawn[place] {
        pictures[index] = .sameAs(line: line)
      } else if drawn.count < Self.mostPictures {
        drawn[place] = failure.line
        pictures[index] =
          golden.map { GoldenDifference.picture(of: $0, width: width - Self.indentation) }
          ?? draw(failure, of: scenario, variant: number)
      }
    }
    return pictures
  }

  /// Indices of the failures that are told, in the order in which they are: first what all variants say alike, of
  /// the first one.
  private func orderOfTelling(_ failures: [(variant: Int, failure: Failure)], _ report: ScenarioReport)
    -> [Int]
  {
    let shared = report.sharedSayings
    func isShared(_ index: Int) -> Bool { shared.contains(failures[index].failure.saying) }
    let common = failures.indices.filter { failures[$0].variant == 0 && isShared($0) }
    return common + failures.indices.filter { !isShared($0) }
  }

  /// What a picture shows: failures with an equal one have equal pictures.
  private struct Place: Hashable {
    var variant: Int
    var moment: Int
    var instant: Instant
    var lastInput: Failure.LastInput?
    /// The line whose golden frame differs; nil where frames of the run are shown.
    var goldenLine: Int?

    init(_ failure: Failure, variant: Int, isGolden: Bool) {
      self.variant = variant
      moment = failure.moment
      instant = failure.instant
      lastInput = failure.lastInput
      goldenLine = isGolden ? failure.line : nil
    }
  }

  /// The frame before the last input beside the frame at the failure; only that one if nothing has changed.
  private func draw(_ failure: Failure, of scenario: LoadedScenario, variant: Int) -> FailurePicture {
    let (before, now) = moments(around: failure, of: scenario, variant: variant)
    guard let now else { return .notDrawn }
    let style = ScreenStyle(theme: .plain, repertoire: repertoire)
    func frame(_ seen: Seen, _ cells: Int) -> Frame {
      Frame(
        of: seen.simulation, at: seen.instant, in: repertoire, options: FrameOptions(width: cells))
    }
    let whole = min(width - Self.indentation, Self.mostCells)
    let half = min(SideBySide.frameWidth(inLinesOf: width - Self.indentation), Self.mostCells)
    if let before, let input = failure.lastInput {
      let fitsBeside = half >= ReadableWidth.cells(for: now.simulation.snapshot.geometry)
      let cells = fitsBeside ? half : whole
      let (left, right) = (frame(before, cells), frame(now, cells))
      if left.changedCellCount(from: right) > 0 {
        let titles = ("before line \(input.line): \(left.status)", "now: \(right.status)")
        let lines =
          fitsBeside
          ? SideBySide.lines(left, right, titles: titles, style: style)
          : SideBySide.stackedLines(left, right, titles: titles, style: style)
        return .drawn(lines: lines + right.captionLines(style: style, width: whole))
      }
    }
    let alone = frame(now, whole)
    return .drawn(lines: alone.screenLines(style: style) + alone.captionLines(style: style))
  }

  /// What there was to be seen at a moment; since then nothing has changed but the time.
  private struct Seen {
    var simulation: Simulation
    var instant: Instant
  }

  private func moments(
    around failure: Failure, of scenario: LoadedScenario, variant: Int
  ) -> (before: Seen?, now: Seen?) {
    var before: Seen?
    var now: Seen?
    var moment = 0
    ScenarioRunner.replay(scenario, variant: variant, options: options) { simulation, _ in
      defer { moment += 1 }
      if let input = failure.lastInput, moment == input.moment {
        before = Seen(simulation: simulation, instant: input.instant)
      }
      if moment == failure.moment { now = Seen(simulation: simulation, instant: failure.instant) }
    }
    return (before, now)
  }
}
