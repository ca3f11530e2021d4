import Foundation
import Testing

/// The player in a real terminal, driven by keys. Needs tmux.
@Suite("The player in a terminal", .serialized)
struct PlayerTests {
  private static let hasTmux = ["/usr/bin/tmux", "/bin/tmux", "/usr/local/bin/tmux"]
    .contains { FileManager.default.isExecutableFile(atPath: $0) }

  /// A terminal that runs a shell.
  private final class Terminal {
    private let folder: TemporaryFolder
    private let socket: String

    init(_ folder: TemporaryFolder) throws {
      self.folder = folder
      socket = folder.file("tmux").path
      _ = try tmux("new-session -d -s t -x 110 -y 42 \"env -u TMUX PS1='shell> ' bash --norc --noprofile\"")
      try wait(for: "shell>")
    }

    /// The server ends with its last session; a signal might not reach it, as tests run with signals held back.
    deinit { _ = try? tmux("kill-session -t t") }

    /// What the server inherits is closed first: a process counts as running while its files are held.
    func tmux(_ arguments: String) throws -> Program.Outcome {
      let closing = "for n in {3..63}; do eval \"exec $n>&-\"; done"
      return try Program.shell("\(closing); tmux -S '\(socket)' -f /dev/null \(arguments)", in: folder)
    }

    func press(_ keys: String) throws { _ = try tmux("send-keys -t t \(keys)") }

    func type(_ text: String) throws { _ = try tmux("send-keys -t t \"\(text)\" Enter") }

    /// Sends a signal to what runs in the shell.
    func signal(_ name: String) throws {
      let children = "xargs -I{} cat /proc/{}/task/{}/children"
      _ = try tmux("display-message -p -t t '#{pane_pid}' | \(children) | xargs kill -\(name)")
    }

    /// The shell answers, lines are edited and echoed, and nothing of the player is left.
    func expectOrdinaryMode() throws {
      #expect(try !screen.contains("To do"))
      try type("stty -a | tr -s ' ;' '\\n' | grep -xcE 'icanon|echo|isig|opost'; echo alive | tr a-z A-Z")
      try wait(for: "ALIVE")
      #expect(try screen.split(separator: "\n").contains("4"))
    }

    var screen: String {
      get throws { try tmux("capture-pane -t t -p").output }
    }

    /// Waits until a text is on the screen.
    func wait(for text: String, _ isThere: Bool = true) throws {
      var last = ""
      for _ in 0..<100 {
        last = try screen
        if last.contains(text) == isThere { return }
        usleep(50_000)
      }
      Issue.record("the screen \(isThere ? "never shows" : "keeps") '\(text)':\n\(last)")
    }
  }

  private func play(_ scenario: String, _ flags: String = "") throws -> Terminal {
    let folder = try TemporaryFolder()
    try folder.write(scenario, to: "a.kanban")
    let terminal = try Terminal(folder)
    try terminal.type("clear; '\(Program.url.path)' play a.kanban \(flags); echo code \\$?")
    return terminal
  }

