public import KanbanGeometry
public import KanbanModel

/// Everything that a session acts on: the board with its frames and offsets, and the policies.
///
/// The driver owns the scene and hands it in with each event. The machine scrolls it, changes the board
/// once for an accepted move, and keeps focus and selection; whatever else changes it (an edit by someone
/// else, a resize) is followed by the event `sceneChanged`.
public struct Scene: Sendable {
  /// The board, its layout and its scroll offsets.
  public var geometry: BoardGeometry
  /// What decides whether a move is allowed.
  public var rules: MoveRules
  /// The policies of interaction.
  public var behaviour: Behaviour
  /// The selected cards in the order of selection.
  public var selection: [CardHandle] = []
  /// The card that has the focus.
  public var focus: CardHandle?

  /// The board.
  public var board: Board { geometry.board }

  /// Makes a scene without focus and selection.
  public init(
    geometry: BoardGeometry, rules: MoveRules = MoveRules(), behaviour: Behaviour = Behaviour()
  ) {
    self.geometry = geometry
    _ = self.geometry.takeScrolledAreas()
    self.rules = rules
    self.behaviour = behaviour
  }

  /// Reports all that has scrolled and was not reported yet: by itself, by the machine, or clamped because the
  /// content or the viewport has become smaller.
  mutating func reportScrolling(into effects: inout [Effect]) {
    for area in geometry.takeScrolledAreas() {
      effects.append(.scrolled(area, to: geometry.offset(of: area)))
    }
  }
}
