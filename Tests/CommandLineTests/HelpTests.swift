import Foundation
import KanbanInteraction
import KanbanScenario
import ScenarioSyntax
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

/// Every word and every reason can be asked for.
@Suite struct GlossaryTests {
  /// Every list of words by its noun, with what each word means.
  static let lists: [(noun: String, meanings: [(word: String, meaning: String)])] =
    Grammar.scenarios.wordLists.map { list in (list.noun, list.words.map { ($0.spelling, $0.meaning) }) }
  static let words = Set(lists.flatMap { list in list.meanings.map(\.word) }).sorted()

  @Test func `Every word of every list has a meaning at each of its places`() {
    for list in Self.lists {
      for (word, meaning) in list.meanings {
        let entries = Glossary.entries(for: word).filter { $0.noun == list.noun }
        #expect(entries.contains { $0.meaning == meaning }, "\(word)")
        #expect(!meaning.isEmpty && !meaning.hasSuffix(".") && meaning.count <= 110, "\(word)")
      }
    }
    #expect(Self.words.count > 250)
  }

  @Test func `A setting is told with how it is written, an example and its value in standard`() throws {
    #expect(
      Glossary.usage(of: "touch-threshold", in: .standard) == [
        "touch-threshold off | LENGTH", "for example: touch-threshold 10", "standard: touch-threshold off",
      ])
    #expect(
      Glossary.usage(of: "limit", in: .standard) == [
        "limit COUNT [warn | prevent]", "for example: limit 3 warn", "limit COLUMN (none | COUNT)",
        "for example: limit doing 3",
      ])
    #expect(Glossary.usage(of: "dwell", in: .standard).isEmpty)
    let output = try Program.run(["explain", "column-width"]).output
    #expect(output.contains("\n    standard: column-width 280\n"))
  }

  @Test func `Every reason has a meaning`() {
    for reason in Grammar.scenarios.inner.events.reasons.spellings + IgnoreReason.allCases.map(\.rawValue) {
      #expect(Glossary.entries(for: reason).contains { $0.noun.contains("reason") }, "\(reason)")
    }
  }

  @Test func `Letters are compared without case where no word is spelled so`() {
    #expect(Glossary.entries(for: "space").map(\.word) == ["Space"])
    #expect(Set(Glossary.entries(for: "Return").map(\.word)) == ["Return"])
    #expect(Set(Glossary.entries(for: "return").map(\.word)) == ["return"])
    #expect(Glossary.entries(for: "->").map(\.noun) == ["a mark"])
  }

  @Test(arguments: [
    ("dwel", "dwell"), ("Enter", "Return"), ("click", "tap"), ("KS010", "KS0101"), ("qqqqqq", nil),
  ])
  func `A word that is none gets the word that is meant`(word: String, suggestion: String?) {
    #expect(Glossary.entries(for: word) == [])
    #expect(Glossary.suggestion(for: word) == suggestion)
  }
}
