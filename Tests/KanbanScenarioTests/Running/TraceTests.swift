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
      ("0 1 2 dwn", "1:7: 'dwn' is not down, up or cancel"),
      ("0 1 2 up 3", "1:10: a sample ends before '3'"),
      ("86400001 1 2", "1:1: a time is at most 86400s"),
      ("999999999999999999 1 2", "1:1: a time is at most 86400s"),
      ("0 999999999999 2", "1:3: a coordinate is from -10000000 to 10000000"),
      ("\u{FFFD} 1 2", "1:1: '\u{FFFD}' stands where a time in milliseconds belongs"),
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

  @Test("a trace file that is gone when its step comes is an error, too")
  func goneFile() throws {
    let report = try Scenarios.run("trace from \"x.trace\"")
    #expect(report.outcome == .error)
    #expect(report.unreadableFiles == ["the trace \"x.trace\" cannot be opened"])
  }
}
