import KanbanInteraction
import KanbanRendering
import KanbanScenario
import KanbanSimulation
import Testing

@Suite("Frames at any instant")
struct FrameInstantTests {
  private static let head = """
    layout
      viewport 448x328
      column-width 200
    end
    board
      column todo "To do"
        cards A 1..9
      column doing "Doing"
        card B1 "Merge"
    end

    """
  /// The steps with the instants, in microseconds, at which each begins: a drag into a band, a hold that
  /// scrolls, a release, the way to rest, and a rest.
  private static let steps: [(line: String, start: Int)] = [
    ("drag B1 to 116,300 over 300ms then hold", 0), ("wait 400ms", 300_000), ("up", 700_000),
    ("wait 600ms", 700_000),
  ]

  /// What is seen at an instant, computed from the newest event before it.
  private static func computed(at instant: Instant) throws -> [String] {
    let scenario = try Scenarios.load(head + steps.map { $0.line + "\n" }.joined())
    var latest: Simulation?
    ScenarioRunner.replay(scenario) { simulation, _ in
      if simulation.now <= instant { latest = simulation }
    }
    return Frame(of: try #require(latest), at: instant).goldenLines
  }

  /// What a run that stops at the instant sees there.
  private static func reached(at microseconds: Int) throws -> [String] {
    var text = head
    let index = try #require(steps.lastIndex { $0.start <= microseconds })
    for (number, step) in steps.enumerated() {
      text += step.line + "\n"
      if number == index { text += "@+\(microseconds - step.start)us expect frame now\n" }
    }
    let report = ScenarioRunner.run(try Scenarios.load(text))
    return try #require(report.variants.first?.frames.first?.actual)
  }

  // A pointer is drawn at its samples and a column scrolls with the frames, both 60 a second, while what is on
  // its way to rest is somewhere else at every instant.
  @Test(
    "a frame computed at an instant is the frame that stepping there reaches",
    arguments: [0, 16_666, 116_666, 283_333, 316_666, 450_000, 683_333]
      + [700_001, 733_123, 850_000, 999_999, 1_049_999, 1_050_000, 1_200_000])
  func equal(microseconds: Int) throws {
    let computed = try Self.computed(at: Instant(microseconds: Int64(microseconds)))
    #expect(try Self.reached(at: microseconds) == computed)
    #expect(computed.last?.contains(" ms, ") == true)
  }
}
