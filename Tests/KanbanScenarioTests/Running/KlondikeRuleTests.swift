import KanbanModel
import KanbanScenario
import KanbanSimulation
import Testing

@Suite struct KlondikeRuleTests {
  private static let piles = """
    board
      column a
        card KH rank=king suit=hearts face=down
        card QS rank=12 suit=spades
        card JD rank=jack suit=diamonds
      column b
        card JC rank=11 suit=clubs
        card N10 rank=10 suit=clubs
      column c
      column d
        card KC rank=king suit=clubs face=down
      column e
        card blank
    end
    rules
      rule klondike
    end
    """

  /// What a drag of a card to the end of a column comes to, in one word or the rule's words.
  private func answer(_ card: String, to column: String, after change: String = "") throws -> String {
    let lines = "\(change)\naction \(card) \"Move to \(column)\"\n"
    let events = try Scenarios.events(lines, on: Self.piles + "\n")
    return events.first { $0.contains("resolved") } ?? ""
  }

  @Test(arguments: [
    ("N10", "a", "", "accept"),
    ("N10", "c", "", "only a king goes to an empty pile"),
    ("JC", "a", "", "a card goes with all that lie on it"),
    ("JD", "b", "", "a red jack does not go on a black 10"),
    ("blank", "a", "", "a card needs a rank and a suit to be played"),
    ("N10", "e", "", "a card needs a rank and a suit to be played"),
    ("N10", "d", "", "the last card lies face down"),
    ("N10", "a", "change JD rank=queen", "a black 10 does not go on a red queen"),
  ])
  func `a rule says why a card does not go on a pile`(
    card: String, column: String, change: String, expected: String
  ) throws {
    let answer = try answer(card, to: column, after: change)
    #expect(answer.contains(expected), "\(answer)")
  }
}
