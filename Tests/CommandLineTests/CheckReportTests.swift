import Foundation
import Testing

/// `check --strict`, its reports, and the name of what comes through standard input.
@Suite("Check")
struct CheckReportTests {
  /// A warning in line 13, with a suggestion.
  private static let doubtful = Scenarios.moving(title: "Doubtful") + "action A1 \"Move to done\"\n"
  private static let faulty = Scenarios.faulty.replacingLine("drag A1 to done[0]", "drag Ä1 to dne[0]")

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Scenarios.moving(), to: "s/good.kanban")
    try folder.write(Self.doubtful, to: "s/doubtful.kanban")
    try folder.write(Self.faulty, to: "s/ä b.kanban")
    return folder
  }

  private static func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("Warnings change no exit code, unless they are taken for errors")
  func strict() throws {
    let folder = try folder()
    let lax = try Program.run(["check", "s/doubtful.kanban"], in: folder)
    #expect(lax.status == 0)
    #expect(lax.errors.contains("s/doubtful.kanban:15:11: warning:"), "\(lax)")
    #expect(lax.output == "1 file checked, no errors, 1 warning\n")
    let strict = try Program.run(["check", "--strict", "s/doubtful.kanban", "s/good.kanban"], in: folder)
    #expect(strict.status == 3)
    #expect(strict.errors.contains("s/doubtful.kanban:15:11: error:"), "\(strict)")
    #expect(strict.output == "2 files checked, 1 with faults\n")
    #expect(try Program.run(["check", "--strict", "s/good.kanban"], in: folder).status == 0)
    let arguments = ["check", "--color", "always", "s/doubtful.kanban"]
    #expect(try Program.run(arguments, in: folder).errors.contains("\u{1B}[33mwarning: \u{1B}[0m"))
    #expect(
      try Program.run(arguments + ["--strict"], in: folder).errors.contains("\u{1B}[1;31merror: \u{1B}[0m"))
  }

  @Test("The JSON report has every diagnostic with its places")
  func json() throws {
    let outcome = try Program.run(["check", "s", "missing.kanban", "--reporter", "json"], in: folder())
    #expect(outcome.status == 74)
    #expect(outcome.errors == "")
    let report = try Self.object(outcome.output)
    #expect(report["exit"] as? Int == 74)
    #expect(report["files"] as? Int == 4)
    let unreadable = try #require(report["unreadable"] as? [[String: String]])
    #expect(unreadable.map { $0["path"] } == ["missing.kanban"])
    let diagnostics = try #require(report["diagnostics"] as? [[String: Any]])
    let places = diagnostics.map {
      "\($0["path"] ?? ""):\($0["line"] ?? 0):\($0["column"] ?? 0) \($0["code"] ?? "")"
    }
    #expect(
      places == [
        "s/doubtful.kanban:15:11 KS0219", "s/ä b.kanban:12:6 KS0105", "s/ä b.kanban:13:23 KS0109",
      ])
    #expect(diagnostics[0]["severity"] as? String == "warning")
    #expect(diagnostics[0]["suggestion"] as? String == "Move to Done")
    #expect(diagnostics[0]["endColumn"] as? Int == 25)
    let fix = try #require(diagnostics[1]["fix"] as? [String: Any])
    #expect(fix["replacement"] as? String == "\"Ä1\"")
  }

  @Test("The SARIF report has what the format demands, and columns in code points")
  func sarif() throws {
    let folder = try folder()
    let outcome = try Program.run(
      ["check", "s", "missing.kanban", "--strict", "--reporter", "sarif=out.sarif", "--reporter", "line"],
      in: folder)
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains("error:"))
    let log = try Self.object(try folder.read("out.sarif"))
    #expect(log["version"] as? String == "2.1.0")
    #expect((log["$schema"] as? String)?.contains("sarif-2.1.0") == true)
    let runs = try #require(log["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    #expect(runs[0]["columnKind"] as? String == "unicodeCodePoints")
    let driver = try #require((runs[0]["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "kanban-sim")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let results = try #require(runs[0]["results"] as? [[String: Any]])
    #expect(results.count == 3)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect(result["level"] as? String == "error")
      #expect(((result["message"] as? [String: Any])?["text"] as? String)?.isEmpty == false)
      let locations = try #require(result["locations"] as? [[String: Any]])
      let place = try #require(locations.first?["physicalLocation"] as? [String: Any])
      let uri = try #require((place["artifactLocation"] as? [String: Any])?["uri"] as? String)
      #expect(URL(string: uri) != nil && ["s/doubtful.kanban", "s/%C3%A4%20b.kanban"].contains(uri))
      let region = try #require(place["region"] as? [String: Int])
      for key in ["startLine", "startColumn", "endLine", "endColumn"] { #expect(region[key] ?? 0 >= 1) }
    }
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] {
        #expect(((rule[key] as? [String: Any])?["text"] as? String)?.isEmpty == false)
      }
    }
    let fixes = try #require(results[1]["fixes"] as? [[String: Any]])
    let changes = try #require(fixes.first?["artifactChanges"] as? [[String: Any]])
    let replacements = try #require(changes.first?["replacements"] as? [[String: Any]])
    #expect((replacements.first?["insertedContent"] as? [String: String])?["text"] == "\"Ä1\"")
    let invocations = try #require(runs[0]["invocations"] as? [[String: Any]])
    #expect(invocations.first?["executionSuccessful"] as? Bool == false)
    #expect((invocations.first?["toolExecutionNotifications"] as? [Any])?.count == 1)
  }

  @Test("A place of the SARIF report counts code points from 1, and ends behind the last")
  func codePoints() throws {
    let folder = try TemporaryFolder()
    try folder.write("kanban-sim 1\nboard\n  column c\nend\nfocus \"👍🏽e\u{301}\" Z1\n", to: "s.kanban")
    let outcome = try Program.run(["check", "s.kanban", "--reporter", "sarif"], in: folder)
    let log = try Self.object(outcome.output)
    let runs = try #require(log["runs"] as? [[String: Any]])
    let result = try #require((runs.first?["results"] as? [[String: Any]])?.first)
    let locations = try #require(result["locations"] as? [[String: Any]])
    let place = try #require(locations.first?["physicalLocation"] as? [String: Any])
    let region = ["startLine": 5, "startColumn": 14, "endLine": 5, "endColumn": 16]
    #expect(place["region"] as? [String: Int] == region)
  }

  @Test("A report of nothing is one too, and paths from the root are file addresses")
  func empty() throws {
    let folder = try folder()
    let good = try Program.run(["check", "s/good.kanban", "--reporter", "json"], in: folder)
    #expect(good.output == #"{"diagnostics":[],"exit":0,"files":1,"report":1,"unreadable":[]}"# + "\n")
    let path = folder.file("s/doubtful.kanban").path
    #expect(
      try Program.run(["check", path, "--reporter", "sarif"], in: folder).output.contains(
        "\"file://\(path)\""))
  }

  @Test("What comes through standard input has the path that is given, for messages and for what it uses")
  func path() throws {
    let folder = try folder()
    try folder.write(
      "kanban-sim 1\nboard\n  column todo\n    card A1\nend\n", to: "Scenarios/boards/b.kanban")
    let text = "kanban-sim 1\nuse \"../boards/b.kanban\"\n\ndrag A1 to tood[0]\n"
    for path in ["Scenarios/drag/unsaved.kanban", folder.file("Scenarios/drag/unsaved.kanban").path] {
      let outcome = try Program.run(["check", "-", "--path", path], in: folder, input: text)
      #expect(outcome.status == 3)
      #expect(outcome.errors.hasPrefix("\(path):4:12: error: 'tood' is not a column"), "\(outcome)")
    }
    let unnamed = try Program.run(["check", "-"], in: folder, input: text)
    #expect(unnamed.errors.contains("<stdin>:2:5: error:"))
    let lonely = try Program.run(["check", "s", "--path", "x.kanban"], in: folder)
    #expect(lonely.status == 2)
  }
}
