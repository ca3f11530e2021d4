import KanbanScenario
import ScenarioSyntax
import Testing

/// A line behind the demo board and the faults of its names, as `COLUMN CODE`.
struct NameExample: Sendable, CustomTestStringConvertible {
  var line: String
  var faults: [String]

  init(_ line: String, _ faults: String...) {
    self.line = line
    self.faults = faults
  }

  var testDescription: String { line }
}

@Suite struct LoweringNamesTests {
  private static let steps: [NameExample] = [
    .init("drag A1 to doing[0]"),
    .init("drag A9 to doign[0]", "6 KS0201 ? A1", "12 KS0202 ? doing"),
    .init("drag A1 to B1.top via A2.centre over 200ms"),
    .init("drag A1 to doing[0] via todo", "25 KS0201 ? todo[end]"),
    .init("drag selection to before B9", "26 KS0201 ? B1"),
    .init("drag 12,40 to after A1"),
    .init("drag doing to doing[0]", "6 KS0201 ? doing[end]"),
    .init("drag A1 to doing.body"),
    .init("drag A1 to A2.header", "12 KS0202"),
    .init("drag A1 to done.top", "12 KS0203"),
    .init("drag A1 to doing.left", "12 KS0201"),
    .init("drag payload \"A9\" from 0,0 to dong.bottom", "31 KS0203 ? doing"),
    .init("2 drag payload \"A1\" from 0,0 to todo[0]", "1 KS0128"),
    .init("down A3", "6 KS0201 ? A1"),
    .init("move todo.header"),
    .init("move by 12,10 over 100ms"),
    .init("up C1", "4 KS0201 ? A1"),
    .init("tap B2", "5 KS0201 ? A2"),
    .init("hover todo[9]"),
    .init("wheel foo.body by 0,10", "7 KS0202"),
    .init("select A1 A9 B1", "11 KS0201 ? A1"),
    .init("action A1 \"Move to Doing\""),
    .init("action A1 \"Move to doing\"", "11 KS0219 ? Move to Doing"),
    .init("menu selection \"Fly\"", "16 KS0219"),
    .init("change doing title \"Busy\"\nmenu A1 \"Move to Busy\""),
    .init("select none"),
    .init("focus todo", "7 KS0201"),
    .init("action A9 \"Move Up\"", "8 KS0201 ? A1"),
    .init("menu selection \"Move to Doing\""),
    .init("insert C1 at don[0]", "14 KS0202"),
    .init("remove todo"),
    .init("remove C1", "8 KS0203 ? A1"),
    .init("relocate A9 to done[end]", "10 KS0201 ? A1", "16 KS0202"),
    .init("limit A1 3", "7 KS0202"),
    .init("collapse tood", "10 KS0202 ? todo"),
    .init("expand todo"),
    .init("hide A1"),
    .init("show toda", "6 KS0203 ? todo"),
    .init("change A1 height 80 pinned"),
    .init("change todo limit 3 title \"All\""),
    .init("change A1 limit 3", "11 KS0215"),
    .init("change todo pinned height 3", "13 KS0215", "20 KS0215"),
    .init("change A9 height 3", "8 KS0203 ? A1"),
    .init("change layout scroll done 5", "22 KS0202"),
    .init("scroll don 5", "8 KS0202"),
    .init("scroll board 5,0"),
    .init("focus not", "7 KS0128"),
    .init("collapse not", "10 KS0128"),
    .init("hide not", "6 KS0128"),
    .init("focus \"not\"", "7 KS0201"),
    .init("collapse \"not\"", "10 KS0202"),
    .init("hide \"not\"", "6 KS0203"),
    .init("move 10000000,-10000000"),
    .init("move 10000000.5,0", "6 KS0213"),
    .init("move 0,-10000000.5", "6 KS0213"),
  ]

