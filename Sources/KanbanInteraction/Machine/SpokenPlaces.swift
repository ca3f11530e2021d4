import KanbanGeometry
public import KanbanModel

extension Scene {
  /// The place of a card among the visible cards of its column, for someone who listens.
  public func spokenPlace(of card: CardHandle) -> SpokenPlace? {
    guard let position = board.position(of: card) else { return nil }
    let cards = geometry.staying(in: position.column)
    let visible = cards.visibleCount
    let above = cards.visibleCount(before: position.index)
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
  public func cardCount(of column: ColumnHandle) -> Int? {
    guard board.contains(column), !board.state(of: column).isHidden else { return nil }
    return geometry.staying(in: column).visibleCount
  }
}
