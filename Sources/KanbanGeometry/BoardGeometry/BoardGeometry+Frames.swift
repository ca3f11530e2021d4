public import KanbanModel

/// The rest layout: frames as if nothing were dragged; lifted cards keep their hole.
extension BoardGeometry {
  /// The frame of a column in board space, header included; nil if it is hidden or unknown.
  public func frame(of column: ColumnHandle) -> Rect? {
    guard isShown(column) else { return nil }
    return columns[column.tableIndex].frame
  }

  /// The header of an open column in board space; nil for strips, hidden and unknown columns.
  public func headerFrame(of column: ColumnHandle) -> Rect? {
    guard isOpen(column) else { return nil }
    var frame = columns[column.tableIndex].frame
    frame.height = columns[column.tableIndex].headerHeight
    return frame
  }

  /// True if a column is a strip; false for unknown columns.
  public func isCollapsed(_ column: ColumnHandle) -> Bool {
    number(of: column).map { columns[$0].isCollapsed } ?? false
  }

  /// The rectangle below the header, to which cards are clipped, in board space; of a strip all of it.
  public func bodyFrame(of column: ColumnHandle) -> Rect? {
    guard isShown(column) else { return nil }
    return columns[column.tableIndex].bodyFrame
  }

  /// The frame of a card in board space, the column's scrolling applied, not clipped; nil for hidden and
  /// unknown cards and where the column is hidden or collapsed.
  ///
  /// - Complexity: constant; logarithmic in columns with hidden cards.
  public func frame(of card: CardHandle) -> Rect? {
    guard let (column, place) = location(of: card) else { return nil }
    let number = Int(column.rawValue)
    return columns[number].cards.frames[place].offset(by: columns[number].contentOrigin)
  }

  /// The frame of a card in column space; nil as `frame(of:)`.
  public func columnFrame(of card: CardHandle) -> Rect? {
    guard let (column, place) = location(of: card) else { return nil }
    return columns[column.tableIndex].cards.frames[place]
  }

  /// What can be seen of a card's frame, in board space: clipped by the column's body and the viewport.
  ///
  /// What lies on top of it, other columns or cards, is not taken away.
  public func clippedFrame(of card: CardHandle) -> Rect? {
    guard let (column, place) = location(of: card) else { return nil }
    let number = Int(column.rawValue)
    return columns[number].cards.frames[place].offset(by: columns[number].contentOrigin)
      .intersection(columns[number].bodyFrame)?.intersection(viewportRect)
  }

  /// The height of a card, whether or not it has a frame now.
  public func height(of card: CardHandle) -> Double { cardShapes.height(of: card) ?? lengths.cardHeight }

  /// The height of a column's content, paddings included, without room for lifted cards; 0 if unknown.
  public func contentHeight(of column: ColumnHandle) -> Double {
    number(of: column).map { columns[$0].cards.contentHeight } ?? 0
  }

  /// The visible columns together with the board's padding around them, in board space; `Rect.zero` without
  /// visible columns.
  public var contentRect: Rect { index.bounds?.outset(by: metrics.boardPadding) ?? .zero }

  /// The spacing between the cards of a column; 0 if it is unknown.
  public func cardSpacing(in column: ColumnHandle) -> Double {
    number(of: column).map { columns[$0].flow.spacing } ?? 0
  }

  /// The arrangement of the cards of a column.
  public func arrangement(of column: ColumnHandle) -> Arrangement {
    number(of: column).map { columns[$0].flow.arrangement } ?? metrics.arrangement
  }

  /// True if the column is on the board and not hidden.
  func isShown(_ column: ColumnHandle) -> Bool {
    guard let number = number(of: column) else { return false }
    return columns[number].isShown
  }

  /// True if the column shows its cards.
  @inline(__always)
  func isOpen(_ column: ColumnHandle) -> Bool {
    guard let number = number(of: column) else { return false }
    return columns[number].isOpen
  }

  /// The column of a card and its place among the visible ones, if it has a frame.
  @inline(__always)
  func location(of card: CardHandle) -> (column: ColumnHandle, place: Int)? {
    guard let position = board.position(of: card), isOpen(position.column) else { return nil }
    let number = Int(position.column.rawValue)
    let place = columns[number].cards.place(ofFullIndex: position.index)
    guard place < columns[number].cards.count,
      columns[number].cards.fullIndex(ofPlace: place) == position.index
    else { return nil }
    return (position.column, place)
  }
}
