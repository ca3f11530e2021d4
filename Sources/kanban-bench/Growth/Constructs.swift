/// Everything that the language lets one write again and again.
///
/// A construct stands here once with a board that stays as it is, so that what grows is the construct: a change of
/// one card's place may cost its column each time.
extension Construct {
  static var all: [Construct] { steps + pointing + expectations + failures + blocks + sections }

  static func turn(_ number: Int, _ first: String, _ second: String) -> String {
    number.isMultiple(of: 2) ? first : second
  }

  static let live = "behaviour\n  keyboard-commit live\nend"
  static let copies = "behaviour\n  operations copy\nend"
}

// MARK: - Steps

extension Construct {
  static var steps: [Construct] {
    [
      repeated("step/wait", "wait 100ms"),
      repeated("step/key-unbound", "key Up"),
      repeated("step/tap", "tap A1"),
      repeated("step/focus", "focus A1", "focus A2"),
      repeated("step/select", "select A1", "select A1 A2"),
      repeated("step/action", "action A1 \"Move Down\"", "action A1 \"Move Up\""),
      repeated("step/menu", "menu A1 \"Move Down\"", "menu A1 \"Move Up\""),
      repeated("step/hide", "hide A2", "show A2"),
      repeated("step/collapse", "collapse todo", "expand todo"),
      repeated("step/change", "change A1 height 40 a=1", "change A1 height 50 a=2"),
      repeated("step/change-column", "change todo limit 20", "change todo width 300"),
      repeated("step/change-layout", "change layout zoom 1", "change layout zoom 2"),
      repeated("step/resize", "resize 700x600", "resize 800x600"),
      repeated("step/size-category", "size-category small", "size-category large"),
      repeated("step/limit", "limit todo 20", "limit todo none"),
      repeated("step/relocate", "relocate A1 to doing[0]", "relocate A1 to todo[0]"),
      repeated("step/scroll", "scroll todo 10", "scroll todo 20"),
      repeated("step/modifiers", "modifiers option", "modifiers none"),
      repeated("step/blur", "blur"),
      Construct("step/insert-and-remove") { count in
        scenario(lines(count) { "insert X\($0) at todo[0]\nremove X\($0)" })
      },
      Construct("step/undo") { count in
        scenario(
          lines(count) { "action A1 \"Move \(turn($0, "Down", "Up"))\"" } + "\n"
            + lines(count) { _ in "undo" } + "\n" + lines(count) { _ in "redo" })
      },
      Construct("step/copy-and-undo") { count in
        scenario(blocks: copies, lines(count) { _ in "drag A1 to doing[0] jump\nundo" })
      },
      Construct("step/at") { count in scenario(lines(count) { "@\($0 * 10)ms tap A1" }) },
      Construct("step/beside", count: 200) { count in
        scenario("wait 100s\n" + lines(count) { "@+\($0)ms tap A1" })
      },
    ]
  }

  /// A line, or two in turn, written again and again.
  static func repeated(_ name: String, _ line: String, _ other: String? = nil) -> Construct {
    Construct(name) { count in scenario(lines(count) { turn($0, line, other ?? line) }) }
  }
}

// MARK: - Pointers, keys and cards

