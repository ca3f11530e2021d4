import KanbanModel
import KanbanScenario
import ScenarioSyntax
import Testing

/// A rule set that only has to be registered.
private struct NoOpinion: MoveRule {
  let name = "klondike"
}

@Suite struct LoweringFaultTests {
  @Test(arguments: [
    // A board with ids that stand twice.
    ("board\n  column todo\n    card A1\n  column todo\nend", ["5:10 KS0205"]),
    ("board\n  column todo\n    card A1\n    card A1\nend", ["5:10 KS0204"]),
    ("board\n  column a\n    cards A 1..9\n  column b\n    card A7\nend", ["6:10 KS0204"]),
    (
      "board\n  column a\n    card A7\n    cards A 1..9\n    cards A 5..8\nend",
      ["5:11 KS0204", "6:11 KS0204"]
    ),
    // Missing and unknown things.
    ("title \"none\"", ["1:1 KS0206"]),
    ("profile standrad\nboard\n  column a\nend", ["2:9 KS0207 ? standard"]),
    ("board\n  column a\nend\nrules\n  rule klondyke\nend", ["6:8 KS0208 ? klondike"]),
    ("board\n  column a\nend\nrules\n  allow a -> b\nend", ["6:14 KS0202 ? a"]),
    ("board\n  column a\n    card A1\nend\nrules\n  lift together A1 A2\nend", ["7:20 KS0201 ? A1"]),
    ("behaviour\n  targeting midpiont\nend\nboard\n  column a\nend", ["3:13 KS0209 ? midpoint"]),
    ("vary targeting edges middel\nboard\n  column a\nend", ["2:22 KS0209"]),
    ("layout\n  scroll b 5\nend\nboard\n  column todo\nend", ["3:10 KS0202"]),
  ])
  func `a fault of meaning is told at its place`(lines: String, expected: [String]) {
    let registry = RuleRegistry(["klondike": { _, _ in NoOpinion() }])
    let found = faults(of: "kanban-sim 1\n\(lines)\n", registry: registry)
    #expect(found == expected.map { "demo.kanban:\($0)" })
  }

  @Test func `an id that stands twice points at the first one`() throws {
    let text = "kanban-sim 1\nboard\n  column a\n    cards A 1..9\n  column b\n    card A7\nend\n"
    let diagnostic = try #require(load(text).diagnostics.first)
    let note = try #require(diagnostic.notes.first)
    #expect(diagnostic.message == "a card id stands once on the board, 'A7' stands twice")
    #expect(SourceMap(text).position(at: note.range.start) == SourcePosition(line: 4, column: 11))
  }

