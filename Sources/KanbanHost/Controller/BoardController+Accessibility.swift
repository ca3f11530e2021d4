import KanbanInteraction
import KanbanModel

/// What assistive technologies read and offer, by id.
extension BoardController {
  /// The accessibility value of a card: "2 of 5 in In Progress"; nil for hidden and unknown cards.
  ///
  /// Positions count what a user sees, from 1.
  ///
  /// - Complexity: the length of the column.
  public func value(of card: CardID) -> String? {
    identities.handle(of: card).flatMap { scene.value(of: $0) }
      .map { phrases.text(of: $0, titles: identities) }
  }

  /// The number of cards that a user sees in a column, in words: "3 cards"; nil for unknown columns.
  ///
  /// - Complexity: the length of the column.
  public func cardCount(of column: ColumnID) -> String? {
    guard let column = identities.handle(of: column) else { return nil }
    return phrases.cardCount(
      scene.board.cards(in: column).count { !scene.board.state(of: $0).isHidden })
  }

  /// The actions that are offered for cards, as accessibility actions or menu entries, in their order.
  ///
  /// Left out is only what could do nothing; what a rule or a limit refuses stays offered and, chosen, is
  /// refused with its reason. `BoardEvent.actionChosen` carries one out.
  ///
  /// - Complexity: the lengths of the cards' columns, and the number of columns.
  public func actions(for cards: [CardID]) -> [OfferedAction<ColumnID>] {
    scene.actions(for: identities.handles(of: cards)).compactMap { action in
      identities.action(action).map {
        OfferedAction(action: $0, name: phrases.name(of: action, titles: identities))
      }
    }
  }

  /// The cards that a press on a card would lift, in landing order; empty if it does not lift.
  public func cardsLifted(with card: CardID) -> [CardID] {
    identities.handle(of: card).map { identities.ids(of: scene.cardsLifted(with: $0)) } ?? []
  }
}
