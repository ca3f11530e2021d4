import KanbanInteraction
import KanbanScenario
import KanbanSimulation
import Testing

@Suite("Running: time")
struct RunningTimingTests {
  @Test(
    "a moving pointer has a sample at each sample instant after its start, and one at its end",
    arguments: [
      (
        "move 200,100 over 50ms",
        ["0s 100,100", "16.666ms 133.332,100", "33.333ms 166.666,100", "50ms 200,100"]
      ),
      (
        "move 200,100 over 60ms",
        [
          "0s 100,100", "16.666ms 127.77666666666667,100", "33.333ms 155.555,100",
          "50ms 183.33333333333334,100", "60ms 200,100",
        ]
      ),
      ("move 200,100 over 100ms steps 2", ["0s 100,100", "50ms 150,100", "100ms 200,100"]),
      (
        "move 200,100 over 100ms every 40ms",
        ["0s 100,100", "40ms 140,100", "80ms 180,100", "100ms 200,100"]
      ),
      ("move 200,100 at 1000pt/s every 50ms", ["0s 100,100", "50ms 150,100", "100ms 200,100"]),
      ("move 200,100 jump", ["0s 200,100"]),
      ("move 200,100 jump over 30ms", ["0s 100,100", "30ms 200,100"]),
      ("move 200,100 over 0ms", ["0s 200,100"]),
      ("move by 20,-10 over 10ms", ["0s 100,100", "10ms 120,90"]),
      (
        "move 200,200 via 200,100 over 200ms steps 4",
        ["0s 100,100", "50ms 150,100", "100ms 200,100", "150ms 200,150", "200ms 200,200"]
      ),
    ])
  func samples(move: String, expected: [String]) throws {
    let seen = try Scenarios.samples("hover 100,100\n\(move)")
    // A jump at once hides the place before it.
    #expect(seen == expected || Array(seen.dropFirst()) == expected)
  }

  @Test("a step starts when the one before has ended")
  func sequence() throws {
    #expect(
      try Scenarios.events("wait 10ms\ntap A1\nwait 5ms\nfocus A1") == [
        "10ms pressed A1 156,96", "10ms tapped A1 156,96", "15ms focused A1",
      ])
  }

  @Test("a line with @+ runs beside the step before, and the next line waits for both")
  func beside() throws {
    let events = try Scenarios.events(
      """
      wait 100ms
      @+20ms focus A1
      @+150ms focus A2
      focus B1
      """)
    #expect(events == ["20ms focused A1", "150ms focused A2", "150ms focused B1"])
  }

  @Test("lines with @+ happen in the order of time, and of the file at one instant")
  func besideInOrder() throws {
    let events = try Scenarios.events("wait 100ms\n@+50ms focus A1\n@+20ms focus A2\n@+50ms focus B1")
    #expect(events == ["20ms focused A2", "50ms focused A1", "50ms focused B1"])
  }

  @Test("a line with @ is pinned to its time")
  func pinned() throws {
    #expect(try Scenarios.events("wait 10ms\n@1s focus A1") == ["1s focused A1"])
  }

  @Test("a pinned time that has passed fails the step, and the run goes on")
  func late() throws {
    let report = try Scenarios.run("wait 20ms\n@10ms focus A1\nfocus A2\nexpect focus A2")
    #expect(
      report.failures.map(\.message) == [
        "the time 10ms has passed, it is 20ms; \"@+\" runs beside the step before"
      ])
    #expect(report.failures.map(\.line) == [10])
    #expect(report.failures.map(\.column) == [2])
  }

  @Test("an expectation below a step sees what came before it at its instant, and nothing after it")
  func expectationBeside() throws {
    #expect(
      try Scenarios.failures(
        """
        wait 100ms
        @+50ms expect focus none
        @+50ms focus A1
        @+50ms expect focus A1
        """) == [])
  }

  @Test("a touch holds the lift delay before it moves")
  func touchHolds() throws {
    let events = try Scenarios.events("touch drag A1 to todo[1] over 100ms")
    #expect(events.prefix(2) == ["0s pressed A1 156,96", "325ms lifted A1 todo[0]"])
    #expect(events.contains { $0.hasPrefix("425ms moved") })
  }

  @Test("timers come before input, and input before the frame, at one instant")
  func timersFirst() throws {
    let events = try Scenarios.events("touch down A1\n@325ms focus A1\nup")
    let kinds = events.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    #expect(kinds.prefix(3) == ["0s pressed", "325ms lifted", "325ms announced"])
    #expect(kinds.contains("325ms focused"))
  }

  @Test("frames tick on the grid of the run, and only while something moves by itself")
  func frames() throws {
    var instants: [String] = []
    let loaded = try Scenarios.load(
      Scenarios.board + "wait 5ms\ndrag A1 to todo[1] over 0ms\nwait 1s")
    ScenarioRunner.replay(loaded) { simulation, _ in instants.append(simulation.now.words) }
    let own = instants.drop { $0 != "16.666ms" }
    #expect(own.prefix(3) == ["16.666ms", "33.333ms", "50ms"])
    #expect(own.last == "355ms")
  }

  @Test("a run that never ends is stopped, and told what keeps it going")
  func budget() throws {
    let failures = try Scenarios.failures(
      "down A1\nmove 200,200 over 10s\nup", options: RunOptions(budget: 100))
    #expect(
      failures == [
        "at most 100 instants pass between two lines, here more would: "
          + "the way of pointer 1 keeps the run going"
      ])
  }

  @Test("a session that is open at the end fails the file")
  func openAtTheEnd() throws {
    #expect(
      try Scenarios.failures("drag A1 to todo[1] then hold") == [
        "a session is open at the end: dragging with A1; end it with \"up\" or \"cancel\""
      ])
  }

  @Test("an observed run knows when its lines happened")
  func marks() throws {
    let loaded = try Scenarios.load(
      Scenarios.board + "drag A1 to todo[1]\nexpect settled within 1s\nexpect focus A1\nfocus A2")
    let report = ScenarioRunner.replay(loaded) { _, _ in }
    #expect(report.marks.map(\.line) == [0, 1, 2, 3])
    #expect(report.marks.map(\.holds) == [nil, true, false, nil])
    #expect(report.marks.map(\.instant.words) == ["0s", "550ms", "550ms", "550ms"])
    #expect(ScenarioRunner.run(loaded).variants.first?.marks == [])
  }
}