  @Test func `all faults of a file are told in one run, in the order of the file`() {
    let text = """
      kanban-sim 1
      profile standrad
      layout
        card-height 2000000
        viewport 2000000x600
      end
      behaviour
        targeting middle
      end
      board
        column todo
          card A1
          card A1 height 1000001
      end
      rules
        forbid * -> done
      end
      focus A3
      wait 99999s
      """
    #expect(
      faults(of: text) == [
        "demo.kanban:2:9 KS0207 ? standard", "demo.kanban:4:15 KS0213", "demo.kanban:5:12 KS0213",
        "demo.kanban:8:13 KS0209", "demo.kanban:13:10 KS0204", "demo.kanban:13:13 KS0213",
        "demo.kanban:16:15 KS0202", "demo.kanban:18:7 KS0201 ? A1", "demo.kanban:19:6 KS0213",
      ])
    #expect(load(text).scenario == nil)
  }

  @Test func `only the first ids that stand twice show where the first one is`() {
    let cards = (0..<200).map { "card A\($0 / 2)\n" }.joined()
    let found = load("kanban-sim 1\nboard\ncolumn todo\n\(cards)end\n").diagnostics
    #expect(found.map(\.code) == Array(repeating: .duplicateCard, count: 100))
    #expect(found.filter { !$0.notes.isEmpty }.count == 50)
  }

  @Test(arguments: [
    ("board\n  colum todo\n    card A1\nend", "3:3 KS0102 ? column"),
    ("board\n  Column todo \"To do\" limt 3\n    card A1\nend", "3:3 KS0102 ? column"),
    ("board\n  column todo\n    crad A1 height\nend", "4:5 KS0102 ? card"),
    ("board\n  column todo\n    card A1 hieght 5\nend", "4:13 KS0102 ? height"),
    ("bord\n  column todo\n    card A1\nend", "2:1 KS0101 ? board"),
    ("board\n  column todo\nend\ninsrt A1 \"Spec\" at todo[0]", "5:1 KS0101 ? insert"),
    ("behavior\n  wip warn\nend\nboard\n  column todo\n    card A1\nend", "2:1 KS0101 ? behaviour"),
  ])
  func `who misspells a declaration is told so once, and not wherever the name stands`(
    lines: String, expected: String
  ) {
    let steps = "drag A1 to todo[0]\nexpect column todo = A1\nexpect board = todo: A1\n"
    #expect(faults(of: "kanban-sim 1\n\(lines)\n\(steps)") == ["demo.kanban:\(expected)"])
  }

  @Test func `a missing board is no second fault`() {
    #expect(faults(of: "kanban-sim 1\nbord\nend\n").contains { $0.contains("KS0206") } == false)
    #expect(faults(of: "kanban-sim 1\nuse \"none.kanban\"\nfocus A1\n") == ["demo.kanban:2:5 KS0212"])
  }

  @Test func `messages show what files hold without control characters and not without end`() throws {
    let long = String(repeating: "x", count: 100_000)
    let text = demoBoard + "focus \"\\u{1b}[31m\"\nfocus \(long)\n"
    let messages = load(text).diagnostics.map(\.message)
    #expect(messages.first == "'\u{241B}[31m' is not a card of the board")
    #expect(messages.last == "'\(String(repeating: "x", count: 40))'… is not a card of the board")
  }
}

/// Errors above the first step make the ids below unknown: they are told once, where they are.
@Suite struct FollowingErrorTests {
  static let steps = """

    drag A1 to doing[0]
    drag A2 to todo[0]
    expect board = todo: A2 | doing: A1 B1

    """

  static let boards: [(board: [String], faults: [String])] = [
    (
      ["board", "column todo limt 3", "card A1", "card A2", "column doing", "card B1", "end"],
      ["3:13 KS0102 ? limit"]
    ),
    (
      ["board", "colum todo", "card A1", "card A2", "column doing", "card B1", "end"], ["3:1 KS0102 ? column"]
    ),
    (["board main", "column todo", "card A1", "card A2", "column doing", "card B1", "end"], ["2:7 KS0104"]),
    (
      ["Board:", "column todo", "card A1", "card A2", "column doing", "card B1", "end"],
      ["2:1 KS0101 ? board"]
    ),
    (
      ["columns", "column todo", "card A1", "card A2", "column doing", "card B1", "end"],
      ["2:1 KS0101 ? board"]
    ),
    (["kanban", "column todo", "card A1", "card A2", "column doing", "card B1", "end"], ["2:1 KS0101"]),
    (["board", "column todo", "cards A 1..x", "column doing", "card B1", "end"], ["4:12 KS0108"]),
    (
      ["board", "column todo", "card A1", "item A2", "column doing", "card B1", "end"], ["5:1 KS0102 ? card"]
    ),
    (
      ["board", "thing todo", "thing A1", "thing A2", "column doing", "card B1", "end"],
      [
        "3:1 KS0102", "4:1 KS0102", "5:1 KS0102",
      ]
    ),
    (["board", "column To Do", "card A1", "card A2", "column doing", "card B1", "end"], ["3:11 KS0102"]),
    (
      ["board", "column todo", "card A1", "card A2", "end", "column doing", "card B1", "end"], ["7:1 KS0101"]
    ),
    (
      ["layout", "zoom 2", "board", "column todo", "card A1", "card A2", "column doing", "card B1", "end"],
      ["2:1 KS0121"]
    ),
    (
      [
        "board", "column todo", "card A1", "card A2", "column doing", "card B1", "end", "board", "column x",
        "end",
      ],
      ["9:1 KS0116"]
    ),
    (["use \"gone.kanban\""], ["2:5 KS0212"]), (["use gone"], ["2:5 KS0108"]),
    (["rules", "allow todo -> doing", "end", "use \"gone.kanban\""], ["5:5 KS0212"]),
    (["board", "column todo", "card A1", "card A2", "column doing", "card B1"], ["2:1 KS0121"]),
  ]

