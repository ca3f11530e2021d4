public import KanbanGeometry
public import KanbanInteraction
public import KanbanModel

/// A fact that an app tells its board, in the app's coordinates and ids.
///
/// The app's coordinates are those in which it reports pointers and rectangles alike: a coordinate space of
/// the window or of the board's container, y down.
public enum BoardEvent<CardID: Hashable & Sendable, ColumnID: Hashable & Sendable>: Sendable {
  /// A button or a finger went down.
  case pointerPressed(PointerSample, PointerButton = .left)
  /// A pointer that is down moved.
  case pointerMoved(PointerSample)
  /// A button or a finger went up; the sample counts as a move first.
  case pointerReleased(PointerSample, PointerButton = .left)
  /// A pointer moved with no button down.
  case pointerHovered(PointerSample)
  /// The system took the pointer away; with the system's words if it gave some.
  case pointerCancelled(pointer: Int = 1, words: String? = nil)
  /// A wheel asked to scroll what lies at a place, by an offset in board points; only for apps that let
  /// the controller scroll, others report `BoardController.scrolled(_:to:at:)`.
  case wheelTurned(at: Point, by: Point)
  /// A key went down.
  case keyPressed(Key, Modifiers = [])
  /// The held modifiers are now these.
  case modifiersChanged(Modifiers)
  /// The window or app lost the focus.
  case focusLost
  /// An accessibility action or a menu entry was chosen for some cards.
  case actionChosen(BoardAction<ColumnID>, cards: [CardID], method: InputMethod = .action)
  /// A payload from outside that names cards of the board is carried by a pointer that is down.
  case payloadEntered(PointerSample, cards: [CardID])
  /// The app moved the focus, or took it away.
  case focusMoved(CardID?)
  /// The app changed the selection; in the order of selection.
  case selectionChanged([CardID])
  /// Undo or redo was asked for.
  case undoRequested, redoRequested
  /// Time has come to the event's instant: `nextWake`, or the display refreshes.
  case timePassed
}

/// What an accessibility action or menu entry does with cards.
public enum BoardAction<ColumnID: Hashable & Sendable>: Hashable, Sendable {
  /// One place up among the cards that a user sees.
  case moveUp
  /// One place down.
  case moveDown
  /// To the end of a column.
  case moveTo(ColumnID)
}

/// An action that is offered, with its name.
public struct OfferedAction<ColumnID: Hashable & Sendable>: Hashable, Sendable {
  /// What it does; to be handed back in `BoardEvent.actionChosen`.
  public var action: BoardAction<ColumnID>
  /// Its name: "Move to Doing".
  public var name: String
}

extension Identities {
  /// An event in the core's handles. Cards that the controller does not know are left out.
  func event(_ event: BoardEvent<CardID, ColumnID>) -> InputEvent {
    switch event {
    case .pointerPressed(let sample, let button): .pointerPressed(sample, button)
    case .pointerMoved(let sample): .pointerMoved(sample)
    case .pointerReleased(let sample, let button): .pointerReleased(sample, button)
    case .pointerHovered(let sample): .pointerHovered(sample)
    case .pointerCancelled(let pointer, let words): .pointerCancelled(pointer: pointer, words: words)
    case .wheelTurned(let point, let delta): .wheelTurned(at: point, by: delta)
    case .keyPressed(let key, let modifiers): .keyPressed(key, modifiers)
    case .modifiersChanged(let modifiers): .modifiersChanged(modifiers)
    case .focusLost: .focusLost
    case .actionChosen(let action, let cards, let method):
      .actionChosen(self.action(action), cards: handles(of: cards), method: method)
    case .payloadEntered(let sample, let cards): .payloadEntered(sample, cards: handles(of: cards))
    case .focusMoved(let card): .focusMoved(card.flatMap { handle(of: $0) })
    case .selectionChanged(let cards): .selectionChanged(handles(of: cards))
    case .undoRequested: .undoRequested
    case .redoRequested: .redoRequested
    case .timePassed: .timePassed
    }
  }

  private func action(_ action: BoardAction<ColumnID>) -> CardAction {
    switch action {
    case .moveUp: .moveUp
    case .moveDown: .moveDown
    case .moveTo(let column): .moveTo(handle(of: column) ?? .nowhere)
    }
  }

  /// An action in the app's ids; nil for a column that has none.
  func action(_ action: CardAction) -> BoardAction<ColumnID>? {
    switch action {
    case .moveUp: .moveUp
    case .moveDown: .moveDown
    case .moveTo(let column): id(of: column).map { .moveTo($0) }
    }
  }
}

extension ColumnHandle {
  /// Names no column of any board.
  static var nowhere: ColumnHandle { ColumnHandle(rawValue: -1) }
}

/// A move that the program asks for: any cards, to any place.
public struct BoardRequest<CardID: Hashable & Sendable, ColumnID: Hashable & Sendable>: Hashable, Sendable {
  /// The cards in landing order; repeated ones count once.
  public var cards: [CardID]
  /// The column that is to take them.
  public var column: ColumnID
  /// Where in it.
  public var place: BoardPlace<CardID>
  /// Move or copy.
  public var operation: MoveOperation
  /// How the request came about.
  public var method: InputMethod

  /// Makes a request.
  public init(
    cards: [CardID], column: ColumnID, place: BoardPlace<CardID> = .end, operation: MoveOperation = .move,
    method: InputMethod = .host
  ) {
    self.cards = cards
    self.column = column
    self.place = place
    self.operation = operation
    self.method = method
  }
}

/// A place in a column.
public enum BoardPlace<CardID: Hashable & Sendable>: Hashable, Sendable {
  /// The index at which the first card is to stand, counted **without the moved cards**; clamped.
  case index(Int)
  /// Directly before a card that is not moved; the end if it is not in the column.
  case before(CardID)
  /// After the last card.
  case end
}
