import KanbanScenario
import KanbanSimulation

/// Runs a scenario again, which gives the same moments each time.
struct Replay {
  private let single: SingleScenario

  init(_ single: SingleScenario) { self.single = single }

  /// Runs it, and shows each moment.
  @discardableResult
  func run(observing: @escaping ScenarioRunner.Observer) -> VariantReport {
    ScenarioRunner.replay(
      single.scenario, variant: single.variant, options: single.options, observing: observing)
  }

  /// Runs it, and shows some moments.
  ///
  /// - Parameter moments: how many moments come before each, ascending; one that stands twice is shown twice.
  func visit(_ moments: [Int], _ body: (Recording.Sight) -> Void) {
    var next = 0
    var number = 0
    withoutActuallyEscaping(body) { body in
      _ = run { simulation, _ in
        while next < moments.count, moments[next] == number {
          body(Recording.Sight(simulation))
          next += 1
        }
        number += 1
      }
    }
  }
}

/// The moments around the one that was looked at last: going on from there does not run the scenario again.
final class Window {
  private let replay: Replay
  /// Index of the first moment in `sights`.
  private var first = 0
  private var sights: [Recording.Sight] = []
  /// How many cards the run has put on the board.
  var cardCount = 0

  /// What the moments may hold together, and what one holds of a card, roughly: place, frame and names.
  private static let mostBytes = 64 << 20
  private static let bytesOfCard = 200
  private static let mostSights = 4_096

  init(_ replay: Replay) { self.replay = replay }

  /// What was seen at a moment; the run is made again if it is not at hand.
  func sight(of moment: Int) -> Recording.Sight {
    if !(first..<first + sights.count).contains(moment) { fill(around: moment) }
    return sights[min(max(moment - first, 0), sights.count - 1)]
  }

  /// Keeps as many moments as their boards leave room for.
  private func fill(around moment: Int) {
    sights = []
    let kept = min(max(Self.mostBytes / ((cardCount + 100) * Self.bytesOfCard), 2), Self.mostSights)
    first = max(moment - kept / 2, 0)
    replay.visit(Array(first..<first + kept)) { sights.append($0) }
  }
}