  @Test(arguments: boards)
  func `What follows from an error is not told`(board: [String], expected: [String]) {
    let text = "kanban-sim 1\n" + board.joined(separator: "\n") + "\n" + Self.steps
    #expect(faults(of: text) == expected.map { "demo.kanban:\($0)" })
  }

  @Test func `An error of a used file is told there, and ids that nothing can declare are told too`() {
    let board = "kanban-sim 1\nboard\ncolumn todo\ncard A1 x\ncard A2\ncolumm doing\ncard B1\nend\n"
    let text = "kanban-sim 1\nuse \"b.kanban\"\n" + Self.steps + "focus Z9\n"
    #expect(
      faults(of: text, files: ["b.kanban": board]) == [
        "demo.kanban:7:7 KS0201", "b.kanban:4:9 KS0102", "b.kanban:6:1 KS0102 ? column",
      ])
  }
}

/// Expectations that cannot hold whatever happens.
@Suite struct DoubtfulExpectationTests {
  static let lines: [(line: String, faults: [String])] = [
    ("expect target doing[3]", ["15 KS0223"]), ("expect target doing[2]", []),
    ("never target done[99]", ["14 KS0223", "14 KS0202"]),
    ("expect target-at 1,2 doing[3]", []), ("expect target-at 1,2 doing[4]", ["22 KS0223"]),
    ("expect moves = A1 A2 -> doing[2]", ["25 KS0223"]), ("expect moves = A1 A2 -> doing[1]", []),
    ("expect all-moves = A1 todo[3] -> doing[end]", ["23 KS0223"]),
    ("expect requests = A1 -> doing[3] accept", ["25 KS0223"]),
    ("expect events = targeted doing[3], moved", ["26 KS0223"]),
    ("expect events = moved todo[0] -> doing[7]", ["34 KS0223"]),
    ("expect cards all 4", ["18 KS0223"]), ("expect cards doing 1..3", []), ("never cards doing 4..", []),
    ("always cards all 4..", ["18 KS0223"]), ("insert C1 at todo[0]\nexpect target doing[3]", []),
    ("expect board = todo: A1 A2 | doing: A1", ["37 KS0224"]),
    ("expect board = todo: A1 | todo: A2", ["27 KS0224"]),
    ("expect column todo = A1 .. A1", ["28 KS0224"]), ("expect dragging A1 A1", ["20 KS0224"]),
    ("expect selected A1 A2", []),
    ("expect visible A1 A2 A1", ["22 KS0224"]), ("expect moves = A1 A1 -> doing[0]", ["19 KS0224"]),
    ("expect frame x\nexpect frame y", []), ("expect frame x\nexpect frame x", ["14 KS0225"]),
    ("trace\n0 1 2\nexpect frame x\nend\nexpect frame x", ["14 KS0225"]),
  ]

  @Test(arguments: lines)
  func `What cannot hold is doubted`(line: String, expected: [String]) {
    let loaded = load(demoBoard + line)
    let isKnown = !line.contains("done")
    #expect((loaded.scenario != nil) == isKnown)
    let found = loaded.faultyFiles.flatMap { file in
      file.diagnostics.map { "\(SourceMap(file.source).position(at: $0.range.start).column) \($0.code.text)" }
    }
    #expect(isKnown ? found == expected : found == [expected[1]])
    #expect(!isKnown || loaded.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test func `Where copies can be made, no slot is beyond reach`() {
    let copying = demoBoard.replacing("board\n", with: "behaviour\noperations move copy\nend\nboard\n")
    #expect(faults(of: copying + "expect target doing[99]") == [])
    let varied = demoBoard.replacing("board\n", with: "vary operations move copy\nboard\n")
    #expect(faults(of: varied + "expect target doing[99]") == [])
  }
}
