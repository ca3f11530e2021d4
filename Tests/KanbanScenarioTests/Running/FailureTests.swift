import KanbanGeometry
import KanbanInteraction
import KanbanScenario
import KanbanSimulation
import Testing

@Suite("Running: what a failure tells")
struct RunningFailureTests {
  private static let tall = """
    kanban-sim 1
    layout
      viewport 400x300
    end
    board
      column todo
        cards A 1..40
    end

    # reach down
    # and wait
    drag A1 to board.bottom over 400ms then hold
    wait 1s
    expect target none
    cancel
    """

  @Test("a long run of scrolling is its first and its last event, with numbers for people")
  func scrolling() throws {
    let report = ScenarioRunner.run(try Scenarios.load(Self.tall))
    let failure = try #require(report.failures.first)
    let scrolled = failure.lastEvents.filter { $0.contains("scrolled todo ") }
    #expect(failure.lastEvents.contains { $0.hasPrefix("... ") && $0.hasSuffix(" more") })
    #expect(scrolled.count >= 2)
    for line in scrolled {
      let digits = line.split(separator: " ").last?.split(separator: ".").dropFirst().first ?? ""
      #expect(digits.count <= 2, "\(line)")
    }
    #expect(failure.lastEvents.count <= 8)
  }

  @Test("of a phase whose older events are forgotten the last ones are told as they were")
  func longPhase() throws {
    let board = "board\n  column todo\n    cards A 1..40\nend\n"
    let lines =
      Array(repeating: "wheel todo.body by 0,10", count: 40) + Array(repeating: "tap A10", count: 40)
      + ["expect target todo[0]"]
    let report = try Scenarios.run(lines.joined(separator: "\n"), on: board)
    let tap = ["0s pressed A10 156,200", "0s tapped A10 156,200"]
    #expect(report.failures.first?.lastEvents == tap + tap + tap + tap)
  }

  @Test("samples that are ignored do not hide why the press lifted nothing")
  func ignoredPress() throws {
    let board = "board\n  column todo\n    card A1 locked\n  column doing\nend\n"
    let report = try Scenarios.run("drag A1 to doing[0] then hold\nexpect decision forbid\nup", on: board)
    #expect(
      report.failures.first?.lastEvents == [
        "0s ignored locked-card", "16.666ms ignored no-press", "... 10 more", "200ms ignored no-press",
      ])
  }

  @Test("a failure knows where its phase begins, and what was there before the last input")
  func places() throws {
    let failure = try #require(ScenarioRunner.run(try Scenarios.load(Self.tall)).failures.first)
    #expect(failure.line == 14)
    #expect(failure.phase == "reach down\nand wait")
    #expect(failure.phaseLine == 10)
    let input = try #require(failure.lastInput)
    #expect(input.line == 13)
    #expect(input.instant == Instant(microseconds: 400_000))
    #expect(input.moment < failure.moment)
    #expect(failure.instant == Instant(microseconds: 1_400_000))
    // Before any input there is nothing to compare with.
    let first = try #require(try Scenarios.run("expect cards all 9").failures.first)
    #expect(first.lastInput == nil && first.phaseLine == nil)
  }

  private static let missing = """
    never cards doing 2
    # first
    drag A1 to doing[9]
    expect phase dragging
    expect settled within 10ms
    expect not count lifted 0
    insert A3 "Docs" at doing[0]
    # second
    wait 1ms
    expect cards all 9
    """

  @Test("behind a step that could not be done its phase is not judged, but what was to hold never is")
  func unjudged() throws {
    let failures = try Scenarios.run(Self.missing).failures
    #expect(
      failures.map(\.message) == [
        "\"doing\" has no slot 9: without the dragged cards its last one is 1",
        "expected never cards doing 2, but it holds", "expected cards all 9, but there are 4",
      ])
    #expect(failures.map(\.unjudgedLines) == [[12, 13, 14], [], []])
    #expect(failures.first?.notes == ["3 later expectations of the phase were not judged"])
  }

  @Test("whoever goes on judges all of it, in the same run, and sees one picture a moment")
  func keepsGoing() throws {
    let options = RunOptions(keepsGoing: true)
    let failures = try Scenarios.run(Self.missing, options: options).failures
    #expect(failures.map(\.line) == [11, 12, 14, 9, 18])
    #expect(failures.flatMap(\.unjudgedLines) == [])
    #expect(failures[0].moment == failures[1].moment)
    let events = try Scenarios.events(Self.missing)
    #expect(try Scenarios.events(Self.missing, options: options) == events)
  }

  @Test("a failed expectation is no event, a step that could not be done is one")
  func failedEvents() throws {
    let lines = "expect cards all 9\nalways cards all 9\nexpect cards all 9 within 5ms\n"
    #expect(try Scenarios.events(lines) == [])
    let step = try Scenarios.events(lines + "drag A1 to doing[9]")
    #expect(
      step == ["5ms failed \"\\\"doing\\\" has no slot 9: without the dragged cards its last one is 1\""])
  }

  @Test("before the last input is the moment that was shown last before it")
  func momentBefore() throws {
    let loaded = try Scenarios.load(
      Scenarios.board + "tap A1\nwait 10ms\ndown A2\nmove 452,340 over 100ms\nexpect cards all 9\nup")
    var phases: [String] = []
    let report = ScenarioRunner.replay(loaded) { simulation, _ in
      phases.append(simulation.snapshot.phase.rawValue)
    }
    let failure = try #require(report.failures.first)
    let input = try #require(failure.lastInput)
    #expect(input.line == 12 && input.instant == Instant(microseconds: 10_000))
    #expect(phases[input.moment] == "pressed" && phases[input.moment + 1] == "dragging")
    #expect(phases[failure.moment] == "dragging")
  }

  @Test("a variant is replayed as itself, and one that is not there as the nearest")
  func variants() throws {
    let loaded = try Scenarios.load("vary zoom 1 2 4\n" + Scenarios.board + "expect frame-of A1 none")
    for (index, label) in [(-1, "zoom 1"), (0, "zoom 1"), (1, "zoom 2"), (2, "zoom 4"), (9, "zoom 4")] {
      var zoom = 0.0
      let report = ScenarioRunner.replay(loaded, variant: index) { simulation, _ in
        zoom = simulation.scene.geometry.metrics.zoom
      }
      #expect(report.label == label && "zoom \(Int(zoom))" == label)
      #expect(ScenarioRunner.log(loaded, variant: index) { _ in }.label == label)
    }
  }

  @Test("an expectation whose time has passed spares the others nothing")
  func lateExpectation() throws {
    #expect(
      try Scenarios.failures("wait 20ms\n@10ms expect phase idle\nexpect phase dragging") == [
        "the time 10ms has passed, it is 20ms; \"@+\" runs beside the step before",
        "expected phase dragging, but it is idle",
      ])
  }

  @Test("what fails alike in all variants is shared, and only that")
  func shared() throws {
    let head = "kanban-sim 1\nvary keyboard-commit return live\n"
    let lines =
      "expect cards all 9\nfocus A1\nkey Space\nkey Down\nexpect moves = A1 -> todo[0]\nkey Return\n"
    let report = ScenarioRunner.run(try Scenarios.load(head + Scenarios.board + lines))
    #expect(report.failures.count == 4)
    #expect(report.sharedFailures.map(\.message) == ["expected cards all 9, but there are 3"])
    let one = try Scenarios.run("expect cards all 9")
    #expect(one.failures.count == 1 && one.sharedFailures.isEmpty)
  }
}
