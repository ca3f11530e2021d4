import Foundation
import Testing

@Suite("Rewriting files")
struct RewritingTests {
  @Test("fmt rewrites, says which files, and changes nothing the second time")
  func format() throws {
    let folder = try TemporaryFolder()
    let wild = Scenarios.moving().replacingLine("drag A1 to done[0]", "drag   A1  to done[0]")
    try folder.write(wild, to: "a.kanban")
    #expect(try Program.run(["fmt", "--check", "a.kanban"], in: folder).status == 5)
    #expect(try folder.read("a.kanban") == wild)
    #expect(try Program.run(["fmt", "a.kanban"], in: folder).output == "a.kanban\n")
    let tidy = try folder.read("a.kanban")
    #expect(tidy != wild)
    #expect(try Program.run(["fmt", "a.kanban"], in: folder).output == "")
    #expect(try Program.run(["fmt", "--check", "."], in: folder).status == 0)
    #expect(try Program.run(["fmt", "-"], input: wild).output == tidy)
    #expect(try Program.run(["fmt", "--check", "-"], input: wild).status == 5)
  }

  private static let head = "kanban-sim 1\n"
  private static let board = "\nboard\n  column todo\n    card A1\nend\n\n"

  /// A line with a fault that has one fix, and the line afterwards.
  static let fixable = [
    ("drag A1 to todo [0]", "drag A1 to todo[0]"), ("down A1\t.top", "down A1.top"),
    ("drag A1 to todo[0]over 200ms", "drag A1 to todo[0] over 200ms"),
    ("drag A1 to 5,5 via via 9,9", "drag A1 to 5,5 via 9,9"),
    ("insert é \"x\" at todo[0]", "insert \"é\" \"x\" at todo[0]"), ("wait 400 ms", "wait 400ms"),
    ("move 1,2 at 800", "move 1,2 at 800pt/s"), ("move to todo[0]", "move todo[0]"),
    ("resize 900 x 400", "resize 900x400"), ("key CTRL+Z", "key z with control"),
  ]