  private static let expectations: [NameExample] = [
    .init("expect column done = A1", "15 KS0202"),
    .init("expect column todo = A1 .. A9", "28 KS0201 ? A1"),
    .init("expect board = todo: A1 A3 | dong: B1 | ..", "25 KS0201 ? A1", "30 KS0202 ? doing"),
    .init("expect moves = A1 todo[0] -> doing[1], A9 -> dong[0]", "40 KS0201 ? A1", "46 KS0202 ? doing"),
    .init("expect requests = A9 -> doing[1] forbid wip-limit", "19 KS0201 ? A1"),
    .init("expect dragging A9", "17 KS0201 ? A1"),
    .init("expect selected A1 A9", "20 KS0201 ? A1"),
    .init("expect focus A9", "14 KS0201 ? A1"),
    .init("expect focus none"),
    .init("expect visible todo", "16 KS0201"),
    .init("expect target dong[1]", "15 KS0202 ? doing"),
    .init("expect target none"),
    .init("expect target-at 3,4 dong[1]", "22 KS0202 ? doing"),
    .init("expect autoscroll tood 400", "19 KS0202 ? todo"),
    .init("expect scroll tood 60..", "15 KS0202 ? todo"),
    .init("expect collapsed tood", "18 KS0202 ? todo"),
    .init("expect highlighted tood", "20 KS0202 ? todo"),
    .init("expect highlighted A1", "20 KS0202"),
    .init("expect highlighted none"),
    .init(
      "expect all-moves = A9 dong[0] -> tood[1]", "20 KS0201 ? A1", "23 KS0202 ? doing", "34 KS0202 ? todo"),
    .init("expect requests = A1 dong[0] -> tood[1] accept", "22 KS0202 ? doing", "33 KS0202 ? todo"),
    .init("expect value dong \"3 cards\"", "14 KS0203 ? doing"),
    .init("expect not collapsed tood", "22 KS0202 ? todo"),
    .init("expect not focus A9 within 5ms", "18 KS0201 ? A1"),
    .init("expect dragging not A1", "17 KS0128"),
    .init("expect events = moved A1 dong[0] -> tood[1]", "26 KS0202 ? doing", "37 KS0202 ? todo"),
    .init("expect frame-of todo 16,16 280x568"),
    .init("expect frame-of A9 28,72 256x48", "17 KS0203 ? A1"),
    .init("expect frame-of ghost none"),
    .init("expect value A9 \"2 of 5 in To do\"", "14 KS0203 ? A1"),
    .init("expect actions A9 = \"Move Down\"", "16 KS0201 ? A1"),
    .init("expect events = lifted A9, targeted dong[1]", "24 KS0201 ? A1", "37 KS0202 ? doing"),
    .init("expect events = expanded A1, collapsed todo", "26 KS0202"),
    .init("expect events = changed todo, changed A1, changed X", "51 KS0203"),
    .init("expect events = scrolled todo, scrolled board"),
    .init("expect events = ignored A1, ignored at-end, ignored at-edn", "25 KS0215", "53 KS0203 ? at-end"),
    .init("expect events = abandoned A1 locked-card, abandoned no-handle, abandoned A9", "74 KS0203 ? A1"),
    .init("expect events = targeted doing[1] accept, targeted forbid \"why\", moved warn wip-limit"),
    .init("expect events = resolved A1 todo[0] -> doing[1] unchanged, cancelled pointer-cancel \"a call\""),
    .init("expect events = targeted A1 doing[1]", "26 KS0215"),
    .init("expect events = targeted todo[0] -> doing[1]", "37 KS0215"),
    .init("expect events = targeted doing[1] accept wip-limit", "35 KS0215"),
    .init("expect events = targeted doing[1] unchanged", "35 KS0215"),
    .init("expect events = targeted doing[1] escape, cancelled wip-limit", "35 KS0215", "53 KS0215"),
    .init("expect events = targeted doing[1] wip-limt, lifted escape", "35 KS0215 ? wip-limit", "52 KS0215"),
    .init("expect events = moved A1 todo[1] accept", "34 KS0215"),
    .init("expect events = pressed todo[0], lifted todo[0] \"why\"", "25 KS0215", "49 KS0215"),
    .init("always cards dong 4..", "14 KS0202 ? doing"),
    .init("never dragging A9", "16 KS0201 ? A1"),
  ]

  @Test(arguments: steps + expectations)
  func `every id in a line is declared`(example: NameExample) {
    let expected = example.faults.map { "demo.kanban:9:\($0)" }
    #expect(faults(of: demoBoard + example.line) == expected)
  }

  @Test func `inserted cards are declared in the whole file`() {
    #expect(faults(of: demoBoard + "expect column todo = A1 A2 C1\ninsert C1 at todo[0]\nfocus C1\n") == [])
  }

  @Test func `copies of declared and inserted cards count as declared`() {
    let lines = "insert C1 at todo[0]\nselect A1-2 A1-13 C1-2 A1-2-2\n"
    #expect(faults(of: demoBoard + lines) == [])
  }

  @Test(arguments: ["A1-1", "A1-02", "A9-2", "A1-x", "todo-2"])
  func `other ids with a number are no copies`(id: String) {
    #expect(faults(of: demoBoard + "focus \(id)").map { $0.prefix(24) } == ["demo.kanban:9:7 KS0201"[...]])
  }

  @Test func `names in an inline trace are checked`() {
    let lines = "trace\n  0 10 10 down\n  expect focus A9\n  5 20 20 up\nend\n"
    #expect(faults(of: demoBoard + lines) == ["demo.kanban:11:16 KS0201 ? A1"])
  }

  @Test func `an id of a line that cannot be read is no second fault`() {
    let text = """
      kanban-sim 1
      board
        column todo
          card A1 hieght 20
          card B1
      end
      focus A1
      focus C1
      """
    #expect(faults(of: text) == ["demo.kanban:4:13 KS0102 ? height", "demo.kanban:8:7 KS0201 ? B1"])
  }

  @Test(arguments: [(200, true), (201, false)])
  func `with more than 200 lines that cannot be read any id may stand in one`(count: Int, isTold: Bool) {
    let broken = (0..<count).map { "card B\($0) hieght 20\n" }.joined()
    let found = faults(of: "kanban-sim 1\nboard\ncolumn todo\ncard A1\n\(broken)end\nfocus Z9\n")
    #expect(found.filter { $0.hasSuffix("KS0102 ? height") }.count == count)
    #expect(found.contains { $0.contains("KS0201") } == isTold)
  }

  @Test func `a file of nothing but unknown names gets only so many suggestions`() {
    let lines = (0..<200).map { _ in "focus A9\n" }.joined()
    let found = faults(of: demoBoard + lines)
    #expect(found.count == 200)
    #expect(found.filter { $0.hasSuffix("? A1") }.count == 50)
  }
}
