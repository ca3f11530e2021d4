import KanbanInteraction
import KanbanModel
import KanbanSimulation
import Testing

@Suite("Running: names and grids")
struct RunningPartsTests {
  @Test(
    "tick k is at floor(k x 1,000,000 / rate)",
    arguments: [
      (60, 0, 0), (60, 1, 16_666), (60, 2, 33_333), (60, 3, 50_000), (60, 60, 1_000_000), (7, 3, 428_571),
      (10_000, 9_999_999_990_000, 999_999_999_000_000),
    ])
  func ticks(rate: Int, tick: Int64, microseconds: Int64) {
    #expect(InstantGrid(rate: rate).instant(of: tick).microseconds == microseconds)
  }

  @Test(
    "the tick at or after an instant is the first that is", arguments: [1, 7, 24, 30, 60, 120, 144, 1_000])
  func ticksAtOrAfter(rate: Int) {
    let grid = InstantGrid(rate: rate)
    var microseconds: Int64 = 0
    while microseconds < 3_000_000 {
      let instant = Instant(microseconds: microseconds)
      let tick = grid.tick(atOrAfter: instant)
      #expect(grid.instant(of: tick) >= instant)
      #expect(tick == 0 || grid.instant(of: tick - 1) < instant)
      #expect(grid.instant(after: instant) > instant)
      microseconds += 997
    }
  }

  @Test("names give out handles in order, and know ids and titles")
  func names() {
    var names = BoardNames()
    let todo = names.addColumn(id: "todo", title: "To do")
    let first = names.addCard(id: "A1", title: "Spec", attributes: [(key: "suit", value: "red")])
    let second = names.addCard(id: "A2", title: "A2")
    #expect([first.rawValue, second.rawValue, todo.rawValue] == [0, 1, 0])
    #expect(names.card(named: "A2") == second)
    #expect(names.card(named: "todo") == nil)
    #expect(names.column(named: "todo") == todo)
    #expect(names.title(of: first) == "Spec")
    #expect(names.title(of: second) == "A2")
    let copy = names.addCopy(of: first)
    #expect(names.id(of: copy) == "A1-2")
    let secondCopy = names.addCopy(of: first)
    #expect(names.id(of: secondCopy) == "A1-3")
    #expect(names.attributes(of: copy).map(\.value) == ["red"])
    names.setAttribute("suit", to: "black", of: copy)
    names.setAttribute("rank", to: "7", of: copy)
    #expect(names.attributes(of: copy).map(\.value) == ["black", "7"])
    #expect(names.attributes(of: first).map(\.value) == ["red"])
    let again = names.addCard(id: "A1", title: "Again")
    #expect(names.card(named: "A1") == again)
  }
}
