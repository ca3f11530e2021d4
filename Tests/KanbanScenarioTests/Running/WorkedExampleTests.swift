import KanbanInteraction
import KanbanScenario
import Testing

/// The example of the format's description: a full column refuses, and the card snaps back.
@Suite("Running: the worked example")
struct RunningWorkedExampleTests {
  static let lines = """
    # carry A1 over the full column and hold it there
    drag A1 to doing[1] over 200ms then hold
    expect target   doing[1]
    expect decision forbid
    expect reason   wip-limit

    # let go
    up
    expect no-moves
    expect requests = A1 -> doing[1] forbid wip-limit
    expect settled within 400ms
    expect board = todo: A1 A2 | doing: B1
    """

  @Test("passes")
  func passes() throws {
    let report = try Scenarios.run(Self.lines)
    #expect(report.failures == [])
    #expect(report.outcome == .pass)
    #expect(report.variants.first?.end.microseconds == 550_000)
  }

  @Test("lifts with the first sample, passes todo[1] at 50 ms, targets doing[1] at 116.666 ms")
  func happensInTime() throws {
    #expect(
      try Scenarios.events(Self.lines) == [
        "0s pressed A1 156,96",
        "16.666ms lifted A1 todo[0]",
        "16.666ms announced \"Spec lifted, 1 of 2 in To do\"",
        "50ms targeted todo[1] accept",
        "116.666ms targeted doing[1] forbid wip-limit",
        "200ms resolved A1 doing[1] forbid wip-limit",
        "200ms forbidden A1 todo[0] -> doing[1] wip-limit",
        "200ms announced \"Spec not moved: Doing is full, 1 of 1\"",
        "550ms returned A1",
        "550ms settled A1",
      ])
  }
}
