import ScenarioSyntax
import Testing

/// What words of other tools are called here.
@Suite struct SynonymTests {
  @Test func `A synonym is no word of its list, and means words of the language`() {
    let known = Set(Vocabularies.words)
    for list in Vocabularies.all {
      let own = Set(list.words)
      for (word, meaning) in list.synonyms.words {
        // The table of modifiers has their own names too, for keys such as Shift+Tab.
        #expect(!own.contains(word) || list == ModifierWord.self, "\(word)")
        #expect(
          meaning.split(separator: " ").allSatisfy { known.contains(String($0)) }, "\(word): \(meaning)")
        #expect(word == word.lowercased() && word.allSatisfy(\.isLetter), "\(word)")
      }
    }
  }

  @Test func `A verb of another tool is no word that begins a line here`() {
    let beginnings = Set(StepWord.words + StatementWord.words + BoardLineWord.words + RuleWord.words)
    for word in StepWord.synonyms.words.keys { #expect(!beginnings.contains(word), "\(word)") }
  }

  static let verbs = [
    ("click A1", "tap"), ("press A1", "down"), ("press Enter", "key"), ("press Escape", "key"),
    ("press ArrowUp", "key"),
    ("press Ctrl+Z", "key"), ("press x", "down"), ("press todo[0]", "down"),
    ("swipe 1,2 to 3,4", "touch drag"),
    ("longpress A1", "touch down"), ("long-press A1", "touch down"), ("doubleclick A1", "tap"),
    ("dblclick A1", "tap"),
    ("touchstart A1", "touch down"), ("touchEnd", "touch up"), ("mousedown A1", "mouse down"),
    ("mouse_up", "mouse up"),
    ("drop", "up"), ("release", "up"), ("assert settled", "expect"), ("sleep 5ms", "wait"),
    ("dragAndDrop A1", "drag"),
    ("mouse click A1", "tap"), ("touch longpress A1", "down"), ("drga A1 to B1", "drag"),
  ]

  @Test(arguments: verbs)
  func `A verb of another tool gets the right suggestion`(line: String, suggestion: String) {
    let diagnostics = ScenarioParser.parse("kanban-sim 1\n\(line)\n").diagnostics
    #expect(diagnostics.map(\.suggestion) == [suggestion])
  }
}
