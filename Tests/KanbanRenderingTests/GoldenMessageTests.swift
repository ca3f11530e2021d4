import KanbanRendering
import Testing

@Suite("Messages about golden frames")
struct GoldenMessageTests {
  @Test("A golden that does not hold is shown beside the frame, the first difference pointed at")
  func message() {
    let golden = ["|..|", "| .-. |", "= 0 ms"]
    let actual = ["|-----|", "|  .-.|1", "= 10 ms"]
    guard case .different(let place) = FrameComparison(golden: golden, actual: actual) else {
      Issue.record("should differ")
      return
    }
    let lines = SideBySide.lines(
      golden: golden, actual: actual, difference: place, titles: ("golden", "frame"))
    #expect(
      lines == [
        "golden      frame", "|..|        |-----|", "| .-. |  ~  |  .-.|1", "  ^           ^",
        "golden = 0 ms", "frame = 10 ms",
      ])
  }

  @Test("Words around a frame take the colours of a role, and none without a theme")
  func words() {
    #expect(ScreenStyle().text("a\u{1B}b é", role: .refusal) == "a^[b é")
    #expect(ScreenStyle(repertoire: .ascii).text("é", role: .refusal) == "e")
    #expect(ScreenStyle(theme: .dark).text("x", role: .refusal) == "\u{1B}[0;1;38;5;210mx\u{1B}[0m")
  }
}
