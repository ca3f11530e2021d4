import KanbanInteraction
import KanbanScenario
import ScenarioSyntax
import Testing

/// What holds of every setting because it has a form.
@Suite struct SettingFormTests {
  static let settings = (SettingForm.layout + SettingForm.behaviour).map(\.form.word)

  private func form(_ word: String) throws -> SettingForm {
    try #require((SettingForm.layout + SettingForm.behaviour).first { $0.form.word == word })
  }

  @Test func `no two settings have one word`() {
    #expect(Set(Self.settings).count == Self.settings.count)
  }

  @Test(arguments: settings)
  func `the example of a setting stands in a file as it is written`(word: String) throws {
    let form = try form(word)
    let block = SettingForm.layout.contains { $0.form.word == word } ? "layout" : "behaviour"
    let text = scenario(with: "\(block)\n  \(word) \(form.form.example)\nend") + "\n"
    #expect(load(text).diagnostics.isEmpty)
    #expect(SyntaxFormatter.format(text) == .formatted(text))
  }

  @Test(arguments: settings.filter { $0 != "scroll" })
  func `what a setting decides is written as it was read`(word: String) throws {
    let form = try form(word)
    let block = SettingForm.layout.contains { $0.form.word == word } ? "layout" : "behaviour"
    func values(_ value: String) throws -> SettingValues {
      let tree = ScenarioParser.parse("kanban-sim 1\n\(block)\n\(word) \(value)\nend").tree
      var values = SettingValues(of: .standard)
      for block in tree.blocks {
        switch block {
        case .layout(let block): for setting in block.uses { values.apply(setting) }
        case .behaviour(let block): for setting in block.uses { values.apply(setting) }
        case .board, .rules: break
        }
      }
      return values
    }
    let written = form.valueSpelling(try values(form.form.example))
    #expect(form.valueSpelling(try values(written)) == written)
    #expect(written != form.valueSpelling(SettingValues(of: .standard)), "an example says what is no default")
  }

  /// A file with an example of each form of some lines, and what stands before each on its line.
  static let lines: [(noun: String, file: String)] = [
    ("a step", file(Grammar.scenarios.steps) { "\n\($0)" }),
    ("a state form", file(Grammar.scenarios.states) { "\nexpect \($0)" }),
    ("a column word", file(Grammar.scenarios.column) { "\nboard\n  column todo \($0)\nend" }),
    ("a card word", file(Grammar.scenarios.card) { "\nboard\n  column todo\n    card A1 \($0)\nend" }),
  ].flatMap { noun, files in files.map { (noun, $0) } }

  private static func file(_ forms: Forms, _ lines: (String) -> String) -> [String] {
    forms.all.map { form in
      "kanban-sim 1\(lines(form.example.isEmpty ? form.word : "\(form.word) \(form.example)"))\n"
    }
  }

  @Test(arguments: lines)
  func `the example of a word stands on its line as it is written`(noun: String, file: String) {
    #expect(ScenarioParser.parse(file).diagnostics.isEmpty, "\(noun)")
    #expect(SyntaxFormatter.format(file) == .formatted(file), "\(noun)")
  }

  @Test(arguments: Grammar.scenarios.wordLists.map(\.noun))
  func `every word of a form says what it means`(noun: String) {
    for list in Grammar.scenarios.wordLists where list.noun == noun {
      #expect(list.words.allSatisfy { !$0.meaning.isEmpty })
      #expect(Set(list.spellings).count == list.words.count)
    }
  }
}
