import Testing
import kanban_sim

@Suite("Arguments")
struct ArgumentTests {
  private func parse(_ words: String...) throws -> CommandLineParser.Request {
    try CommandLineParser.parse(words) { $0 == "there" }
  }

  private func arguments(_ words: String...) throws -> Arguments {
    guard case .perform(let arguments) = try CommandLineParser.parse(words, fileExists: { _ in true }) else {
      throw UsageError("no command")
    }
    return arguments
  }

  @Test("Paths alone mean run; a word that is neither a command nor a file is a fault")
  func defaultCommand() throws {
    #expect(try arguments("a.kanban").command == .run)
    #expect(try arguments("--quiet").command == .run)
    #expect(try parse("there") == .perform(Arguments(command: .run, operands: ["there"], flags: [])))
    #expect(throws: UsageError.self) { try parse("thre") }
    #expect(try parse("sub/thre") == .perform(Arguments(command: .run, operands: ["sub/thre"], flags: [])))
    #expect(try arguments("run", "run").operands == ["run"])
    #expect(try arguments("--", "check").operands == ["check"])
  }

  @Test("Values stand behind an equals sign or as the next word")
  func values() throws {
    #expect(try arguments("run", "--filter=a=b").values(.filter) == ["a=b"])
    #expect(try arguments("run", "--filter", "-x").values(.filter) == ["-x"])
    #expect(try arguments("run", "-j4").value(.jobs) == "4")
    #expect(try arguments("run", "-j", "4").number(.jobs, in: 1...8, or: 1) == 4)
    #expect(try arguments("run", "--update", "x").value(.update) == "")
    #expect(try arguments("run", "--update=all", "x").value(.update) == "all")
  }

  @Test("Every flag can be found by its name, and stands in the help of each command that takes it")
  func tables() {
    for flag in Flag.allCases { #expect(Flag(name: flag.name) == flag) }
    for command in Command.allCases {
      let help = Help.text(of: command)
      for flag in command.flags { #expect(help.contains(flag.usage)) }
      #expect(!command.examples.isEmpty)
    }
    #expect(Set(Command.allCases.flatMap(\.flags)).union([.version]) == Set(Flag.allCases))
  }

  @Test("Every example of the help is a right command line", arguments: Command.allCases)
  func examples(of command: Command) throws {
    var commands: [Command] = []
    for example in command.examples {
      let words = example.line.split(separator: " ").map(String.init).prefix { $0 != "<" }
      guard
        case .perform(let arguments) = try CommandLineParser.parse(Array(words), fileExists: { _ in true })
      else {
        Issue.record("\(example.line) performs nothing")
        continue
      }
      commands.append(arguments.command)
    }
    // What leads up to the command's own line may be others' work.
    #expect(commands.last == command)
  }

  @Test(
    "Times have a unit",
    arguments: [
      ("320ms", 320_000), ("1.5s", 1_500_000), ("16666us", 16_666), ("116.666ms", 116_666), ("0s", 0),
      ("5", nil), ("ms", nil), ("-1s", nil), ("1e3s", nil), ("nans", nil), ("99999999999999s", nil),
      ("1 s", nil),
    ] as [(String, Int64?)])
  func times(text: String, microseconds: Int64?) {
    #expect(TimeText.microseconds(text) == microseconds)
  }

  @Test("Of several exit codes the first of 70, 74, 3, 1, 5 counts")
  func exitCodes() {
    let order: [ExitCode] = [.broken, .inaccessibleFile, .invalidFile, .failed, .wouldChange, .passed]
    for (index, code) in order.enumerated() {
      for other in order[index...] {
        var sum = other
        sum.add(code)
        #expect(sum == code)
      }
    }
  }

  @Test("Colours: the flag counts before NO_COLOR, that before CLICOLOR_FORCE, that before the terminal")
  func colours() {
    func hasColor(_ choice: OutputStyle.ColorChoice, _ isTerminal: Bool, _ variables: [String: String])
      -> Bool
    {
      OutputStyle(
        choice: choice, isASCII: false, isTerminal: isTerminal, environment: .init { variables[$0] }
      )
      .hasColor
    }
    #expect(hasColor(.auto, true, ["TERM": "xterm"]))
    #expect(!hasColor(.auto, false, ["TERM": "xterm"]))
    #expect(!hasColor(.auto, true, ["TERM": "dumb"]))
    #expect(!hasColor(.auto, true, ["TERM": "xterm", "NO_COLOR": "1"]))
    #expect(hasColor(.auto, true, ["TERM": "xterm", "NO_COLOR": ""]))
    #expect(hasColor(.auto, false, ["CLICOLOR_FORCE": "1"]))
    #expect(!hasColor(.auto, false, ["CLICOLOR_FORCE": "0"]))
    #expect(!hasColor(.auto, false, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]))
    #expect(hasColor(.always, false, ["NO_COLOR": "1"]))
    #expect(!hasColor(.never, true, ["CLICOLOR_FORCE": "1"]))
  }

  @Test("Keys are read from what terminals send")
  func keys() {
    #expect(
      KeyDecoder.keys(of: Array("q \u{1B}[C\u{1B}OD\u{1B}[1~é".utf8)) == [
        .character("q"), .character(" "), .right, .left, .home, .character("é"),
      ])
    #expect(KeyDecoder.keys(of: [0x1B]) == [.escape])
    #expect(KeyDecoder.keys(of: [0x03, 0x0D, 0x7F]) == [.control("c"), .enter, .backspace])
    #expect(KeyDecoder.keys(of: [0x1B, 0x5B]) == [])
    for byte in UInt8.min...UInt8.max { _ = KeyDecoder.keys(of: [byte, 0x1B, 0x5B, byte, byte]) }
  }
}