  @Test(.enabled(if: hasTmux, "tmux is not installed"))
  func `it plays to the end, goes where keys say, and gives the shell back`() throws {
    let terminal = try play(Scenarios.moving())
    try terminal.wait(for: "the end")
    try terminal.press("Home")
    try terminal.wait(for: "0s of 550ms")
    try terminal.press("Right")
    try terminal.wait(for: "16.666ms of 550ms")
    try terminal.press("n")
    try terminal.wait(for: "targeted todo[1]")
    try terminal.press("n")
    try terminal.wait(for: "targeted done[0]")
    try terminal.press("g 320ms Enter")
    try terminal.wait(for: "320ms of 550ms")
    try terminal.press("Home")
    try terminal.press("/ moved Enter")
    try terminal.wait(for: "moved A1")
    try terminal.press("Home")
    try terminal.press("e")
    try terminal.wait(for: "holds, line 13")
    try terminal.press("r")
    try terminal.wait(for: "no further refusal")
    try terminal.press("?")
    try terminal.wait(for: "any other key: back")
    try terminal.press("x")
    try terminal.wait(for: "any other key: back", false)
    _ = try terminal.tmux("resize-window -t t -x 70 -y 24")
    try terminal.wait(for: "To do")
    let lines = try terminal.screen.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 70 })
    try terminal.press("q")
    try terminal.wait(for: "code 0")
    #expect(try !terminal.screen.contains("To do"))
  }

  @Test(.enabled(if: hasTmux, "tmux is not installed"))
  func `The state can be read however small the terminal is, and all of the help from 40x12 on`() throws {
    let terminal = try play(Scenarios.moving(), "--at 320ms")
    try terminal.wait(for: "paused")
    let help = [
      "pause or go on", "home end  start or end", "search the events", "any other key: back", "! failure",
    ]
    for (columns, rows) in [(80, 24), (80, 15), (40, 12), (40, 9), (40, 6), (40, 3)] {
      _ = try terminal.tmux("resize-window -t t -x \(columns) -y \(rows)")
      var lines: [Substring] = []
      // A terminal that becomes lower keeps its last rows: the first one tells that it is drawn anew.
      func isDrawn() -> Bool {
        lines.count >= rows && lines[rows - 2].hasSuffix("320ms of 550ms")
          && (lines[0].hasPrefix("┌") || lines[0].hasPrefix("320 ms"))
      }
      for _ in 0..<40 where !isDrawn() {
        usleep(25_000)
        lines = try terminal.screen.split(separator: "\n", omittingEmptySubsequences: false)
      }
      #expect(isDrawn() && lines[rows - 1].contains("? help, q quit"), "\(lines)")
      try terminal.press("?")
      try terminal.wait(for: help[0])
      try terminal.wait(for: "? help, q quit")
      let screen = try terminal.screen
      for words in help where rows >= 12 {
        #expect(screen.contains(words), "\(columns)x\(rows): \(screen)")
      }
      #expect(screen.contains("320ms of 550ms"), "\(columns)x\(rows): \(screen)")
      try terminal.press("x")
      try terminal.wait(for: help[0], false)
    }
  }

  @Test(.enabled(if: hasTmux, "tmux is not installed"))
  func `A picture in the scale that was asked for is shown in a terminal that it fills exactly`() throws {
    let terminal = try play(Scenarios.moving(), "--at 320ms --cell 10x30")
    try terminal.wait(for: "paused")
    // 80x20 cells and their border, two of margin, which are not captured, and six rows of text.
    for (columns, isAsked) in [(84, true), (83, false)] {
      _ = try terminal.tmux("resize-window -t t -x \(columns) -y 28")
      var lines: [Substring] = []
      for _ in 0..<40 where !(lines.count >= 28 && lines[26].hasSuffix("320ms of 550ms")) {
        usleep(25_000)
        lines = try terminal.screen.split(separator: "\n", omittingEmptySubsequences: false)
      }
      #expect(lines.count >= 28 && lines[26].hasSuffix("320ms of 550ms"), "\(lines)")
      #expect((lines[0].count == 82) == isAsked, "\(lines)")
    }
  }

  @Test(.enabled(if: hasTmux, "tmux is not installed"))
  func `it stops at a failing expectation and shows it`() throws {
    let terminal = try play(Scenarios.failing)
    try terminal.wait(for: "line 14:")
    try terminal.press("q")
    try terminal.wait(for: "code 1")
  }

  @Test(.enabled(if: hasTmux, "tmux is not installed"))
  func `Control-C is an interruption and gives the shell back`() throws {
    let terminal = try play(Scenarios.moving(), "--speed 0.1")
    try terminal.wait(for: "playing")
    try terminal.press("C-c")
    try terminal.wait(for: "code 130")
    try terminal.expectOrdinaryMode()
  }

  @Test(.enabled(if: hasTmux, "tmux is not installed"), arguments: ["key", "TSTP", "STOP"])
  func `A stopped player gives the shell back, and shows everything again when it goes on`(how: String) throws
  {
    let folder = try TemporaryFolder()
    try folder.write(Scenarios.moving(), to: "a.kanban")
    let terminal = try Terminal(folder)
    try terminal.type("clear; set -m; '\(Program.url.path)' play a.kanban --speed 0.01")
    try terminal.wait(for: "playing")
    if how == "key" { try terminal.press("C-z") } else { try terminal.signal(how) }
    if how == "STOP" {
      // Nobody can give the terminal back then.
      try terminal.type("")
    } else {
      try terminal.wait(for: "Stopped")
      try terminal.expectOrdinaryMode()
    }
    try terminal.type("clear; fg")
    try terminal.wait(for: "playing")
    try terminal.wait(for: "To do")
    try terminal.wait(for: "fg", false)
    try terminal.press("q")
    try terminal.wait(for: "shell>")
    try terminal.expectOrdinaryMode()
  }

  @Test(.enabled(if: hasTmux, "tmux is not installed"))
  func `A failure's frames stand above each other where the terminal does not hold both`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenarios.failing, to: "a.kanban")
    let terminal = try Terminal(folder)
    _ = try terminal.tmux("resize-window -t t -x 80 -y 120")
    try terminal.type("clear; '\(Program.url.path)' run a.kanban")
    try terminal.wait(for: "0 passed, 1 failed")
    let lines = try terminal.screen.split(separator: "\n")
    let before = try #require(lines.firstIndex { $0.hasPrefix("    before line 12: 0 ms, idle") })
    let now = try #require(lines.firstIndex { $0.hasPrefix("    now: 550 ms, idle") })
    #expect(now - before > 20)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines[now...].contains { $0.allSatisfy { " ^".contains($0) } && $0.contains("^^^") })
  }

  @Test(.enabled(if: hasTmux, "tmux is not installed"))
  func `Frames to compare stand above each other where a title has no room beside the other frame`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenarios.moving(), to: "a.kanban")
    let terminal = try Terminal(folder)
    let command = "frames a.kanban --at 0ms --at 550ms --side-by-side"
    for (columns, isBeside) in [(80, false), (110, true)] {
      _ = try terminal.tmux("resize-window -t t -x \(columns) -y 75")
      // The terminal learns of its new size a little later.
      try terminal.type("until stty size | grep -q ' \(columns)$'; do sleep 0.02; done; clear")
      try terminal.type("'\(Program.url.path)' \(command); echo width \(columns) code \\$?")
      try terminal.wait(for: "width \(columns) code 0")
      let lines = try terminal.screen.split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= columns })
      #expect(lines.contains { $0.contains("To do") && $0.contains("~  │") } == isBeside, "\(lines)")
      #expect(lines.contains { $0.hasPrefix("0 ms, pressed") && $0.contains("550 ms, idle") } == isBeside)
      #expect(lines.contains { $0.contains("Tests") })
    }
  }

  @Test(.enabled(if: hasTmux, "tmux is not installed"))
  func `A long quiet run tells how far it is, and takes that back`() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenarios.moving(), to: "a.kanban")
    let terminal = try Terminal(folder)
    _ = try terminal.tmux("pipe-pane -t t 'cat > \(folder.file("seen").path)'")
    // The first scenario comes late through standard input, so the second one is told of.
    try terminal.type(
      "clear; (sleep 1.1; cat a.kanban) | '\(Program.url.path)' run --quiet - a.kanban; echo code \\$?")
    try terminal.wait(for: "code 0")
    #expect(try !terminal.screen.contains("scenarios"))
    let words = "1 of 2 scenarios, 0 failed"
    let wiped = "\r\(words)\r\(String(repeating: " ", count: words.count))\r"
    var seen = ""
    for _ in 0..<20 where !seen.contains(wiped) {
      seen = try folder.read("seen")
      usleep(50_000)
    }
    #expect(seen.contains(wiped), "\(seen)")
  }

  @Test(
    .enabled(if: hasTmux, "tmux is not installed"), arguments: ["INT", "TERM", "HUP", "QUIT", "XCPU", "XFSZ"])
  func `a signal gives the terminal back`(signal: String) throws {
    let terminal = try play(Scenarios.moving(), "--speed 0.1")
    try terminal.wait(for: "playing")
    try terminal.signal(signal)
    try terminal.wait(for: "code 1")
    try terminal.expectOrdinaryMode()
  }
}
