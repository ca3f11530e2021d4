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

  /// The cards of an open column that may have a part in common with a rectangle of board space: the smallest run
  /// that holds them all, and their neighbours.
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
