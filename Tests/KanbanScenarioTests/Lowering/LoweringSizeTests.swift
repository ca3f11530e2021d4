import KanbanScenario
import ScenarioSyntax
import Testing

@Suite struct LoweringSizeTests {
  @Test(arguments: [
    ("viewport 1000001x600", "a side of the viewport is at most 1000000"),
    ("origin 10000001,0", "a coordinate of the origin is at most 10000000"),
    ("zoom 0.0001", "a zoom is at least 0.0009765625"),
    ("zoom 1025", "a zoom is at most 1024"),
    ("column-width 1000001", "a column width is at most 1000000"),
    ("min-column-width 1000001", "a least column width is at most 1000000"),
    ("collapsed-width 1000001", "a collapsed width is at most 1000000"),
    ("column-spacing 1000001", "a column spacing is at most 1000000"),
    ("board-padding 1000001", "a board padding is at most 1000000"),
    ("column-padding 1000001", "a column padding is at most 1000000"),
    ("header-height scaled 1000001", "a header height is at most 1000000"),
    ("card-height 1000001", "a card height is at most 1000000"),
    ("card-spacing 1000001", "a card spacing is at most 1000000"),
    ("empty-height 1000001", "an empty height is at most 1000000"),
    ("body-height 1000001", "a body height is at most 1000000"),
    ("arrangement pile 1000001", "the distance in a pile is at most 1000000"),
  ])
  func `a size of layout has a limit`(line: String, message: String) throws {
    let diagnostics = load(scenario(with: "layout\n  \(line)\nend")).diagnostics
    #expect(diagnostics.map(\.code) == [.valueOutOfRange])
    #expect(diagnostics.map(\.message) == [message])
  }

  @Test func `the fault of a varied size is told once, at the value`() {
    let text = scenario(with: "vary card-height 20 1000001 30")
    #expect(faults(of: text) == ["demo.kanban:2:21 KS0213"])
  }

  @Test(arguments: [
    ("column a at 10000001,0", "1:12 KS0213"), ("column a width 1000001", "1:12 KS0213"),
    ("column a header 1000001", "1:12 KS0213"), ("column a body 1000001", "1:12 KS0213"),
    ("column a\n  card A height 1000001", "2:10 KS0213"),
    ("column a\n  card A locked width 1000001 hidden", "2:17 KS0213"),
    ("column a\n  cards A 1..3 handle 0,0 1000001x1", "2:16 KS0213"),
  ])
  func `a size of a card or column has a limit`(lines: String, expected: String) throws {
    let found = faults(of: "kanban-sim 1\nboard\n  \(lines)\nend\n")
    let parts = expected.split(separator: ":")
    let line = try #require(parts.first.flatMap { Int($0) })
    #expect(found == ["demo.kanban:\(line + 2):\(parts.dropFirst().joined(separator: ":"))"])
  }

  @Test(arguments: [
    ("mouse-threshold 1000001", "3:19"), ("touch-slop 1000001", "3:14"), ("touch-delay 86401s", "3:15"),
    ("spring-loading 86401s", "3:18"), ("drop-duration 86401s", "3:17"), ("return-duration 86401s", "3:19"),
    ("autoscroll band 1000001 speed 800pt/s", "3:19"), ("autoscroll band 60 speed 1000001pt/s", "3:28"),
    ("autoscroll band 60 speed 800pt/s ramp 86401s", "3:41"),
  ])
  func `a number of behaviour has a limit`(line: String, place: String) {
    let text = scenario(with: "behaviour\n  \(line)\nend")
    #expect(faults(of: text) == ["demo.kanban:\(place) KS0213"])
  }

  @Test(arguments: [
    ("wait 86401s", "6 KS0213"), ("drag A1 to doing[0] over 86401s", "26 KS0213"),
    ("drag A1 to doing[0] hold 86401s dwell 86401s", "26 KS0213, 39 KS0213"),
    ("move A1 every 86401s", "15 KS0213"), ("@86401s wait 1ms", "2 KS0213"),
    ("expect settled within 86401s", "23 KS0213"), ("drag 10000001,0 to doing[0]", "6 KS0213"),
    ("move by 0,-10000001", "9 KS0213"), ("wheel 0,0 by 10000001,0", "14 KS0213"),
    ("expect target-at 10000001,0 none", "18 KS0213"), ("change A1 height 1000001", "11 KS0213"),
    ("change todo header 1000001", "13 KS0213"), ("change todo width 1000001", "13 KS0213"),
    ("insert C1 at todo[0] height 1000001", "22 KS0213"), ("resize 1000001x1", "8 KS0213"),
    ("change layout card-height 1000001", "27 KS0213"), ("21 down A1", "1 KS0214"), ("20 down A1", ""),
    ("scroll todo 10000001", "13 KS0213"),
  ])
  func `a number of a step has a limit`(line: String, expected: String) {
    let places = expected.split(separator: ",").map { $0.drop { $0 == " " } }
    #expect(faults(of: demoBoard + line) == places.map { "demo.kanban:9:\($0)" })
  }

  @Test(arguments: [
    ("wait 1ms\n", "@+0ms key Down\n", 999), ("@+0ms wait 1ms\n", "@+0ms expect settled within 1s\n", 999),
    ("", "never phase scrolling\n", 1_000),
  ])
  func `what goes on at once has a limit`(first: String, line: String, most: Int) {
    let lines = first + String(repeating: line, count: most)
    #expect(faults(of: demoBoard + lines) == [])
    let start = first.isEmpty ? 9 : 10
    #expect(faults(of: demoBoard + lines + line) == ["demo.kanban:\(start + most):1 KS0218"])
  }

  @Test func `a sample of a trace has limits`() {
    let lines = "trace 21\n  0 10000001 0 down\n  86400001 0 0 up\nend\n"
    #expect(
      faults(of: demoBoard + lines) == [
        "demo.kanban:9:7 KS0214", "demo.kanban:10:5 KS0213", "demo.kanban:11:3 KS0213",
      ])
  }
}
