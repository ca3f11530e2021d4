import Foundation
import Testing

@Suite("Exit codes")
struct ExitCodeTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Scenarios.moving(), to: "good.kanban")
    try folder.write(Scenarios.failing, to: "fails.kanban")
    try folder.write(Scenarios.faulty, to: "faulty.kanban")
    return folder
  }

  @Test(
    "Each outcome has its code, and of several the gravest counts",
    arguments: [
      (["run", "good.kanban"], 0), (["good.kanban"], 0), (["run", "fails.kanban"], 1),
      (["run", "faulty.kanban"], 3), (["run", "fails.kanban", "faulty.kanban", "good.kanban"], 3),
      (["run", "missing.kanban"], 74), (["run", "faulty.kanban", "missing.kanban", "fails.kanban"], 74),
      (["run", "--filter", "nothing", "good.kanban"], 4), (["run"], 4), (["list", "--tag", "none", "."], 4),
      (["check", "good.kanban"], 0), (["check", "fails.kanban"], 0), (["check", "faulty.kanban"], 3),
      (["fmt", "--check", "faulty.kanban"], 3), (["log", "fails.kanban"], 0), (["log", "faulty.kanban"], 3),
      (["frames", "fails.kanban", "--at", "0ms"], 0), (["play", "fails.kanban"], 1),
      (["play", "good.kanban"], 0),
      (["explain", "KS0102"], 0), (["explain", "KS9999"], 2), (["explain", "hold"], 0),
      (["explain", "no-handle"], 0), (["explain", "->"], 0),
      (["explain", "x"], 2), (["profiles", "standard"], 0),
      (["profiles", "standart"], 2),
    ] as [([String], Int32)])
  func code(of arguments: [String], is expected: Int32) throws {
    let outcome = try Program.run(arguments, in: folder())
    #expect(outcome.status == expected, "\(outcome.output)\(outcome.errors)")
  }

  @Test(
    "A wrong command line is told of, with a suggestion where there is one",
    arguments: [
      (["rnu"], "did you mean 'run'?"), (["run", "--fliter", "x"], "did you mean '--filter'?"),
      (["run", "--reporter", "jsn"], "did you mean 'json'?"), (["run", "--shard", "3/2"], "I/N"),
      (["run", "-j", "0"], "whole number"), (["run", "--max-failures", "x"], "whole number"),
      (["frames"], "needs a FILE"), (["log", "a", "b"], "too many"),
      (["merge"], "needs a FILE"), (["profiles", "advanced"], "did you mean 'advanced-kanban'?"),
      (["profiles", "standrad"], "did you mean 'standard'?"), (["profiles", "x"], "there are standard, "),
      (["fmt", "--tag", "x"], "not a flag of 'fmt'"),
      (["run", "--reporter", "tap", "--reporter", "json"], "standard output"),
      (["run", "--line", "x"], "FILE:N"),
      (["run", "--update", "-"], "standard input"), (["run", "--update=some"], "missing"),
      (["frames", "a.kanban", "--at", "5"], "ms"), (["run", "--quiet=yes"], "takes no value"),
      (["run", "--filter"], "needs a value"),
      (["frames", "x.kanban", "--at", "1s", "--every", "1s"], "exclude"),
      (["frames", "x.kanban", "--at", "1s", "--side-by-side"], "twice or more"),
      (["run", "-j", "2", "-j", "3"], "twice"),
      (["play", "x.kanban", "--at", "1s", "--at=2s"], "'--at' stands twice"),
      (["check", "--strict", "--strict"], "twice"), (["check", "--reporter", "tap"], "line, json or sarif"),
      (["check", "--path", "a.kanban"], "'-'"), (["check", "--reporter", "line=x"], "takes no file"),
      (["run", "--color", "blue"], "auto, always or never"),
    ])
  func wrong(_ arguments: [String], says words: String) throws {
    let outcome = try Program.run(arguments)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(outcome.errors.contains("--help"))
  }

  @Test("Results go to standard output, diagnostics to standard error")
  func split() throws {
    let outcome = try Program.run(["run", "faulty.kanban", "good.kanban"], in: folder())
    #expect(outcome.output.hasSuffix("1 passed, 0 failed, 1 error\n"))
    #expect(!outcome.output.contains("[KS"))
    #expect(outcome.errors.contains("faulty.kanban:13:23: error:"), "\(outcome.errors)")
    #expect(outcome.errors.contains("[KS0109]"))
  }

  @Test("An interrupt ends the program with 130")
  func interrupt() throws {
    let line = """
      mkfifo p; exec 3<>p; $SIM run - <p & pid=$!
      for n in {1..30}; do kill -INT $pid 2>/dev/null; sleep 0.1; done
      wait $pid; echo $?
      """
    let outcome = try Program.shell(line, in: TemporaryFolder())
    // A background job of a shell that is not interactive ignores interrupts, unless the program handles them.
    #expect(outcome.output.trimmingCharacters(in: .whitespacesAndNewlines) == "130", "\(outcome)")
  }
}
