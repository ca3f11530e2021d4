/// All closed word lists of the language.
package enum Vocabularies {
  /// In the order of a file: statements, blocks, steps, expectations, settings.
  package static let all: [any Vocabulary.Type] = [
    StatementWord.self, BoardLineWord.self, ColumnKey.self, CardKey.self, ChangeKey.self, RuleWord.self,
    PointerKindWord.self, ButtonWord.self, StepWord.self, SampleWord.self, ClauseWord.self, FinishWord.self,
    PartWord.self, EdgeWord.self, NamedKey.self, ModifierWord.self, StateWord.self, PhaseWord.self,
    DecisionWord.self, AnswerWord.self, ReasonWord.self, CursorWord.self, EventWord.self, LayoutKey.self,
    DirectionWord.self, PlatformWord.self, SizeCategoryWord.self, TextStyleWord.self, BodyHeightWord.self,
    ArrangementWord.self, BehaviourKey.self, OutsideWord.self, CrossingWord.self, PlaceholderWord.self,
    LimitPolicyWord.self, LimitScopeWord.self, InterruptionWord.self, OperationWord.self, OrderWord.self,
    SwitchWord.self, KeyboardCommitWord.self, KeyboardColumnWord.self, UntitledColumnWord.self,
    FormationWord.self, AutoscrollWord.self, CurveWord.self, BeyondWord.self, Particle.self,
    TimeUnitWord.self,
    SpeedUnitWord.self,
  ]
}

extension Vocabulary {
  /// The words of the list with what each means, in its order.
  package static var meanings: [(word: String, meaning: String)] {
    allCases.map { ($0.rawValue, $0.meaning) }
  }
}
