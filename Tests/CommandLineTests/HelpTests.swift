import Foundation
import Testing

@Suite("Help")
struct HelpTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens")
  /// Set to write the goldens instead of comparing with them.
  private static let switchName = "KANBAN_SIM_WRITE_GOLDENS"

  @Test(
    "The help is what the golden file says",
    arguments: [
      "welcome", "--help", "run", "check", "fmt", "list", "play", "frames", "log", "explain", "profiles",
      "new", "merge",
    ])
  func golden(of name: String) throws {
    let arguments =
      switch name {
      case "welcome": [String]()
      case "--help": ["--help"]
      default: [name, "--help"]
      }
    let outcome = try Program.run(arguments)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let golden = Self.folder.appendingPathComponent("help-\(name == "--help" ? "all" : name).txt")
    if ProcessInfo.processInfo.environment[Self.switchName] != nil {
      try Data(outcome.output.utf8).write(to: golden)
    }
    let expected = String(decoding: try Data(contentsOf: golden), as: UTF8.self)
    #expect(outcome.output == expected, "\(Self.switchName)=1 writes the golden files anew")
  }

  @Test("Help fits a terminal of 110 columns", arguments: ["run", "frames", "play"])
  func width(of command: String) throws {
    let outcome = try Program.run([command, "--help"])
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 110 })
  }

  @Test("The short help has three examples, and help can stand anywhere")
  func shortHelp() throws {
    let outcome = try Program.run([])
    #expect(outcome.output.split(separator: "\n").count { $0.hasPrefix("  kanban-sim ") } == 3)
    #expect(try Program.run(["help", "run"]).output == Program.run(["run", "--help"]).output)
    #expect(try Program.run(["--version"]).output.hasPrefix("kanban-sim "))
  }
}
