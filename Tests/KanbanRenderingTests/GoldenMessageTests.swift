import KanbanRendering
import Testing

@Suite("Messages about golden frames")
struct GoldenMessageTests {
  private func lines(_ golden: [String], _ actual: [String], width: Int = 80) -> [String] {
    SideBySide.lines(golden: golden, actual: actual, width: width, titles: ("golden", "frame"))
  }

  @Test("Rows that differ stand beside each other, with the changed cells marked")
  func sideBySide() {
    let golden = ["|-----|", "|  .-.|", "| a  b|", "|     |", "|-----|", "= 0 ms"]
    let actual = ["|-----|", "|  .-.|1", "| a  c|", "|     |", "|-----|", "= 10 ms"]
    #expect(
      lines(golden, actual) == [
        "golden       frame", "|-----|      |-----|", "|  .-.|   ~  |  .-.|1", "                    ^",
        "| a  b|   ~  | a  c|", "                  ^", "|     |      |     |", "  ...          ...",
        "golden = 0 ms", "frame  = 10 ms", "         ^",
      ])
    #expect(lines(golden, golden).isEmpty)
  }

  @Test("Elided rows and characters are no difference, and rows below them are held against the right ones")
  func elisions() {
    let golden = ["|-..-|", "|...|", "| a |", "|...|", "| x |", "|---|"]
    let actual = ["|---|", "| 1 |", "| a |", "| 2 |", "| 3 |", "| y |", "|---|"]
    #expect(
      lines(golden, actual) == [
        "golden     frame", "  ...        ...", "           | 3 |", "| x |   ~  | y |", "             ^",
        "|---|      |---|",
      ])
    // A row between elisions that is nowhere stands beside the one that is most like it.
    #expect(
      lines(["|...|", "| b |", "|...|"], ["|---|", "| a |", "|---|"]) == [
        "golden     frame", "           |---|", "| b |   ~  | a |", "             ^", "           |---|",
      ])
    // Behind an elision only the first difference is known.
    #expect(lines(["| a.. b |"], ["| axx c|"]).last == "                    ^")
  }

  @Test(
    "Wide frames are cut to the cells around the change; where more has changed, rows stand above each other")
  func narrow() {
    let bar = String(repeating: "-", count: 40)
    let golden = ["|\(bar)a\(bar)|", "|\(bar)-\(bar)|"]
    let actual = ["|\(bar)b\(bar)|", "|\(bar)-\(bar)|"]
    #expect(
      lines(golden, actual, width: 45) == [
        "golden, cells 33 to 52     frame, cells 33 to 52",
        "---------a----------    ~  ---------b----------", "                                    ^",
        "--------------------       --------------------",
      ])
    #expect(
      lines(["|a\(bar)a|"], ["|b\(bar)b|"], width: 45) == [
        "- golden", "+ frame", "- |a\(bar)a|", "+ |b\(bar)b|", "   ^\(String(repeating: " ", count: 40))^",
      ])
  }

  @Test("A frame without golden lines is shown whole")
  func missing() {
    #expect(lines([], ["| a |", "= x"]) == ["+ | a |", "frame  = x"])
  }

  @Test("Words around a frame take the colours of a role, and none without a theme")
  func words() {
    #expect(ScreenStyle().text("a\u{1B}b é", role: .refusal) == "a^[b é")
    #expect(ScreenStyle(repertoire: .ascii).text("é", role: .refusal) == "e")
    #expect(ScreenStyle(theme: .dark).text("x", role: .refusal) == "\u{1B}[0;1;38;5;210mx\u{1B}[0m")
  }
}
