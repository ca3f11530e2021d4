public import KanbanModel

/// What a cell is part of; themes give each role its colours.
public enum FrameRole: UInt8, Hashable, Sendable, CaseIterable {
  /// The board between the columns.
  case background
  /// The border, with rulers.
  case ruler
  /// A pointer's digit on a ruler.
  case rulerMark
  /// A column's frame.
  case column
  /// The frame of the column that a release would change.
  case columnTarget
  /// The frame of the column that a release would change with a warning.
  case columnWarned
  /// The frame of the column that refuses.
  case columnRefused
  /// A column's title.
  case columnTitle
  /// A column's count and limit.
  case count
  /// A count beyond its limit.
  case countOver
  /// How much lies beyond an edge.
  case scrollHint
  /// Scrolling by itself, with its rate.
  case autoscroll
  /// The words of an accepted target.
  case accepted
  /// The words of a warning.
  case warning
  /// The words of a refusal.
  case refusal
  /// A card's frame.
  case card
  /// A card's title.
  case cardTitle
  /// The frame of a selected card.
  case cardSelected
  /// The frame of the focused card.
  case cardFocused
  /// A card that never lifts.
  case cardLocked
  /// The gap for the lifted cards.
  case placeholder
  /// The lifted cards under the pointer.
  case ghost
  /// The title of the grabbed card.
  case ghostTitle
  /// The number of lifted cards.
  case ghostCount
  /// Cards on their way to rest.
  case flight
  /// A pointer that is down.
  case pointerDown
  /// A pointer that is up.
  case pointerUp
}

/// What a cell of the picture belongs to.
public enum FrameSubject: Hashable, Sendable {
  /// Nothing: the empty board, a ruler.
  case none
  /// A card at rest.
  case card(CardHandle)
  /// A column outside its cards.
  case column(ColumnHandle)
  /// The gap for the lifted cards.
  case placeholder
  /// Lifted or flying cards.
  case ghost
  /// A pointer.
  case pointer

  static let noneCode: Int32 = -1
  static let placeholderCode: Int32 = -2
  static let ghostCode: Int32 = -3
  static let pointerCode: Int32 = -4
  /// The column with number n has the code `firstColumnCode - n`.
  static let firstColumnCode: Int32 = -8

  /// Makes the subject of a stored number; cards are their own.
  init(code: Int32) {
    switch code {
    case 0...: self = .card(CardHandle(rawValue: code))
    case Self.placeholderCode: self = .placeholder
    case Self.ghostCode: self = .ghost
    case Self.pointerCode: self = .pointer
    case ...Self.firstColumnCode: self = .column(ColumnHandle(rawValue: Self.firstColumnCode - code))
    default: self = .none
    }
  }

  /// The number under which a column is stored.
  static func code(of column: ColumnHandle) -> Int32 { firstColumnCode - column.rawValue }
}
