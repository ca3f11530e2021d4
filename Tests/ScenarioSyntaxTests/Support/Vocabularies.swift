import Foundation
import KanbanScenario
import ScenarioSyntax

extension Vocabularies {
  /// Every word once, sorted.
  static let words: [String] =
    Set(all.flatMap { $0.words } + Grammar.scenarios.wordLists.flatMap(\.spellings)).sorted()

  /// The names of the word lists that the sources declare, sorted.
  static func declaredNames() throws -> [String] {
    let folder = TestFiles.root + "/Sources/ScenarioSyntax/Words"
    var names: [String] = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) where file.hasSuffix(".swift") {
      for line in try TestFiles.lines(of: folder + "/" + file) where line.contains(": String, Vocabulary {") {
        names.append(String(line.drop { $0 != "m" }.dropFirst(2).prefix { $0 != ":" }))
      }
    }
    return names.sorted()
  }
}

extension Vocabulary {
  /// The words of the list, in its order.
  static var words: [String] { allCases.map(\.rawValue) }
}

extension Grammar {
  /// The words that stand behind the keys of settings, and behind the words of columns and cards.
  var values: [String] {
    var words: [String] = []
    for form in [layout, behaviour, column, card].flatMap(\.all) {
      form.shape.forEachWordList { words += $0.spellings }
    }
    return words
  }
}
