import KanbanScenario
import ScenarioSyntax

/// What holds for the loading of any bytes as a scenario.
package enum LoadCheck {
  /// Boards beyond are left out: making them is slow, and nothing new.
  private static let mostCards = 2_000

  /// Loads, and looks at the diagnostics.
  package static func check(_ bytes: [UInt8]) {
    guard cardCount(bytes) <= mostCards else { return }
    let result = load(bytes)
    let hasErrors = result.diagnostics.contains { $0.severity == .error }
    demand((result.scenario == nil) == hasErrors, "what cannot be run has an error")
    // Those of the parser come first, those of the meaning behind them.
    for file in result.faultyFiles {
      for diagnostic in file.diagnostics { SyntaxCheck.check([diagnostic], in: file.source) }
    }
  }

  /// Loads a file; those that it uses are this very file under other names, one has a board, one is not there.
  static func load(_ bytes: [UInt8]) -> LoadResult {
    ScenarioLoader.load(path: "folder/input.kanban", bytes: bytes) { path in
      switch path.utf8.count % 3 {
      case 0: return bytes
      case 1: return Array("kanban-sim 1\nboard\n  column todo\n    card A1\n  column done\nend\n".utf8)
      default: throw FileIsMissing()
      }
    }
  }

  private struct FileIsMissing: Error {}

  static func cardCount(_ bytes: [UInt8]) -> Int {
    var count = 0
    for case .board(let board) in ScenarioParser.parse(bytes).tree.blocks {
      for card in board.columns.lazy.flatMap(\.cards) {
        switch card.kind {
        case .one: count += 1
        case .many(_, let numbers): count += numbers.value.count
        }
      }
    }
    return count
  }
}
