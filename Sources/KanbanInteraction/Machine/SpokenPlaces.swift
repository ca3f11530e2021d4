import KanbanGeometry
public import KanbanModel

extension Scene {
  /// The place of a card among the visible cards of its column, for someone who listens.
  public func spokenPlace(of card: CardHandle) -> SpokenPlace? {
    guard let position = board.position(of: card) else { return nil }
    let cards = board.cards(in: position.column)
    let visible = cards.count { !board.state(of: $0).isHidden }
    let above = cards.prefix(position.index).count { !board.state(of: $0).isHidden }
    return SpokenPlace(position: above + 1, count: max(visible, above + 1), column: position.column)
  }

  /// The place of several cards for someone who listens: that of the first in landing order, at the lift as at
  /// every step and outcome, wherever they are held.
  func spokenPlace(ofRun cards: [CardHandle]) -> SpokenPlace? {
    cards.first.flatMap { spokenPlace(of: $0) }
  }

  /// The place of a card as its accessibility value: the same as the spoken one, for visible cards only.
  public func value(of card: CardHandle) -> SpokenPlace? {
    board.isShown(card) ? spokenPlace(of: card) : nil
  }

  /// The number of cards that a person sees in a column, its accessibility value; nil for hidden and unknown
  /// columns.
  ///
  /// - Complexity: the length of the column.
  public func cardCount(of column: ColumnHandle) -> Int? {
    guard board.contains(column), !board.state(of: column).isHidden else { return nil }
    return visibleCount(before: .max, in: column, without: [])
  }

  /// The cards of a column that stay when some leave, in order.
  func staying(in column: ColumnHandle, without moved: [CardHandle]) -> [CardHandle] {
    let gone = Set(moved)
    return board.cards(in: column).filter { !gone.contains($0) }
  }

  /// How many visible cards stand before a slot among those that stay.
  func visibleCount(before slot: Int, in column: ColumnHandle, without moved: [CardHandle]) -> Int {
    staying(in: column, without: moved).prefix(slot).count { !board.state(of: $0).isHidden }
  }

  /// The slot directly after a number of visible cards among those that stay, else 0.
  func slot(afterVisible count: Int, in column: ColumnHandle, without moved: [CardHandle]) -> Int {
    guard count > 0 else { return 0 }
    var seen = 0
    let cards = staying(in: column, without: moved)
    for (index, card) in cards.enumerated() where !board.state(of: card).isHidden {
      seen += 1
      if seen == count { return index + 1 }
    }
    return cards.count
  }
}
