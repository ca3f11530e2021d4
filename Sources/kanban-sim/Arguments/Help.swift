/// The help, made from the tables of commands and flags.
package enum Help {
  /// The version of the program.
  package static let version = "0.1.0"

  /// What the program says when it is called alone.
  package static let welcome = """
    kanban-sim simulates dragging cards over a board and tells what a user would have seen.

      kanban-sim run Scenarios                run all scenarios below a folder
      kanban-sim play Scenarios/demo/refused.kanban   watch one in the terminal
      kanban-sim new my-board                 write a scenario to start from

    All commands: kanban-sim --help

    """

  /// The help of the whole program.
  package static var overview: String {
    var text = "kanban-sim simulates dragging cards over a board and tells what a user would have seen.\n\n"
    text +=
      "usage: kanban-sim COMMAND [flags] ...\n       kanban-sim PATH ...   (the same as run)\n\ncommands\n"
    text += table(Command.allCases.map { (usage(of: $0), $0.summary) })
    text += "\nflags of all commands\n"
    text += table([Flag.color, .ascii, .quiet, .version, .help].map { ($0.usage, $0.summary) })
    text += "\nexit codes\n"
    text += table(exitCodes.map { (String($0.code.rawValue), $0.meaning) })
    text += "\nMore about a command: kanban-sim COMMAND --help\n"
    return text
  }

  /// The help of a command.
  package static func text(of command: Command) -> String {
    var text = "kanban-sim \(command.rawValue): \(command.summary)\n\n"
    text += "usage: kanban-sim \(usage(of: command)) [flags]\n"
    if !command.details.isEmpty { text += "\n" + command.details.map { "\($0)\n" }.joined() }
    text += "\nflags\n" + table(command.flags.map { ($0.usage, $0.summary) })
    text += "\nexamples\n"
    text += command.examples.map { "  # \($0.meaning)\n  kanban-sim \($0.line)\n" }.joined()
    return text
  }

  private static func usage(of command: Command) -> String {
    switch command.operands {
    case .paths: "\(command.rawValue) [PATH ...]"
    case .file: "\(command.rawValue) FILE"
    case .files: "\(command.rawValue) FILE ..."
    case .word(let word): "\(command.rawValue) \(word)"
    case .optionalWord(let word): "\(command.rawValue) [\(word)]"
    }
  }

  private static func table(_ rows: [(left: String, right: String)]) -> String {
    let width = rows.map(\.left.count).max() ?? 0
    return rows.map { row in
      "  \(row.left)\(String(repeating: " ", count: width - row.left.count))  \(row.right)\n"
    }.joined()
  }

  private static let exitCodes: [(code: ExitCode, meaning: String)] = [
    (.passed, "passed"),
    (.failed, "a scenario failed, or a golden frame differs"),
    (.wrongCommandLine, "the command line is wrong"),
    (.invalidFile, "a scenario file is invalid; it stops only itself"),
    (.nothingSelected, "nothing was selected"),
    (.wouldChange, "--check would change something"),
    (.broken, "an invariant of the simulator broke"),
    (.inaccessibleFile, "a file could not be read or written"),
    (.interrupted, "interrupted"),
  ]
}
