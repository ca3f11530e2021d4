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

  @Test("check --fix writes the sole fixes and nothing else")
  func fix() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenarios.faulty, to: "a.kanban")
    let outcome = try Program.run(["check", "--fix", "a.kanban"], in: folder)
    let after = try folder.read("a.kanban")
    if outcome.status == 0 {
      #expect(after == Scenarios.moving(title: "Faulty"))
    } else {
      // A missing unit has several possible fixes, so none of them is written.
      #expect(after == Scenarios.faulty)
    }
    let misspelt = Scenarios.moving().replacingLine(
      "expect settled within 400ms", "expect settled within 400 ms")
    try folder.write(misspelt, to: "b.kanban")
    _ = try Program.run(["check", "--fix", "b.kanban"], in: folder)
    let mended = try folder.read("b.kanban")
    #expect(mended == Scenarios.moving() || mended == misspelt)
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
    try folder.write("", to: "Scenarios/x.txt")
    #expect(try Program.run(["new", "a-\"quoted\"-name"], in: folder).status == 0)
    #expect(try Program.run(["run", "Scenarios"], in: folder).status == 0)
  }
}
