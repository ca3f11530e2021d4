/// What is expected, what fails, and what a file declares.
extension Construct {
  static var expectations: [Construct] {
    [
      expected("expect/count", "tap A1", "expect count tapped 1.."),
      expected("expect/no-moves", "tap A1", "expect no-moves"),
      expected("expect/events", "tap A1", "expect events = tapped"),
      expected(
        "expect/announced", "action A1 \"Move Up\"\naction A1 \"Move Down\"",
        "expect announced \"A1 moved to 2 of 12 in To do\""),
      expected("expect/settled", "tap A1", "expect settled within 10ms"),
      expected("expect/column", "tap A1", "expect column todo = A1 .. A12"),
      expected("expect/board", "tap A1", "expect board = todo: A1 .. A12 | .."),
      expected(
        "expect/state", "tap A1",
        "expect phase idle\nexpect target none\nexpect cursor none\nexpect focus none"),
      expected(
        "expect/places", "tap A1",
        "expect frame-of A1 28,72 256x48\nexpect visible A1 A2\nexpect scroll todo 0"),
      expected("expect/target-at", "tap A1", "expect target-at 156,60 todo[0]"),
      Construct("expect/moves") { count in
        scenario(
          moves(count) + "\nexpect moves = " + list(count) { "A1 -> todo[\(1 - $0 % 2)]" }
            + "\nexpect all-moves = " + list(count) { "A1 -> todo[\(1 - $0 % 2)]" }
            + "\nexpect requests = " + list(count) { "A1 -> todo[\(1 - $0 % 2)] accept" }
            + "\nexpect events = " + list(count) { _ in "moved A1" })
      },
      Construct("expect/cards") { count in
        scenario(
          cards: count,
          """
          select \(cards(count))
          expect selected \(cards(count))
          expect column todo = \(cards(count))
          drag selection to doing[0] jump then hold
          expect dragging \(cards(count))
          up
          expect moves = \(cards(count)) -> doing[0]
          """)
      },
      Construct("expect/runs") { count in
        scenario(cards: 2 * count, "expect column todo = \(words(count) { "A\(2 * $0 + 1) .." })")
      },
      Construct("expect/always", count: 100) { count in
        scenario(
          lines(count) { _ in "always cards all 14" } + "\n" + String(repeating: "tap A1\n", count: 100))
      },
      Construct("expect/in-trace") { count in
        scenario(
          "trace\n0 100 100 down\n"
            + lines(count) { "\($0 * 8 + 8) \(110 + $0 % 300) 200\nexpect phase dragging" } + "\nend\nup")
      },
    ]
  }

  private static func expected(_ name: String, _ step: String, _ expectation: String) -> Construct {
    Construct(name) { count in scenario(lines(count) { _ in step + "\n" + expectation }) }
  }

  private static func moves(_ count: Int) -> String {
    lines(count) { "action A1 \"Move \($0.isMultiple(of: 2) ? "Down" : "Up")\"" }
  }

  private static func list(_ count: Int, _ word: (Int) -> String) -> String {
    (0..<count).map(word).joined(separator: ", ")
  }
}

// MARK: - Failures

extension Construct {
  static var failures: [Construct] {
    [
      failing("fail/count", "tap A1", "expect count tapped 0"),
      failing("fail/no-moves", "action A1 \"Move Down\"", "expect no-moves"),
      failing("fail/moves", "action A1 \"Move Down\"", "expect moves = A1 -> done[0]"),
      failing("fail/all-moves", "action A1 \"Move Down\"", "expect all-moves = A1 -> done[0]"),
      failing("fail/requests", "action A1 \"Move Down\"", "expect requests = A1 -> done[0] accept"),
      failing("fail/events", "tap A1", "expect events = moved"),
      failing("fail/announced", "action A1 \"Move Down\"", "expect announced \"nothing\""),
      failing("fail/ignored", "up", "expect count tapped 1"),
      failing("fail/value", "tap A1", "expect value A1 \"none\""),
      failing("fail/step", "wait 1ms", "drag A1 to todo[99]"),
      failing("fail/golden", "tap A1", "expect frame none-yet"),
      failing("fail/late", "tap A1", "expect phase dragging within 1ms"),
      failing("fail/never", "tap A1", "expect cards all 0", [.command]),
      Construct("fail/column", [.read, .run, .report]) { count in
        scenario(cards: count, lines(count) { _ in "expect column todo = A1" })
      },
      Construct("fail/heading", [.run, .report]) { count in
        scenario(
          lines(count) { "# line \($0)" } + "\ntap A1\n" + lines(count) { _ in "expect phase dragging" })
      },
      Construct("fail/variants", [.run, .report], count: 100) { count in
        scenario(
          head: "vary zoom \(words(count) { "\($0 + 1)" })",
          "tap A1\n" + lines(20) { "expect cards all \($0)" })
      },
      Construct("fail/in-variants", [.run, .report], count: 100) { count in
        scenario(
          head: "vary zoom 1 2 3 4", lines(count) { "tap A1\nexpect count tapped \($0 % 2)" })
      },
      Construct("fault/statement", [.read]) { count in scenario(lines(count) { _ in "tab A1" }) },
      Construct("fault/names", [.read]) { count in scenario(cards: count, lines(count) { "tap B\($0 + 2)" })
      },
      Construct("fault/repeated-card", [.read]) { count in
        scenario().replacing("card B1", with: lines(count) { _ in "card B1" })
      },
      Construct("fault/repeated-column", [.read]) { count in
        scenario().replacing("column done", with: lines(count) { _ in "column done" })
      },
      Construct("fault/repeated-key", [.read]) { count in
        scenario(blocks: "layout\n" + lines(count) { _ in "zoom 1" } + "\nend")
      },
      Construct("fault/one-line", [.read]) { count in scenario("select \(words(count) { "Z\($0)" })") },
      Construct("fault/open-text", [.read]) { count in scenario(lines(count) { _ in "cancel \"abc" }) },
    ]
  }

