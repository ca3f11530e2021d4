import KanbanInteraction
import KanbanScenario
import ScenarioSyntax
import Testing

/// The tables on the page of the language say what the forms say. `UPDATE_EXPECTED` writes them anew.
@Suite(.serialized) struct ReferenceTableTests {
  static let page = TestFiles.root + "/Sources/KanbanScenario/KanbanScenario.docc/ScenarioLanguage.md"

  /// A table, the line above it, and its rows.
  struct Table: CustomTestStringConvertible {
    let title: String
    let columns: [String]
    let rows: [String]
    var testDescription: String { title }

    init(_ title: String, _ settings: [SettingForm]) {
      self.title = title
      columns = ["how it is written", "`standard`", "what it says"]
      rows = settings.map { setting in
        let value = setting.valueSpelling(SettingValues(of: .standard))
        return row([notation(of: setting.form), value.isEmpty ? "" : "`\(value)`", meaning(of: setting.form)])
      }
    }

    init(_ title: String, _ forms: Forms) {
      self.title = title
      columns = ["how it is written", "what it says"]
      rows = forms.all.map { row([notation(of: $0), meaning(of: $0)]) }
    }

    init(_ title: String, _ words: WordList) {
      self.title = title
      columns = ["how it is written", "what it says"]
      rows = words.words.map { word in
        let rest = word.rest?.notation(isPart: false) ?? ""
        return row(["`\(word.spelling)\(rest.isEmpty ? "" : " " + rest)`", word.meaning])
      }
    }
  }

  static let tables = [
    Table("Statements of the head", Grammar.scenarios.head),
    Table("`layout`", SettingForm.layout), Table("`behaviour`", SettingForm.behaviour),
    Table("Words of a `column` line", Grammar.scenarios.column),
    Table("Words of a `card` line", Grammar.scenarios.card),
    Table("Lines of `rules`", Grammar.scenarios.rules),
    Table(
      "Steps; the words of a pointer stand before those from `drag` to `cancel`", Grammar.scenarios.steps),
    Table(
      "Clauses of `drag` and `move`, in any order, each once but for `via`; `hold`, `dwell` and `then` belong "
        + "to a drag", .clauses),
    Table("States", Grammar.scenarios.states),
  ]

  @Test(arguments: tables)
  func `a row for each form`(table: Table) throws {
    let lines = try TestFiles.lines(of: Self.page)
    let start = try #require(lines.firstIndex(of: table.title), "the page has the table")
    let head = [row(table.columns), "|" + String(repeating: "---|", count: table.columns.count)]
    #expect(Array(lines[(start + 2)...].prefix(2)) == head)
    let rows = start + 4
    let end = lines[rows...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
    if TestFiles.updates { try TestFiles.write(lines[..<rows] + table.rows + lines[end...], to: Self.page) }
    #expect(try TestFiles.lines(of: Self.page)[rows...].prefix(table.rows.count + 1) == table.rows + [""])
  }
}

private func row(_ cells: [String]) -> String {
  "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
}

private func notation(of form: Form) -> String { "`\(form.notation)`" }

/// What the form says, and what the words behind it do.
private func meaning(of form: Form) -> String {
  ([form.meaning] + choices(of: form.shape)).joined(separator: "; ")
}

/// What the words mean that may stand first; a word that is by itself in its list is told by the notation.
private func choices(of shape: Shape) -> [String] {
  switch shape {
  case .word(let list, _), .words(let list, _, _):
    list.words.count == 1 ? [] : list.words.map { "`\($0.spelling)`: \($0.meaning)" }
  case .clauses(let clauses): clauses.list.words.map { "`\($0.spelling)`: \($0.meaning)" }
  default:
    []
  }
}
