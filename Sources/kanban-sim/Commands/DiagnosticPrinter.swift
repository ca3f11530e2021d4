import KanbanScenario
import ScenarioSyntax

/// Prints diagnostics; those of a file that many scenarios use are printed once.
final class DiagnosticPrinter {
  private let console: Console
  private var printed: Set<[String]> = []

  init(_ console: Console) { self.console = console }

  func print(_ files: [LoadResult.FaultyFile]) {
    for file in files { print(file.diagnostics, of: file.path, source: file.source) }
  }

  func print(_ diagnostics: [Diagnostic], of path: String, source: [UInt8]) {
    guard !diagnostics.isEmpty else { return }
    let renderer = DiagnosticRenderer(path: path, map: SourceMap(source))
    for diagnostic in diagnostics {
      let key = [
        path, diagnostic.code.text, String(diagnostic.range.start), String(diagnostic.range.end),
        diagnostic.message,
      ]
      guard printed.insert(key).inserted else { continue }
      console.diagnose(renderer.spans(of: diagnostic).map { StyledSpan($0) })
    }
  }
}
