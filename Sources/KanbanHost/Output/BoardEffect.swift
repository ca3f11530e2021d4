public import KanbanGeometry
public import KanbanInteraction
public import KanbanModel

/// What an app does next, in order. Most apps carry out `moved`, `restored`, `scroll` and `announced`, and
/// draw `BoardController.feedback`.
public enum BoardEffect<CardID: Hashable & Sendable, ColumnID: Hashable & Sendable>: Hashable, Sendable {
  // Orders: the app's own state changes.

  /// The cards move in the app's store: `BoardMove.apply(to:)`.
  case moved(BoardMove<CardID, ColumnID>, warning: BoardRefusal<CardID, ColumnID>?)
  /// Copies of the cards go into the app's store, with ids that the app gives; the next `update(columns:)`
  /// tells the controller which.
  case copied(BoardMove<CardID, ColumnID>, warning: BoardRefusal<CardID, ColumnID>?)
  /// Cards go back between their neighbours in the app's store: `BoardRestoration.apply(to:)`.
  case restored(BoardRestoration<CardID, ColumnID>)
  /// A scroll view goes to an offset, in board points from the top and the leading edge: because a drag is
  /// near an edge, a key has moved the target out of sight, or a finger scrolls. The last is passed over by
  /// apps whose scroll views follow fingers themselves: the phase is `scrolling` then.
  case scroll(BoardArea<ColumnID>, to: Point)
  /// Words for whoever listens.
  case announced(String)
  /// A strip opens while the drag lasts, because the pointer has waited over it.
  case expanded(ColumnID)
  /// A strip that had opened for the drag closes again.
  case collapsed(ColumnID)
  /// The focus is now on this card.
  case focused(CardID?)
  /// The selection is now these cards.
  case selected([CardID])

  // Feedback: what a person sees.

  /// Cards were lifted, in landing order.
  case lifted([CardID], InputMethod)
  /// What a release would do has become this; nil if it would do nothing.
  case targeted(BoardTarget<CardID, ColumnID>?)
  /// The target left a column; always before `entered` of the next.
  case exited(ColumnID)
  /// The target came into a column.
  case entered(ColumnID)
  /// The gap for the lifted cards is to be shown here; nil for nowhere.
  case gapMoved(BoardGap<CardID, ColumnID>?)

  // What became of a press.

  /// A press began, with the card under it. Exactly one of `tapped`, `lifted`, `panned` and `abandoned`
  /// follows.
  case pressed(CardID?)
  /// A press ended where it began: a click on the card, if there is one.
  case tapped(CardID?)
  /// A press became a scroll; of nothing if nothing there can scroll the way that the finger has gone.
  case panned(BoardArea<ColumnID>?)
  /// A press ended before a lift, and was no tap.
  case abandoned(CardID?, AbandonReason)
  /// The cards were let go at home.
  case unchanged([CardID], InputMethod)
  /// The rules refused; the cards return.
  case refused([CardID], column: ColumnID, BoardRefusal<CardID, ColumnID>, InputMethod)
  /// The session was cut short; the cards return.
  case cancelled([CardID], CancelReason, InputMethod)
  /// Cards that were not accepted are home again.
  case returned([CardID])
  /// The cards have come to rest.
  case settled([CardID])
  /// The event changed nothing.
  case ignored(IgnoreReason)
}

/// A thing with a scroll offset that the app owns.
public enum BoardArea<ColumnID: Hashable & Sendable>: Hashable, Sendable {
  /// The board, along both axes.
  case board
  /// The cards of a column, vertically.
  case column(ColumnID)
}
