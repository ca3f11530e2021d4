/// Something that may be written as often as one likes in a scenario, or that a scenario may have as many of.
struct Construct {
  /// What is done with the scenario; each is measured by itself.
  enum Way: String, CaseIterable {
    /// Parsed, formatted and checked.
    case read
    /// Run, and its log written.
    case run
    /// Run, reported by every reporter, and its reports merged with others.
    case report
    /// `kanban-sim list`.
    case list
    /// `kanban-sim frames`.
    case frames
    /// `kanban-sim play`, without a terminal.
    case play
    /// `kanban-sim run`, with the pictures of what fails.
    case command
  }

  /// Words from the general to the particular: `step/insert`.
  let name: String
  /// How often it is written the first time; four times as often the second.
  let count: Int
  /// What is done with it.
  let ways: [Way]
  /// The scenario that has it so often.
  let text: (_ count: Int) -> String

  init(
    _ name: String, _ ways: [Way] = [.read, .run], count: Int = 400,
    _ text: @escaping (_ count: Int) -> String
  ) {
    self.name = name
    self.count = count
    self.ways = ways
    self.text = text
  }
}

// MARK: - Scenarios in few words

extension Construct {
  /// A scenario on a board with as many cards in its first column.
  static func scenario(
    cards: Int = 12, head: String = "", blocks: String = "", after: String = "", _ lines: String = ""
  ) -> String {
    """
    kanban-sim 1
    \(head)
    \(blocks)
    board
      column todo "To do"
        cards A 1..\(cards)
      column doing "Doing"
        card B1
      column done "Done"
        card C1
    end
    \(after)

    \(lines)

    """
  }

  /// Lines, or words, one after another.
  static func lines(_ count: Int, _ line: (_ number: Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n")
  }

  static func words(_ count: Int, _ word: (_ number: Int) -> String) -> String {
    (0..<count).map(word).joined(separator: " ")
  }

  /// `A1 A2 A3 ...`
  static func cards(_ count: Int) -> String { words(count) { "A\($0 + 1)" } }
}
