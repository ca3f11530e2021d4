import KanbanInteraction
import KanbanScenario
import KanbanSimulation
import Testing

@Suite("Running: expectations")
struct RunningExpectationTests {
  /// A line that holds after some input.
  struct Holding: CustomTestStringConvertible {
    var input: String
    var line: String
    var testDescription: String { line }

    init(_ line: String, after input: String = "") {
      self.input = input
      self.line = line
    }
  }

  static let drag = "drag A1 to todo[1]\n"
  static let carry = "drag A1 to todo[1] then hold\n"
  static let refused = "drag A1 to doing[1]\n"

  @Test(
    "each form holds where it should",
    arguments: [
      Holding("expect column todo = A1 A2"),
      Holding("expect column todo = ..  A2"),
      Holding("expect column todo = A1 .."),
      Holding("expect column todo = .. A1 .. A2 .."),
      Holding("expect board = todo: A1 A2 | doing: B1"),
      Holding("expect board = todo: .. | .."),
      Holding("expect no-moves"),
      Holding("expect no-moves", after: refused),
      Holding("expect moves = A1 todo[0] -> todo[1]", after: drag),
      Holding("expect moves = A1 -> todo[end]", after: drag),
      Holding(
        "expect all-moves = A1 -> todo[1], A1 todo[1] -> todo[0]", after: drag + "# y\ndrag A1 to todo[0]\n"),
      Holding("expect requests = A1 -> doing[1] forbid wip-limit", after: refused),
      Holding("expect requests = A1 todo[0] -> todo[1] accept", after: drag),
      Holding("expect requests = A1 -> todo[0] unchanged", after: "drag A1 to todo[0] via 500,300\n"),
      Holding("expect phase idle"),
      Holding("expect phase pressed", after: "down A1\n@+1s up\n@+0ms "),
      Holding("expect settled", after: ""),
      Holding("expect settled within 400ms", after: drag),
      Holding("expect selected A1 B1", after: "select A1 B1\n"),
      Holding("expect selected none", after: "select A1\nselect none\n"),
      Holding("expect focus A2", after: "focus A2\n"),
      Holding("expect focus none"),
      Holding("expect visible A1 B1"),
      Holding("expect reason wip-limit", after: refused),
      Holding("expect decision forbid", after: refused),
      Holding("expect target none"),
      Holding("expect target-at 156,160 todo[2]"),
      Holding("expect target-at 900,160 none"),
      Holding("expect autoscroll board 0,0"),
      Holding("expect autoscroll todo 0"),
      Holding("expect scroll board 0,0"),
      Holding("expect scroll todo ..10"),
      Holding("expect cursor grab", after: "hover A1\n"),
      Holding("expect cursor none", after: "hover todo.header\n"),
      Holding("expect collapsed doing", after: "collapse doing\n"),
      Holding("expect frame-of A1 28,72 256x48"),
      Holding("expect frame-of todo 16,16 280x568"),
      Holding("expect frame-of ghost none"),
      Holding("expect frame-of placeholder none"),
      Holding("expect announced \"Spec moved to 2 of 2 in To do\"", after: drag),
      Holding("expect value A1 \"1 of 2 in To do\""),
      Holding("expect actions A1 = \"Move Down\", \"Move to Doing\""),
      Holding("expect events = lifted A1, targeted todo[1], moved A1 todo[0] -> todo[1]", after: drag),
      Holding("expect events = forbidden wip-limit, returned", after: refused + "wait 1s\n"),
      Holding("expect events = ignored no-press", after: "up 10,10\n"),
      Holding("expect count lifted 1", after: drag),
      Holding("expect count lifted ..0"),
      Holding("expect cards all 3"),
      Holding("expect cards doing 1.."),
      Holding("always cards all 3", after: ""),
      Holding("never cards doing 2..", after: ""),
    ])
  func holds(_ example: Holding) throws {
    if example.input.hasSuffix("@+0ms ") {
      let input = example.input.dropLast("@+0ms ".count)
      #expect(try Scenarios.failures(input + "@+0ms " + example.line) == [])
    } else {
      #expect(try Scenarios.failures(example.input + example.line) == [])
    }
  }

  @Test(
    "each form fails in its own words",
    arguments: [
      ("expect column todo = A2 A1", "expected column todo = A2 A1, but the order is A1 A2"),
      ("expect board = todo: A1 | doing: B1", "but the board is todo: A1 A2 | doing: B1"),
      ("expect moves = A1 -> todo[1]", "but nothing was moved"),
      ("expect requests = A1 -> todo[1] accept", "but nothing was requested"),
      ("expect phase dragging", "but it is idle"),
      ("expect dragging A1", "but dragged is none"),
      ("expect selected A1", "but selected is none"),
      ("expect focus A1", "but no card has the focus"),
      ("expect target todo[1]", "but the target is none"),
      ("expect decision accept", "but it is none"),
      ("expect reason escape", "but it is none"),
      ("expect target-at 156,160 todo[0]", "but the target there is todo[2]"),
      ("expect autoscroll board 400,0", "but the rate is 0,0"),
      ("expect autoscroll todo 1", "but the rate is 0"),
      ("expect scroll todo 60", "but the offset is 0"),
      ("expect cursor grabbing", "but it is none"),
      ("expect collapsed todo", "but it is open"),
      ("expect frame-of A1 28,72.02 256x48", "but the frame is 28,72 256x48"),
      ("expect frame-of ghost 0,0 1x1", "but the frame is none"),
      ("expect announced \"Hello\"", "but nothing was announced"),
      ("expect value A1 \"2 of 2 in To do\"", "but it is \"1 of 2 in To do\""),
      ("expect actions A1 = \"Move Up\"", "but they are \"Move Down\", \"Move to Doing\""),
      ("expect events = lifted", "but no \"lifted\" came after what stands before it; the events are none"),
      ("expect count lifted 1", "but there are 0"),
      ("expect cards all 4", "but there are 3"),
      ("always cards all 4", "expected always cards all 4, but there are 3"),
      ("never cards all 3", "expected never cards all 3, but it holds"),
      ("expect not cards all 3", "expected not cards all 3, but it holds"),
      ("expect not settled within 5ms", "expected not settled within 5ms, but it still holds at 5ms"),
      ("down A1\nexpect settled\n@+0ms up", "but a session is open: pressed"),
    ])
  func fails(line: String, message: String) throws {
    let failures = try Scenarios.failures(line)
    #expect(failures.count == 1)
    #expect(failures.first?.hasSuffix(message) ?? false, "\(failures)")
  }

