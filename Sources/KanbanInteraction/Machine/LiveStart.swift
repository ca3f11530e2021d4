import KanbanGeometry
import KanbanModel

/// What live moves of move mode have changed since the first of them, so that Escape can bring it back.
struct LiveStart: Sendable {
  private let homes: [MoveSource]
  /// The columns that the moves have touched: their orders before the first and after the last of them.
  private var touched: [(before: ColumnOrder, after: ColumnOrder)] = []
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
    let columns = (scene.board.columns(holding: move.cards) + [move.destination.column]).withoutRepeats()
    for column in columns {
      let order = scene.board.order(of: column)
      if let known = touched.first(where: { $0.after.column == column }) {
        hasOtherChanges = hasOtherChanges || known.after != order
      } else {
        touched.append((order, order))
      }
    }
    scene.geometry.apply(move, recordingIn: &history)
    for index in touched.indices where columns.contains(touched[index].after.column) {
      touched[index].after = scene.board.order(of: touched[index].after.column)
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
    let request = RestoreRequest(
      cards: changes, then: touched.map { $0.before }, left: hasOtherChanges ? nil : touched.map { $0.after })
    let pins = scene.board.pinnedPositions(in: touched.map { $0.before.column })
    switch scene.geometry.restore(request) {
    case .moved(let changes):
      let displaced = scene.board.displaced(since: pins, without: changes.map(\.card))
      return scene.board.sources(of: (changes + displaced).filter { $0.before != $0.after }.map(\.card))
    case .unchanged, .forbidden: return []
    }
  }
}
