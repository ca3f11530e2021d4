public import KanbanGeometry
public import KanbanModel

/// What the machine reports, in order, as values in the caller's buffer.
///
/// The board that the machine was handed has changed already when `moved`, `copied`, `expanded` or
/// `collapsed` is reported; an app changes its own store then.
public enum Effect: Hashable, Sendable {
  /// A press began a session; with the card under it, if any. Exactly one of `tapped`, `lifted`, `panned` and
  /// `abandoned` follows.
  case pressed(PointerSample, card: CardHandle?)
  /// A press ended before a lift, where it began.
  case tapped(PointerSample, card: CardHandle?)
  /// A press became a scroll; of the column under it, else of the board, if that can scroll the way that the
  /// finger has gone, else of nothing.
  case panned(pointer: Int, ScrollArea?)
  /// A press ended without a tap, a lift or a scroll; with the card that was under it, if any.
  case abandoned(pointer: Int, card: CardHandle?, AbandonReason)
  /// A session lifted its cards, in landing order.
  case lifted([MoveSource], InputMethod, pointer: Int?)
  /// The target, its decision or its reason changed; how full a column is makes no other reason.
  case targeted(Target)
  /// The target became none while dragging.
  case untargeted
  /// An area scrolled to an offset, or a change of the host has clamped it there.
  case scrolled(ScrollArea, to: Point)
  /// The resolver was asked for an outcome, and answered.
  case resolved(MoveRequest, Resolution)

  /// The board changed, once.
  case moved(Move, warning: ForbidReason?)
  /// Copies landed on the board: `landed` in the order of the move's sources.
  case copied(Move, landed: [CardHandle], warning: ForbidReason?)
  /// The cards were let go at home.
  case unchanged([MoveSource], InputMethod)
  /// The rules refused.
  case forbidden([MoveSource], Destination, ForbidReason, InputMethod)
  /// The session was cut short.
  case cancelled([MoveSource], CancelReason, InputMethod)
  /// Cards that were not accepted are home again.
  case returned([CardHandle])
  /// The session's cards have come to rest.
  case settled([CardHandle])

  /// Something to be spoken.
  case announced(Announcement)
  /// The focus is now on this card.
  case focused(CardHandle?)
  /// The selection is now these cards.
  case selected([CardHandle])
  /// Spring loading opened a column.
  case expanded(ColumnHandle)
  /// A column that spring loading had opened closed again.
  case collapsed(ColumnHandle)
  /// Undo or redo put cards back to these places, and took copies off the board.
  case restored([MoveSource], removed: [CardHandle], isRedo: Bool)
  /// The event changed nothing.
  case ignored(IgnoreReason, pointer: Int?)
}
