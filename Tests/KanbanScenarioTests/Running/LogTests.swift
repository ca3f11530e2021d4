import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanScenario
import KanbanSimulation
import KanbanText
import Testing

@Suite("Running: the log")
struct RunningLogTests {
  @Test("the log of the worked example is these bytes")
  func golden() throws {
    #expect(
      try Scenarios.log(RunningWorkedExampleTests.lines) == """
        {"log":1,"profile":"standard","scenario":"test.kanban"}
        {"cards":["A1"],"e":"pressed","input":"pointer","n":0,"pointer":1,"t":0,"x":156,"y":96}
        {"cards":["A1"],"e":"lifted","from":[{"card":"A1","column":"todo","index":0}],"input":"pointer","n":1,"pointer":1,"t":16666}
        {"e":"announced","n":2,"t":16666,"text":"Spec lifted, 1 of 2 in To do"}
        {"decision":"accept","e":"targeted","n":3,"t":50000,"to":{"column":"todo","slot":1}}
        {"decision":"forbid","e":"targeted","n":4,"reason":"wip-limit","t":116666,"to":{"column":"doing","slot":1}}
        {"cards":["A1"],"decision":"forbid","e":"resolved","input":"pointer","n":5,"reason":"wip-limit","t":200000,"to":{"column":"doing","slot":1}}
        {"cards":["A1"],"e":"forbidden","from":[{"card":"A1","column":"todo","index":0}],"input":"pointer","n":6,"reason":"wip-limit","t":200000,"to":{"column":"doing","slot":1}}
        {"e":"announced","n":7,"t":200000,"text":"Spec not moved: Doing is full, 1 of 1"}
        {"cards":["A1"],"e":"returned","n":8,"t":550000}
        {"cards":["A1"],"e":"settled","n":9,"t":550000}
        {"board":[{"cards":["A1","A2"],"column":"todo"},{"cards":["B1"],"column":"doing"}],"end":true,"events":10,"scroll":{"board":[0,0],"columns":[{"column":"todo","offset":0},{"column":"doing","offset":0}]}}

        """)
  }

  @Test("host changes and steps that could not be done are in the log")
  func hostChanges() throws {
    let log = try Scenarios.log(
      "insert A9 \"New\\u{2028}\" at todo[1]\nremove A9\nlimit doing 3\nresize 640x480\nscroll todo 5\nhide A2\nfocus A9"
    )
    let lines = log.split(separator: "\n").dropFirst().dropLast()
    #expect(
      lines.map(String.init) == [
        #"{"cards":["A9"],"e":"changed","input":"host","n":0,"t":0,"text":"insert","to":{"column":"todo","slot":1}}"#,
        #"{"cards":["A9"],"e":"changed","from":[{"card":"A9","column":"todo","index":1}],"input":"host","n":1,"t":0,"text":"remove"}"#,
        #"{"area":"doing","e":"changed","input":"host","n":2,"t":0,"text":"limit 3"}"#,
        #"{"e":"changed","input":"host","n":3,"t":0,"text":"resize 640x480"}"#,
        #"{"area":"todo","e":"changed","input":"host","n":4,"t":0,"text":"scroll 0"}"#,
        #"{"cards":["A2"],"e":"changed","input":"host","n":5,"t":0,"text":"hide"}"#,
        #"{"e":"failed","n":6,"t":0,"text":"the card \"A9\" is not on the board"}"#,
      ])
  }

  @Test("whoever follows scrolled, and changed where the host scrolls, knows every offset at each event")
  func offsets() throws {
    for path in ScenarioFiles.paths {
      guard let loaded = try Scenarios.load(file: path) else { continue }
      var known: [ScrollArea: Point]?
      ScenarioRunner.replay(loaded, options: Scenarios.fileOptions) { simulation, events in
        let geometry = simulation.scene.geometry
        let areas = [ScrollArea.board] + geometry.board.columns.map { .column($0) }
        for event in events {
          if case .effect(.scrolled(let area, let offset)) = event.payload { known?[area] = offset }
          guard case .changed(let change) = event.payload, change.verb == "scroll" else { continue }
          let area = change.column.map { ScrollArea.column($0) } ?? .board
          let now = geometry.offset(of: area)
          let words = area == .board ? "board \(now.exactWords)" : now.y.exactWords
          if change.value == words { known?[area] = now }
        }
        let offsets = Dictionary(uniqueKeysWithValues: areas.map { ($0, geometry.offset(of: $0)) })
        for area in areas where known.map({ $0[area] ?? .zero != offsets[area] }) ?? false {
          Issue.record("\(path) at \(simulation.now.words): \(area)")
        }
        known = offsets
      }
    }
  }

  @Test(
    "numbers have their shortest form",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (-17, "-17"), (0.1, "0.1"),
      (133.33333333333334, "133.33333333333334"),
      (1e15, "1000000000000000"), (1e17, "1e+17"), (-0.5, "-0.5"), (1e-7, "1e-07"), (.infinity, "null"),
    ])
  func numbers(value: Double, text: String) {
    var json = JSONWriter()
    json.number(value)
    #expect(String(decoding: json.take(), as: UTF8.self) == text)
  }

  @Test(
    "texts are escaped",
    arguments: [
      ("plain é", "\"plain é\""), ("a\"b\\c", #""a\"b\\c""#), ("\u{1B}[0m\n\t\r", #""\u001b[0m\n\t\r""#),
      ("\u{2028}\u{2029}\u{7F}\u{9B}", #""\u2028\u2029\u007f\u009b""#), ("👩‍👩‍👧", "\"👩‍👩‍👧\""),
      ("\u{202E}x\u{202C}\u{2066}\u{61C}\u{200F}", #""\u202ex\u202c\u2066\u061c\u200f""#),
    ])
  func texts(text: String, json: String) {
    var writer = JSONWriter()
    writer.string(text)
    #expect(String(decoding: writer.take(), as: UTF8.self) == json)
  }

  @Test("equal runs give equal bytes")
  func repeats() throws {
    let lines = "touch drag A1 to todo[1]\nselect A1 B1\naction selection \"Move to To do\"\nundo"
    #expect(try Scenarios.log(lines) == Scenarios.log(lines))
  }
}
