import KanbanSuite
import KanbanRendering
import KanbanScenario
import ScenarioSyntax

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The form of a report.
enum ReporterKind: String, Hashable, Sendable, CaseIterable {
  case line, tap, junit, github, json, markdown
}

/// The flags of `run`, read and checked.
struct RunSettings {
  /// The reports; at most one goes to standard output.
  var reporters: [ReportFlag<ReporterKind>]
  /// Which lines are judged.
  var lines: LineFlags
  /// After how many failed scenarios the run ends.
  var mostFailures: Int
  /// Whether only failures are told.
  var isQuiet: Bool
  /// What a scenario is run for.
  var job: @Sendable (ScenarioFile) -> ScenarioJob.Result

  private var width: Int

  /// Fewer files than this are run one after another: starting threads would take longer.
  private static let leastFilesForThreads = 16

  /// Reads the flags.
  init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    isQuiet = arguments.has(.quiet)
    mostFailures = try arguments.number(.maxFailures, in: 1...Int.max, or: Int.max)
    width = try arguments.number(.jobs, in: 1...1_024, or: 0)
    let given = try ReportFlag<ReporterKind>.all(arguments)
    reporters = given.isEmpty ? [ReportFlag(kind: .line, path: nil)] : given
    lines = try LineFlags(arguments)
    let update = try Self.update(arguments)
    // Pictures are drawn only if a reporter shows them.
    let drawsPictures = reporters.contains { $0.kind == .line || $0.kind == .markdown }
    let repertoire: Repertoire = arguments.has(.ascii) ? .ascii : .unicode
    let reportWidth = console.isTerminal ? TerminalSize.current().columns : FailurePictures.usualWidth
    let keepsGoing = arguments.has(.keepGoing)
    job = { [lines] file in
      ScenarioJob(
        update: update, drawsPictures: drawsPictures, repertoire: repertoire, width: reportWidth,
        lines: lines.numbers(in: file.path), keepsGoing: keepsGoing
      ).run(file)
    }
  }

  /// How many files are run at a time.
  func width(for count: Int) -> Int {
    if width > 0 { return width }
    guard count >= Self.leastFilesForThreads else { return 1 }
    return max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  private static func update(_ arguments: Arguments) throws(UsageError) -> GoldenUpdate {
    guard let text = arguments.value(.update) else { return .none }
    let update: GoldenUpdate =
      text.isEmpty ? .changed : try Arguments.choice(text, of: .update, command: arguments.command)
    if update != .none, arguments.operands.contains("-") {
      throw UsageError("'--update' cannot write to standard input", command: .run)
    }
    return update
  }
}
