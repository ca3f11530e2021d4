import KanbanInteraction
import KanbanScenario
import KanbanSimulation
import Testing

@Suite("Running: budgets")
struct RunningBudgetTests {
  private static let tall = """
    layout
      body-height fit
    end
    behaviour
      autoscroll band 60 speed 0.001pt/s
    end
    board
      column todo
        cards A 1..40
    end

    """

  @Test(
    "a step has at most so many samples as `steps` may ask for",
    arguments: [
      ("drag A1 to todo[1] over 1000s every 1us", "1000000001"),
      ("move 300,300 over 86400s", "5184001"),
      ("move 300,300 at 0.001pt/s every 10ms", "100001"),
    ])
  func samples(line: String, count: String) throws {
    let start = line.hasPrefix("move") ? "hover 299,300\n" : ""
    let report = try Scenarios.run(start + line + "\nexpect cards all 3")
    #expect(
      report.failures.map(\.message) == [
        "a step has at most 100000 samples, this one would have \(count); "
          + "a shorter time or \"steps N\" makes fewer"
      ])
  }

  @Test("a step may have as many samples as that, and last long if it has few")
  func longSteps() throws {
    #expect(try Scenarios.failures("move 300,300 over 1s steps 1000\nmove 9,9 over 86400s steps 3") == [])
  }

  @Test("a run that goes on by itself is ended, with the line and what kept it going")
  func endlessScroll() throws {
    let lines = "wait 1s\ndrag A1 to board.bottom dwell 86400s\nexpect settled"
    let report = try Scenarios.run(lines, on: Self.tall, options: RunOptions(budget: 500))
    let failure = try #require(report.failures.first)
    #expect(report.failures.count == 1)
    #expect(
      failure.message
        == "at most 500 instants pass between two lines, here more would: "
        + "autoscroll of the board keeps the run going")
    #expect(failure.line == 13)
  }

  @Test("a column that scrolls for ever is named")
  func endlessColumn() throws {
    let board = Self.tall.replacing("body-height fit", with: "viewport 400x300")
    let lines = "drag A1 to todo.bottom dwell 86400s"
    let report = try Scenarios.run(lines, on: board, options: RunOptions(budget: 500))
    #expect(report.failures.first?.message.hasSuffix(": autoscroll of \"todo\" keeps the run going") == true)
  }

  @Test("a failure is placed at the moment at which it was found", arguments: ["always", "never"])
  func moments(mode: String) throws {
    let state = mode == "always" ? "phase idle" : "phase dragging"
    let loaded = try Scenarios.load(Scenarios.board + "\(mode) \(state)\ndrag A1 to todo[1]\n")
    var phases: [String] = []
    let report = ScenarioRunner.replay(loaded) { simulation, _ in
      phases.append(simulation.snapshot.phase.rawValue)
    }
    let failure = try #require(report.failures.first)
    #expect(phases[failure.moment] == (mode == "always" ? "pressed" : "dragging"))
  }

  @Test("a failure behind a drag that aims where it presses says so")
  func stillDrag() throws {
    let failures = try Scenarios.failures("drag 156,96 to 156,96\nexpect count lifted 1")
    #expect(
      failures == [
        "expected count lifted 1, but there are 0; the drag of line 9 aims where it presses, so it is a tap"
      ])
    #expect(try Scenarios.failures("drag 156,96 to 156,96\nexpect no-moves") == [])
    let later = try Scenarios.failures(
      "drag 156,96 to 156,96\n# next\ndrag A1 to todo[1]\nexpect count lifted 2")
    #expect(later == ["expected count lifted 2, but there is 1"])
  }
}
