import KanbanScenario
import ScenarioSyntax

/// The scenario files of a folder, with pieces of an app's own that take part in them.
///
/// ```swift
/// let suite = ScenarioSuite(folder: "Scenarios", besides: #filePath) {
///   App { MyStore() }
///   Rule("no-blocked") { move, board in ... }
///   Step("archive", .card) { card, run in ... }
/// }
/// ```
public struct ScenarioSuite: Sendable {
  /// The scenarios in the order of their paths. A folder that is missing or empty is one scenario that fails with the
  /// reason; files that hold only blocks for others are none.
  public let scenarios: [Scenario]

  /// Finds the scenarios of a folder.
  ///
  /// - Parameters:
  ///   - folder: its name.
  ///   - file: a source file, `#filePath`: the folder is the nearest of that name in the file's own folder or one above
  ///     it, up to that of `Package.swift`.
  ///   - pieces: what the app adds.
  public init(
    folder: String, besides file: String, @SuiteBuilder pieces: () -> [SuitePiece] = { [] }
  ) {
    let pieces = SuitePieces(pieces())
    guard let path = Self.find(folder, besides: file) else {
      scenarios = [Scenario(folder, problem: "there is no folder '\(folder)' beside the tests")]
      return
    }
    if let word = pieces.takenWords.first {
      scenarios = [
        Scenario(folder, problem: "'\(word)' is a word that the language has, or that stands twice")
      ]
      return
    }
    let finder = ScenarioFinder([path])
    let found = finder.files.filter { !Self.isPart($0, pieces) }.map { file in
      Scenario(file: file, folder: path, name: folder, pieces: pieces)
    }
    let unreadable = finder.errors.map { Scenario(folder, problem: $0.words) }
    let all = unreadable + found
    scenarios = all.isEmpty ? [Scenario(folder, problem: "the folder '\(folder)' has no scenarios")] : all
  }

  /// The nearest folder of a name.
  private static func find(_ folder: String, besides file: String) -> String? {
    var names = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
    while true {
      let here = names.joined(separator: "/")
      let path = "\(here)/\(folder)"
      if case .folder? = try? FileSystem.kind(of: path) { return path }
      if case .file? = try? FileSystem.kind(of: "\(here)/Package.swift") { return nil }
      guard names.count > 1 else { return nil }
      names.removeLast()
    }
  }

  /// Whether a file holds blocks for others and no steps.
  private static func isPart(_ file: ScenarioFile, _ pieces: SuitePieces) -> Bool {
    guard let bytes = try? file.read() else { return false }
    let parsed = ScenarioParser.parse(bytes, with: pieces.language.grammar)
    return parsed.tree.lines.isEmpty && !parsed.tree.blocks.isEmpty
  }
}
