import Foundation
import ScenarioSyntax

/// All closed word lists of the language.
enum Vocabularies {
  static let all: [any Vocabulary.Type] = [
    StatementWord.self, StepWord.self, PointerKindWord.self, ButtonWord.self, SampleWord.self,
    BoardLineWord.self, ColumnKey.self, CardKey.self, ChangeKey.self, RuleWord.self, StateWord.self,
    PhaseWord.self, DecisionWord.self, AnswerWord.self, ReasonWord.self, CursorWord.self, EventWord.self,
    LayoutKey.self, BehaviourKey.self, DirectionWord.self, PlatformWord.self, SizeCategoryWord.self,
    TextStyleWord.self, BodyHeightWord.self, ArrangementWord.self, OutsideWord.self, CrossingWord.self,
    PlaceholderWord.self, LimitPolicyWord.self, LimitScopeWord.self, UntitledColumnWord.self,
    InterruptionWord.self, OperationWord.self, OrderWord.self, SwitchWord.self, KeyboardCommitWord.self,
    KeyboardColumnWord.self, FormationWord.self, AutoscrollWord.self, CurveWord.self, BeyondWord.self,
    ClauseWord.self, FinishWord.self, PartWord.self, EdgeWord.self, NamedKey.self, ModifierWord.self,
    Particle.self, TimeUnitWord.self, SpeedUnitWord.self,
  ]

  /// Every word once, sorted.
  static let words: [String] = Set(all.flatMap { $0.words }).sorted()

  /// The names of the word lists that the sources declare, sorted.
  static func declaredNames() throws -> [String] {
    let folder = TestFiles.root + "/Sources/ScenarioSyntax/Words"
    var names: [String] = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
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
