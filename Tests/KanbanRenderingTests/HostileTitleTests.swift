import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanRendering
import KanbanText
import TestSupport
import Testing

@Suite("Hostile titles")
struct HostileTitleTests {
  static let titles = [
    "\u{1B}[2J\u{1B}[H gone", "\u{9B}31m red", "a\nb\r\nc\td", "\u{202E}desrever\u{202C}",
    "\u{2066}x\u{2069}",
    "\u{200B}\u{200D}\u{FEFF}\u{AD}", "z" + String(repeating: "\u{301}", count: 60), "\u{301}lone",
    "שלום עולם 12",
    "مرحبا بالعالم", "日本語のとても長い題名です", "👩‍🚀👨‍👩‍👧‍👦🇩🇪👍🏽❤\u{FE0F}1\u{FE0F}\u{20E3}", "\u{7}\u{8}\u{7F}",
    "wait... and wait..", "....", "|...|", "= 0 ms", "\u{E000}\u{10FFFF}\u{2028}", "\u{1F1E9}", "क्षि นี้ 한글", "",
    "한글\u{1112}\u{1161}\u{11AB}", "\u{600}12", "Ａ全角", "à́̂", "\u{E0041}\u{E007F}", "x\u{FE0F}\u{200D}y",
    "]]>&<\"'",
  ]

  static func world(_ titles: [String]) throws -> World {
    var metrics = LayoutMetrics()
    metrics.columnWidth = .scaled(180)
    metrics.collapsedWidth = 56
    var world = try World(metrics)
    try world.add(titles[0], Array(titles.prefix(9)))
    try world.add(titles[1], Array(titles.dropFirst(1).prefix(8)), ColumnState(isCollapsed: true))
    try world.add(titles[2], Array(titles.dropFirst(9).prefix(9)))
    try world.add(titles[3], Array(titles.dropFirst(18)))
    return world
  }

  @Test("Every line keeps its width in every form, wherever the titles stand")
  func widths() throws {
    var random = SplitMix64(seed: 4)
    for _ in 0..<60 {
      let world = try Self.world(Self.titles.shuffled(using: &random))
      let x = Double.random(in: 0...800, using: &random)
      let y = Double.random(in: 0...600, using: &random)
      let snapshot = try world.dragging([3, 5], grabbed: 3, at: Point(x: x, y: y), over: .at(2, 1))
      let width = Int.random(in: 40...104, using: &random)
      let frame = world.frame(snapshot, Self.titles.joined(), FrameOptions(width: width))
      let golden = frame.goldenLines
      let bars = golden.dropLast().map { Array($0.utf8).lastIndex(of: 0x7C) }
      #expect(Set(bars).count == 1, "\n\(frame.golden)")
      #expect(golden.count == frame.height + 1)
      #expect(frame.golden.utf8.allSatisfy { $0 == 0x0A || ($0 >= 0x20 && $0 < 0x7F) })
      #expect(!frame.golden.contains(".."))
      #expect(golden.last?.first == "=")
      for repertoire in [Repertoire.ascii, .unicode] {
        let style = ScreenStyle(theme: .plain, repertoire: repertoire)
        for line in frame.screenLines(style: style) + frame.captionLines(style: style) {
          #expect(DisplayWidth.of(line) == frame.width, "\(line)")
          #expect(line.unicodeScalars.allSatisfy(Self.isHarmless))
        }
      }
    }
  }

  @Test("Titles change nothing but the cells of titles")
  func nothingElseMoves() throws {
    let hostile = try Self.world(Self.titles)
    let plain = try Self.world(Self.titles.map { _ in "" })
    let (left, right) = (hostile.frame(hostile.idle()), plain.frame(plain.idle()))
    for row in 0..<left.height {
      for column in 0..<left.width where left[column, row] != right[column, row] {
        let roles: Set<FrameRole> = [.cardTitle, .columnTitle]
        #expect(
          roles.contains(left[column, row].role) || roles.contains(right[column, row].role),
          "\(column),\(row)\n\(left.golden)")
      }
    }
  }

  @Test("A left-to-right mark ends every title with letters that read from right to left")
  func isolation() throws {
    let world = try Self.world(["שלום", "x", "y", "z"] + Self.titles)
    let lines = world.frame(world.idle()).screenLines()
    let line = try #require(lines.first { $0.contains("שלום") && $0.contains("╭") == false })
    let after = line.unicodeScalars.drop { $0 != "ם" }.dropFirst().drop { $0 == " " }
    #expect(after.first == "\u{200E}")
  }

  @Test(
    "Outside ASCII a golden frame shows letters of the characters' names, in as many cells",
    arguments: [
      ("Prüfung", "Prufung"), ("Привет", "Peivit"), ("שלום", "slvm"), ("か日", "kae5"), ("🚀!", "ro!"),
      ("a – b", "a - b"), ("“x”", "\"x\""), ("αβγ", "abg"), ("🇩🇪", "de"), ("👩‍🚀", "wo"), ("x\u{1B}", "x^["),
      ("x\u{202E}", "x{202e}"), ("Wait...", "Wait:::"), ("v1.2", "v1.2"), ("…", "~"), ("ｱ", "a"),
    ])
  func transliteration(title: String, golden: String) throws {
    var world = try World()
    try world.add("To do", [title])
    let frame = world.frame(world.idle())
    #expect(frame.goldenLines.contains { $0.contains("| \(golden) ") }, "\(frame.goldenLines[6])")
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: false
    case .format:
      scalar.value == 0x200E || scalar.value == 0x200D || scalar.value == 0x200C
        || (0xE0020...0xE007F).contains(scalar.value)
    default: true
    }
  }
}
