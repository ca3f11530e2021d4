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
  /// A report and the file that it goes to; nil for standard output.
  struct Reporter: Hashable, Sendable {
    var kind: ReporterKind
    var path: String?
  }

  /// The reports; at most one goes to standard output.
  var reporters: [Reporter]
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
    reporters = try Self.reporters(arguments)
    lines = try LineFlags(arguments)
    let update = try Self.update(arguments)
    // Pictures are drawn only if a reporter shows them.
    let drawsPictures = reporters.contains { $0.kind == .line || $0.kind == .markdown }
    let repertoire: Repertoire = arguments.has(.ascii) ? .ascii : .unicode
    let reportWidth = console.isTerminal ? TerminalSize.current().columns : FailurePictures.usualWidth
    job = { [lines] file in
      ScenarioJob(
        update: update, drawsPictures: drawsPictures, repertoire: repertoire, width: reportWidth,
        lines: lines.numbers(in: file.path)
      ).run(file)
    }
  }

  /// How many files are run at a time.
  func width(for count: Int) -> Int {
    if width > 0 { return width }
    guard count >= Self.leastFilesForThreads else { return 1 }
    return max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
  }

  private static func reporters(_ arguments: Arguments) throws(UsageError) -> [Reporter] {
    var reporters: [Reporter] = []
    for text in arguments.values(.reporter) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let kind: ReporterKind = try Arguments.choice(parts[0], of: .reporter, command: arguments.command)
      let path = parts.count > 1 ? parts[1] : nil
      guard path != "" else {
        throw UsageError("'--reporter \(kind.rawValue)=' needs a file behind the '='", command: .run)
      }
      reporters.append(Reporter(kind: kind, path: path))
    }
    if reporters.isEmpty { return [Reporter(kind: .line, path: nil)] }
    guard reporters.count(where: { $0.path == nil }) <= 1 else {
      throw UsageError(
        "one report goes to standard output, the others need a file: --reporter KIND=FILE", command: .run)
    }
    let files = reporters.compactMap(\.path)
    guard Set(files).count == files.count else {
      throw UsageError("two reports cannot go to the same file", command: .run)
    }
    return reporters
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
