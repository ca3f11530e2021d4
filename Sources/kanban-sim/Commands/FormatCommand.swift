import KanbanSuite
import KanbanScenario
import KanbanText
import ScenarioSyntax

/// `fmt`: files in the canonical layout.
struct FormatCommand {
  let arguments: Arguments
  let console: Console
  private let printer: DiagnosticPrinter

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
    printer = DiagnosticPrinter(console)
  }

  func perform() -> ExitCode {
    let paths: SuitePaths
    do throws(UsageError) {
      paths = try SuitePaths(arguments)
    } catch {
      // `fmt` takes none of the flags that select, so none of them can be wrong.
      return .wrongCommandLine
    }
    var code = ExitCode.passed
    for error in paths.errors { report(error, &code) }
    for file in paths.files {
      do throws(FileError) {
        code.add(try format(file))
      } catch {
        report(error, &code)
      }
    }
    guard !paths.files.isEmpty || code != .passed else {
      console.say(paths.emptyWords())
      return .nothingSelected
    }
    return code
  }

  private func format(_ file: ScenarioFile) throws(FileError) -> ExitCode {
    let bytes = try file.read()
    switch SyntaxFormatter.format(bytes) {
    case .faults(let diagnostics):
      printer.print(diagnostics, of: file.path, source: bytes)
      return .invalidFile
    case .formatted(let text): return try write(text, over: bytes, of: file)
    }
  }

  private func write(_ text: String, over bytes: [UInt8], of file: ScenarioFile) throws(FileError) -> ExitCode
  {
    let formatted = Array(text.utf8)
    if arguments.has(.check) {
      guard formatted != bytes else { return .passed }
      console.write([.shown(file.path), StyledSpan("\n")])
      return .wouldChange
    }
    switch file.origin {
    case .standardInput: console.write(bytes: formatted)
    case .file:
      guard formatted != bytes else { return .passed }
      try AtomicFile.rewrite(file.path, from: bytes, to: formatted)
      if !arguments.has(.quiet) { console.write([.shown(file.path), StyledSpan("\n")]) }
    }
    return .passed
  }

  private func report(_ error: FileError, _ code: inout ExitCode) {
    console.say(error.words)
    code.add(.inaccessibleFile)
  }
}
