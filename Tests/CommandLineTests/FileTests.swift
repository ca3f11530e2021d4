import Foundation
import Testing

@Suite("Files")
struct FileTests {
  @Test("Standard input is a scenario like any other")
  func standardInput() throws {
    #expect(try Program.run(["run", "-"], input: Scenarios.moving()).status == 0)
    let outcome = try Program.run(["-"], input: Scenarios.faulty)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("<stdin>:13:"))
    #expect(try Program.run(["log", "-"], input: Scenarios.moving()).output.contains(#""e":"moved""#))
    #expect(try Program.run(["check", "-"], input: Scenarios.moving()).status == 0)
  }

  @Test("Bytes that are no text, an empty file and a missing end give diagnostics")
  func strangeBytes() throws {
    let folder = try TemporaryFolder()
    try Data([0xFF, 0xFE, 0x00, 0x1B, 0x5B, 0x32, 0x4A]).write(to: folder.file("bytes.kanban"))
    try folder.write("", to: "empty.kanban")
    let outcome = try Program.run(["run", "bytes.kanban", "empty.kanban"], in: folder)
    #expect(outcome.status == 3)
    #expect(!(outcome.output + outcome.errors).unicodeScalars.contains { $0 != "\n" && $0.value < 0x20 })
  }

  @Test("A folder called like a file is searched; a link that leads nowhere is told of")
  func folders() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenarios.moving(), to: "s/dir.kanban/inner.kanban")
    #expect(try Program.run(["run", "s"], in: folder).status == 0)
    try folder.link("s/gone.kanban", to: "nowhere")
    let outcome = try Program.run(["run", "s"], in: folder)
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains("s/gone.kanban"))
    #expect(outcome.output.contains("1 passed"))
  }

  @Test("Loops of links end, and each folder counts once")
  func loops() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenarios.moving(), to: "s/a/one.kanban")
    try folder.link("s/a/up", to: "..")
    try folder.link("s/again", to: "a")
    #expect(try Program.run(["list", "s"], in: folder).output == "s/a/one.kanban\n")
  }

  @Test("Pipes in a folder are left alone")
  func pipes() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenarios.moving(), to: "s/a.kanban")
    let outcome = try Program.shell("mkfifo s/p.kanban && timeout 10 $SIM run s", in: folder)
    #expect(outcome.status == 0)
  }

  @Test("The scenario root is the folder Scenarios, else the searched folder, else the file's own")
  func roots() throws {
    let folder = try TemporaryFolder()
    let board = "kanban-sim 1\n\nboard\n  column todo\n    card A1\n  column done\nend\n"
    let user = "kanban-sim 1\nuse \"../boards/b.kanban\"\n\ndrag A1 to done[0]\nexpect settled within 1s\n"
    try folder.write(board, to: "Scenarios/boards/b.kanban")
    try folder.write(user, to: "Scenarios/drag/a.kanban")
    for paths in [[], ["Scenarios"], ["Scenarios/drag"], ["Scenarios/drag/a.kanban"], ["./Scenarios/drag"]] {
      #expect(try Program.run(["run"] + paths, in: folder).status == 0, "\(paths)")
    }
    #expect(try Program.shell("cd Scenarios/drag && $SIM run a.kanban", in: folder).status == 0)
    #expect(try Program.shell("cd Scenarios/drag && $SIM run .", in: folder).status == 0)
    try folder.write(board, to: "other/boards/b.kanban")
    try folder.write(user, to: "other/drag/a.kanban")
    #expect(try Program.run(["run", "other"], in: folder).status == 0)
    let outcome = try Program.run(["run", "other/drag/a.kanban"], in: folder)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("KS0211"))
    // A link does not lead out of the root either.
    try folder.write(board, to: "secret.kanban")
    try folder.link("Scenarios/boards/link.kanban", to: "../../secret.kanban")
    try folder.write(
      user.replacingLine("use \"../boards/b.kanban\"", "use \"../boards/link.kanban\""),
      to: "Scenarios/drag/l.kanban")
    #expect(try Program.run(["run", "Scenarios/drag/l.kanban"], in: folder).status == 3)
  }

  @Test("Output that cannot be written ends with 74")
  func fullOutput() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenarios.moving(), to: "a.kanban")
    #expect(try Program.shell("$SIM run a.kanban > /dev/full", in: folder).status == 74)
    let outcome = try Program.run(["run", "a.kanban", "--reporter", "json=no/such/folder.json"], in: folder)
    #expect(outcome.status == 74)
  }
}
