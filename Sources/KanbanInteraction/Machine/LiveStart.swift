import KanbanGeometry
import KanbanModel

/// The board before the first live move of move mode, so that Escape can bring it back.
struct LiveStart: Sendable {
  private let cards: [CardHandle]
  private let board: Board
  /// The moves that could be undone then.
  let history: MoveHistory

  /// Takes note of everything that live moves of some cards can change.
  init(of cards: [CardHandle], on board: Board, history: MoveHistory) {
    self.cards = cards
    self.board = board
    self.history = history
  }

  /// Brings the cards back: exactly, or, if someone else has changed their columns meanwhile, in front of the
  /// cards that followed them.
  ///
  /// - Returns: the cards whose place has changed, with the new one.
  func restore(in scene: inout Scene) -> [MoveSource] {
    let homes = board.homes(of: cards)
    let before = homes.map { scene.board.position(of: $0.card) }
    let columns = Set(homes.map(\.position.column)).sorted()
    if columns.allSatisfy({ isUntouched($0, on: scene.board) }) {
      scene.geometry.restore(homes)
    } else {
      for card in board.inBoardOrder(cards).reversed() { putBack(card, in: &scene) }
    }
    let after = scene.board.sources(of: homes.map(\.card))
    return after.filter { source in
      homes.firstIndex { $0.card == source.card }.map { before[$0] != source.position } ?? false
    }
  }

  /// True if the other cards of a column are those of then, in the same order.
  private func isUntouched(_ column: ColumnHandle, on now: Board) -> Bool {
    func others(_ board: Board, pinned: Bool) -> [CardHandle] {
      board.cards(in: column).filter { card in
        !cards.contains(card) && (now.state(of: card).lock == .pinned) == pinned
      }
    }
    return now.contains(column) && others(board, pinned: false) == others(now, pinned: false)
      && others(board, pinned: true).sorted() == others(now, pinned: true).sorted()
  }

  private func putBack(_ card: CardHandle, in scene: inout Scene) {
    guard let home = board.position(of: card), scene.board.contains(home.column) else { return }
    let followers = board.cards(in: home.column).dropFirst(home.index + 1)
    let next = followers.first { scene.board.position(of: $0)?.column == home.column }
    let anchor = next.map(Anchor.before) ?? .end
    guard let slot = scene.board.slot(of: anchor, in: home.column, moving: [card]) else { return }
    scene.geometry.relocate([card], to: Destination(column: home.column, slot: slot))
  }
}
