import KanbanInteraction
import KanbanScenario
import ScenarioSyntax
import Testing

/// The tables of settings on the page of the language say what the forms say. `UPDATE_EXPECTED` writes them anew.
@Suite struct ReferenceTableTests {
  static let page = TestFiles.root + "/Sources/KanbanScenario/KanbanScenario.docc/ScenarioLanguage.md"
  static let head = ["| how it is written | `standard` | what it says |", "|---|---|---|"]

  @Test(arguments: ["layout", "behaviour"])
  func `a row for each setting`(block: String) throws {
    let lines = try TestFiles.lines(of: Self.page)
    let start = try #require(lines.firstIndex(of: "`\(block)`"), "the page has the block")
    #expect(Array(lines[(start + 2)...].prefix(2)) == Self.head)
    let rows = start + 4
    let end = lines[rows...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
    let settings = block == "layout" ? SettingForm.layout : SettingForm.behaviour
    let expected = settings.map(Self.row)
    if TestFiles.updates { try TestFiles.write(lines[..<rows] + expected + lines[end...], to: Self.page) }
    #expect(try TestFiles.lines(of: Self.page)[rows...].prefix(expected.count + 1) == expected + [""])
  }

  private static func row(of setting: SettingForm) -> String {
    let standard = setting.valueSpelling(SettingValues(of: .standard))
    let meanings = [setting.form.meaning] + choices(of: setting.form.shape)
    let cells = [
      "`\(setting.form.notation)`", standard.isEmpty ? "" : "`\(standard)`", meanings.joined(separator: "; "),
    ]
    return "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
  }

  /// What the words mean that may stand first; a word that is by itself in its list is told by the notation.
  private static func choices(of shape: Shape) -> [String] {
    switch shape {
    case .word(let list, _), .words(let list, _, _):
      list.words.count == 1 ? [] : list.words.map { "`\($0.spelling)`: \($0.meaning)" }
    case .clauses(let clauses): clauses.list.words.map { "`\($0.spelling)`: \($0.meaning)" }
    case .nothing, .number, .positive, .length, .count, .time, .positiveTime, .speed, .point, .size,
      .rectangle,
      .text, .name, .column, .optionalWord, .sequence:
      []
    }
  }
}