  private static func failing(
    _ name: String, _ step: String, _ expectation: String, _ ways: [Way] = [.run, .report]
  ) -> Construct {
    Construct(name, ways) { count in scenario(lines(count) { _ in step + "\n" + expectation }) }
  }
}

// MARK: - What a file declares

extension Construct {
  static var blocks: [Construct] {
    [
      Construct("board/cards") { count in
        onlyBoard(
          "column todo\n" + lines(count) { "card k\($0) \"Card\" height 50 a=b" },
          "drag k0 to todo[1] jump\nundo")
      },
      Construct("board/cards-in-one", count: 10_000) { count in
        scenario(cards: count, "drag A1 to doing[0] jump\nundo")
      },
      Construct("board/measured") { count in
        onlyBoard(
          "column todo\n" + lines(count) { "card k\($0) at 12,\($0 * 60)" }, "drag k0 to todo[1] jump\nundo")
      },
      Construct("board/pinned") { count in
        onlyBoard(
          "column todo\n" + lines(count) { "card k\($0)\($0.isMultiple(of: 2) ? "" : " pinned")" },
          "drag k0 to todo[2] jump\nundo")
      },
      Construct("board/columns") { count in
        onlyBoard(
          lines(count) { "column c\($0)\ncard k\($0)" },
          "drag k0 to c1[0] jump\nundo\naction k0 \"Move to c1\"")
      },
      Construct("board/actions", [.run]) { count in
        onlyBoard(
          lines(count) { "column c\($0)\ncard k\($0)" },
          lines(count - 1) { "action k0 \"Move to c\($0 + 1)\"" })
      },
      Construct("board/columns-by-key", [.run]) { count in
        onlyBoard(
          lines(count) { "column c\($0)\ncard k\($0)" },
          lines(count - 1) { _ in "key Tab" } + "\nfocus k0\nkey Space\n"
            + lines(count - 1) { _ in "key Right" }
            + "\nkey Escape")
      },
      Construct("board/attributes") { count in
        onlyBoard(
          "column todo\ncard k0 \(words(count) { "a\($0)=b" })", "change k0 \(words(count) { "a\($0)=c" })")
      },
      Construct("rules/arrows") { count in
        scenario(
          after: "rules\n" + lines(count) { "forbid done -> todo \"\($0)\"" } + "\nend",
          "drag A1 to doing[0] jump")
      },
      Construct("rules/chain") { count in
        scenario(
          after:
            "rules\nallow \((0..<count).map { $0.isMultiple(of: 2) ? "todo" : "doing" }.joined(separator: " -> "))\nend",
          "drag A1 to doing[0] jump")
      },
      Construct("rules/klondike", [.run]) { count in
        scenario(
          cards: count, blocks: copies, after: "rules\n  rule klondike\nend",
          lines(count) { "change A\($0 + 1) rank=\($0 % 13 + 1) suit=hearts" } + "\n"
            + lines(count) { "insert X\($0) at done[0] rank=2 suit=clubs\nremove X\($0)" } + "\n"
            + lines(count) { _ in "drag C1 to doing[0] jump\nundo" })
      },
      Construct("rules/groups") { count in
        scenario(
          cards: 2 * count,
          after: "rules\n" + lines(count) { "lift together A\(2 * $0 + 1) A\(2 * $0 + 2)" } + "\nend",
          "drag A1 to doing[0] jump\nundo")
      },
    ]
  }

  static var sections: [Construct] {
    [
      Construct("file/tags") { count in scenario(head: "tags \(words(count) { "t\($0)" })", "tap A1") },
      Construct("file/comments") { count in scenario(lines(count) { _ in "tap A1 # why\n\n# more\n\n" }) },
      Construct("file/phases") { count in
        scenario(lines(count) { "# phase \($0)\ntap A1\nexpect count tapped 1" })
      },
      Construct("file/heading") { count in scenario(lines(count) { "# line \($0)" } + "\ntap A1") },
      Construct("file/text", count: 10_000) { count in
        scenario("cancel \"\(String(repeating: "x", count: count))\"")
      },
      Construct("file/variants", count: 100) { count in
        scenario(cards: 100, head: "vary zoom \(words(count) { "\($0 + 1)" })", "tap A1")
      },
      Construct("seen/changes", [.frames, .play], count: 100) { count in
        scenario(lines(count) { _ in "drag A1 to doing[0] jump\ndrag A1 to todo[0] jump\nwait 20ms" })
      },
      Construct("seen/moments", [.frames, .play], count: 1_000) { count in
        scenario("drag A1 to doing[0] over 1s steps \(count)")
      },
      Construct("seen/failures", [.play, .command], count: 200) { count in
        scenario(lines(count) { _ in "tap A1\nexpect phase dragging\nexpect frame none-yet" })
      },
    ]
  }

  private static func onlyBoard(_ board: String, _ lines: String) -> String {
    "kanban-sim 1\nboard\n\(board)\nend\n\n\(lines)\n"
  }
}
