import Foundation
import Testing

@Suite("Merging reports of runs")
struct MergeCommandTests {
  private func suite() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for number in 1...5 {
      try folder.write(Scenarios.moving(title: "Number \(number)"), to: "Scenarios/\(number)/a.kanban")
    }
    try folder.write(Scenarios.failing, to: "Scenarios/3/fails.kanban")
    return folder
  }

  private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> Program.Outcome {
    try Program.run(["run", "Scenarios"] + arguments, in: folder)
  }

  @Test(
    "The shards of a suite, in any order, are the report and the end of one run",
    arguments: ["json", "junit"])
  func shards(form: String) throws {
    let folder = try suite()
    let whole = try run(["--reporter", form], in: folder)
    #expect(whole.status == 1)
    for index in 1...3 {
      _ = try run(["--shard", "\(index)/3", "--reporter", "\(form)=\(index)"], in: folder)
    }
    let merged = try Program.run(["merge", "3", "1", "2"], in: folder)
    #expect(merged.output == whole.output)
    #expect(merged.status == 1)
    #expect(merged.errors == "")
    let piped = try Program.run(["merge", "-"], in: folder, input: merged.output)
    #expect(piped.output == whole.output)
  }

  @Test("The gravest end of all runs is that of the merge")
  func ends() throws {
    let folder = try suite()
    try folder.write(Scenarios.faulty, to: "faulty.kanban")
    for (file, name) in [("faulty.kanban", "3"), ("gone.kanban", "74"), ("Scenarios/1/a.kanban", "0")] {
      let outcome = try Program.run(["run", file, "--reporter", "json=\(name)"], in: folder)
      #expect(outcome.status == Int32(name))
    }
    #expect(try Program.run(["merge", "0"], in: folder).status == 0)
    #expect(try Program.run(["merge", "0", "3"], in: folder).status == 3)
    #expect(try Program.run(["merge", "3", "74", "0"], in: folder).status == 74)
  }

  @Test("Nothing is written if a report cannot be merged, and every such report is told of")
  func refused() throws {
    let folder = try suite()
    _ = try run(["--reporter", "json=good"], in: folder)
    try folder.write(try folder.read("good").replacing("\"exit\":1", with: "\"exit\":99"), to: "code")
    try folder.write("{}", to: "empty\u{1B}[31m")
    let outcome = try Program.run(["merge", "good", "code", "empty\u{1B}[31m", "gone"], in: folder)
    #expect(outcome.output == "")
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains("cannot merge 'code': its exit code is none of kanban-sim"))
    #expect(outcome.errors.contains("cannot read 'gone'"))
    #expect(!outcome.errors.contains("\u{1B}"))
    let twice = try Program.run(["merge", "good", "good"], in: folder)
    #expect(twice.status == 3)
    #expect(twice.errors.contains("stands in 'good' and in 'good', which is given twice"), "\(twice.errors)")
  }

  @Test("A report without scenarios is told of, and nothing else to merge does not count as passed")
  func empty() throws {
    let folder = try suite()
    _ = try run(["--reporter", "json=good"], in: folder)
    let good = try folder.read("good")
    let start = try #require(good.range(of: "\"scenarios\":[")).upperBound
    let end = try #require(good.range(of: "],\"totals\"")).lowerBound
    let none = good.replacingCharacters(in: start..<end, with: "")
      .replacingOccurrences(of: "\"fail\":1", with: "\"fail\":0")
      .replacingOccurrences(of: "\"pass\":5", with: "\"pass\":0")
      .replacingOccurrences(of: "\"exit\":1", with: "\"exit\":0")
    try folder.write(none, to: "none")
    let both = try Program.run(["merge", "none", "good"], in: folder)
    #expect(both.output == good && both.status == 1)
    #expect(both.errors.contains("'none' has no scenarios"), "\(both.errors)")
    let alone = try Program.run(["merge", "none"], in: folder)
    #expect(alone.status == 4)
    #expect(alone.errors.contains("no report has a scenario"), "\(alone.errors)")
  }

  static let noReports = [
    ("{}", "the report of it has no member 'report'"), ("{ }", "the report of it has no member 'report'"),
    ("", "it is empty"), ("[]", "it is no report of"), ("null", "it is no report of"),
    (#"{"a"}"#, "':' is missing at byte 5"),
    (#"{"a":1 "b":2}"#, "'}' is missing at byte 8"), (#"{"a":1,"a":2}"#, "a key stands twice at byte 13"),
    (#"{,}"#, "a key is missing at byte 2"), (#"{"a":1,}"#, "a key is missing at byte 8"),
    (#"{"a"#, "it ends too early"),
    (#"{"a":"\ud800"}"#, "an escape that is no character"),
    (#"{"a":"\u12"}"#, "an escape without four digits"),
    (#"{"a":"\x"}"#, "no escape of JSON stands at byte 7"),
    (#"{"a":1.5}"#, "no whole number stands at byte 6"),
    (#"{"a":nul}"#, "no value of JSON stands at byte 6"), (#"{"a":[1 2]}"#, "']' is missing at byte 9"),
    ("{} {}", "something stands behind the report at byte 4"), (#"{"a":[]"#, "it ends too early"),
    (#"{"exit":0,"report":2,"scenarios":[],"totals":{}}"#, "it is a report of version 2"),
    (#"{"exit":0,"report":1,"scenarios":[{}],"totals":{}}"#, "a scenario of it has no member 'board'"),
    (#"{"exit":0,"report":1,"scenarios":[],"totals":{}}"#, "'totals' of it has no member 'pass'"),
    (#"{"exit":0,"report":1,"scenarios":{},"totals":{}}"#, "'scenarios' of the report is no array"),
    (#"{"exit":"0","report":1,"scenarios":[],"totals":{}}"#, "'exit' of the report is no number"),
  ]

  @Test("What is no report is refused in words", arguments: noReports)
  func broken(text: String, words: String) throws {
    let outcome = try Program.run(["merge", "-"], input: text)
    #expect(outcome.status == 3)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("kanban-sim: cannot merge '-': \(words)"), "\(outcome.errors)")
  }
}
