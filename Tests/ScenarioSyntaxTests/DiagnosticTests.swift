import KanbanScenario
import KanbanText
import ScenarioSyntax
import Testing

@Suite struct DiagnosticTests {
  private func text(_ source: String) -> String {
    faults(ScenarioParser.parse(source), of: source)
  }

  @Test func `A fault is shown with its line, its place and what was probably meant`() {
    let shown = text("kanban-sim 1\ndrag A1 to todo[1] dwel 5ms\n")
    let expected = """
      test:2:20: error: 'dwel' is not a clause [KS0102]
       2 | drag A1 to todo[1] dwel 5ms
         |                    ^^^^
          did you mean 'dwell'?

      """
    #expect(shown == expected)
  }

  @Test func `A second place is shown as a note`() {
    let shown = text("kanban-sim 1\nlayout\n  zoom 2\n  zoom 3\nend\n")
    let expected = """
      test:4:3: error: 'zoom' stands once [KS0116]
       4 |   zoom 3
         |   ^^^^
      test:3:3: note: it stands here already
       3 |   zoom 2
         |   ^^^^

      """
    #expect(shown == expected)
  }

  @Test func `What is missing is pointed at behind the line`() {
    #expect(text("kanban-sim 1\ndrag A1 to  \n").contains(" 2 | drag A1 to  \n   |           ^\n"))
  }

  @Test func `Control characters, bidi marks and tabs are never written raw`() {
    let shown = text("kanban-sim 1\n\tfocus \"a\u{202E}\" \u{1B}[2J\n")
    #expect(shown.contains(" 2 |  focus \"a<U+202E>\" \u{241B}[2J\n"))
    #expect(shown.contains("   |                    ^\n"))
  }

  @Test func `Wide characters have wide carets`() {
    let shown = text("kanban-sim 1\nfocus 漢字 x\n")
    #expect(shown.contains("   |       ^^^^\n"))
    #expect(shown.contains("test:2:7:"))
  }

