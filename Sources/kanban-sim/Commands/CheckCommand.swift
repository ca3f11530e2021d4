import KanbanScenario
import ScenarioSyntax

/// `check`: all faults of all files; with `--fix`, those that have one obvious fix are mended.
struct CheckCommand {
  let arguments: Arguments
  let console: Console
  private let printer: DiagnosticPrinter
  /// How often fixes may make way for others.
  private static let mostPasses = 10

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
    printer = DiagnosticPrinter(console)
  }

  func perform() throws(UsageError) -> ExitCode {
    let fixes = arguments.has(.fix)
    if fixes, arguments.operands.contains("-") {
      throw UsageError("'--fix' cannot write to standard input", command: .check)
    }
    let paths = try SuitePaths(arguments)
    var code = ExitCode.passed
    var faultyCount = 0
    for error in paths.errors { report(error, &code) }
    for file in paths.files {
      do throws(FileError) {
        var source = try ScenarioSource(reading: file)
        if fixes { source = try mended(source) }
        if !isValid(source) {
          faultyCount += 1
          code.add(source.faultCode)
        }
      } catch {
        report(error, &code)
      }
    }
    guard !paths.files.isEmpty || code != .passed else {
      console.say(paths.emptyWords)
      return .nothingSelected
    }
    if !arguments.has(.quiet) { summarize(count: paths.files.count, faultyCount: faultyCount) }
    return code
  }

  /// Prints the diagnostics of a file.
  ///
  /// - Returns: whether the file can be run, or used by others.
  private func isValid(_ source: ScenarioSource) -> Bool {
    if source.isPart {
      printer.print(
        source.faultyFiles.map { file in
          var file = file
          file.diagnostics.removeAll { $0.code == .missingBoard }
          return file
        })
      return true
    }
    printer.print(source.faultyFiles)
    return source.scenario != nil
  }

  private func summarize(count: Int, faultyCount: Int) {
    let files = count == 1 ? "1 file" : "\(count) files"
    if faultyCount == 0 {
      console.write([StyledSpan("\(files) checked, no errors\n", .passed)])
    } else {
      console.write([StyledSpan("\(files) checked, \(faultyCount) with faults\n", .failed)])
    }
  }

  private func report(_ error: FileError, _ code: inout ExitCode) {
    console.say(error.words)
    code.add(.inaccessibleFile)
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
      try AtomicFile.write(bytes, to: source.file.path)
      count += fixes.count
      source = ScenarioSource(source.file, bytes: bytes)
    }
    if count > 0, !arguments.has(.quiet) {
      console.write([.shown(source.file.path), StyledSpan(": \(count) \(count == 1 ? "fix" : "fixes")\n")])
    }
    return source
  }
}
