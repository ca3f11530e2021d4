import KanbanText
import Testing

@Suite("Plain text")
struct PlainTextTests {
  @Test(
    "What could act on a terminal is shown as a picture or by its number",
    arguments: [
      ("plain é設🚀", "plain é設🚀"), ("a\tb", "a b"), ("a\nb", "a␊b"), ("\u{1B}[0m", "␛[0m"), ("\u{7F}", "␡"),
      ("\u{9B}", "<U+9B>"), ("\u{202E}x", "<U+202E>x"), ("\u{FEFF}", "<U+FEFF>"), ("e\u{301}", "e\u{301}"),
    ])
  func shown(text: String, shown: String) {
    #expect(PlainText.shown(text) == shown)
    #expect(shown.unicodeScalars.allSatisfy(PlainText.isPlain))
  }
}
