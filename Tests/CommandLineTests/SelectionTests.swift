import Foundation
import Testing

@Suite("Selection")
struct SelectionTests {
  private func suite() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for number in 1...9 {
      let tags = number.isMultiple(of: 3) ? "third wip" : number.isMultiple(of: 2) ? "even" : ""
      try folder.write(
        Scenarios.moving(title: "Number \(number)", tags: tags),
        to: "Scenarios/part-\(number % 2)/s\(number).kanban")
    }
    // A board for others is no scenario.
    try folder.write(
      "kanban-sim 1\n\nboard\n  column todo\n    card A1\n  column done\nend\n",
      to: "Scenarios/boards/demo.kanban")
    try folder.write("kanban-sim 1\n\nlayout\n  viewport 400x300\nend\n", to: "Scenarios/boards/small.kanban")
    return folder
  }

  private func list(_ arguments: [String], in folder: TemporaryFolder) throws -> [String] {
    try Program.run(["list"] + arguments, in: folder).output.split(separator: "\n").map(String.init)
  }

  @Test("Folders are searched in byte order; boards for others are left out")
  func order() throws {
    let paths = try list([], in: suite())
    #expect(paths.count == 9)
    #expect(paths == paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test("The shards 1 to n are the whole suite, nothing twice", arguments: 1...17)
  func shards(of count: Int) throws {
    let folder = try suite()
    var all: [String] = []
    for index in 1...count { all += try list(["--shard", "\(index)/\(count)"], in: folder) }
    #expect(all.sorted() == (try list([], in: folder)).sorted())
  }

  @Test("A filter looks at path and title, a tag at tags; several of one kind are alternatives")
  func filters() throws {
    let folder = try suite()
    #expect(try list(["--filter", "NUMBER 3"], in: folder) == ["Scenarios/part-1/s3.kanban"])
    #expect(try list(["--filter", "part-0"], in: folder).count == 4)
    #expect(try list(["--tag", "third"], in: folder).count == 3)
    #expect(try list(["--tag", "third", "--tag", "even"], in: folder).count == 6)
    #expect(try list(["--tag", "third", "--filter", "part-0"], in: folder) == ["Scenarios/part-0/s6.kanban"])
  }

  @Test("Flags that select nothing are named", arguments: ["run", "check", "list"])
  func nothing(command: String) throws {
    let folder = try suite()
    let outcome = try Program.run([command, "--filter", "no such", "--tag", "third"], in: folder)
    #expect(outcome.status == 4)
    #expect(
      outcome.errors.contains("none of 11 files is selected by --filter 'no such' --tag third"),
      "\(outcome.errors)")
  }

  @Test("What list prints is what run runs")
  func listed() throws {
    let folder = try suite()
    let outcome = try Program.run(["run", "--tag", "even", "--shard", "1/2"], in: folder)
    let run = outcome.output.split(separator: "\n").filter { $0.hasPrefix("pass") }
      .map { String($0.split(separator: " ")[1]) }
    #expect(try run == list(["--tag", "even", "--shard", "1/2"], in: folder))
  }

  @Test("A line selects its file and judges only what stands there")
  func lines() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenarios.failing, to: "a.kanban")
    try folder.write(Scenarios.moving(), to: "b.kanban")
    #expect(try Program.run(["run", "--line", "a.kanban:13"], in: folder).status == 0)
    #expect(try Program.run(["run", "--line", "a.kanban:14"], in: folder).status == 1)
    // The comment that heads a phase stands for all of it.
    #expect(try Program.run(["run", "--line", "a.kanban:11"], in: folder).status == 1)
    let outcome = try Program.run(["run", "--line", "a.kanban:6", "."], in: folder)
    #expect(outcome.status == 4)
    #expect(outcome.errors.contains("a.kanban:6"))
  }

  @Test("A run ends when enough has failed, and says what was not run", arguments: ["1", "8"])
  func maxFailures(jobs: String) throws {
    let folder = try TemporaryFolder()
    for number in 1...6 { try folder.write(Scenarios.failing, to: "s\(number).kanban") }
    let outcome = try Program.run(["run", "--max-failures", "2", "-j", jobs, "."], in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.output.hasSuffix("0 passed, 2 failed, 4 not run\n"))
  }
}