  @Test("check --fix writes the one fix of a fault, and the file is sound", arguments: fixable)
  func fix(wrong: String, right: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.head + Self.board + wrong + "\n", to: "a.kanban")
    #expect(try Program.run(["check", "a.kanban"], in: folder).status == 3)
    let outcome = try Program.run(["check", "--fix", "a.kanban"], in: folder)
    #expect(try folder.read("a.kanban") == Self.head + Self.board + right + "\n")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output == "a.kanban: 1 fix\n1 file checked, no errors\n")
  }

  @Test("check --fix mends all that it can at once, and leaves the rest of the file as it is")
  func fixes() throws {
    let folder = try TemporaryFolder()
    let unfixable = "expct settled\nwait 400\n"
    let wrong = Self.fixable.map(\.0).joined(separator: "  # kept\n") + "\n"
    let right = Self.fixable.map(\.1).joined(separator: "  # kept\n") + "\n"
    // Without the version.
    try folder.write(Self.board + wrong + unfixable, to: "a.kanban")
    let outcome = try Program.run(["check", "--fix", "a.kanban"], in: folder)
    #expect(try folder.read("a.kanban") == "\nkanban-sim 1\n" + Self.board.dropFirst() + right + unfixable)
    #expect(outcome.status == 3)
    #expect(outcome.output == "a.kanban: 11 fixes\n1 file checked, 1 with faults\n")
    #expect(outcome.errors.contains("did you mean 'expect'"), "\(outcome.errors)")
  }

  @Test(
    "check --fix writes nothing where there is a choice",
    arguments: ["expct settled", "wait 400", "drag A9 to todo[0]"])
  func choices(line: String) throws {
    let folder = try TemporaryFolder()
    let text = Self.head + Self.board + line + "\n"
    try folder.write(text, to: "a.kanban")
    let outcome = try Program.run(["check", "--fix", "a.kanban"], in: folder)
    #expect(outcome.status == 3)
    #expect(outcome.output == "1 file checked, 1 with faults\n")
    #expect(try folder.read("a.kanban") == text)
  }

  @Test(
    "check --fix writes nothing that turns a fault into another one or uncovers one",
    arguments: [
      "kanban-sim 1\nboard\n  column [todo \"To do\"\n    card A1\nend\n",
      "title \"late\"\nkanban-sim 1\nboard\n  column todo\n    card A1\nend\n",
      "kanban-sim 1\nboard\n  column todo\n    card A1\nend\nwait 400 ms long\n",
      "kanban-sim 1\nboard\n  column todo\n    card A1\nend\nresize 900x400 5\n",
      "kanban-sim 1\nboard\n  column todo\n    card A1\nend\nresize 5 10x20\n",
      "kanban-sim 1\nboard\n  column todo\n    card A1\nend\nfocus A1 .top\n",
    ])
  func noFix(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text + "undo\n", to: "a.kanban")
    let plain = try Program.run(["check", "a.kanban"], in: folder)
    #expect(plain.status == 3)
    let outcome = try Program.run(["check", "--fix", "a.kanban"], in: folder)
    #expect(try folder.read("a.kanban") == text + "undo\n")
    #expect(outcome.errors == plain.errors)
    // A sound fix in the same file is written all the same.
    try folder.write(text + "wait 400 ms\n", to: "a.kanban")
    let some = try Program.run(["check", "--fix", "a.kanban"], in: folder)
    #expect(try folder.read("a.kanban") == text + "wait 400ms\n")
    #expect(some.output.hasPrefix("a.kanban: 1 fix\n"), "\(some.output)")
    #expect(some.errors == plain.errors)
  }

  @Test("Permissions and links are kept")
  func permissions() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Scenarios.moving().replacingLine("drag A1 to done[0]", "drag  A1 to done[0]"), to: "a.kanban")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: folder.file("a.kanban").path)
    try folder.link("l.kanban", to: "a.kanban")
    #expect(try Program.run(["fmt", "l.kanban"], in: folder).status == 0)
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.file("a.kanban").path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try folder.read("a.kanban").contains("drag A1 to"))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.file("l.kanban").path) == "a.kanban")
    #expect(try folder.names() == ["a.kanban", "l.kanban"])
  }

  @Test("A write that fails leaves the old file, and nothing beside it")
  func failedWrite() throws {
    let folder = try TemporaryFolder()
    let wild = Scenarios.moving().replacingLine("drag A1 to done[0]", "drag  A1 to done[0]")
    try folder.write(wild, to: "a.kanban")
    // No file may grow beyond 0 blocks; the signal is ignored, so that the write fails instead.
    let outcome = try Program.shell(
      "exec 3>&1; trap '' XFSZ; (ulimit -f 0; $SIM fmt a.kanban 2>&1 | cat >&3; exit ${PIPESTATUS[0]})",
      in: folder)
    #expect(outcome.status == 74, "\(outcome)")
    #expect(try folder.read("a.kanban") == wild)
    #expect(try folder.names() == ["a.kanban"])
  }

  @Test("new writes a scenario that passes, and never over another")
  func new() throws {
    let folder = try TemporaryFolder()
    #expect(try Program.run(["new", "first"], in: folder).output == "first.kanban\n")
    #expect(try Program.run(["run", "first.kanban"], in: folder).status == 0)
    #expect(try Program.run(["fmt", "--check", "first.kanban"], in: folder).status == 0)
    #expect(try Program.run(["new", "first"], in: folder).status == 74)
    #expect(try folder.names() == ["first.kanban"])
    // Killed while it writes, it leaves no half of a scenario.
    _ = try Program.shell("ulimit -f 0; $SIM new second", in: folder)
    #expect(try !folder.names().contains("second.kanban"))
    try folder.write("", to: "Scenarios/x.txt")
    #expect(try Program.run(["new", "a-\"quoted\"-name"], in: folder).status == 0)
    #expect(try Program.run(["run", "Scenarios"], in: folder).status == 0)
  }
}
