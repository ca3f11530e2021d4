import KanbanScenario
import Testing

@Suite("Running: aim")
struct RunningAimTests {
  /// Five cards in a body that shows them all, and a column with an empty neighbour.
  static let board = """
    board
      column todo
        cards A 1..5
      column doing
        cards B 1..2
      column done
    end

    """

  /// Thirty cards, so that the column scrolls.
  static let long = """
    board
      column todo
        cards A 1..30
      column doing
    end

    """

  @Test(
    "a place is a point",
    arguments: [
      ("A1", "156,96"), ("A1.top", "156,84"), ("A1.bottom", "156,108"), ("A1.left", "92,96"),
      ("A1.right", "220,96"), ("A1.centre", "156,96"), ("todo.header", "156,38"), ("todo.body", "156,322"),
      ("todo.top", "156,90"), ("todo.bottom", "156,554"), ("board.left", "30,300"),
      ("board.right", "770,300"),
      ("board.top", "400,30"), ("board.bottom", "400,570"), ("12,34", "12,34"),
      // Without a drag the slots of todo count all five cards; slot 0 is above A1's middle.
      ("todo[0]", "156,78"), ("todo[1]", "156,124"), ("todo[end]", "156,452"), ("before A2", "156,124"),
      ("after A5", "156,452"),  // The right band of the board, 740 to 800, is active.
      ("done[0]", "674,322"),
    ])
  func points(place: String, point: String) throws {
    #expect(try Scenarios.samples("hover \(place)", on: Self.board) == ["0s \(point)"])
  }

  @Test("slots count without the cards that the press would lift")
  func withoutTheLifted() throws {
    // A2's middle is at 152, A3's at 208: between them lies slot 1 of the cards that stay.
    #expect(
      try Scenarios.failures(
        """
        drag A1 to todo[1] then hold
        expect target todo[1]
        up
        expect column todo = A2 A1 A3 A4 A5
        drag A1 to before A5
        expect column todo = A2 A3 A4 A1 A5
        drag A1 to after A5
        expect column todo = A2 A3 A4 A5 A1
        drag A1 to doing[end]
        expect board = todo: A2 A3 A4 A5 | doing: B1 B2 A1 | done:
        """, on: Self.board) == [])
  }

  @Test("a slot is aimed at outside the bands that are active")
  func outsideBands() throws {
    // A8's middle is at 488, A9's at 544; the body can scroll down, so the band 524 to 584 is left out.
    #expect(try Scenarios.samples("hover todo[8]", on: Self.long) == ["0s 156,506"])
    // Nothing is left of 544 to 584.
    #expect(try Scenarios.samples("hover todo[9]", on: Self.long) == ["0s 156,564"])
  }

  @Test("a moving goal is met")
  func movingGoal() throws {
    #expect(
      try Scenarios.failures(
        """
        drag B1 to todo[1] over 300ms
        @+150ms change A1 height 200
        expect column todo = A1 B1 A2 A3 A4 A5
        """, on: Self.board) == [])
  }

  @Test("a goal that is gone before the sample that lifts is missed", arguments: ["jump", "steps 1"])
  func goneBeforeTheLift(sampling: String) throws {
    let failures = try Scenarios.failures(
      "drag A1 to doing[0] over 200ms \(sampling)\n@+100ms hide doing", on: Self.board)
    #expect(failures == ["\"doing[0]\" has no frame, as its column is hidden; \"show doing\" first"])
  }

  @Test("another press of the same pointer aims for the card that it holds")
  func pressedAgain() throws {
    #expect(
      try Scenarios.failures(
        """
        down A1
        wheel doing[0] by 0,0
        down A3
        move before A1 jump
        expect target todo[0]
        up
        expect column todo = A3 A1 A2 A4 A5
        """, on: Self.board) == [])
  }

  @Test("once a press has become a tap, slots count all cards")
  func tappedOnTheWay() throws {
    let head = "behaviour\nmouse-threshold 1000\nend\n"
    func end(_ beside: String) throws -> String? {
      try Scenarios.samples(
        "drag A1 to todo[3] over 300ms then hold\n@+100ms up\n\(beside)", on: head + Self.board
      ).last
    }
    // Between A3 and A4, whether or not something else makes the way be looked at again.
    #expect(try end("") == "300ms 156,236")
    #expect(try end("@+150ms limit done none") == "300ms 156,236")
  }

  @Test(
    "under edges the way ends at the same place however it is sampled",
    arguments: ["over 51ms", "over 54ms", "jump", "steps 3", "steps 7", "over 200ms every 33ms"])
  func edgesToTheLastDigit(sampling: String) throws {
    let board = """
      behaviour
        targeting edges
      end
      board
        column todo
          card A1
        column doing arrangement grid 2
          card B1
      end

      """
    let failures = try Scenarios.failures(
      "drag A1 to doing[1] \(sampling) then hold\nexpect frame-of ghost 361,304 256x48\nup", on: board)
    #expect(failures == [])
  }

  @Test(
    "what cannot be aimed at fails the step and says what would help",
    arguments: [
      ("hover A20", "\"A20\" is not in view; scroll it into view first: \"scroll todo 838\""),
      ("hover todo[25]", "\"todo[25]\" is out of view; scroll it into view first: \"scroll todo 1146\""),
      ("drag A1 to todo[30]", "\"todo\" has no slot 30: without the dragged cards its last one is 29"),
      ("collapse todo\nhover todo[3]", "\"todo[3]\" cannot be aimed at while its column is collapsed"),
      ("collapse todo\nhover A1", "\"A1\" is not in view; \"expand todo\" first"),
      ("hide todo\nhover todo[0]", "\"todo[0]\" has no frame, as its column is hidden; \"show todo\" first"),
      ("hide A1\nhover A1", "\"A1\" is not in view; \"show A1\" first"),
      ("remove A1\nhover A1", "\"A1\" is not on the board"),
      ("drag selection to doing[0]", "no selected card is visible; \"select\" one first"),
      ("drag A1 to before A1", "\"A1\" is itself dragged"),
    ])
  func problems(lines: String, message: String) throws {
    let failures = try Scenarios.failures(lines, on: Self.long)
    #expect(failures.count == 1)
    #expect(failures.first?.hasPrefix(message) ?? false, "\(failures)")
  }

  @Test("the selection is grabbed by its first visible card and lands as one run")
  func selection() throws {
    #expect(
      try Scenarios.failures(
        """
        select A4 A2
        drag selection to doing[1]
        expect moves = A2 A4 todo[1] -> doing[1]
        """, on: Self.board) == [])
  }

  @Test(
    "every slot is met under every targeting rule and arrangement",
    arguments: [("columns", "midpoint"), ("columns", "edges"), ("grid 2", "midpoint"), ("wrap", "midpoint")])
  func everySlot(arrangement: String, targeting: String) throws {
    let head = "layout\narrangement \(arrangement)\nend\nbehaviour\ntargeting \(targeting)\nend\n"
    for slot in 0...4 where slot != 2 {
      let failures = try Scenarios.failures(
        "drag A3 to todo[\(slot)]\nexpect moves = A3 -> todo[\(slot)]", on: head + Self.board)
      #expect(failures == [], "todo[\(slot)]")
    }
    for slot in 0...2 {
      let failures = try Scenarios.failures(
        "drag A3 to doing[\(slot)]\nexpect moves = A3 -> doing[\(slot)]", on: head + Self.board)
      #expect(failures == [], "doing[\(slot)]")
    }
  }
}
