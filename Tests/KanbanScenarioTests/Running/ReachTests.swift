import KanbanScenario
import Testing

/// What is said where a place cannot be aimed at, and that it helps.
@Suite("Running: places out of view")
struct RunningReachTests {
  /// Wider and longer than a window of 640 by 400.
  private static func board(_ autoscroll: String) -> String {
    """
    layout
      viewport 640x400
    end
    behaviour
      autoscroll \(autoscroll.isEmpty ? "band 60 speed 800pt/s" : autoscroll)
    end
    board
      column c1
        card A
        card L locked
      column c2
        cards B 1..60
      column c3
      column c4
        cards D 1..60
      column c5 collapsed
      column c6
        card H1
        card H2 hidden
        card H3 hidden
      column c7 at 16,16 width 280 hidden
    end

    """
  }

  @Test(
    "what would help where a place cannot be aimed at is said, and helps",
    arguments: [
      // It is out of view, and scrolling shows it.
      ("", "hover c4[0]", #"scroll it into view first: "scroll board 544,0""#),
      ("", "hover D50", #""scroll board 544,0", "scroll c4 2618""#),
      ("", "hover c2[50]", #"scroll it into view first: "scroll c2 2646""#),
      ("", "tap c4.header", #""scroll board 544,0""#),
      ("", "hover c5[end]", #""scroll board 616,0""#),
      ("", "wheel c4.body by 0,10", #""scroll board 544,0""#),
      ("", "hover c4.bottom", #""scroll board 544,0""#),
      ("", "hover 320,390\nmove c4[0]", #""scroll board 544,0""#),
      // The cards are carried, but not that way.
      ("", "drag A to c4[50] direct", #"leave out "direct", and the cards are carried there"#),
      (
        "off", "drag A to c4[50]",
        #"is outside the viewport and autoscroll is off; hold the cards and scroll: "drag A to 320,200 then hold", "scroll board 544,0", "scroll c4 2646", "move c4[50]", "up""#
      ),
      ("off", "drag A to 320,200 then hold\nmove D50", #""scroll board 544,0", "scroll c4 2618""#),
      (
        "", "drag A to c4[50] jump",
        #"autoscroll stopped before "c4[50]" was in view; hold the cards and scroll: "drag A to 320,200 then hold", "scroll board 544,0", "scroll c4 2646", "move c4[50]", "up""#
      ),
      (
        "band 60 step 400ms", "touch drag A to c2[50]",
        #""c2[50]" is out of view; hold the cards and scroll: "touch drag A to 320,200 then hold", "scroll c2 2646", "move c2[50]", "up""#
      ),
      ("band 60 step 400ms", "drag A to c6[0]", #""scroll board 912,0", "move c6[0]", "up""#),
      (
        "", "drag L to c4[0]",
        "nothing is lifted, so nothing scrolls: aim at what is in view, for example at 320,200"
      ),
      // Something stands in the way.
      ("", "hide c2\nhover c2[0]", #"has no frame, as its column is hidden; "show c2" first"#),
      ("", "collapse c2\nhover c2[3]", #"where only the end can; "expand c2" first"#),
      ("", "hide B1\nhover B1", #"is not in view; "show B1" first"#),
      ("", "hide c2\nhover B1", #"is not in view; "show c2" first"#),
      ("", "collapse c2\nhover B1", #"is not in view; "expand c2" first"#),
      ("", "collapse c2\nhover c2.header", #"shows no header; "expand c2" first"#),
      ("", "hide B1\ndrag A to before B1", #"is hidden; "show B1" first"#),
      ("", "show c7\nhover c1[0]", #"is covered by "c7"; "hide c7" first"#),
      ("", "show c7\nhover A", #"is covered by "c7"; "hide c7" first"#),
      (
        "", "scroll board 900,0\nhover c6[2]",
        #"is behind hidden cards, where no pointer can aim; aim at "c6[1]", before them"#
      ),
      (
        "", "scroll board 900,0\nhover c6[end]",
        #"is behind the hidden cards that end "c6", where no pointer can aim; aim at "c6[1]", before them"#
      ),
      ("off", "hover c2.bottom", "there is no band to aim at, as autoscroll is off; write a point instead"),
    ])
  func advice(autoscroll: String, lines: String, advice: String) throws {
    let board = Self.board(autoscroll)
    let steps = lines.split(separator: "\n").map(String.init)
    let failures = try Scenarios.failures((steps + ["up"]).joined(separator: "\n"), on: board)
    #expect(failures.count == 1)
    let message = failures.first ?? ""
    #expect(message.hasSuffix(advice), "\(message)")
    let better = Self.following(message, in: steps)
    #expect(try Scenarios.failures((better + ["up"]).joined(separator: "\n"), on: board) == [], "\(better)")
  }

  @Test(
    "every slot of a long board is reached from afar",
    arguments: [
      "columns", "grid 2", "wrap",
    ], ["midpoint", "edges", "entered", "nearest-zone"])
  func everySlot(arrangement: String, targeting: String) throws {
    for direction in ["ltr", "rtl"] {
      let board = """
        layout
          viewport 500x400
          direction \(direction)
          arrangement \(arrangement)
        end
        behaviour
          targeting \(targeting)
          autoscroll band 60 speed 2000pt/s
        end
        board
          column c1
            card A
          column c2
          column c3
            cards B 1..20 height 90 width 120
        end

        """
      for slot in [7, 20] {
        let lines = "drag A to c3[\(slot)]\nexpect moves = A c1[0] -> c3[\(slot)]"
        #expect(try Scenarios.failures(lines, on: board) == [], "\(direction) c3[\(slot)]")
      }
    }
  }

  @Test("a press that never lifts, and a goal that goes while the pointer rests, are told")
  func restsInVain() throws {
    let heavy = Self.board("").replacing("behaviour\n", with: "behaviour\n  mouse-threshold 1000\n")
    let unlifted = try Scenarios.failures("drag A to c4[0]", on: heavy)
    #expect(unlifted.count == 1)
    #expect(unlifted.first?.hasPrefix("autoscroll stopped before \"c4[0]\" was in view; hold") ?? false)
    for rest in [60, 300] {
      let gone = try Scenarios.failures("drag A to c4[0]\n@+\(rest)ms hide c4", on: Self.board(""))
      #expect(gone == ["\"c4[0]\" has no frame, as its column is hidden; \"show c4\" first"], "\(rest)")
    }
  }

  @Test("the end of a pile, of a strip and of a column that drags reach at its end only is reached from afar")
  func ends() throws {
    for words in ["arrangement pile 12", "collapsed", "width 200"] {
      let board = """
        layout
          viewport 500x400
        end
        behaviour
          targeting \(words == "width 200" ? "column-end" : "midpoint")
        end
        board
          column c1
            card A
          column c2
          column c3 \(words)
            cards B 1..20
        end

        """
      #expect(
        try Scenarios.failures("drag A to c3[end]\nexpect moves = A c1[0] -> c3[20]", on: board) == [],
        "\(words)")
    }
  }

  @Test(
    "of a slot that no point of its column gives it is said why, and which one is nearest",
    arguments: [
      (
        "column-end", 48,
        #""c2[1]" cannot be aimed at, as drags only reach the end of other columns here; aim at "c2[3]""#
      ),
      ("midpoint", 0, #""c2[1]" is given by no point of the column; aim at "c2[0]""#),
    ])
  func givenByNoPoint(targeting: String, height: Int, words: String) throws {
    let board = """
      layout
        card-spacing 0
      end
      behaviour
        targeting \(targeting)
      end
      board
        column c1
          card A
        column c2
          cards B 1..3 height \(height)
      end

      """
    #expect(try Scenarios.failures("drag A to c2[1]", on: board) == [words])
  }

  /// The steps as the message about the last one says.
  private static func following(_ message: String, in steps: [String]) -> [String] {
    let last = steps[steps.count - 1]
    let before = Array(steps.dropLast())
    func quoted(behind words: String) -> [String] {
      guard let start = message.firstRange(of: words)?.upperBound else { return [] }
      return message[start...].split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }
    func aimed(at place: String) -> [String] {
      let word = last.contains(" to ") ? " to " : " "
      guard let start = last.firstRange(of: word)?.upperBound else { return steps }
      return before + [last[..<start] + place]
    }
    if message.contains("hold the cards and scroll: ") { return before + quoted(behind: "and scroll: ") }
    if message.contains("into view first: ") { return before + quoted(behind: "view first: ") + [last] }
    if message.contains("leave out \"direct\"") { return before + [last.replacing(" direct", with: "")] }
    if message.hasSuffix(" first") { return before + quoted(behind: "; ") + [last] }
    if let place = quoted(behind: "; aim at ").first { return aimed(at: place) }
    return aimed(at: "320,200")
  }
}
