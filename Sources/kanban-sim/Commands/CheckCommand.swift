import KanbanSuite
import KanbanScenario
import KanbanText
import ScenarioSyntax

/// `check`: all faults of all files; with `--fix`, those that have one obvious fix are mended.
struct CheckCommand {
  /// The form of a report.
  enum Reporter: String, Hashable, Sendable, CaseIterable {
    case line, json, sarif
  }

  private let arguments: Arguments
  private let console: Console
  private let printer: DiagnosticPrinter
  private let reporters: [ReportFlag<Reporter>]
  private var report = CheckReport()
  private var code = ExitCode.passed
  private var faultyCount = 0
  /// How often fixes may make way for others.
  private static let mostPasses = 10

  static func perform(_ arguments: Arguments, _ console: Console) throws(UsageError) -> ExitCode {
    var command = try CheckCommand(arguments, console)
    return try command.perform()
  }

  private init(_ arguments: Arguments, _ console: Console) throws(UsageError) {
    self.arguments = arguments
    self.console = console
    printer = DiagnosticPrinter(console)
    let given = try ReportFlag<Reporter>.all(arguments)
    reporters = given.isEmpty ? [ReportFlag(kind: .line, path: nil)] : given
    if let line = reporters.first(where: { $0.kind == .line && $0.path != nil }) {
      throw UsageError(
        "'--reporter line' of 'check' takes no file, '\(line.path ?? "")' stands there", command: .check)
    }
    if arguments.has(.fix), arguments.operands.contains("-") {
      throw UsageError("'--fix' cannot write to standard input", command: .check)
    }
  }

  private mutating func perform() throws(UsageError) -> ExitCode {
    let paths = try SuitePaths(arguments)
    for error in paths.errors { note(error) }
    for file in paths.files {
      do throws(FileError) {
        var source = try ScenarioSource(reading: file)
        if arguments.has(.fix) { source = try mended(source) }
        judge(source)
      } catch {
        note(error)
      }
    }
    guard !paths.files.isEmpty || code != .passed else {
      console.say(paths.emptyWords())
      return .nothingSelected
    }
    report.fileCount = paths.files.count
    report.exitCode = Int(code.rawValue)
    for reporter in reporters { code.add(write(reporter)) }
    return code
  }

  private var printsLines: Bool { reporters.contains { $0.kind == .line } }

  /// Takes in the diagnostics of a file.
  private mutating func judge(_ source: ScenarioSource) {
    let files = source.faultyFiles.map { file in
      var file = file
      // A part needs no board of its own.
      if source.isPart { file.diagnostics.removeAll { $0.code == .missingBoard } }
      if arguments.has(.strict) {
        for index in file.diagnostics.indices { file.diagnostics[index].severity = .error }
      }
      return file
    }
    if files.contains(where: { $0.diagnostics.contains { $0.severity == .error } }) {
      faultyCount += 1
      code.add(source.faultCode)
    }
    let fresh = printer.fresh(files)
    if printsLines { printer.printFresh(fresh) }
    report.files += fresh
  }

  private mutating func note(_ error: FileError) {
    if printsLines { console.say(error.words) }
    report.unreadable.append(.init(path: error.path, message: error.words))
    code.add(.inaccessibleFile)
  }

  private func write(_ reporter: ReportFlag<Reporter>) -> ExitCode {
    switch reporter.kind {
    case .line:
      if !arguments.has(.quiet) { summarize() }
      return .passed
    case .json: return reporter.write(report.json, console)
    case .sarif: return reporter.write(SARIFReporter.text(of: report, version: Help.version), console)
    }
  }

  private func summarize() {
    func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
    let warningCount = report.files.reduce(0) {
      $0 + $1.diagnostics.count { $0.severity == .warning }
    }
    let isSound = faultyCount == 0 && report.unreadable.isEmpty
    var parts = ["\(counted(report.fileCount, "file")) checked"]
    if isSound { parts.append("no errors") }
    if faultyCount > 0 { parts.append("\(faultyCount) with faults") }
    if warningCount > 0 { parts.append(counted(warningCount, "warning")) }
    if !report.unreadable.isEmpty { parts.append("\(report.unreadable.count) not readable or writable") }
    console.write([StyledSpan(parts.joined(separator: ", ") + "\n", isSound ? .passed : .failed)])
  }
}

// MARK: - Fixing

extension CheckCommand {
  /// The file after its obvious fixes have been written into it, until none is left.
  private func mended(_ source: ScenarioSource) throws(FileError) -> ScenarioSource {
    var source = source
    var count = 0
    for _ in 0..<Self.mostPasses {
      let own = source.faultyFiles.first { $0.path == source.file.path }
      let fixes = SoundFixes(of: own?.diagnostics.compactMap(\.fix) ?? [], in: source.bytes)
      guard !fixes.isEmpty else { break }
      let bytes = fixes.bytes
      try AtomicFile.rewrite(source.file.path, from: source.bytes, to: bytes)
      count += fixes.count
      source = ScenarioSource(source.file, bytes: bytes)
    }
    if count > 0, printsLines, !arguments.has(.quiet) {
      console.write([.shown(source.file.path), StyledSpan(": \(count) \(count == 1 ? "fix" : "fixes")\n")])
    }
    return source
  }
}
