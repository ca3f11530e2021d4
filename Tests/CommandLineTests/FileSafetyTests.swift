import KanbanSuite
import Foundation
import Testing
import kanban_sim

/// What the program refuses to read or to replace, and what it leaves as it was.
@Suite("The safety of files")
struct FileSafetyTests {
  private static let user = "kanban-sim 1\nuse \"p\"\n\ndrag A1 to done[0]\n"
  private static let tracing =
    "kanban-sim 1\nboard\n  column todo\n    card A1\nend\ntrace from \"p\"\n"
  /// Not in the canonical layout, so that `fmt` writes it.
  private static let unformatted = Scenarios.moving().replacingOccurrences(of: "  column", with: "column")

  private static let fixable = Scenarios.moving().replacingLine("drag A1 to done[0]", "drag A1 to done [0]")

  @Test(
    "A pipe or a device is refused, however it is named",
    arguments: [
      "run p", "check p", "fmt p", "list p", "log p", "play p", "merge p", "run link.kanban",
      "run --filter x p",
      "run user.kanban", "check user.kanban", "run trace.kanban", "run /dev/zero", "fmt /dev/zero",
      "check folder.kanban/../p",
    ])
  func pipes(arguments: String) throws {
    let folder = try TemporaryFolder()
    try folder.link("link.kanban", to: "p")
    try folder.write(Self.user, to: "user.kanban")
    try folder.write(Self.tracing, to: "trace.kanban")
    try folder.write("", to: "folder.kanban/x")
    let outcome = try Program.shell("mkfifo p; timeout 20 $SIM \(arguments)", in: folder)
    #expect(outcome.status == 74)
    let what = arguments.contains("/dev") ? "it is a device" : "it is a pipe"
    #expect(outcome.errors.contains(what), "\(outcome)")
  }

