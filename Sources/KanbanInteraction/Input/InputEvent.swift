public import KanbanGeometry
public import KanbanModel

/// A fact that reaches the machine, in the past tense.
public enum InputEvent: Sendable {
  /// A button or a finger went down.
  case pointerPressed(PointerSample, PointerButton)
  /// A pointer that is down moved.
  case pointerMoved(PointerSample)
  /// A button or a finger went up; the sample counts as a move first.
  case pointerReleased(PointerSample, PointerButton)
  /// A pointer moved with no button down.
  case pointerHovered(PointerSample)
  /// The system took the pointer away; with the system's words if it gave some.
  case pointerCancelled(pointer: Int, words: String?)
  /// A wheel or trackpad asked to scroll what lies at a place, by a way in pointer space that is positive
  /// to the right and down.
  case wheelTurned(at: Point, by: Point)
  /// A key went down.
  case keyPressed(Key, Modifiers)
  /// The held modifiers are now these.
  case modifiersChanged(Modifiers)
  /// The window or app lost the focus.
  case focusLost
  /// An accessibility action or a menu entry was chosen for some cards.
  case actionChosen(CardAction, cards: [CardHandle], method: InputMethod)
  /// The program asked for a move.
  case moveRequested(MoveRequest)
  /// Cards named by a payload came from outside and are carried by a pointer that is down.
  case payloadEntered(PointerSample, cards: [CardHandle])
  /// The host moved the focus, or took it away.
  case focusMoved(CardHandle?)
  /// The host changed the selection; in the order of selection.
  case selectionChanged([CardHandle])
  /// The host changed the board, its layout, its rules or a scroll offset, and has done so already: after
  /// `timePassed` at the same instant, so that the change finds the board scrolled up to it.
  case sceneChanged
  /// Undo or redo was asked for.
  case undoRequested, redoRequested
  /// Time has come to the event's instant: a timer is due, or the display refreshes.
  case timePassed
}

/// What an accessibility action or menu entry does with a card.
public enum CardAction: Hashable, Sendable {
  /// One place up among the cards that a user sees.
  case moveUp
  /// One place down.
  case moveDown
  /// To the end of a column.
  case moveTo(ColumnHandle)
}

/// A key that move mode knows, or any other.
public enum Key: Hashable, Sendable {
  case space, `return`, tab, escape
  case up, down, left, right
  case home, end, delete
  /// A key that types a character.
  case character(Character)
}

/// Keys that are held down while something else happens.
public struct Modifiers: OptionSet, Hashable, Sendable {
  /// One bit a key.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Turns Tab round.
  public static let shift = Modifiers(rawValue: 1)
  /// Has no meaning of its own here.
  public static let control = Modifiers(rawValue: 2)
  /// Makes a drop a copy where copies are offered (`SourcesOfNumbers`, copying).
  public static let option = Modifiers(rawValue: 4)
  /// Has no meaning of its own here.
  public static let command = Modifiers(rawValue: 8)
}
