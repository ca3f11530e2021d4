import ScenarioSyntax
import Testing

@Suite struct SourceMapTests {
  static let table: [(text: String, offset: Int, line: Int, column: Int)] = [
    ("", 0, 1, 1), ("abc", 2, 1, 3), ("abc", 3, 1, 4), ("abc", 99, 1, 4), ("a\nb", 1, 1, 2),
    ("a\nb", 2, 2, 1),
    ("a\r\nb", 2, 1, 2), ("a\r\nb", 3, 2, 1), ("a\n", 2, 2, 1), ("\t\tx", 2, 1, 3), ("e\u{301}x", 3, 1, 2),
    ("👩‍👩‍👧x", 18, 1, 2), ("\u{FEFF}ab", 4, 1, 2), ("ä\nöü", 5, 2, 2),
  ]

  @Test(arguments: table)
  func `A column is a grapheme cluster and counts from 1`(text: String, offset: Int, line: Int, column: Int) {
    #expect(SourceMap(text).position(at: offset) == SourcePosition(line: line, column: column))
  }

  @Test func `A line is given without its end`() {
    let map = SourceMap("one\r\ntwo\n\nfour")
    #expect(
      (1...4).map { map.range(ofLine: $0) } == [
        SourceRange(0, 3), SourceRange(5, 8), .at(9), SourceRange(10, 14),
      ])
    #expect(map.lineCount == 4)
    #expect(map.range(ofLine: 0) == map.range(ofLine: 1))
    #expect(map.range(ofLine: 99) == map.range(ofLine: 4))
  }
}
