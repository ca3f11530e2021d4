import KanbanGeometry
public import KanbanModel

/// Where a card is for someone who listens: its place among the cards that can be seen.
public struct SpokenPlace: Hashable, Sendable {
  /// From 1.
  public var position: Int
  /// The number of visible cards in the column, this one included.
  public var count: Int
  /// The column.
  public var column: ColumnHandle

  /// Makes a place.
  public init(position: Int, count: Int, column: ColumnHandle) {
    self.position = position
    self.count = count
    self.column = column
  }
}

/// Something to be spoken, as data; `Phrases` makes the words. The place of several cards is that of the
/// first in landing order.
public enum Announcement: Hashable, Sendable {
  /// A session began.
  case lifted([CardHandle], SpokenPlace)
  /// A key moved the target, and a release there would be accepted.
  case stepped(SpokenPlace)
  /// A key moved the target to where the rules refuse.
  case stepRefused([CardHandle], ColumnHandle, ForbidReason)
  /// The cards landed.
  case moved([CardHandle], SpokenPlace)
  /// Copies landed.
  case copied([CardHandle], SpokenPlace)
  /// The rules refused; the cards are home.
  case notMoved([CardHandle], ColumnHandle, ForbidReason)
  /// The session was cut short, or ended where it began; the cards are home.
  case putBack([CardHandle], SpokenPlace)
  /// Undo put the cards back.
  case movedBack([CardHandle], SpokenPlace)
  /// Redo put the cards where they had been moved.
  case movedAgain([CardHandle], SpokenPlace)
  /// Undo took copies off the board.
  case copiesRemoved([CardHandle])
  /// Redo put copies on the board again.
  case copiedAgain([CardHandle], SpokenPlace)
  /// No move is left to undo.
  case nothingToUndo
  /// No undone move is left to redo.
  case nothingToRedo
}

// MARK: - Places

extension Scene {
  /// The place of a card among the visible cards of its column, for someone who listens.
  public func spokenPlace(of card: CardHandle) -> SpokenPlace? {
    guard let position = board.position(of: card) else { return nil }
    let cards = geometry.staying(in: position.column)
    let visible = cards.visibleCount
    let above = cards.visibleCount(before: position.index)
    return SpokenPlace(position: above + 1, count: max(visible, above + 1), column: position.column)
  }

  /// The place of several cards for someone who listens: that of the first in landing order, at the lift as
  /// at every step and outcome, wherever they are held.
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
