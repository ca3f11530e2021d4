import Foundation
import Testing

@Suite("Running several files at a time")
struct ParallelTests {
  @Test(
    "The output is the same for any width", arguments: ["line", "tap", "json", "junit", "github", "markdown"])
  func sameBytes(as reporter: String) throws {
    let folder = try TemporaryFolder()
    for number in 1...40 {
      let text =
        number % 7 == 0 ? Scenarios.failing : number % 11 == 0 ? Scenarios.faulty : Scenarios.moving()
      try folder.write(text, to: "Scenarios/s\(number).kanban")
    }
    let one = try Program.run(["run", "-j", "1", "--reporter", reporter], in: folder)
    let eight = try Program.run(["run", "-j", "8", "--reporter", reporter], in: folder)
    let own = try Program.run(["run", "--reporter", reporter], in: folder)
    #expect(one.status == 3)
    #expect(one.output == eight.output)
    #expect(one.errors == eight.errors)
    #expect(one.output == own.output)
    #expect(one.output.isEmpty == false)
  }

  @Test("The log of a run is the same twice")
  func sameLog() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenarios.moving(), to: "a.kanban")
    let first = try Program.run(["log", "a.kanban"], in: folder)
    let second = try Program.run(["log", "a.kanban"], in: folder)
    #expect(first.output == second.output)
    #expect(first.output.hasPrefix(#"{"log":1,"profile":"standard","scenario":"a.kanban"}"# + "\n"))
    #expect(first.output.contains(#""end":true"#))
  }
}
