import KanbanScenario
import KanbanText
import ScenarioSyntax
import TestSupport
import Testing

@Suite struct RobustnessTests {
  @Test(arguments: UInt64(0)..<40)
  func `Whatever becomes of a file, its diagnostics lie inside it and are plain text`(seed: UInt64) {
    var generator = ScenarioGenerator(seed: seed &+ 5_000)
    let original = Array(generator.file().utf8)
    for _ in 0..<30 {
      var bytes = original
      for _ in 0...generator.random.below(4) { Self.mutate(&bytes, &generator.random) }
      Self.check(bytes)
    }
  }

  @Test(arguments: UInt64(0)..<20)
  func `Bytes that are no language at all are read to their end`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let marks = Array("\"[].,:=|->@#\n\r\t \\{}0a".utf8) + [0, 0x80, 0xC3, 0xFF]
    for _ in 0..<100 {
      let isMarks = random.once(in: 2)
      let bytes = (0..<random.below(200)).map { _ in
        isMarks ? random.pick(marks) : UInt8(truncatingIfNeeded: random.next())
      }
      Self.check(bytes)
    }
  }

  private static func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard !bytes.isEmpty else { return bytes.append(UInt8(ascii: "x")) }
    let place = random.below(bytes.count)
    let words = [
      "end\n", "\nboard\n", "\"", " 999999999999 ", "\r", "\0", "..", "\u{202E}", " within ", "[", "\n| x\n",
    ]
    switch random.below(5) {
    case 0: bytes.remove(at: place)
    case 1: bytes[place] = UInt8(truncatingIfNeeded: random.next())
    case 2: bytes.insert(contentsOf: Array(random.pick(words).utf8), at: place)
    case 3: bytes.removeSubrange(place..<min(bytes.count, place + random.below(40)))
    default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + random.below(40))], at: place)
    }
  }

  private static func check(_ bytes: [UInt8]) {
    let parsed = ScenarioParser.parse(bytes)
    let renderer = DiagnosticRenderer(path: "a\u{1B}b", map: SourceMap(bytes))
    var last = 0
    for diagnostic in parsed.diagnostics {
      let ranges =
        [diagnostic.range] + diagnostic.notes.map(\.range) + (diagnostic.fix.map { [$0.range] } ?? [])
      for range in ranges {
        #expect(0 <= range.start && range.start <= range.end && range.end <= bytes.count)
      }
      #expect(last <= diagnostic.range.start)
      last = diagnostic.range.start
      let text = renderer.text(of: diagnostic)
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || PlainText.isPlain($0) })
      #expect(text.split(separator: "\n").allSatisfy { $0.count < 400 })
    }
    #expect(parsed.tree.phases.flatMap(\.lines) == Array(parsed.tree.lines.indices))
    if !parsed.hasErrors, case .faults = SyntaxFormatter.format(bytes) {
      Issue.record("a file without errors was not formatted")
    }
  }

  /// Files that would be slow, or too deep, if any part of the parser looked back or nested.
  static let floods: [(name: String, unit: String)] = [
    ("quotes", "\""), ("brackets", "["), ("backslashes", "\\"), ("dots", "."), ("arrows", "->"),
    ("hashes", "#"),
    ("spaces", " "), ("letters", "a"), ("digits", "9"), ("carriage returns", "\r"), ("line ends", "\n"),
    ("pipes", "|"), ("pipe lines", "|\n"), ("at signs", "@"), ("commas", ","), ("zeroes", "\0"),
    ("ill-formed", "\u{FFFD}"),
    ("blocks", "board\n"), ("unclosed blocks", "board\nundo\n"), ("closed blocks", "board\nundo\nend\n"),
    ("traces", "trace\n"), ("trace inside out", "trace\nexpect frame x\n|a|\nlayout\n"), ("ends", "end\n"),
    ("titles", "title \"x\"\n"), ("comments", "# x\n"), ("repeated words", "zoom 1 "), ("tags", "a "),
    ("steps", "undo\n"), ("phases", "# x\nundo\n\n# y\nexpect settled\n"), ("columns", "column c\n"),
    ("frames", "expect frame x\n| a |\n= b\n"), ("vary", "vary zoom 1\n"), ("combining marks", "\u{301}"),
  ]

  @Test(.timeLimit(.minutes(1)), arguments: floods)
  func `A flood of anything is read in linear time`(name: String, unit: String) {
    for prefix in [
      "", "kanban-sim 1\n", "kanban-sim 1\ntags ", "kanban-sim 1\nlayout\n", "kanban-sim 1\nboard\n",
      "title \"",
    ] {
      let unit = Array(unit.utf8)
      var bytes = Array(prefix.utf8)
      while bytes.count < 20_000 { bytes += unit }
      let parsed = ScenarioParser.parse(bytes)
      let renderer = DiagnosticRenderer(path: name, map: SourceMap(bytes))
      for diagnostic in parsed.diagnostics.prefix(20) { _ = renderer.text(of: diagnostic) }
      #expect(parsed.diagnostics.allSatisfy { $0.message.utf8.count < 600 })
      #expect(parsed.diagnostics.allSatisfy { $0.range.end <= bytes.count })
    }
  }
}
