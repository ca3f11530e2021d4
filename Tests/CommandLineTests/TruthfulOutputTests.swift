import Foundation
import Testing

@Suite("Truthful output")
struct TruthfulOutputTests {
  private static let board = "kanban-sim 1\n\nboard\n  column todo\n    card A1\n  column done\nend\n"

  @Test("Files without steps are called what they are")
  func parts() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.board, to: "s/one.kanban")
    let one = try Program.run(["run", "s"], in: folder)
    #expect(one.status == 4)
    #expect(one.errors.contains("the only selected file has no steps"), "\(one.errors)")
    try folder.write(Self.board, to: "s/two.kanban")
    let two = try Program.run(["run", "s"], in: folder)
    #expect(two.errors.contains("none of the 2 selected files has steps"), "\(two.errors)")
    let list = try Program.run(["list", "s"], in: folder)
    #expect(list.status == 4 && list.output == "" && list.errors == two.errors)
    // Whoever names a file means it.
    #expect(try Program.run(["run", "s/one.kanban"], in: folder).output.hasPrefix("pass   s/one.kanban"))
    #expect(try Program.run(["list", "s/one.kanban"], in: folder).output == "s/one.kanban\n")
    try folder.write("kanban-sim 1\nlayout\n  zoom 2\nend\n", to: "s/three.kanban")
    #expect(try Program.run(["run", "s/three.kanban"], in: folder).status == 3)
    #expect(try Program.run(["run", "s"], in: folder).status == 4)
  }

  @Test("A file runs once, however often and however it is named")
  func spellings() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenarios.moving(), to: "s/a.kanban")
    let paths = ["s/a.kanban", "./s/a.kanban", "s//a.kanban", "s/../s/a.kanban", "s"]
    #expect(try Program.run(["list"] + paths, in: folder).output == "s/a.kanban\n")
    let absolute = folder.file("s/a.kanban").path
    #expect(try Program.run(["list", "s", absolute], in: folder).output == "s/a.kanban\n")
  }

  @Test("The log of a file that varies a setting says which variant it is")
  func variants() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Scenarios.moving().replacingLine("title \"Moving\"", "vary frame-rate 30 60"), to: "a.kanban")
    let first = try Program.run(["log", "a.kanban"], in: folder)
    #expect(first.errors.contains("variant 1 of 2, frame-rate 30"), "\(first.errors)")
    #expect(first.errors.contains("--variant"))
    #expect(try Program.run(["log", "a.kanban", "--variant", "2"], in: folder).errors == "")
  }

  @Test("A variant that is not there is a fault of the command line", arguments: ["log", "frames", "play"])
  func noVariant(command: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Scenarios.moving().replacingLine("title \"Moving\"", "vary frame-rate 30 60"), to: "a.kanban")
    let outcome = try Program.run([command, "a.kanban", "--variant", "3"], in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("'--variant' takes a number up to 2"), "\(outcome.errors)")
    try folder.write(Scenarios.moving(), to: "b.kanban")
    let single = try Program.run([command, "b.kanban", "--variant", "2"], in: folder)
    #expect(single.errors.contains("up to 1, the file varies nothing"), "\(single.errors)")
  }

  @Test("What fails in all variants is told once")
  func sharedFailures() throws {
    let folder = try TemporaryFolder()
    let text = Scenarios.failing.replacingLine("title \"Failing\"", "vary frame-rate 30 60 120")
    try folder.write(text + "expect autoscroll board 1,0\n", to: "a.kanban")
    let outcome = try Program.run(["run", "a.kanban"], in: folder)
    #expect(outcome.output.components(separatedBy: "all 3 variants").count == 3, "\(outcome.output)")
    #expect(!outcome.output.contains("frame-rate 60"), "\(outcome.output)")
    let json = try Program.run(["run", "--reporter", "json", "a.kanban"], in: folder)
    #expect(json.output.components(separatedBy: "\"variants\":3").count == 3, "\(json.output)")
    #expect(!json.output.contains("\"variant\":"))
    try folder.write(json.output, to: "one.json")
    #expect(try Program.run(["merge", "one.json"], in: folder).output == json.output)
    let gitHub = try Program.run(["run", "--reporter", "github", "a.kanban"], in: folder)
    #expect(gitHub.output.components(separatedBy: "::error ").count == 3, "\(gitHub.output)")
    #expect(gitHub.output.contains("(in all 3 variants)"), "\(gitHub.output)")
  }

  @Test("A step that chooses what no menu offers is told of, unless an expectation looks at what comes of it")
  func notOffered() throws {
    let folder = try TemporaryFolder()
    let step = "action A2 \"Move Up\"\n"
    try folder.write(Scenarios.moving() + step + step, to: "a.kanban")
    let outcome = try Program.run(["run", "a.kanban"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasSuffix("1 passed, 0 failed\n"))
    let words =
      "warning: \"Move Up\" is not offered here and does nothing; offered are \"Move to Done\" [KS0220]"
    #expect(outcome.errors.contains("a.kanban:15:11: \(words)"), "\(outcome.errors)")
    #expect(outcome.errors.contains("a.kanban:16:11: \(words)"), "\(outcome.errors)")
    let own = "menu A1 \"Move to Done\"\n"
    try folder.write(Scenarios.moving() + own, to: "a.kanban")
    #expect(try Program.run(["run", "a.kanban"], in: folder).errors.contains("[KS0220]"))
    try folder.write(Scenarios.moving() + own + "expect no-moves\n", to: "a.kanban")
    #expect(try Program.run(["run", "a.kanban"], in: folder).errors == "")
  }

  @Test("Failures of one moment show its frames once, and the others say where")
  func framesOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenarios.failing + "expect no-moves\nexpect focus A2\n", to: "a.kanban")
    let outcome = try Program.run(["run", "a.kanban"], in: folder)
    #expect(outcome.output.components(separatedBy: "cells differ").count == 2, "\(outcome.output)")
    #expect(outcome.output.components(separatedBy: "    frames    as at line 14\n").count == 3)
    // Another moment has frames of its own.
    let later = "wait 1s\nexpect focus A1\nexpect selected A1\n"
    try folder.write(Scenarios.failing + "expect no-moves\n" + later, to: "a.kanban")
    let both = try Program.run(["run", "a.kanban"], in: folder)
    #expect(both.output.contains("frames    as at line 17"), "\(both.output)")
    #expect(both.output.components(separatedBy: "To do").count > 3)
  }

  @Test("A failure shows the frame before the last input beside the frame now, and what changed")
  func twoFrames() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenarios.failing, to: "a.kanban")
    let outcome = try Program.run(["run", "a.kanban"], in: folder)
    let lines = outcome.output.components(separatedBy: "\n")
    let titles = try #require(lines.first { $0.contains("before line 12: 0 ms, idle") })
    #expect(titles.contains("now: 550 ms, idle"))
    #expect(lines.contains { $0.contains("~") && $0.contains("│") })
    #expect(lines.contains { !$0.isEmpty && $0.allSatisfy { " ^".contains($0) } && $0.contains("^^^^") })
    #expect(lines.contains { $0.contains("cells differ") })
    #expect(lines.contains { $0.contains("phase     line 11: carry it over") }, "\(outcome.output)")
  }

  @Test(
    "The frames of a failure stand beside each other only where columns have room for titles",
    arguments: [(249, true), (248, false)])
  func readableFrames(columnWidth: Int, isBeside: Bool) throws {
    let folder = try TemporaryFolder()
    // In the 49 cells that each frame may have, 45 show the 800 points of the viewport.
    let layout = "layout\n  column-width \(columnWidth)\nend\n\nboard"
    try folder.write(Scenarios.failing.replacingLine("board", layout), to: "a.kanban")
    let lines = try Program.run(["run", "a.kanban"], in: folder).output.components(separatedBy: "\n")
    let titles = try #require(lines.first { $0.contains("before line 16: 0 ms, idle") }, "\(lines)")
    #expect(titles.contains("now: 550 ms, idle") == isBeside, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("    now: 550 ms, idle") } != isBeside)
  }

  @Test("A golden frame that differs is shown beside what was drawn, around what changed")
  func twoGoldens() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenarios.undrawn, to: "a.kanban")
    let missing = try Program.run(["run", "a.kanban"], in: folder)
    #expect(
      missing.output.contains("accept    kanban-sim run --update=missing a.kanban"), "\(missing.output)")
    _ = try Program.run(["run", "--update=missing", "a.kanban"], in: folder)
    let text = try folder.read("a.kanban")
    try folder.write(
      text.replacing("Tests", with: "Tasks").replacing("card A2 \"Tasks\"", with: "card A2 \"Tests\""),
      to: "a.kanban")
    let outcome = try Program.run(["run", "a.kanban"], in: folder)
    let lines = outcome.output.components(separatedBy: "\n")
    let titles = try #require(lines.first { $0.contains("expected, cells ") }, "\(outcome.output)")
    #expect(titles.contains("actual, cells "))
    let row = try #require(lines.first { $0.contains("~") && $0.contains("Tasks") && $0.contains("Tests") })
    #expect(row.count <= 108)
    #expect(lines.contains { $0.hasSuffix(" ^^") || $0.hasSuffix(" ^ ^") }, "\(outcome.output)")
    #expect(outcome.output.contains("accept    kanban-sim run --update=changed a.kanban"))
    // The picture tells the rest.
    #expect(!outcome.output.contains("    expected  ") && !outcome.output.contains("    actual  "))
  }

  @Test("play --at prints one frame where there is no terminal")
  func frameAt() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenarios.moving(), to: "a.kanban")
    let outcome = try Program.run(["play", "a.kanban", "--at", "100ms"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("100 ms, dragging\n"), "\(outcome.output)")
    // Once above the frame, once in its caption.
    #expect(outcome.output.components(separatedBy: " ms, ").count == 3)
  }

  @Test("--ascii is ASCII, however long a caption's words are")
  func ascii() throws {
    let folder = try TemporaryFolder()
    let id = String(repeating: "A", count: 300)
    let text = Self.board.replacingLine("    card A1", "    card \(id)") + "\nselect \(id)\n"
    try folder.write(text, to: "a.kanban")
    for command in ["frames", "play"] {
      let outcome = try Program.run([command, "a.kanban", "--ascii"], in: folder)
      #expect(outcome.output.contains("~"))
      #expect(outcome.output.utf8.allSatisfy { $0 < 0x80 }, "\(command)")
    }
  }

  @Test("--ascii draws the picture of a failure in ASCII")
  func asciiFailure() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.board + "\ndrag A1 to done[0]\nexpect no-moves\n", to: "a.kanban")
    let outcome = try Program.run(["run", "a.kanban", "--ascii"], in: folder)
    #expect(outcome.output.contains("+- "), "\(outcome.output)")
    #expect(!outcome.output.contains("<U+"), "\(outcome.output)")
  }

  @Test("A failing 'never' shows the moment at which it failed")
  func failingNever() throws {
    let folder = try TemporaryFolder()
    let text = Self.board + "\nnever phase dragging\ndrag A1 to done[0]\n"
    try folder.write(text, to: "a.kanban")
    let outcome = try Program.run(["run", "a.kanban"], in: folder)
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains("16 ms, dragging") || outcome.output.contains("16.666 ms"), "\(outcome.output)")
    // Only the frame before the drag, which stands beside it, is at rest.
    let parts = outcome.output.components(separatedBy: "before line 10: 0 ms, idle")
    #expect(parts.count == 2 && !parts.joined().contains("idle"), "\(outcome.output)")
  }
}
