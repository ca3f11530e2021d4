import KanbanInteraction
import KanbanModel

/// Cards that a drop has copied on the board: the app gives them their ids, and undo takes them off.
struct LandedCopies: Sendable {
  /// Those without an id, in landing order.
  var unnamed: [CardHandle] = []
  /// Those with an id, and whether they are on the board.
  private(set) var named: [(card: CardHandle, isThere: Bool)] = []

  /// Takes note that the app has given a copy its id.
  mutating func name(_ card: CardHandle) {
    unnamed.removeAll { $0 == card }
    named.append((card, true))
  }

  /// Finds the named copies that have left the board since they were last looked at, and forgets nothing.
  mutating func removed(from board: Board) -> [CardHandle] {
    var removed: [CardHandle] = []
    for index in named.indices {
      let isThere = board.contains(named[index].card)
      if named[index].isThere, !isThere { removed.append(named[index].card) }
      named[index].isThere = isThere
    }
    return removed
  }
}

extension BoardController {
  /// Gives copies the ids of the new cards that the app shows in their columns; copies that the app did
  /// not make leave the board as cards without an id.
  mutating func nameCopies(from outline: BoardOutline<CardID, ColumnID>) {
    guard !copies.unnamed.isEmpty else { return }
    for column in outline.columns {
      guard let handle = identities.handle(of: column.id) else { continue }
      for card in column.cards where identities.handle(of: card.id) == nil {
        let copy = copies.unnamed.first { scene.board.position(of: $0)?.column == handle }
        guard let copy else { break }
        identities.bind(copy, to: card.id, title: card.title)
        copies.name(copy)
      }
    }
    copies.unnamed = []
  }
}
