import KanbanScenario
import ScenarioSyntax
import Testing

@Suite("Running: traces")
struct RunningTraceTests {
  @Test("a trace plays its samples, with expectations between them")
  func trace() throws {
    #expect(
      try Scenarios.failures(
        """
        wait 1s
        trace 1 mouse
          0 156 96 down
          10.5 156 150
          20 156 160
          expect target todo[1]
          20 156 160 up
        end
        expect events = pressed, lifted, moved A1
        @1020ms expect column todo = A2 A1
        """) == [])
  }

  @Test("a trace is streamed from a file, in pieces of any size", arguments: [1, 7, 64, 4096])
  func traceFile(pieceLength: Int) throws {
    let text = "# recorded\n0 156 96 down\n\n16.667 156 150\n33.333\t156\t160\n40 156 160 up"
    let options = RunOptions(openTrace: { path in
      #expect(path == "drag.trace")
      var rest = Array(text.utf8)[...]
      return {
        defer { rest = rest.dropFirst(pieceLength) }
        return rest.isEmpty ? nil : Array(rest.prefix(pieceLength))
      }
    })
    #expect(
      try Scenarios.failures(
        "trace from \"drag.trace\"\nexpect moves = A1 -> todo[1]", options: options) == [])
  }

  /// Opens a trace that consists of a text.
  private static func options(_ text: String) -> RunOptions {
    RunOptions(openTrace: { _ in
      var rest: [UInt8]? = Array(text.utf8)
      return {
        defer { rest = nil }
        return rest
      }
    })
  }

  @Test(
    "a trace file that is none is an error of the file, at its own line and column",
    arguments: [
      ("0 1", "1:4: the line ends where the y of a sample belongs"),
      ("5 x", "1:3: 'x' stands where the x of a sample belongs"),
      ("# recorded\n0 1 2\n-1 1 2", "3:1: a time is never negative"),
      ("5 1 2\n4 1 2", "2:1: the times of samples never go back"),
      ("0 1 nan", "1:5: 'nan' stands where the y of a sample belongs"),
      ("0 1 2 dwn", "1:7: 'dwn' is not an action of a sample: down, up or cancel"),
      ("0 1 2 up 3", "1:10: a sample ends before '3'"),
      ("86400001 1 2", "1:1: a time is at most 86400s"),
      ("999999999 1 2", "1:1: a time is at most 86400s"),
      (
        "999999999999999999 1 2",
        "1:1: a number has at most 9 digits before the point and 20 behind it"
      ),
      ("0 999999999 2", "1:3: a coordinate is from -10000000 to 10000000"),
      ("0 1 -10000000.5", "1:5: a coordinate is from -10000000 to 10000000"),
      ("\u{FFFD} 1 2", "1:1: '\u{FFFD}' stands where a sample such as 16 340 120 belongs"),
      (String(repeating: "1", count: 300), "1:1: a line of a trace has at most 256 bytes"),
    ])
  func faultyFile(text: String, place: String) throws {
    let report = try Scenarios.run(
      "trace from \"x.trace\"\nexpect cards all 3", options: Self.options(text))
    #expect(report.outcome == .error)
    #expect(report.failures == [])
    let found = report.faultyTraces.flatMap { file in
      let map = SourceMap(file.source)
      return file.diagnostics.map { fault in
        let start = map.position(at: fault.range.start)
        return "\(file.path) \(start.line):\(start.column): \(fault.message)"
      }
    }
    #expect(found == ["x.trace \(place)"])
  }

  /// What a line says in a trace: where the pointer is when, or what is wrong from which column on.
  private static func meaning(ofFaults faults: [Diagnostic], in source: [UInt8]) -> [String] {
    let map = SourceMap(source)
    return faults.map { "\(map.position(at: $0.range.start).column) \($0.code.text) \($0.message)" }
  }

  private static func inlineMeaning(of line: String) throws -> [String] {
    let text = "kanban-sim 1\n" + Scenarios.board + "trace\n\(line)\nend\n"
    let result = ScenarioLoader.load(
      path: "test.kanban", bytes: Array(text.utf8), isReadable: { _ in true }, reading: { _ in [] })
    guard result.diagnostics.isEmpty else {
      return meaning(ofFaults: result.diagnostics, in: Array(text.utf8))
    }
    return try Scenarios.samples("trace\n\(line)\nend")
  }

  private static func fileMeaning(of line: String, ending: String) throws -> [String] {
    let options = options(line + ending)
    let report = try Scenarios.run("trace from \"x.trace\"", options: options)
    let faults = report.faultyTraces.flatMap { meaning(ofFaults: $0.diagnostics, in: $0.source) }
    return faults.isEmpty
      ? try Scenarios.samples("trace from \"x.trace\"", options: options) : faults
  }

  @Test(
    "a block and a file take the same samples, refuse the same, and say the same",
    arguments: [
      ("0 156 96", ["0s 156,96"]), ("0 -5 96.25", ["0s -5,96.25"]), ("16.6666 1 2", ["16.667ms 1,2"]),
      ("0.0005 1 2", ["0.001ms 1,2"]), ("\t0\t156  96\t", ["0s 156,96"]), ("0 1 2 # a note", ["0s 1,2"]),
      ("0 156.1234567 2", ["0s 156.1234567,2"]),
      ("0 156.12345678901234567890 2", ["0s 156.12345678901235,2"]),
      ("0 9999999.999999999 2", ["0s 9999999.999999998,2"]), ("# a note", []), (" \t ", []),
      ("0 156. 96", ["3 KS0108 '156.' stands where the x of a sample belongs"]),
      ("0 1 156.", ["5 KS0108 '156.' stands where the y of a sample belongs"]),
      ("16. 1 2", ["1 KS0108 '16.' stands where a sample such as 16 340 120 belongs"]),
      ("0 .5 96", ["3 KS0108 '.5' stands where the x of a sample belongs"]),
      ("0 +5 96", ["3 KS0108 '+5' stands where the x of a sample belongs"]),
      ("0 --5 96", ["3 KS0108 '--5' stands where the x of a sample belongs"]),
      ("0 - 96", ["3 KS0108 '-' stands where the x of a sample belongs"]),
      ("0 1e3 96", ["3 KS0108 '1e3' stands where the x of a sample belongs"]),
      ("0 0x10 96", ["3 KS0108 '0x10' stands where the x of a sample belongs"]),
      ("0 1.5.5 96", ["3 KS0108 '1.5.5' stands where the x of a sample belongs"]),
      ("0 nan 96", ["3 KS0108 'nan' stands where the x of a sample belongs"]),
      ("0 1 -inf", ["5 KS0108 '-inf' stands where the y of a sample belongs"]),
      ("0 1,2", ["3 KS0108 '1,2' stands where the x of a sample belongs"]),
      ("0 \"1\" 2", ["3 KS0108 '\"1\"' stands where the x of a sample belongs"]),
      ("0 1 2# a note", ["5 KS0108 '2#' stands where the y of a sample belongs"]),
      (
        "0 12345678901234567 96",
        ["3 KS0110 a number has at most 9 digits before the point and 20 behind it"]
      ),
      (
        "0 1.123456789012345678901 96",
        ["3 KS0110 a number has at most 9 digits before the point and 20 behind it"]
      ),
      ("16ms 1 2", ["1 KS0108 the times of samples are milliseconds without a unit"]),
      ("16px 1 2", ["1 KS0108 '16px' stands where a sample such as 16 340 120 belongs"]),
      ("-0 1 2", ["1 KS0111 a time is never negative"]),
      ("86400000.0004 1 2", ["86400s 1,2"]), ("86400000.0005 1 2", ["1 KS0213 a time is at most 86400s"]),
      ("0 10000000.1 2", ["3 KS0213 a coordinate is from -10000000 to 10000000"]),
      ("0 1", ["4 KS0103 the line ends where the y of a sample belongs"]),
      ("0 1  # a note", ["4 KS0103 the line ends where the y of a sample belongs"]),
      ("0", ["2 KS0103 the line ends where the x of a sample belongs"]),
      ("0 1 2 Down", ["7 KS0102 'Down' is not an action of a sample: down, up or cancel"]),
      ("0 1 2 down 3", ["12 KS0104 a sample ends before '3'"]),
      (
        "0 1\u{1}2 3",
        [
          "4 KS0115 control characters stand neither in words nor in texts; a text has \\n, \\t and \\u{...}"
        ]
      ),
    ])
  func oneGrammar(line: String, meaning: [String]) throws {
    #expect(try Self.inlineMeaning(of: line) == meaning)
    for ending in ["", "\n", "\r\n"] { #expect(try Self.fileMeaning(of: line, ending: ending) == meaning) }
  }

  @Test("lines of a block and of a file may end as they do elsewhere")
  func lineEnds() throws {
    let lines = ["0 1 2", "", "5 3 4", "4 5 6"]
    for ending in ["\n", "\r\n"] {
      let text = lines.prefix(3).joined(separator: ending)
      #expect(try Self.inlineMeaning(of: text) == ["0s 1,2", "5ms 3,4"])
      #expect(try Self.fileMeaning(of: text, ending: ending) == ["0s 1,2", "5ms 3,4"])
      #expect(try Self.fileMeaning(of: "\u{FEFF}" + text, ending: ending) == ["0s 1,2", "5ms 3,4"])
    }
    let back = ["1 KS0124 the times of samples never go back"]
    #expect(try Self.inlineMeaning(of: lines.joined(separator: "\n")) == back)
    #expect(try Self.fileMeaning(of: lines.joined(separator: "\n"), ending: "") == back)
  }

  @Test("a file may end behind a point", arguments: ["wait 1.", "wait 1.5", "hover 1,2."])
  func endsBehindAPoint(line: String) {
    let text = "kanban-sim 1\n" + Scenarios.board + line
    let result = ScenarioLoader.load(
      path: "test.kanban", bytes: Array(text.utf8), isReadable: { _ in true }, reading: { _ in [] })
    #expect(result.diagnostics.count == 1)
  }

  @Test("a trace file that is gone when its step comes is an error, too")
  func goneFile() throws {
    let report = try Scenarios.run("trace from \"x.trace\"")
    #expect(report.outcome == .error)
    #expect(report.unreadableFiles == ["the trace \"x.trace\" cannot be opened"])
  }
}
