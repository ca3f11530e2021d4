package import KanbanModel

/// What can be wrong with a layout; no public operation can bring it about.
package enum GeometryInvariant: Hashable, Sendable {
  /// A column is laid out with other cards than the board has in it, or with others of them lifted.
  case otherCards(ColumnHandle)
  /// The sums and sorted numbers by which a column's cards are found do not follow from their rectangles.
  case unfoundCards(ColumnHandle)
  /// A column is shown, or is found, at another place than where it stands.
  case misplacedColumn(ColumnHandle)
  /// There are more or fewer columns in the layout than on the board.
  case otherColumns
  /// An offset is below zero or beyond the extent of its area.
  case offsetBeyondExtent(ScrollArea)
  /// A lifted card, or the column that makes room for it, is not on the board, or home is elsewhere.
  case strayLift
}

extension BoardGeometry {
  /// The first broken invariant of the whole layout, or nil.
  ///
  /// - Parameter board: the board that is laid out, for whoever keeps one of its own.
  /// - Complexity: the number of cards, and sorting them.
  package func brokenInvariant(asLayoutOf board: Board? = nil) -> GeometryInvariant? {
    let board = board ?? self.board
    guard columns.count == board.columnTableCount,
      index.handles == board.columns.filter({ !board.state(of: $0).isHidden })
    else { return .otherColumns }
    return brokenInvariant(in: board.columns, asLayoutOf: board)
  }

  /// The first broken invariant of some columns and of what concerns the board as a whole, or nil.
  ///
  /// - Complexity: the lifted cards, the lengths of the columns, and sorting their cards.
  func brokenInvariant(in changed: [ColumnHandle], asLayoutOf board: Board) -> GeometryInvariant? {
    for column in changed where board.contains(column) {
      let layout = columns[column.tableIndex]
      guard layout.isPresent, layout.cards.areVisible(of: board.cards(in: column), on: board),
        layout.cards.lifted.full.map({ Int($0) }) == board.movedIndices(holes, in: column)
      else { return .otherCards(column) }
      guard layout.cards.isFoundWhereItLies else { return .unfoundCards(column) }
      guard layout.isShown != board.state(of: column).isHidden else { return .misplacedColumn(column) }
      if layout.isShown {
        let isFound = index.handles.indices.contains(layout.place) && index.handles[layout.place] == column
        guard isFound, index.frames[layout.place] == layout.frame,
          layout.frame.height == layout.headerHeight + layout.bodyHeight
        else { return .misplacedColumn(column) }
      }
      if !isWithinExtent(.column(column)) { return .offsetBeyondExtent(.column(column)) }
    }
    if !isWithinExtent(.board) { return .offsetBeyondExtent(.board) }
    let isLiftKnown = lifted.map { $0.cards.allSatisfy(board.contains) && board.contains($0.grabbed) } ?? true
    let isRoomKnown = dropPlace.map { board.contains($0.column) } ?? true
    return isLiftKnown && isRoomKnown && homeDestination == foundHome() ? nil : .strayLift
  }

  /// True if the offset of an area is between zero and its extent.
  ///
  /// - Complexity: constant.
  package func isWithinExtent(_ area: ScrollArea) -> Bool {
    let (offset, end) = (offset(of: area), maxOffset(of: area))
    return offset.x >= 0 && offset.y >= 0 && offset.x <= end.x && offset.y <= end.y
  }
}

extension CardLayout {
  /// True if the cards are all the visible ones of a column's list.
  fileprivate func areVisible(of list: [CardHandle], on board: Board) -> Bool {
    var place = 0
    for (index, card) in list.enumerated() where !board.state(of: card).isHidden {
      guard place < count, fullIndex(ofPlace: place) == index else { return false }
      place += 1
    }
    return place == count
  }
}
