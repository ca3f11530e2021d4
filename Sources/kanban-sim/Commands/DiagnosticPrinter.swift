import KanbanScenario
import ScenarioSyntax

/// Prints diagnostics; those of a file that many scenarios use are printed once.
final class DiagnosticPrinter {
  private let console: Console
  private var printed: Set<[String]> = []

  init(_ console: Console) { self.console = console }

  func print(_ files: [LoadResult.FaultyFile]) {
    for file in files {
      let renderer = DiagnosticRenderer(path: file.path, map: SourceMap(file.source))
      for diagnostic in file.diagnostics {
        let key = [
          file.path, diagnostic.code.text, String(diagnostic.range.start), String(diagnostic.range.end),
          diagnostic.message,
        ]
        guard printed.insert(key).inserted else { continue }
        console.diagnose(renderer.spans(of: diagnostic).map { StyledSpan($0) })
      }
    }
  }
}
