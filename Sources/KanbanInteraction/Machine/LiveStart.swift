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
      putBack(homes.map { MoveSource(card: $0.card, position: $0.position) }, in: &scene)
    } else {
      for card in board.inBoardOrder(cards).reversed() {
        if let place = placeByFollowers(of: card, on: scene.board) { putBack([place], in: &scene) }
      }
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

  /// The place of a card in front of the one that followed it, of those that are still there.
  private func placeByFollowers(of card: CardHandle, on now: Board) -> MoveSource? {
    guard let home = board.position(of: card), now.contains(home.column) else { return nil }
    let followers = board.cards(in: home.column).dropFirst(home.index + 1)
    let next = followers.first { now.position(of: $0)?.column == home.column }
    let anchor = next.map(Anchor.before) ?? .end
    guard let slot = now.slot(of: anchor, in: home.column, moving: [card]) else { return nil }
    let index = now.freeSlot(slot, in: home.column, moving: [card])
    return MoveSource(card: card, position: CardPosition(column: home.column, index: index))
  }

  /// Asks the resolver to put cards back, and does so.
  private func putBack(_ places: [MoveSource], in scene: inout Scene) {
    let request = RestoreRequest(
      cards: places.compactMap { place in
        scene.board.position(of: place.card).map { position in
          CardChange(card: place.card, before: position, after: place.position)
        }
      })
    switch MoveResolver.resolve(request, on: scene.board) {
    case .moved(let restoration): scene.geometry.apply(restoration)
    case .unchanged, .forbidden: break
    }
  }
}
