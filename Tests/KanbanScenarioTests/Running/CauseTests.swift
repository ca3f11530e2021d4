import KanbanScenario
import Testing

/// What is said under a failure whose phase lifted or moved nothing.
@Suite("Running: causes")
struct RunningCauseTests {
  private static let board = """
    title "Causes"
    layout
      viewport 900x600
    end
    board
      column todo "To do"
        card A1 "Spec"
        card A2 "Tests" locked
        card A3 "Docs" handle 0,0 20x20
        card A4 "Plan" interactive 0,0 256x48
        card A5 "Pin" pinned
      column doing "Doing" limit 1
        card B1 "Merge"
      column done collapsed
      column gone locked
        card G1
    end

    """

  /// Lines, the last of which fails, with what is said under it.
  struct Case: CustomTestStringConvertible {
    var lines: String
    var causes: [String]
    var testDescription: String { lines }

    init(_ lines: String, _ causes: String...) {
      self.lines = lines
      self.causes = causes
    }
  }

  private static let early = "line 21: A1 was released before it lifted: held 100 ms, touch-delay is 325 ms"
  private static let focus =
    "line 19: no card has the focus; \"focus CARD\" or \"key Tab\" gives it one"

  @Test(
    "nothing was lifted",
    arguments: [
      Case("touch down A1\nwait 100ms\nup\nexpect count lifted 1", early),
      Case("touch down A1\nwait 100ms\nup\nexpect moves = A1 -> done[0]", early),
      Case("touch down A1\nwait 100ms\nup\nexpect all-moves = A1 -> done[0]", early),
      Case("touch down A1\nwait 100ms\nup\nexpect dragging A1", early),
      Case("touch down A1\nwait 100ms\nup\nexpect phase dragging", early),
      Case("touch down A1\nwait 100ms\nup\nexpect requests = A1 -> done[0] accept", early),
      Case("touch down A1\nwait 100ms\nup\nexpect events = lifted A1", early),
      Case("touch down A1\nwait 100ms\nup\nexpect events = pressed, moved", early),
      Case(
        "touch drag A1 to done[0] hold 100ms\nexpect count lifted 1",
        "line 19: the finger on A1 became a scroll: held 100 ms, touch-delay is 325 ms"),
      Case(
        "touch down A1\nwait 100ms\nexpect dragging A1\nup",
        "A1 has not lifted yet: held 100 ms, touch-delay is 325 ms"),
      Case(
        "down A1\nmove by 2,0\nup\nexpect dragging A1",
        "line 21: A1 was released before it lifted: moved 2, mouse-threshold is 3"),
      Case("drag A2 to done[0]\nexpect count lifted 1", "line 19: A2 is locked and never lifts"),
      Case("drag A5 to done[0]\nexpect count moved 1", "line 19: A5 is pinned and never lifts"),
      Case("touch tap A2\nexpect count lifted 1", "line 19: A2 is locked and never lifts"),
      Case(
        "drag A3 to done[0]\nexpect count lifted 1",
        "line 19: A3 lifts by its handle only, the press at 156,208 was not on it"),
      Case(
        "drag A4 to done[0]\nexpect count lifted 1",
        "line 19: the press at 156,264 was on an interactive part of A4"),
      Case(
        "tap todo.header\nexpect count lifted 1",
        "line 19: the press at 156,38 was on the header of todo"),
      Case("tap 440,500\nexpect count lifted 1", "line 19: the press at 440,500 was on no card"),
      Case("tap 440,700\nexpect count lifted 1", "line 19: the press at 440,700 was outside the viewport"),
      Case(
        "right down A1\nright up\nexpect count lifted 1", "line 19: only the left button lifts and drops"),
      Case("up\nexpect count lifted 1", "line 19: no button or finger of the pointer was down"),
      Case("down A1\ncancel\nexpect count lifted 1", "line 20: the press on A1 was ended: pointer-cancel"),
      Case("key Down\nexpect moves = A1 -> todo[1]", focus),
      Case("key Space\nexpect dragging A1", focus),
      Case(
        "focus A1\nkey Down\nexpect dragging A1",
        "line 20: no card is lifted; \"key Space\" lifts the one that has the focus"),
      Case("wait 1ms\nexpect count lifted 1", "nothing in this phase lifts or moves a card"),
    ])
  func nothingLifted(_ lines: Case) throws { try check(lines) }

  @Test(
    "nothing was moved",
    arguments: [
      Case(
        "drag A1 to doing[0]\nexpect moves = A1 -> doing[0]",
        "line 19: A1 -> doing[0] was refused, wip-limit: Spec not moved: Doing is full, 1 of 1"),
      Case(
        "drag G1 to todo[0]\nexpect count moved 1",
        "line 19: G1 -> todo[0] was refused, locked-column: G1 not moved: gone does not let G1 go"),
      Case("drag A1 to todo[0] via 500,500\nexpect count moved 1", "line 19: A1 was dropped at home"),
      Case("drag A1 to 150,700\nexpect count moved 1", "line 19: A1 was put back: no-target"),
      Case(
        "drag A1 to done[0] then escape\nexpect requests = A1 -> done[0] accept",
        "line 19: A1 was put back: escape"),
      Case(
        "drag A1 to done[0] then hold\nexpect moves = A1 -> done[0]\nup",
        "a session is open: dragging with A1"),
      Case(
        "drag A1 to done[0] then hold\nundo\nexpect count moved 1\nup",
        "line 20: it was ignored, as a session was open", "a session is open: dragging with A1"),
      Case(
        "drag A1 to done[0]\n# next\nwait 1ms\nexpect moves = A1 -> done[0]",
        "A1 moved in the phase before, by line 19; \"all-moves\" speaks of the whole run"),
      Case(
        "drag A1 to done[0]\n# next\nwait 1ms\nexpect events = lifted A1",
        "A1 lifted in the phase before, by line 19"),
      Case("drag A1 to done[0]\nexpect dragging A1", "line 19: A1 was dropped at done[0]"),
    ])
  func nothingMoved(_ lines: Case) throws { try check(lines) }

  @Test(
    "whatever else fails has no cause",
    arguments: [
      "drag A1 to done[0]\nexpect moves = A1 -> done[1]", "drag A1 to done[0]\nexpect not count lifted 1",
      "drag A1 to done[0]\nexpect events = lifted, moved, settled",
      "drag A1 to done[0]\nexpect count settled 1",
      "drag A1 to done[0]\nexpect moves = A1 -> done[0], A2 -> done[0]",
      "drag A1 to done[0]\nexpect requests = A1 -> done[0] accept, A2 -> done[0] accept",
      "drag A1 to done[0]\ndrag G1 to todo[0]\nexpect not count moved 1",
      "tap A1\nexpect column done = A1", "drag A1 to done[0]\nexpect count lifted 0", "never cards all 7",
    ])
  func none(lines: String) throws { try check(Case(lines)) }

  private func check(_ lines: Case) throws {
    let failures = try Scenarios.run(lines.lines, on: Self.board).failures
    #expect(failures.map(\.causes) == [lines.causes], "\(failures.map(\.message))")
  }
}