  static let carets: [(line: String, carets: String)] = [
    (#"column "éÿяabc" frobnicate"#, "                ^^^^^^^^^^"), (#"focus "漢" x"#, "           ^"),
    ("focus \"e\u{301}\" x", "          ^"), ("focus \"\u{301}\" x", "         ^"),
    (#"focus "👍🏽" x"#, "           ^"), ("focus \"☎\u{FE0F}\" x", "           ^"),
    (#"focus "ｱ" x"#, "          ^"), (#"focus "\éab""#, "       ^^"), (#"focus "a\漢字""#, "        ^^^"),
  ]

  @Test(arguments: carets)
  func `Carets stand under the fault, whatever stands before it`(line: String, carets: String) {
    let isBoard = line.hasPrefix("column")
    let shown = text("kanban-sim 1\n" + (isBoard ? "board\n\(line)\nend\n" : line))
    #expect(shown.contains(" \(line)\n   | \(carets)\n"), "\(shown)")
  }

  static let notes: [(line: String, fault: String, note: String, place: Int)] = [
    ("card A1 locked height 50 pinned", "pinned", "locked", 8),
    ("card A1 pinned height 50 locked", "locked", "pinned", 8),
    ("card A1 height 50 locked height 60", "height", "height", 8), ("card A1 a=1 locked a=2", "a", "a", 8),
    ("drag A1 to 1,2 over 1s steps 3 at 5pt/s", "at", "over", 15),
    ("drag A1 to 1,2 jump over 1s every 8ms", "every", "jump", 15),
    ("drag A1 to 1,2 hold 1s jump hold 2s", "hold", "hold", 15),
    ("tags a b a", "a", "a", 5), ("vary frame-rate 30 60 30", "30", "30", 16),
    ("key a with shift option shift", "shift", "shift", 11),
  ]

  @Test(arguments: notes)
  func `A note stands at the first of two words, the fault at the second`(
    line: String, fault: String, note: String, place: Int
  ) throws {
    let isCard = line.hasPrefix("card")
    let before = isCard ? "kanban-sim 1\nboard\ncolumn todo\n" : "kanban-sim 1\n"
    let source = Array((before + line + (isCard ? "\nend\n" : "\n")).utf8)
    let diagnostics = ScenarioParser.parse(source).diagnostics
    let found = try #require(diagnostics.first)
    #expect(diagnostics.count == 1 && found.notes.count == 1)
    func text(_ range: SourceRange) -> String {
      String(decoding: source[range.start..<range.end], as: UTF8.self)
    }
    #expect(text(found.range) == fault)
    #expect(text(found.notes[0].range) == note)
    #expect(found.notes[0].range.start == before.utf8.count + place)
    #expect(found.range.start > found.notes[0].range.end)
  }

  @Test func `Each part of a diagnostic has its style`() {
    let source = "kanban-sim 1\nlayout\n  zoom 2\n  zom 3\n  zoom 3\nend\nmove to todo[1]\n"
    let renderer = DiagnosticRenderer(path: "test", map: SourceMap(source))
    let diagnostics = ScenarioParser.parse(source).diagnostics
    func styles(_ diagnostic: Diagnostic) -> [String] {
      renderer.spans(of: diagnostic).map { "\($0.style) \($0.text.filter { $0 != "\n" })" }
    }
    #expect(
      styles(diagnostics[0]) == [
        "location test:4:3: ", "failed error: ", "plain 'zom' is not a key of layout", "faint  [KS0102]",
        "gutter  4 | ",
        "plain   zom 3", "gutter    | ", "caret   ^^^", "suggestion     did you mean 'zoom'?",
      ])
    #expect(
      styles(diagnostics[1]).suffix(7)
        == [
          "location test:3:3: ", "note note: ", "plain it stands here already", "plain ", "gutter  3 | ",
          "plain   zoom 2",
          "gutter    | ", "caret   ^^^^",
        ].suffix(7))
    #expect(styles(diagnostics[2]).last == "suggestion     leave out 'to'")
    var warning = diagnostics[2]
    warning.severity = .warning
    #expect(styles(warning)[1] == "warned warning: ")
  }

  @Test func `A long line is cut around the fault`() {
    let filler = String(repeating: "a", count: 500)
    let shown = text("kanban-sim 1\naction A1 \"\(filler)\" now \"\(filler)\"\n")
    let line = shown.split(separator: "\n")[1]
    let carets = shown.split(separator: "\n")[2]
    #expect(line.contains("…") && line.hasSuffix("…") && line.count <= 110)
    #expect(carets.hasSuffix("^^^"))
    #expect(Array(line)[carets.count - 3] == "n")
  }

  @Test func `A long line is not cut through a character`() {
    // Characters of 61 bytes, so that the bytes that are looked at end within what is shown.
    let tower = "z" + String(repeating: "\u{301}", count: 30)
    for shift in 0..<4 {
      let filler = String(repeating: "a", count: shift) + String(repeating: tower, count: 40)
      let shown = text("kanban-sim 1\naction A1 \"\(filler)\" now \"\(filler)\"\n")
      #expect(!shown.unicodeScalars.contains("\u{FFFD}") && !shown.contains("{fffd}"), "\(shown)")
    }
  }

  @Test func `A word of a megabyte is shown by its beginning`() {
    let shown = text("kanban-sim 1\n" + String(repeating: "x", count: 1_000_000))
    #expect(shown.count < 400)
  }

  @Test func `A fix is told in words`() {
    #expect(text("kanban-sim 1\ndown todo [1]").contains("leave out the space"))
    #expect(text("kanban-sim 1\nmove to todo[1]").contains("leave out 'to'"))
    #expect(text("kanban-sim 1\ndown v1.2").contains("write \"v1.2\""))
    #expect(text("title \"x\"").contains("put kanban-sim 1 before it"))
  }

  @Test func `A fix mends its fault`() throws {
    for line in ["down todo [1]", "down v1.2", "focus \"A\"1", "drag A1 to B1 at 5", "wait 200 ms"] {
      let source = "kanban-sim 1\n" + line
      let fix = try #require(ScenarioParser.parse(source).diagnostics.first?.fix)
      var bytes = Array(source.utf8)
      bytes.replaceSubrange(fix.range.start..<fix.range.end, with: Array(fix.replacement.utf8))
      let codes = ScenarioParser.parse(bytes).diagnostics.map(\.code)
      #expect(codes == [] || line.hasPrefix("focus"))
    }
  }

  @Test(arguments: DiagnosticCode.allCases)
  func `Every code is explained with an example that breaks the rule and one that keeps it`(
    code: DiagnosticCode
  ) {
    let explanation = code.explanation
    #expect(!explanation.title.isEmpty && !explanation.title.hasSuffix("."))
    #expect(explanation.text.hasSuffix("."))
    #expect(DiagnosticCode(text: code.text.lowercased()) == code)
    let isVersion = code == .missingVersion || code == .unknownVersion
    let head = isVersion ? "" : "kanban-sim 1\n"
    #expect(ScenarioParser.parse(head + explanation.right).diagnostics == [])
    let codes = ScenarioParser.parse(head + explanation.wrong).diagnostics.map(\.code)
    let isLanguage = code.text.hasPrefix("KS01") && code != .invalidUTF8
    #expect(codes == (isLanguage ? [code] : []) || code == .invalidUTF8)
  }

  @Test(
    arguments: [
      [0xFF], [0xC0, 0xAF], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80],
      [0xF0, 0x9F, 0x98],
    ] as [[UInt8]])
  func `Ill-formed text is found at its first byte`(fault: [UInt8]) {
    let bytes = Array("kanban-sim 1\n# é ".utf8) + fault + Array("\nundo".utf8)
    let diagnostics = ScenarioParser.parse(bytes).diagnostics
    #expect(diagnostics.map(\.code) == [.invalidUTF8])
    #expect(diagnostics.first?.range.start == 18)
  }

