import KanbanRendering
import KanbanText
import TestSupport
import Testing

@Suite("Display text")
struct DisplayTextTests {
  @Test(
    "What acts on a terminal or cannot be seen is written out",
    arguments: [
      ("plain", "plain"), ("a\nb", "a^Jb"), ("\u{1B}[0m", "^[[0m"), ("\r\n", "^M^J"), ("\u{7F}", "^?"),
      ("\u{9B}", "{9b}"), ("\u{202E}x", "{202e}x"), ("\u{200B}", "{200b}"), ("\u{301}", "{301}"),
      ("\u{2028}", "{2028}"), ("\u{E000}", "{e000}"), ("a\u{A0}b", "a b"), ("\u{3000}", "  "),
      ("e\u{301}", "e\u{301}"), ("👩‍🚀", "👩‍🚀"), ("שלום", "שלום"), ("\u{FEFF}", "{feff}"),
      ("a\u{200C}b", "a\u{200C}b"), ("\u{1F} ", "^_ "), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"),
    ])
  func visible(text: String, shown: String) {
    #expect(DisplayText(text).string == shown)
  }

  @Test("A tower of marks becomes its base and the number of marks")
  func towers() {
    let tower = "z" + String(repeating: "\u{301}", count: 30)
    #expect(DisplayText(tower).string == "z{+30}")
  }

  @Test(
    "Text is cut by cells, never through a character",
    arguments: [
      ("Release", 7, "Release"), ("Release", 6, "Relea…"), ("Release", 1, "…"), ("Release", 0, ""),
      ("日本語", 6, "日本語"), ("日本語", 5, "日本…"), ("日本語", 4, "日…"), ("日本語", 2, "…"), ("👩‍🚀👩‍🚀", 3, "👩‍🚀…"),
    ])
  func truncation(text: String, limit: Int, shown: String) {
    #expect(DisplayText(text).truncated(to: limit).string == shown)
  }

  @Test("Cut and filled text has exactly the width that was asked for")
  func padding() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<500 {
      let text = (0..<Int.random(in: 0...4, using: &random)).compactMap { _ in
        HostileTitleTests.titles.randomElement(using: &random)
      }.joined()
      let width = Int.random(in: 0...30, using: &random)
      #expect(DisplayWidth.of(DisplayText(text).padded(to: width)) == width)
      #expect(DisplayWidth.of(DisplayText(text).string) == DisplayText(text).width)
    }
  }
}
