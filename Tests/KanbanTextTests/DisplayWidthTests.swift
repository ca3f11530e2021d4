import KanbanText
import Testing

@Suite("Display width")
struct DisplayWidthTests {
  @Test(
    "Characters take the cells that terminals give them",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("設", 2), ("か", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("Ａ", 2), ("ｱ", 1), ("🚀", 2), ("👩‍🚀", 2), ("👨‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("❤", 1), ("❤\u{FE0F}", 2),
      ("1\u{FE0F}\u{20E3}", 2), ("👍🏽", 2), ("ש", 1), ("ا", 1), ("ก็", 1), ("→", 1), ("│", 1),
      ("\u{3000}", 2), ("\u{200B}", 0), ("\u{202E}", 0), ("\u{1B}", 0), ("", 0), ("𠀋", 2), ("½", 1),
      ("\r\n", 0), ("\u{301}\u{302}", 0),
    ])
  func width(text: String, cells: Int) {
    #expect(DisplayWidth.of(text) == cells)
  }

  static let blocks: [(first: UInt32, last: UInt32, cells: Int)] = [
    (0x20, 0x7E, 1), (0xA1, 0xAC, 1), (0xC0, 0x2FF, 1), (0x300, 0x36F, 0), (0x370, 0x373, 1),
    (0x400, 0x482, 1),
    (0x10FB, 0x10FF, 1), (0x1100, 0x115F, 2), (0x1161, 0x11A2, 0), (0x2E80, 0x2E99, 2), (0x303F, 0x303F, 1),
    (0x3041, 0x3096, 2), (0x33FF, 0x33FF, 2), (0x3400, 0x4DB5, 2), (0x4DC0, 0x4DFF, 1), (0x4E00, 0x9FEF, 2),
    (0xA000, 0xA48C, 2), (0xA4D0, 0xA4F7, 1), (0xA960, 0xA97C, 2), (0xA980, 0xA982, 0), (0xAC00, 0xD7A3, 2),
    (0xF900, 0xFA6D, 2), (0xFB00, 0xFB06, 1), (0xFE30, 0xFE52, 2), (0xFE70, 0xFE74, 1), (0xFF01, 0xFF60, 2),
    (0xFF61, 0xFFBE, 1), (0xFFE0, 0xFFE6, 2), (0xFFE8, 0xFFEE, 1), (0x1F600, 0x1F64F, 2),
    (0x20000, 0x2A6D6, 2),
  ]

  @Test("A character has the cells that its block has", arguments: blocks)
  func width(first: UInt32, last: UInt32, cells: Int) throws {
    for value in [first, last] {
      let scalar = try #require(Unicode.Scalar(value))
      #expect(DisplayWidth.of(Character(scalar)) == cells, "\(String(value, radix: 16))")
    }
  }

  static let texts: [(text: String, width: Int, count: Int, lines: [String])] = [
    ("aaa bbb ccc", 11, 1, ["aaa bbb ccc"]), ("aaa bbb ccc", 10, 1, ["aaa bbb …"]),
    ("aaa bbb ccc", 9, 1, ["aaa bbb …"]), ("aaa bbb ccc", 8, 1, ["aaa …"]),
    ("aaa bbb ccc", 7, 2, ["aaa bbb", "ccc"]), ("aaa bbb ccc", 7, 1, ["aaa …"]),
    ("aaa bbb ccc", 6, 3, ["aaa", "bbb", "ccc"]), ("aaa bbb ccc", 5, 2, ["aaa", "bbb …"]),
    ("aaa bbb ccc", 4, 2, ["aaa", "bbb…"]), ("aaa bbb ccc", 3, 2, ["aaa", "bb…"]),
    ("aaa  bbb ", 7, 1, ["aaa bbb"]), ("aaa bbb", 2, 2, ["a…", "b…"]), ("かな x", 6, 1, ["かな x"]),
    ("かな x", 5, 2, ["かな", "x"]), ("かな x", 3, 2, ["か…", "x"]), (" ", 3, 2, []), ("aaa", 3, 0, []),
  ]

  @Test("Text is broken between words, and an ellipsis ends what there is no room for", arguments: texts)
  func lines(text: String, width: Int, count: Int, lines: [String]) {
    #expect(DisplayText.lines(text, width: width, atMost: count) == lines)
  }
}
