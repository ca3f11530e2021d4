import KanbanInteraction
import KanbanScenario
import ScenarioSyntax
import Testing

/// Every word and every reason can be asked for.
@Suite struct GlossaryTests {
  static let words = Set(Vocabularies.all.flatMap { list in list.meanings.map(\.word) }).sorted()

  @Test func `Every word of every list has a meaning at each of its places`() {
    for list in Vocabularies.all {
      for (word, meaning) in list.meanings {
        let entries = Glossary.entries(for: word).filter { $0.noun == list.noun }
        #expect(entries.contains { $0.meaning == meaning }, "\(word)")
        #expect(!meaning.isEmpty && !meaning.hasSuffix(".") && meaning.count <= 110, "\(word)")
      }
    }
    #expect(Self.words.count > 250)
  }

  @Test func `Every reason has a meaning`() {
    for reason in ReasonWord.allCases.map(\.rawValue) + IgnoreReason.allCases.map(\.rawValue) {
      #expect(Glossary.entries(for: reason).contains { $0.noun.contains("reason") }, "\(reason)")
    }
  }

  @Test func `Letters are compared without case where no word is spelled so`() {
    #expect(Glossary.entries(for: "space").map(\.word) == ["Space"])
    #expect(Set(Glossary.entries(for: "Return").map(\.word)) == ["Return"])
    #expect(Set(Glossary.entries(for: "return").map(\.word)) == ["return"])
    #expect(Glossary.entries(for: "->").map(\.noun) == ["a mark"])
  }

  @Test(arguments: [
    ("dwel", "dwell"), ("Enter", "Return"), ("click", "tap"), ("KS010", "KS0101"), ("qqqqqq", nil),
  ])
  func `A word that is none gets the word that is meant`(word: String, suggestion: String?) {
    #expect(Glossary.entries(for: word) == [])
    #expect(Glossary.suggestion(for: word) == suggestion)
  }
}
