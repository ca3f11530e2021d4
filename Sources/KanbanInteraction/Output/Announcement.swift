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
