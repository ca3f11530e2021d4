import KanbanRendering
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
}
