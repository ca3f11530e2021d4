package import KanbanInteraction
package import KanbanSimulation

/// What one run of a scenario starts from.
package struct ScenarioSetup: Sendable {
  /// The board with its frames and initial offsets, the rules and the policies.
  package var scene: Scene
  /// The ids and titles of the board; the next card that is added gets the board's next handle.
  package var names: BoardNames
  /// The rules in code, which follow the attributes of cards.
  package var ruleSets: RuleSets
  /// What is spoken.
  package var phrases: Phrases
  /// The kind of pointers that do not say one.
  package var defaultPointer: PointerKind
  /// Frames a second.
  package var frameRate: Int
  /// Samples a second of a moving pointer.
  package var sampleRate: Int
}
