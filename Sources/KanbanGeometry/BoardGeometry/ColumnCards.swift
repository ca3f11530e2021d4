public import KanbanModel

/// Some visible cards of a column, one after the other from the top. It shares the column's own list.
public struct VisibleCards: RandomAccessCollection, Sendable {
  private let list: [CardHandle]
  /// By place among the visible cards; empty while the places are the indices of the list.
  private let fullIndices: [Int32]
  private let places: Range<Int>

  init(list: [CardHandle] = [], fullIndices: [Int32] = [], places: Range<Int> = 0..<0) {
    self.list = list
    self.fullIndices = fullIndices
    self.places = places
  }

  /// The place of the first of them among all visible cards of the column.
  public var startIndex: Int { places.lowerBound }

  /// The place after the last.
  public var endIndex: Int { places.upperBound }

  /// The card at a place.
  public subscript(place: Int) -> CardHandle {
    list[fullIndices.isEmpty ? place : Int(fullIndices[place])]
  }
}

extension BoardGeometry {
  /// All visible cards of an open column, those outside the viewport included.
  ///
  /// - Complexity: constant, without allocation.
  public func shownCards(in column: ColumnHandle) -> VisibleCards {
    guard isOpen(column) else { return VisibleCards() }
    return visibleCards(in: column, places: 0..<columns[column.tableIndex].cards.count)
  }

  /// The cards of which something is in the column's body and at the height of the viewport: the smallest
  /// run that holds them all. Where cards overlap it may hold others too.
  ///
  /// - Complexity: logarithmic, without allocation.
  public func visibleCards(in column: ColumnHandle) -> VisibleCards {
    guard isOpen(column) else { return VisibleCards() }
    let layout = columns[column.tableIndex]
    guard let window = layout.bodyFrame.intersection(viewportRect) else { return VisibleCards() }
    let top = window.minY - layout.contentOrigin.y
    return visibleCards(in: column, places: layout.cards.places(from: top, to: top + window.height))
  }

  /// The cards of an open column that may have a part in common with a rectangle of board space: the smallest
  /// run that holds them all, and their neighbours.
  ///
  /// - Complexity: logarithmic, without allocation.
  public func cards(in column: ColumnHandle, near rect: Rect) -> VisibleCards {
    guard isOpen(column) else { return VisibleCards() }
    let layout = columns[column.tableIndex]
    // Which of them really have is seen in board space; a point more takes what rounding may hide.
    let top = rect.minY - layout.contentOrigin.y
    return visibleCards(
      in: column, places: layout.cards.places(from: top - 1, to: top + rect.height + 1))
  }

  func visibleCards(in column: ColumnHandle, places: Range<Int>) -> VisibleCards {
    VisibleCards(
      list: board.cards(in: column), fullIndices: columns[column.tableIndex].cards.fullIndices,
      places: places)
  }
}

/// The cards of a column that stay when some leave it, for counting slots and visible cards; nothing else of
/// what is lifted counts.
///
/// ```
/// A B (C) D   B leaves, C is hidden: three stay, slots 0 ... 3, of which A and D are visible
/// ```
public struct StayingCards: Sendable {
  private let cards: CardLayout
  /// The number of cards, hidden ones included: the last slot.
  public let count: Int

  init(_ cards: CardLayout, count: Int) {
    self.cards = cards
    self.count = count
  }

  /// The number of visible cards.
  public var visibleCount: Int { cards.undraggedCount }

  /// How many visible cards stand before a slot.
  ///
  /// - Complexity: logarithmic.
  public func visibleCount(before slot: Int) -> Int {
    slot >= count ? visibleCount : cards.undraggedCount(beforeSlot: slot)
  }

  /// The slot directly after a number of visible cards; 0 for none.
  ///
  /// - Complexity: logarithmic.
  public func slot(afterVisible number: Int) -> Int { cards.slot(afterVisibleCount: number) }
}

extension BoardGeometry {
  /// The cards of a column that stay when some leave it, hidden and collapsed columns included.
  ///
  /// - Complexity: n log n in the cards that leave.
  public func staying(in column: ColumnHandle, without moved: [CardHandle] = []) -> StayingCards {
    guard board.contains(column) else { return StayingCards(.empty, count: 0) }
    let leaving = board.movedIndices(moved, in: column)
    var cards = columns[column.tableIndex].cards
    cards.setLifted(full: leaving.map { Int32($0) }, spacing: 0)
    return StayingCards(cards, count: board.cardCount(in: column) - leaving.count)
  }
}

// MARK: - Neighbours

extension BoardGeometry {
  /// The visible column that stands a number of visible columns behind another one, or before it if the
  /// number is negative; nil beyond the ends. From a hidden column, which stands between two, the nearer one
  /// is the first.
  ///
  /// - Complexity: constant; the number of columns from a hidden one.
  public func shownColumn(from column: ColumnHandle, by offset: Int) -> ColumnHandle? {
    guard offset != 0, board.contains(column) else { return nil }
    var place = columns[column.tableIndex].place + offset
    if !columns[column.tableIndex].isShown {
      let before = board.columns.prefix { $0 != column }.count { !board.state(of: $0).isHidden }
      place = before + (offset > 0 ? offset - 1 : offset)
    }
    return index.handles.indices.contains(place) ? index.handles[place] : nil
  }

  /// The visible columns from the leading edge, strips included.
  public var shownColumns: [ColumnHandle] { index.handles }
}
