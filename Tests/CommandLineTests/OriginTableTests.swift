import Foundation
import Testing

/// The page of the boards of origin says only what a scenario shows.
@Suite("The boards of origin")
struct OriginTableTests {
  private static let page = "Sources/KanbanScenario/KanbanScenario.docc/BoardsOfOrigin.md"
  private static let folder = "Scenarios"

  private let rows: [[String]]

  init() throws {
    let text = try String(contentsOf: DocumentationTests.root.appending(path: Self.page), encoding: .utf8)
    rows = text.components(separatedBy: "\n").filter { $0.hasPrefix("| ") }
      .filter { $0 != "| there | here | scenario |" }
      .map { line in
        line.dropFirst().dropLast().components(separatedBy: "|")
          .map { $0.trimmingCharacters(in: .whitespaces) }
      }
  }

  /// The scenarios that the last cell of a row names.
  private static func scenarios(of row: [String]) -> [String] {
    guard let cell = row.last else { return [] }
    return cell.components(separatedBy: "`").filter { $0.hasSuffix(".kanban") }
  }

  @Test("have a scenario in every row, and nothing else in its cell")
  func cells() {
    #expect(rows.count > 40)
    for row in rows {
      let scenarios = Self.scenarios(of: row)
      #expect(row.count == 3, "\(row)")
      #expect(!scenarios.isEmpty, "\(row)")
      #expect(row.last == scenarios.map { "`\($0)`" }.joined(separator: ", "), "\(row)")
    }
  }

  @Test("name scenarios that exist and pass")
  func passing() throws {
    let paths = Set(rows.flatMap(Self.scenarios)).sorted().map { "\(Self.folder)/\($0)" }
    let arguments = paths.joined(separator: " ")
    let outcome = try Program.shell(
      "cd '\(DocumentationTests.root.path)' && \"$SIM\" run --color never \(arguments)")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    let passed = outcome.output.components(separatedBy: "\n").filter { $0.hasPrefix("pass") }
    #expect(passed.count == paths.count, "only some pass: the others are skipped or fail as expected")
  }

  @Test("leave out no scenario of their folders")
  func complete() throws {
    let named = Set(rows.flatMap(Self.scenarios))
    let folders = Set(
      named.map { $0.components(separatedBy: "/").dropLast().prefix(2).joined(separator: "/") })
    let root = DocumentationTests.root.appending(path: Self.folder)
    for folder in folders.sorted() {
      let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      let scenarios = files?.compactMap { $0 as? String }.filter { $0.hasSuffix(".kanban") } ?? []
      #expect(!scenarios.isEmpty)
      for scenario in scenarios {
        #expect(named.contains("\(folder)/\(scenario)"), "no row names \(folder)/\(scenario)")
      }
    }
  }
}
