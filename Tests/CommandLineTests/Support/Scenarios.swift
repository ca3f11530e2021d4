/// Scenarios for the tests of the command line.
enum Scenarios {
  /// A scenario that moves a card and says where it should be.
  static func moving(title: String = "Moving", tags: String = "", board: String = "todo: A2 | done: A1")
    -> String
  {
    """
    kanban-sim 1
    title "\(title)"
    \(tags.isEmpty ? "" : "tags \(tags)\n")
    board
      column todo "To do"
        card A1 "Spec"
        card A2 "Tests"
      column done "Done"
    end

    # carry it over
    drag A1 to done[0]
    expect settled within 400ms
    expect board = \(board)

    """
  }

  /// A scenario whose last line, 14, fails.
  static let failing = moving(title: "Failing", board: "todo: A1 A2 | done:")

  /// A scenario with one fault that has an obvious fix.
  static let faulty = moving(title: "Faulty").replacingLine(
    "expect settled within 400ms", "expect settled within 400")

  /// A scenario that expects a frame which is not drawn yet.
  static let undrawn = moving(title: "Undrawn") + "expect frame end\n"
}

extension String {
  func replacingLine(_ old: String, _ new: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0 == old ? new : String($0) }
      .joined(separator: "\n")
  }
}
