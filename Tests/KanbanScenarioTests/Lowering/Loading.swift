import KanbanScenario
import ScenarioSyntax

/// The reader of a test was asked for a file that it does not have.
struct NoSuchFile: Error {}

/// Loads a scenario of a test, with the other files of its scenario root.
func load(
  _ text: String, path: String = "demo.kanban", files: [String: String] = [:],
  registry: RuleRegistry = RuleRegistry()
) -> LoadResult {
  ScenarioLoader.load(path: path, bytes: Array(text.utf8), language: ScenarioLanguage(rules: registry)) {
    path in
    guard let file = files[path] else { throw NoSuchFile() }
    return Array(file.utf8)
  }
}

/// The faults of a scenario, each as `PATH:LINE:COLUMN CODE`, with the suggestion behind `?`.
func faults(
  of text: String, path: String = "demo.kanban", files: [String: String] = [:],
  registry: RuleRegistry = RuleRegistry()
) -> [String] {
  load(text, path: path, files: files, registry: registry).faultyFiles.flatMap { file in
    let map = SourceMap(file.source)
    return file.diagnostics.map { diagnostic in
      let position = map.position(at: diagnostic.range.start)
      let suggestion = diagnostic.suggestion.map { " ? \($0)" } ?? ""
      return "\(file.path):\(position.line):\(position.column) \(diagnostic.code.text)\(suggestion)"
    }
  }
}

/// A board of two columns, to put lines behind; its last line is line 9.
let demoBoard = """
  kanban-sim 1
  board
    column todo "To do"
      card A1 "Spec"
      card A2 "Tests"
    column doing "Doing"
      card B1 "Merge"
  end

  """

/// A scenario of one column and one block more.
func scenario(with block: String) -> String {
  """
  kanban-sim 1
  \(block)
  board
    column todo
      card A1
  end
  """
}