  @Test(arguments: [
    ("drga", "drag"), ("dra", "drag"), ("DRAG", "drag"), ("drgaa", nil), ("xyz", nil), ("expecct", "expect"),
    ("e", nil), ("", nil),
  ])
  func `The nearest word is suggested if it is near`(word: String, suggestion: String?) {
    #expect(WordSuggestion.nearest(to: word, among: ["move", "drag", "expect"]) == suggestion)
  }

  @Test func `Words of up to 40 letters have suggestions of up to 50, among the first 10,000 candidates`() {
    func letters(_ count: Int) -> String { String(repeating: "a", count: count) }
    #expect(WordSuggestion.nearest(to: letters(40), among: [letters(50)]) == letters(50))
    #expect(WordSuggestion.nearest(to: letters(40), among: [letters(51), letters(27)]) == letters(27))
    #expect(WordSuggestion.nearest(to: letters(40), among: [letters(26)]) == nil)
    #expect(WordSuggestion.nearest(to: letters(41), among: [letters(40)]) == nil)
    let others = Array(repeating: "zzz", count: 9_999)
    #expect(WordSuggestion.nearest(to: "abd", among: others + ["abc"]) == "abc")
    #expect(WordSuggestion.nearest(to: "abd", among: others + ["zzz", "abc"]) == nil)
  }

  @Test(
    arguments: [
      ("abcdef", "abcxyf", "abcxyf"), ("abcdef", "abxyzf", nil), ("abcdef", "bacdfe", "bacdfe"),
      ("abcdef", "badcfe", nil), ("abc", "acb", "acb"), ("abc", "cab", nil), ("abcde", "abcd", "abcd"),
      ("abcde", "abc", nil), ("ab", "b", "b"), ("ab", "c", nil), ("ZAZ", "zaz", "zaz"), ("AZA", "aza", "aza"),
      ("@[@", "`{`", nil), ("[@[", "{`{", nil), ("abcdef", "cdefab", nil),
    ] as [(String, String, String?)])
  func `Near is one edit for three letters, a swap of neighbours is one`(
    word: String, candidate: String, suggestion: String?
  ) {
    #expect(WordSuggestion.nearest(to: word, among: [candidate]) == suggestion)
  }

  @Test func `Of equally near words the first is suggested`() {
    #expect(WordSuggestion.nearest(to: "hat", among: ["cat", "bat"]) == "cat")
  }
}

/// What words of other tools are called here.
@Suite struct SynonymTests {
  @Test func `A synonym is no word of its list, and means words of the language`() {
    let known = Set(Grammar.scenarios.words)
    for list in Grammar.scenarios.wordLists {
      let own = Set(list.spellings)
      for (word, meaning) in list.synonyms.words {
        // The table of modifiers has their own names too, for keys such as Shift+Tab.
        #expect(!own.contains(word) || list === Grammar.scenarios.inner.modifiers, "\(word)")
        #expect(
          meaning.split(separator: " ").allSatisfy { known.contains(String($0)) }, "\(word): \(meaning)")
        #expect(word == word.lowercased() && word.allSatisfy(\.isLetter), "\(word)")
      }
    }
  }

  @Test func `A verb of another tool is no word that begins a line here`() {
    let grammar = Grammar.scenarios
    let lists = [
      grammar.steps.words, grammar.head.words, grammar.rules.words, Choices.statements.list,
      Choices.boardLines.list,
    ]
    let beginnings = Set(lists.flatMap(\.spellings))
    for word in grammar.steps.words.synonyms.words.keys { #expect(!beginnings.contains(word), "\(word)") }
  }

  static let verbs = [
    ("click A1", "tap"), ("press A1", "down"), ("press Enter", "key"), ("press Escape", "key"),
    ("press ArrowUp", "key"),
    ("press Ctrl+Z", "key"), ("press x", "down"), ("press todo[0]", "down"),
    ("swipe 1,2 to 3,4", "touch drag"),
    ("longpress A1", "touch down"), ("long-press A1", "touch down"), ("doubleclick A1", "tap"),
    ("dblclick A1", "tap"),
    ("touchstart A1", "touch down"), ("touchEnd", "touch up"), ("mousedown A1", "mouse down"),
    ("mouse_up", "mouse up"),
    ("drop", "up"), ("release", "up"), ("assert settled", "expect"), ("sleep 5ms", "wait"),
    ("dragAndDrop A1", "drag"),
    ("mouse click A1", "tap"), ("touch longpress A1", "down"), ("drga A1 to B1", "drag"),
  ]

  @Test(arguments: verbs)
  func `A verb of another tool gets the right suggestion`(line: String, suggestion: String) {
    let diagnostics = ScenarioParser.parse("kanban-sim 1\n\(line)\n").diagnostics
    #expect(diagnostics.map(\.suggestion) == [suggestion])
  }
}
