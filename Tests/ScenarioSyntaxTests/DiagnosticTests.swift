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

  @Test func `A long line is cut around the fault`() {
    let filler = String(repeating: "a", count: 500)
    let shown = text("kanban-sim 1\naction A1 \"\(filler)\" now \"\(filler)\"\n")
    let line = shown.split(separator: "\n")[1]
    let carets = shown.split(separator: "\n")[2]
    #expect(line.contains("…") && line.hasSuffix("…") && line.count <= 110)
    #expect(carets.hasSuffix("^^^"))
    #expect(Array(line)[carets.count - 3] == "n")
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

  @Test func `Of equally near words the first is suggested`() {
    #expect(WordSuggestion.nearest(to: "hat", among: ["cat", "bat"]) == "cat")
  }
}
