import Foundation
import Testing

@Suite("Trace files")
struct TraceFileTests {
  private static let scenario = """
    kanban-sim 1

    board
      column todo
        card A1
      column done
    end

    trace from "t.trace"
    expect cards all 1

    """

  private func folder(trace: String?) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.scenario, to: "s/a.kanban")
    if let trace { try folder.write(trace, to: "s/t.trace") }
    return folder
  }

  @Test("A faulty line is told of with the trace's own path, line and column, and ends with 3")
  func faultyLine() throws {
    let folder = try folder(trace: "0 1 1\n5 x\n")
    for command in ["run", "log", "frames", "play"] {
      let outcome = try Program.run([command, "s/a.kanban"], in: folder)
      #expect(outcome.status == 3, "\(command)")
      #expect(
        outcome.errors.contains("s/t.trace:2:3: error: 'x' stands where the x of a sample belongs"),
        "\(outcome.errors)")
      #expect(outcome.errors.contains(" 2 | 5 x\n   |   ^"), "\(outcome.errors)")
    }
    let output = try Program.run(["run", "s/a.kanban", "--reporter", "json"], in: folder).output
    #expect(output.contains(#""outcome":"error""#), "\(output)")
  }

  @Test("A trace that is not there ends with 74, one outside the root with 3")
  func missing() throws {
    let folder = try folder(trace: nil)
    for command in ["run", "check", "log"] {
      let outcome = try Program.run([command, "s/a.kanban"], in: folder)
      #expect(outcome.status == 74, "\(command)")
      #expect(
        outcome.errors.contains("s/a.kanban:9:12: error: a trace file can be read"), "\(outcome.errors)")
    }
    try folder.write("0 1 1\n", to: "secret.trace")
    try folder.link("s/t.trace", to: "../secret.trace")
    let outcome = try Program.run(["run", "s/a.kanban"], in: folder)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("KS0211"), "\(outcome.errors)")
    try folder.write(
      Self.scenario.replacingLine("trace from \"t.trace\"", "trace from \"../secret.trace\""),
      to: "s/a.kanban")
    #expect(try Program.run(["run", "s/a.kanban"], in: folder).status == 3)
  }
}
