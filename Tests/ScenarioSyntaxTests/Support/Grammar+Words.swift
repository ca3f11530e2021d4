import KanbanScenario
import ScenarioSyntax

extension Grammar {
  /// Every word of the language once, sorted.
  var words: [String] { Set(wordLists.flatMap(\.spellings)).sorted() }

  /// The words that stand behind the keys of settings, and behind the words of columns and cards.
  var values: [String] { words(inside: [layout, behaviour, column, card]) }

  /// The words inside steps.
  var stepWords: [String] { words(inside: [steps]) }

  /// The words inside states.
  var stateWords: [String] { words(inside: [states]) }

  private func words(inside forms: [Forms]) -> [String] {
    var words: [String] = []
    for form in forms.flatMap(\.all) { form.shape.forEachWordList { words += $0.spellings } }
    return words
  }
}
