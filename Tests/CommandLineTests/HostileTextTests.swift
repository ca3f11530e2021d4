import Foundation
import Testing

@Suite("Hostile text")
struct HostileTextTests {
  /// A title with an escape sequence, a bell, a C1 control, a bidirectional override and markup.
  private static let title = #"<b>&amp;\u{1b}[2J\u{7}\u{9b}31m\u{202e}evil\u{2028}]]>"#

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      Scenarios.moving(title: Self.title, board: "todo: A1 A2 | done:")
        .replacingLine("    card A1 \"Spec\"", "    card A1 \"\(Self.title)\""), to: "a.kanban")
    return folder
  }

  @Test(
    "Nothing raw reaches an output",
    arguments: [
      ["run", "--reporter", "line"], ["run", "--reporter", "tap"], ["run", "--reporter", "junit"],
      ["run", "--reporter", "github"], ["run", "--reporter", "json"], ["run", "--reporter", "markdown"],
      ["log"], ["frames"], ["play"], ["frames", "--golden"], ["check"], ["list"],
    ])
  func nothingRaw(in arguments: [String]) throws {
    let outcome = try Program.run(arguments + ["a.kanban"], in: folder())
    let raw = (outcome.output + outcome.errors).unicodeScalars.filter {
      $0 != "\n" && ($0.value < 0x20 || (0x7F..<0xA0).contains($0.value))
    }
    #expect(raw.isEmpty)
    #expect(!outcome.output.isEmpty)
    if !arguments.contains("json"), arguments != ["log"] {
      #expect(!outcome.output.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{2028}" })
    }
  }

  @Test("The XML can be read, and holds the title as text")
  func xml() throws {
    let outcome = try Program.run(["run", "--reporter", "junit", "a.kanban"], in: folder())
    #expect(!outcome.output.contains("<b>"))
    #expect(outcome.output.contains("&lt;b&gt;&amp;amp;"))
  }

  @Test("A line of a megabyte is told of in one screen")
  func longLine() throws {
    let folder = try TemporaryFolder()
    try folder.write("kanban-sim 1\n" + String(repeating: "x", count: 1 << 20) + "\n", to: "a.kanban")
    let outcome = try Program.run(["run", "a.kanban"], in: folder)
    #expect(outcome.status == 3)
    #expect(outcome.errors.utf8.count < 4_000)
  }

  @Test("A pipe gets no colours, unless they are asked for; ASCII is ASCII")
  func colours() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenarios.failing, to: "a.kanban")
    let arguments = ["run", "a.kanban"]
    #expect(try !Program.run(arguments, in: folder, environment: ["TERM": "xterm"]).output.contains("\u{1B}"))
    #expect(try Program.run(arguments + ["--color", "always"], in: folder).output.contains("\u{1B}["))
    let forced = ["CLICOLOR_FORCE": "1", "TERM": "xterm"]
    #expect(try Program.run(arguments, in: folder, environment: forced).output.contains("\u{1B}["))
    let refused = forced.merging(["NO_COLOR": "1"]) { $1 }
    #expect(try !Program.run(arguments, in: folder, environment: refused).output.contains("\u{1B}"))
    for command in ["run", "frames", "play"] {
      let outcome = try Program.run([command, "a.kanban", "--ascii"], in: folder)
      #expect(outcome.output.utf8.allSatisfy { $0 < 0x80 })
      #expect(!outcome.output.isEmpty)
    }
  }
}
