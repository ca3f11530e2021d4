import KanbanGeometry
import KanbanModel

/// What live moves of move mode have changed since the first of them, so that Escape can bring it back.
struct LiveStart: Sendable {
  private let homes: [MoveSource]
  /// The orders of the columns before the first move that touched them.
  private var then: [ColumnOrder] = []
  /// The orders of the same columns after the last one.
  private var left: [ColumnOrder] = []
  /// True if somebody else has changed a column between two of the moves.
  private var hasOtherChanges = false
  /// The moves that could be undone and redone then.
  let mark: MoveHistory.Mark

  /// Takes note of where some cards are.
  init(of cards: [CardHandle], on board: Board, mark: MoveHistory.Mark) {
    homes = board.sources(of: cards)
    self.mark = mark
  }

  /// Makes a live move, and takes note of what it changes.
  mutating func make(_ move: Move, in scene: inout Scene, recordingIn history: inout MoveHistory) {
    let touched = (scene.board.columns(holding: move.cards) + [move.destination.column]).withoutRepeats()
    for column in touched {
      let order = scene.board.order(of: column)
      if let known = left.first(where: { $0.column == column }) {
        hasOtherChanges = hasOtherChanges || known != order
      } else {
        then.append(order)
        left.append(order)
      }
    }
    scene.geometry.apply(move, recordingIn: &history)
    for index in left.indices where touched.contains(left[index].column) {
      left[index] = scene.board.order(of: left[index].column)
    }
  }

  /// Brings the cards back between their neighbours.
  ///
  /// - Returns: the cards whose place has changed, with the new one.
  func restore(in scene: inout Scene) -> [MoveSource] {
    let changes = homes.compactMap { home in
      scene.board.position(of: home.card).map { position in
        CardChange(card: home.card, before: position, after: home.position)
      }
    }
    let request = RestoreRequest(cards: changes, then: then, left: hasOtherChanges ? nil : left)
    let pins = scene.board.pinnedPositions(in: then.map(\.column))
    switch scene.geometry.restore(request) {
    case .moved(let changes):
      let displaced = scene.board.displaced(since: pins, without: changes.map(\.card))
      return scene.board.sources(of: (changes + displaced).filter { $0.before != $0.after }.map(\.card))
    case .unchanged, .forbidden: return []
    }
  }
}