  @Test(
    "A file that nobody may write is not replaced, whoever asks",
    arguments: [
      "fmt a.kanban", "check --fix a.kanban", "run --update=all a.kanban", "run --reporter json=r a.kanban",
    ])
  func writeProtected(arguments: String) throws {
    let folder = try TemporaryFolder()
    let text = arguments.contains("fix") ? Self.fixable : Self.unformatted + "expect frame end\n"
    try folder.write(text, to: "a.kanban")
    try folder.write("mine", to: "r")
    let outcome = try Program.shell("chmod 444 a.kanban r; $SIM \(arguments)", in: folder)
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains("': permission denied"), "\(outcome)")
    #expect(try folder.read("a.kanban") == text)
    #expect(try folder.read("r") == "mine")
    #expect(try folder.names() == ["a.kanban", "r"])
  }

  @Test("Owner, group and permissions are kept, or the file is refused by name")
  func owner() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.unformatted, to: "a.kanban")
    let isRoot = geteuid() == 0
    let outcome = try Program.shell(
      "\(isRoot ? "chown 1234:2345 a.kanban; " : "")chmod 640 a.kanban; before=$(stat -c '%u %g %a' a.kanban); "
        + "$SIM fmt a.kanban && [ \"$before\" = \"$(stat -c '%u %g %a' a.kanban)\" ]", in: folder)
    #expect(outcome.status == 0, "\(outcome)")
    #expect(try folder.read("a.kanban") != Self.unformatted)
  }

  private static let setpriv = "/usr/bin/setpriv --reuid=65534 --regid=65534 --clear-groups"
  private static let canChangeUser =
    geteuid() == 0 && FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")

  /// Runs a line as somebody who owns nothing, in a folder that everybody may enter, with a copy of the program.
  private func asNobody(_ line: String, preparing: String, in folder: TemporaryFolder) throws
    -> Program.Outcome
  {
    try Program.shell(
      "cp \"$SIM\" sim; chmod 755 . sim; \(preparing); \(Self.setpriv) bash -c '\(line)'", in: folder)
  }

  @Test("Whoever cannot keep the owner is told so", .enabled(if: canChangeUser))
  func foreignOwner() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.unformatted, to: "a.kanban")
    let outcome = try asNobody("./sim fmt a.kanban", preparing: "chmod 777 .; chmod 666 a.kanban", in: folder)
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains("'a.kanban': its owner and group could not be kept"), "\(outcome)")
    #expect(try folder.read("a.kanban") == Self.unformatted)
    #expect(try folder.names() == ["a.kanban", "sim"])
  }

  @Test(
    "A folder that cannot be read is told of", .enabled(if: canChangeUser),
    arguments: ["run", "list", "check", "fmt --check"], ["000", "444", "111"])
  func closedFolders(command: String, mode: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenarios.moving(), to: "s/good.kanban")
    try folder.write(Scenarios.moving(), to: "s/closed/inner/a.kanban")
    for path in ["s", "s/closed", "s/closed/inner"] {
      let outcome = try asNobody(
        "./sim \(command) \(path)", preparing: "chmod 755 s; chmod \(mode) s/closed", in: folder)
      _ = try Program.shell("chmod 755 s/closed", in: folder)
      // A folder of which only the names are closed can be gone through by whoever knows them.
      let isReachable = mode == "111" && path == "s/closed/inner"
      #expect(outcome.status == (isReachable ? 0 : 74), "\(path): \(outcome)")
      #expect(isReachable || outcome.errors.contains("s/closed"), "\(path): \(outcome)")
    }
  }

  @Test("A file with several names is refused, and all of them keep their content")
  func hardLinks() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.unformatted, to: "a.kanban")
    let outcome = try Program.shell("ln a.kanban b.kanban; $SIM fmt a.kanban", in: folder)
    #expect(outcome.status == 74)
    #expect(outcome.errors.contains("cannot write 'a.kanban': it has 2 names"), "\(outcome)")
    #expect(try folder.read("a.kanban") == Self.unformatted && folder.read("b.kanban") == Self.unformatted)
  }

  @Test("A file that has changed since it was read is not overwritten")
  func changedMeanwhile() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a.kanban").path
    try folder.write("theirs", to: "a.kanban")
    #expect(throws: FileError("write", path, reason: "it has changed since it was read")) {
      try AtomicFile.rewrite(path, from: Array("old".utf8), to: Array("new".utf8))
    }
    #expect(throws: FileError.self) {
      try AtomicFile.rewrite(folder.file("gone").path, from: [], to: Array("new".utf8))
    }
    #expect(try folder.read("a.kanban") == "theirs")
    // Somebody else has come to the same result.
    try AtomicFile.rewrite(path, from: Array("old".utf8), to: Array("theirs".utf8))
    #expect(try folder.names() == ["a.kanban"])
  }

  @Test("Whatever is added while a file is laid out is kept")
  func addedMeanwhile() throws {
    let folder = try TemporaryFolder()
    let wait = String(repeating: " wait   1ms\n", count: 4_000)
    try folder.write(Scenarios.moving() + wait, to: "in")
    let line = """
      for delay in 0.02 0.05 0.1 0.2 0.3; do
        cp in a.kanban; $SIM fmt a.kanban & sleep $delay; echo '# mine' >>a.kanban; wait $!; echo $?; tail -n 1 a.kanban
      done
      """
    let lines = try Program.shell(line, in: folder).output.split(separator: "\n").filter { $0 != "a.kanban" }
    #expect(lines.count == 10)
    for index in stride(from: 0, to: lines.count, by: 2) {
      #expect(["0", "74"].contains(lines[index]))
      #expect(lines[index + 1] == "# mine")
    }
  }

  @Test(
    "A report never takes the place of a scenario, an input or another report",
    arguments: [
      ("run a.kanban --reporter json=a.kanban", 2), ("run a.kanban --reporter json=new.kanban", 2),
      ("run a.kanban --reporter json=s/../a.kanban", 2), ("run text --reporter json=./text", 2),
      ("run a.kanban --reporter json=link", 2), ("run text --reporter json=other", 2),
      ("run a.kanban --reporter json=r --reporter tap=./r", 2),
      ("run a.kanban --reporter json=r --reporter tap=s/../r", 2),
      ("check a.kanban --reporter json=a.kanban", 2),
      ("check a.kanban --reporter sarif=r --reporter json=./r", 2),
      ("run s --reporter json=s/board", 74), ("run s --reporter json=s/samples", 74),
      ("check s --reporter json=s/board", 74), ("run a.kanban --reporter json=nowhere", 74),
    ] as [(String, Int32)])
  func reports(arguments: String, status: Int32) throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenarios.moving(), to: "a.kanban")
    try folder.write(Scenarios.moving(), to: "text")
    try folder.write("kanban-sim 1\nboard\n  column todo\n    card A1\n  column done\nend\n", to: "s/board")
    try folder.write("0 10 10\n", to: "s/samples")
    try folder.write("kanban-sim 1\nuse \"board\"\n\ntrace from \"samples\"\n", to: "s/user.kanban")
    try folder.link("link", to: "a.kanban")
    try folder.link("other", to: "text")
    try folder.link("nowhere", to: "gone")
    let files = ["a.kanban", "text", "s/board", "s/samples", "s/user.kanban"]
    let before = try files.map { try folder.read($0) }
    let outcome = try Program.shell("$SIM \(arguments)", in: folder)
    #expect(outcome.status == status, "\(outcome)")
    #expect(try files.map { try folder.read($0) } == before)
    #expect(try folder.names().count == 6)
  }

  @Test("What a killed process has left is swept by the next write into its folder")
  func leftovers() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.unformatted, to: "a.kanban")
    try folder.write("half", to: ".kanban-sim-aB3dE6")
    try folder.write("mine", to: ".kanban-sim-notes.txt")
    try folder.link(".kanban-sim-linked", to: "a.kanban")
    try folder.write("busy", to: ".kanban-sim-locked")
    let line = "exec 3<.kanban-sim-locked; flock 3; $SIM fmt a.kanban"
    #expect(try Program.shell(line, in: folder).status == 0)
    #expect(
      try folder.names() == [".kanban-sim-linked", ".kanban-sim-locked", ".kanban-sim-notes.txt", "a.kanban"])
  }

  @Test(
    "A signal at any time leaves the old file or the new one, and nothing else",
    arguments: ["INT", "TERM", "QUIT"])
  func signals(name: String) throws {
    let folder = try TemporaryFolder()
    let line = """
      ulimit -c 0
      for n in {1..12}; do
        cp in a.kanban; $SIM run a.kanban --reporter json=report >/dev/null 2>&1 & pid=$!
        while kill -0 $pid 2>/dev/null; do
          for f in .kanban-sim-*; do [ -e "$f" ] && kill -\(name) $pid; done
        done
        wait $pid; ls -A
      done | sort -u
      """
    try folder.write(Scenarios.moving(), to: "in")
    let outcome = try Program.shell(line, in: folder)
    #expect(
      Set(outcome.output.split(separator: "\n")).isSubset(of: ["a.kanban", "in", "report"]), "\(outcome)")
  }

  @Test(
    "Each signal ends the program as it ends others, an interrupt with 130",
    arguments: [
      ("INT", 130), ("QUIT", 131), ("TERM", 143), ("HUP", 129), ("USR1", 138), ("XCPU", 152),
      ("XFSZ", 153),
    ])
  func codes(name: String, code: Int) throws {
    let line = """
      ulimit -c 0; mkfifo p; exec 3<>p; set -m; $SIM run - <p & pid=$!
      sleep 0.3; kill -\(name) $pid; wait $pid; echo $?
      """
    let outcome = try Program.shell(line, in: TemporaryFolder())
    #expect(outcome.output.split(separator: "\n").last == "\(code)", "\(outcome)")
  }

  @Test("A file that may not grow, a full disk and a closed output are told of, and the old file stays")
  func full() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenarios.moving(), to: "a.kanban")
    try folder.write("old", to: "r")
    let lines = [
      "ulimit -f 0; $SIM run a.kanban --reporter json=r | cat; exit ${PIPESTATUS[0]}",
      "$SIM run a.kanban --reporter json=/dev/full", "$SIM log a.kanban >/dev/full", "$SIM --help >/dev/full",
      "$SIM check a.kanban --reporter sarif >/dev/full", "$SIM run a.kanban >&-", "$SIM run - <&-",
      "$SIM fmt - <a.kanban >/dev/full",
    ]
    for line in lines {
      let outcome = try Program.shell(line, in: folder)
      #expect(outcome.status == 74, "\(line): \(outcome)")
      #expect(try folder.read("r") == "old")
      #expect(try folder.names() == ["a.kanban", "r"])
    }
  }

  @Test("A reader that goes away ends the program quietly")
  func closedPipe() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenarios.moving(), to: "a.kanban")
    let line = "$SIM frames a.kanban --every 1ms | head -n 1 >/dev/null; echo ${PIPESTATUS[0]}"
    let outcome = try Program.shell(line, in: folder)
    #expect(outcome.output == "141\n")
    #expect(outcome.errors == "")
  }
}
