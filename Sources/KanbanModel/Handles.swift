/// A card's stable name inside the core: given once, never used again after the card is removed.
///
/// Handles are small integers, so that the core neither hashes nor compares texts. The ids of an app or
/// of a scenario live at the border, which keeps one table from handle to id.
public struct CardHandle: Hashable, Comparable, Sendable {
  /// The number of the card in the order of insertion, from 0.
  public let rawValue: Int32

  /// Makes the handle with the given number; it names a card only on the board that gave it out.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// The place of the card's entry in a table that is kept by handle.
  ///
  /// Inlinable, as it is asked at every step of a pointer move, where a call costs more than the answer.
  @inlinable package var tableIndex: Int { Int(rawValue) }

  /// Orders handles by the time at which they were given out.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// A column's stable name inside the core, as `CardHandle` is a card's.
public struct ColumnHandle: Hashable, Comparable, Sendable {
  /// The number of the column in the order of insertion, from 0.
  public let rawValue: Int32

  /// Makes the handle with the given number; it names a column only on the board that gave it out.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// The place of the column's entry in a table that is kept by handle; inlinable as a card's is.
  @inlinable package var tableIndex: Int { Int(rawValue) }

  /// Orders handles by the time at which they were given out.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// Where a card stands: its column and its index in the column's full list, hidden cards included.
public struct CardPosition: Hashable, Sendable {
  /// The column that holds the card.
  public var column: ColumnHandle
  /// The index in the full list of the column, 0 ..< count.
  public var index: Int

  /// Makes a position.
  public init(column: ColumnHandle, index: Int) {
    self.column = column
    self.index = index
  }
}

/// An insertion place: a slot of a column, counted in the column's full list **without the moved cards**.
///
/// In a column `A B C`, moving `A`, slot 0 leaves `A` where it is and slot 2 puts it last:
///
/// ```
/// without A:   B   C
/// slot:      0   1   2
/// ```
///
/// A slot is at the same time the index at which the first moved card stands afterwards.
public struct Destination: Hashable, Sendable {
  /// The column that takes the cards.
  public var column: ColumnHandle
  /// The slot, 0 ... number of cards that stay in the column.
  public var slot: Int

  /// Makes a destination.
  public init(column: ColumnHandle, slot: Int) {
    self.column = column
    self.slot = slot
  }
}
