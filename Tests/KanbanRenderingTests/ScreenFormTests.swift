import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanRendering
import KanbanText
import Testing

@Suite("Screen form")
struct ScreenFormTests {
  static func frames() throws -> [Frame] {
    let world = try HostileTitleTests.world(HostileTitleTests.titles)
    return try (0..<12).map { step in
      let point = Point(x: 120 + 40 * Double(step), y: 100 + 30 * Double(step))
      let target = Target.at(2, step % 4, step % 3 == 0 ? .forbid(.unknownCard) : .accept)
      return world.frame(
        try world.dragging(
          step % 2 == 0 ? [3] : [3, 4], grabbed: 3, at: point, over: target, at: Int64(step)))
    }
  }

  @Test("Without a theme nothing is written but text", arguments: [Repertoire.ascii, .unicode])
  func plain(repertoire: Repertoire) throws {
    for frame in try Self.frames() {
      let text = frame.screenLines(style: ScreenStyle(theme: .plain, repertoire: repertoire)).joined()
      #expect(!text.unicodeScalars.contains("\u{1B}"))
      if repertoire == .ascii { #expect(text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }) }
    }
  }

  /// The parameters of the escape codes, for dark and for light backgrounds; none are the terminal's own.
  static let colours: [(roles: [FrameRole], dark: String, light: String)] = [
    ([.background], "", ""), ([.ruler, .scrollHint], "38;5;240", "38;5;249"),
    ([.column], "38;5;244", "38;5;246"),
    ([.card, .cardLocked], "38;5;250", "38;5;241"), ([.cardTitle], "38;5;255", "38;5;234"),
    ([.columnTitle, .ghostTitle], "1;38;5;255", "1;38;5;234"),
    ([.count, .placeholder], "38;5;247", "38;5;243"), ([.countOver, .refusal], "1;38;5;210", "1;38;5;160"),
    ([.columnRefused], "38;5;210", "38;5;160"), ([.warning], "1;38;5;221", "1;38;5;130"),
    ([.columnWarned], "38;5;221", "38;5;130"), ([.accepted], "1;38;5;114", "1;38;5;28"),
    ([.columnTarget], "38;5;114", "38;5;28"), ([.autoscroll], "1;38;5;183", "1;38;5;91"),
    ([.flight], "38;5;183", "38;5;91"), ([.ghost, .ghostCount], "1;38;5;117", "1;38;5;25"),
    ([.cardSelected], "38;5;117", "38;5;25"), ([.cardFocused], "1;38;5;222", "1;38;5;130"),
    ([.rulerMark, .pointerDown], "1;38;5;229", "1;38;5;166"), ([.pointerUp], "38;5;229", "38;5;166"),
  ]

  @Test("Every role has its colour on dark and on light backgrounds")
  func table() {
    #expect(Set(Self.colours.flatMap(\.roles)) == Set(FrameRole.allCases))
    for (roles, dark, light) in Self.colours {
      for role in roles {
        for (theme, code) in [(Theme.dark, dark), (.light, light)] {
          let text = ScreenStyle(theme: theme).text("x", role: role)
          #expect(text == (code.isEmpty ? "x" : "\u{1B}[0;\(code)mx\u{1B}[0m"), "\(role) of \(theme)")
        }
      }
    }
  }

  @Test("Colours are the only escape codes of lines, and each line gives them back")
  func colours() throws {
    for theme in [Theme.dark, .light] {
      for frame in try Self.frames() {
        let coloured = frame.screenLines(style: ScreenStyle(theme: theme))
        for (line, plain) in zip(coloured, frame.screenLines()) {
          let pieces = line.split(separator: "\u{1B}", omittingEmptySubsequences: false)
          for piece in pieces.dropFirst() {
            let code = piece.prefix { $0 != "m" }
            #expect(code.first == "[" && code.dropFirst().allSatisfy { $0.isNumber || $0 == ";" })
          }
          let text = pieces.enumerated().map {
            $0.offset == 0 ? $0.element : $0.element.drop { $0 != "m" }.dropFirst()
          }
          #expect(text.joined() == plain)
          if pieces.count > 1 { #expect(line.hasSuffix("\u{1B}[0m") || pieces.last == "[0m\u{200E}") }
        }
      }
    }
  }

  @Test("Updates bring a terminal from any frame to any other", arguments: [Theme.plain, .dark])
  func updates(theme: Theme) throws {
    let frames = try Self.frames()
    let style = ScreenStyle(theme: theme)
    for before in frames {
      for after in frames {
        var terminal = Terminal(width: after.width + 6, height: after.height + 4)
        terminal.write(before.update(from: nil, style: style, origin: (3, 2)))
        terminal.write(after.update(from: before, style: style, origin: (3, 2)))
        var fresh = Terminal(width: after.width + 6, height: after.height + 4)
        fresh.write(after.update(from: nil, style: style, origin: (3, 2)))
        #expect(terminal.rows == fresh.rows)
        for (row, line) in after.screenLines().enumerated() {
          let shown = fresh.rows[row + 2][3...].joined().filter { $0 != "\u{200E}" }
          #expect(
            shown.hasPrefix(String(String.UnicodeScalarView(line.unicodeScalars.filter { $0 != "\u{200E}" })))
          )
        }
      }
    }
  }

  @Test("An update writes nothing for equal frames, and little for a small step")
  func economy() throws {
    let world = try World.example()
    func frame(_ x: Double) throws -> Frame {
      world.frame(try world.dragging([0], grabbed: 0, at: Point(x: x, y: 340), over: .at(0, 0, isHome: true)))
    }
    let style = ScreenStyle(theme: .dark)
    let (first, second) = (try frame(400), try frame(408))
    #expect(first.update(from: first, style: style) == "")
    let update = second.update(from: first, style: style)
    #expect(second.changedCellCount(from: first) < 40)
    #expect(update.utf8.count < 500)
    #expect(second.update(from: nil, style: style).utf8.count > 4_000)
  }

  @Test("A wide character is written again only if it, not its neighbour, has changed")
  func besideWideCharacters() throws {
    func frame(_ title: String) throws -> Frame {
      var world = try World()
      try world.add("To do", [title])
      return world.frame(world.idle())
    }
    let frames = try [frame("a漢字c"), frame("b漢字c"), frame("a漢字d"), frame("a漢語c")]
    for changed in frames.dropFirst() { #expect(changed.changedCellCount(from: frames[0]) == 1) }
  }

  @Test("Up to four unchanged cells between changed ones are written again, over more the cursor goes")
  func gaps() throws {
    func frame(_ title: String) throws -> Frame {
      var world = try World()
      try world.add("To do", [title])
      return world.frame(world.idle())
    }
    let before = try frame("abcdefgh")
    for (title, text) in [("xbcdexgh", "xbcdex"), ("xbcdefxh", "x|x"), ("xxcdefgx", "xx|x")] {
      let update = try frame(title).update(from: before, style: ScreenStyle())
      let runs = update.split(separator: "\u{1B}").compactMap { $0.split(separator: "H").dropFirst().first }
      #expect(runs.joined(separator: "|") == text, "\(title)")
    }
  }

  @Test("A cell is written again if its character or its role has changed, and only then")
  func changedCells() throws {
    func frame(_ title: String, isCarried: Bool = false) throws -> Frame {
      var metrics = LayoutMetrics()
      metrics.viewportSize = Size(width: 320, height: 160)
      var world = try World(metrics)
      try world.add("To do", [title])
      guard isCarried else { return world.frame(world.idle()) }
      // By keys: the card stands where it stood, as the carried one.
      var snapshot = world.idle()
      let card = CardHandle(rawValue: 0)
      snapshot.geometry.setLifted(Lifted(cards: [card], grabbed: card))
      snapshot.phase = .dragging
      snapshot.lifted = [card]
      snapshot.placement = .home
      return world.frame(snapshot)
    }
    let titles = ["👩‍🚀 x", "👨‍🚀 x", "👩‍🚀 y", "a 👩‍🚀", "日本"]
    let frames = try titles.flatMap { [try frame($0), try frame($0, isCarried: true)] }
    func differs(_ column: Int, _ row: Int, _ now: Frame, _ before: Frame) -> Bool {
      let (cell, old) = (now[column, row], before[column, row])
      if cell.text == " ", old.text == " " { return false }
      return cell.text != old.text || cell.role != old.role
    }
    for before in frames {
      for now in frames {
        let changed = (0..<now.height).reduce(0) { sum, row in
          sum
            + (0..<now.width).count { column in
              let width = now[column, row].width
              return (0..<width).contains { differs(column + $0, row, now, before) }
            }
        }
        #expect(now.changedCellCount(from: before) == changed)
        #expect(now.update(from: before, style: ScreenStyle(theme: .dark)).isEmpty == (changed == 0))
      }
    }
    let role = try frame(titles[0], isCarried: true)[9, 6].role
    #expect(try frame(titles[0])[9, 6].role == .cardTitle && role == .ghostTitle, "\(role)")
  }

  @Test("Behind a character of several code points, however wide it is shown, the cursor is placed")
  func cursorBehindClusters() throws {
    let clusters = ["👩‍🚀", "👍🏽"]
    var world = try World()
    try world.add("To do", clusters.map { "a\($0)b" })
    let update = world.frame(world.idle()).update(from: nil, style: ScreenStyle(theme: .plain))
    for cluster in clusters { #expect(update.contains("a\(cluster)\u{1B}[")) }
  }

  @Test("Captions are broken between words into lines of one width")
  func captions() throws {
    let world = try World.example()
    let frame = world.frame(
      try world.dragging([0], grabbed: 0, at: Point(x: 400, y: 340), over: .at(1, 0)), "Spec lifted")
    for width in [20, 40, 104] {
      let lines = frame.captionLines(width: width)
      #expect(lines.allSatisfy { DisplayWidth.of($0) == width })
      let words = lines.joined(separator: " ").split(separator: " ")
      #expect(words == frame.caption.split(separator: " "))
    }
  }

  @Test("A caption that needs more lines than it may have ends with an ellipsis, after a whole word")
  func cutCaptions() throws {
    let world = try World.example()
    let frame = world.frame(
      try world.dragging([0], grabbed: 0, at: Point(x: 400, y: 340), over: .at(1, 0)), "Spec lifted")
    let all = frame.caption.split(separator: " ")
    for count in 1...3 {
      let lines = frame.captionLines(width: 30, atMost: count)
      #expect(lines.count == count)
      let words = lines.joined(separator: " ").split(separator: " ")
      #expect(words.last == "…" && all.starts(with: words.dropLast()), "\(lines)")
    }
    #expect(!frame.captionLines(width: 30, atMost: 20).joined().contains("…"))
    let ascii = ScreenStyle(theme: .plain, repertoire: .ascii)
    #expect(frame.captionLines(style: ascii, width: 30, atMost: 1)[0].contains("~"))
  }

  @Test("Two frames beside each other have equal lines, and marks below what changed")
  func sideBySide() throws {
    let frames = try Self.frames()
    let lines = SideBySide.lines(frames[0], frames[1], titles: ("expected", "0 ms\u{1B}"))
    #expect(Set(lines.map { DisplayWidth.of($0) }).count == 1)
    #expect(lines[0].hasPrefix("expected"))
    #expect(lines.contains { $0.contains("^^^") })
    let equal = SideBySide.lines(frames[0], frames[0], titles: ("a", "b"))
    #expect(equal.count == frames[0].height + 2)
    #expect(equal.last?.hasPrefix("no cell differs") == true)
  }

  @Test("Of frames of different sizes every cell of the right or lower one has changed, and none beyond it")
  func sizes() throws {
    func frame(_ width: Double, _ height: Double) throws -> Frame {
      var metrics = LayoutMetrics()
      metrics.viewportSize = Size(width: width, height: height)
      let world = try World(metrics)
      return world.frame(world.idle())
    }
    let (small, large) = try (frame(160, 128), frame(240, 192))
    for (first, second) in [(small, large), (large, small)] {
      let words = "\(second.width * second.height) cells differ"
      let beside = SideBySide.lines(first, second, titles: ("a", "b"))
      let stacked = SideBySide.stackedLines(first, second, titles: ("a", "b"))
      #expect(beside.last?.hasPrefix(words) == true && stacked.last?.hasPrefix(words) == true)
      let marks = String(repeating: "^", count: second.width)
      #expect(beside.count(where: { $0.contains(marks) }) == second.height)
    }
  }

  @Test("Titles of compared frames that are too long end with a plain character where only those are wanted")
  func asciiTitles() throws {
    let frames = try Self.frames()
    let long = String(repeating: "long title ", count: 20)
    let plain = ScreenStyle(theme: .plain, repertoire: .ascii)
    let beside = SideBySide.lines(frames[0], frames[1], titles: (long, long), style: plain)
    let stacked = SideBySide.stackedLines(frames[0], frames[1], titles: (long, long), style: plain)
    #expect((beside + stacked).allSatisfy { $0.utf8.allSatisfy { $0 < 0x7F } })
    #expect(beside[0].hasSuffix("~") && stacked[0].hasSuffix("~"))
  }

  @Test("Two frames above each other have equal lines, and marks below what changed in the later one")
  func stacked() throws {
    let frames = try Self.frames()
    let lines = SideBySide.stackedLines(frames[0], frames[1], titles: ("before", "now\u{1B}"))
    #expect(Set(lines.map { DisplayWidth.of($0) }) == [frames[0].width])
    #expect(lines[0].hasPrefix("before ") && lines[frames[0].height + 1].hasPrefix("now^["))
    #expect(!lines[...frames[0].height].contains { $0.contains("^^^") })
    let marks = lines.filter { !$0.isEmpty && $0.allSatisfy { " ^".contains($0) } && $0.contains("^") }
    let beside = SideBySide.lines(frames[0], frames[1], titles: ("a", "b"))
    #expect(marks.count == beside.count { $0.allSatisfy { " ^".contains($0) } && $0.contains("^") })
    #expect(lines.last?.hasPrefix(String(beside.last?.prefix(12) ?? "none")) == true)
    let equal = SideBySide.stackedLines(frames[0], frames[0], titles: ("a", "b"))
    #expect(equal.count == 2 * frames[0].height + 3)
  }
}

/// A terminal that knows cursor placement, colours (which it ignores) and text.
private struct Terminal {
  var rows: [[String]]
  private var row = 0
  private var column = 0

  init(width: Int, height: Int) {
    rows = Array(repeating: Array(repeating: " ", count: width), count: height)
  }

  mutating func write(_ text: String) {
    var rest = text[...]
    while let character = rest.first {
      if character == "\u{1B}" {
        let body = rest.dropFirst(2)
        let numbers = body.prefix { $0.isNumber || $0 == ";" }
        let end = body[numbers.endIndex...].first
        if end == "H" {
          let place = numbers.split(separator: ";").compactMap { Int($0) }
          row = place[0] - 1
          column = place[1] - 1
        }
        rest = body[numbers.endIndex...].dropFirst()
        continue
      }
      rest = rest.dropFirst()
      let width = DisplayWidth.of(character)
      guard width > 0 else { continue }
      rows[row][column] = String(character)
      if width == 2 { rows[row][column + 1] = "" }
      column += width
    }
  }
}
