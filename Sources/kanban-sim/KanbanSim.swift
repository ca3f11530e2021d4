import KanbanSuite
import KanbanScenario
import KanbanText

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The program.
///
/// It stays on the main thread, whose signal mask the player sets; only `OrderedWork` starts others.
@main
@MainActor
package enum KanbanSim {
  package static func main() async {
    StandardDescriptors.reserve()
    EndingSignals.watch()
    exit(await run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private static func run(_ words: [String]) async -> ExitCode {
    do throws(UsageError) {
      let request = try CommandLineParser.parse(words) { FileSystem.exists($0) }
      switch request {
      case .welcome: return say(Help.welcome)
      case .help(let command): return say(command.map(Help.text) ?? Help.overview)
      case .version: return say("kanban-sim \(Help.version)\n")
      case .perform(let arguments): return try await perform(arguments)
      }
    } catch {
      let console = Console()
      console.diagnose([StyledSpan(error.text)])
      return .wrongCommandLine
    }
  }

  private static func say(_ text: String) -> ExitCode {
    let console = Console()
    console.write(text)
    return console.flush() ? .passed : .inaccessibleFile
  }

  private static func perform(_ arguments: Arguments) async throws(UsageError) -> ExitCode {
    let choice = try arguments.choice(.color, OutputStyle.ColorChoice.self) ?? .auto
    let console = Console(choice: choice, isASCII: arguments.has(.ascii))
    var code = try await perform(arguments, console)
    if !console.flush() { code.add(.inaccessibleFile) }
    return code
  }

  private static func perform(_ arguments: Arguments, _ console: Console) async throws(UsageError) -> ExitCode
  {
    switch arguments.command {
    case .run: try await RunCommand(arguments, console).perform()
    case .check: try CheckCommand.perform(arguments, console)
    case .fmt: FormatCommand(arguments, console).perform()
    case .list: try ListCommand(arguments, console).perform()
    case .explain: try ExplainCommand.perform(arguments, console)
    case .profiles: try ProfilesCommand.perform(arguments, console)
    case .new: try NewCommand.perform(arguments, console)
    case .log: try LogCommand.perform(arguments, console)
    case .frames: try FramesCommand(arguments, console).perform()
    case .play: try PlayCommand(arguments, console).perform()
    case .merge: MergeCommand(arguments, console).perform()
    }
  }
}