extension Construct {
  static var pointing: [Construct] {
    [
      repeated("drag/again", "drag A1 to doing[0] jump", "drag A1 to todo[0] jump"),
      repeated("drag/cancelled", "drag A1 to doing[0] jump then cancel"),
      repeated("drag/missed", "drag A1 to 5000,5000 jump"),
      repeated("drag/hover", "hover A1"),
      repeated("drag/wheel", "wheel todo.body by 0,10", "wheel todo.body by 0,-10"),
      Construct("drag/move") { count in
        scenario("down A1\n" + lines(count) { "move \(100 + $0 % 300),200 jump" } + "\nup")
      },
      Construct("drag/via") { count in
        scenario("drag A1 to doing[0] \(words(count) { "via \(100 + $0 % 300),200" }) over 1s")
      },
      Construct("drag/samples", count: 2_000) { count in
        scenario("drag A1 to doing[0] over 1s steps \(count)")
      },
      Construct("drag/long", count: 2_000) { count in
        scenario("drag A1 to doing[0] over \(count * 10)ms\nexpect settled within 1s")
      },
      Construct("drag/payload") { count in
        scenario(
          cards: count,
          "drag payload \(words(count) { "\"A\($0 + 1)\"" }) from 400,400 to doing[0] jump\nundo")
      },
      Construct("drag/trace") { count in
        scenario(
          "trace\n0 100 100 down\n" + lines(count) { "\($0 * 8 + 8) \(100 + $0 % 300) 200" } + "\nend\nup")
      },
      Construct("drag/traces") { count in
        scenario(lines(count) { _ in "trace\n0 100 100 down\n8 101 100 up\nend" })
      },
      Construct("drag/pointers", count: 5) { count in scenario(lines(count) { "\($0 + 1) hover A1" }) },
      selected("selection/drag", "drag selection to doing[0] jump\nundo\nredo\nundo"),
      selected("selection/carried", "drag selection to doing[0] over 300ms\nexpect settled within 1s\nundo"),
      selected("selection/cancelled", "drag selection to doing[0] jump then cancel"),
      selected("selection/keys", "focus A1\nkey Space\nkey Right\nkey Return\nundo"),
      selected("selection/live", blocks: live, "focus A1\nkey Space\nkey Right\nkey Escape"),
      selected("selection/action", "action selection \"Move to Doing\"\nundo"),
      selected("selection/copy", blocks: copies, "drag selection to doing[0] jump\nundo"),
      Construct("selection/together") { count in
        scenario(
          cards: count, after: "rules\n  lift together \(cards(count))\nend",
          "drag A1 to doing[0] jump\nundo")
      },
      onColumn("keys/down", "focus A1\nkey Space", "key Down", "key Return"),
      onColumn("keys/sideways", "focus A1\nkey Space", "key Right", "key Left"),
      onColumn("keys/tab", "focus A1", "key Tab", ""),
      // All at one instant, so that all are on their way at once.
      Construct("drag/each", [.run]) { count in
        scenario(
          cards: count, blocks: "layout\n  viewport 800x\(100 + 60 * count)\nend",
          lines(count) { "drag A\($0 + 1) to 600,10 jump then cancel" })
      },
      // Each pressed again on its way, and carried to its end.
      Construct("drag/in-flight", [.run]) { count in
        scenario(
          cards: count, blocks: "layout\n  viewport 800x\(100 + 60 * count)\nend",
          lines(count) { "drag A\($0 + 1) to 600,10 jump then cancel" } + "\n"
            + lines(count) { "tap A\($0 + 1)" })
      },
      // As many frames as the column is long.
      Construct("drag/out-of-view", [.run], count: 100) { count in
        scenario(cards: count, "drag A1 to after A\(count) over 300ms")
      },
      Construct("drag/trace-files", [.list, .command]) { count in
        scenario(lines(count) { _ in "trace from \"trace.txt\"" })
      },
      Construct("keys/value", [.run]) { count in
        scenario(cards: count, lines(count) { "expect value A\($0 + 1) \"\($0 + 1) of \(count) in To do\"" })
      },
      onColumn(
        "keys/actions", "focus A1", "expect actions A1 = \"Move Down\", \"Move to Doing\", \"Move to Done\"",
        ""),
      repeated("keys/live", "focus A1", "key Space"),
    ]
  }

  private static func selected(_ name: String, blocks: String = "", _ lines: String) -> Construct {
    Construct(name) { count in
      scenario(cards: count, blocks: blocks, "select \(cards(count))\n" + lines)
    }
  }

  /// A line as often as the column has cards.
  private static func onColumn(_ name: String, _ first: String, _ line: String, _ last: String) -> Construct {
    Construct(name, [.run]) { count in
      scenario(cards: count, first + "\n" + lines(count) { _ in line } + "\n" + last)
    }
  }
}
