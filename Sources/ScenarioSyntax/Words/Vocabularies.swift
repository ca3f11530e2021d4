/// All closed word lists of the language but those of the forms.
package enum Vocabularies {
  /// In the order of a file: statements, blocks, steps, expectations.
  package static let all: [any Vocabulary.Type] = [
    StatementWord.self, BoardLineWord.self, RuleWord.self,
    PointerKindWord.self, ButtonWord.self, PointerVerb.self, SampleWord.self, ClauseWord.self,
    FinishWord.self,
    PartWord.self, EdgeWord.self, NamedKey.self, ModifierWord.self, PhaseWord.self,
    DecisionWord.self, AnswerWord.self, ReasonWord.self, CursorWord.self, EventWord.self, Particle.self,
    TimeUnitWord.self, SpeedUnitWord.self,
  ]
}

extension Vocabulary {
  /// The words of the list with what each means, in its order.
  package static var meanings: [(word: String, meaning: String)] {
    allCases.map { ($0.rawValue, $0.meaning) }
  }
}
