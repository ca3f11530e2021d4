import KanbanScenario
import KanbanText
import ScenarioSyntax

/// Prints diagnostics; those of a file that many scenarios use are printed once.
final class DiagnosticPrinter {
  private let console: Console
  private var seen: Set<[String]> = []

  init(_ console: Console) { self.console = console }

  func print(_ files: [LoadResult.FaultyFile]) { printFresh(fresh(files)) }

  func print(_ diagnostics: [Diagnostic], of path: String, source: [UInt8]) {
    print([.init(path: path, source: source, diagnostics: diagnostics)])
  }

  /// The files with those diagnostics that have not been asked for yet.
  func fresh(_ files: [LoadResult.FaultyFile]) -> [LoadResult.FaultyFile] {
    files.compactMap { file in
      var file = file
      file.diagnostics.removeAll { diagnostic in
        let key = [
          file.path, diagnostic.code.text, String(diagnostic.range.start), String(diagnostic.range.end),
          diagnostic.message,
        ]
        return !seen.insert(key).inserted
      }
      return file.diagnostics.isEmpty ? nil : file
    }
  }

  /// Prints what `fresh` has given.
  func printFresh(_ files: [LoadResult.FaultyFile]) {
    for file in files {
      let renderer = DiagnosticRenderer(path: file.path, map: SourceMap(file.source))
      for diagnostic in file.diagnostics { console.diagnose(renderer.spans(of: diagnostic)) }
    }
  }
}