  @Test(
    "numbers are told to a hundredth, as in captions",
    arguments: [
      ("wheel A1 by 0,100\nexpect scroll todo 9", "but the offset is 33.33"),
      ("wheel A1 by 0,-1\nexpect scroll board 1,0", "but the offset is 0,0"),
      ("expect frame-of A1 none", "but the frame is 84,216 768x144"),
      ("scroll todo 10\nexpect frame-of A1 none", "but the frame is 84,186 768x144"),
      ("change layout zoom 0.7\nexpect frame-of A1 none", "but the frame is 19.6,50.4 179.2x33.6"),
    ])
  func numbers(lines: String, message: String) throws {
    let board = "layout\n  zoom 3\nend\nboard\n  column todo\n    cards A 1..40\nend\n"
    let failures = try Scenarios.failures(lines, on: board)
    #expect(failures.count == 1 && failures[0].hasSuffix(message), "\(failures)")
  }

  @Test("what is carried has a target, a ghost and a gap")
  func carried() throws {
    #expect(
      try Scenarios.failures(
        Self.carry + """
          expect dragging A1
          expect phase dragging
          expect target todo[1]
          expect target todo[end]
          expect decision accept
          expect cursor grabbing
          expect frame-of A1 none
          expect frame-of A2 28,72 256x48
          expect frame-of placeholder 28,128 256x48
          expect not settled
          cancel
          expect phase settling
          """) == [])
  }

  @Test("within lets time pass to the first instant at which it holds, and no further")
  func within() throws {
    var settled: [String] = []
    let loaded = try Scenarios.load(
      Scenarios.board + Self.drag + "expect settled within 10s\nfocus A1")
    ScenarioRunner.replay(loaded) { simulation, new in
      for event in new where event.kind == .focused { settled.append(event.words(simulation.names)) }
    }
    #expect(settled == ["550ms focused A1"])
  }

  @Test("within fails at its deadline, and names what is there")
  func withinFails() throws {
    let report = try Scenarios.run(Self.drag + "expect settled within 349ms")
    #expect(
      report.failures.map(\.message) == ["expected settled within 349ms, but A1 drops until 550ms"])
    #expect(report.failures.first?.instant.words == "549ms")
  }

  @Test("what the log prints of a target can be expected as it stands, and nothing else in its place")
  func printedTargets() throws {
    let rules = "rules\n  forbid todo -> doing \"not yet\"\nend\n"
    for (rules, other) in [("", "accept"), (rules, "forbid wip-limit"), (rules, "forbid transition \"no\"")] {
      let drag = rules + "drag A1 to todo[1] then hold\nmove doing[1]\n"
      let targets = try Scenarios.events(drag + "up").filter { $0.contains(" targeted ") }
        .map { $0.drop { $0 != " " }.dropFirst() }
      #expect(targets.count == 2)
      #expect(try Scenarios.failures(drag + "expect events = \(targets.joined(separator: ", "))\nup") == [])
      #expect(try Scenarios.failures(drag + "expect events = targeted doing[1] \(other)\nup").count == 1)
    }
  }

  @Test("moves, requests, events and counts speak of their phase only")
  func phases() throws {
    #expect(
      try Scenarios.failures(
        """
        # first
        drag A1 to todo[1]
        expect count lifted 1

        # second
        drag A2 to todo[1]
        expect count lifted 1
        expect moves = A2 todo[0] -> todo[1]
        expect all-moves = A1 -> todo[1], A2 -> todo[1]
        """) == [])
  }

  @Test("a failure knows its place, its phase and the last events")
  func failure() throws {
    let report = try Scenarios.run(
      """
      # carry it over
      # and back
      \(Self.refused)
        expect no-moves
        expect decision accept
      """)
    let failure = try #require(report.failures.first)
    #expect(failure.line == 14)
    #expect(failure.column == 3)
    #expect(failure.phase == "carry it over\nand back")
    #expect(failure.expected == "decision accept")
    #expect(failure.actual == "it is forbid")
    #expect(failure.lastEvents.last == "200ms announced \"Spec not moved: Doing is full, 1 of 1\"")
    #expect(report.outcome == .fail)
  }

  @Test("xfail and skip turn the verdict")
  func outcomes() throws {
    func outcome(_ head: String, _ lines: String) throws -> ScenarioOutcome {
      ScenarioRunner.run(try Scenarios.load("\(head)\n" + Scenarios.board + lines)).outcome
    }
    #expect(try outcome("xfail \"known\"", "expect focus A1") == .xfail)
    #expect(try outcome("xfail \"known\"", "expect focus none") == .xpass)
    #expect(try outcome("skip \"later\"", "expect focus A1") == .skip)
    #expect(try outcome("title \"x\"", "expect focus A1") == .fail)
    #expect(try outcome("vary frame-rate 30 60 120", "expect focus none") == .pass)
  }
}
