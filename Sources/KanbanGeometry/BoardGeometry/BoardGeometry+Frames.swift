public import KanbanModel

/// The rest layout: rectangles as if nothing were dragged; lifted cards keep their hole.
extension BoardGeometry {
  /// The rectangle of a column in board space, header included; nil if it is hidden or unknown.
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

  /// The rectangle of a card in board space, the column's scrolling applied, not clipped; nil for hidden and
  /// unknown cards and where the column is hidden or collapsed.
  ///
  /// - Complexity: constant; logarithmic in columns with hidden cards.
  public func frame(of card: CardHandle) -> Rect? {
    guard let (column, place) = location(of: card) else { return nil }
    let number = Int(column.rawValue)
    return columns[number].cards.frames[place].offset(by: columns[number].contentOrigin)
  }

  /// The rectangle of a card in column space; nil as `frame(of:)`.
  public func columnFrame(of card: CardHandle) -> Rect? {
    guard let (column, place) = location(of: card) else { return nil }
    return columns[column.tableIndex].cards.frames[place]
  }

  /// What can be seen of a card's rectangle, in board space: clipped by the column's body and the viewport.
  ///
  /// What lies on top of it, other columns or cards, is not taken away.
  public func clippedFrame(of card: CardHandle) -> Rect? {
    guard let (column, place) = location(of: card) else { return nil }
    let number = Int(column.rawValue)
    return columns[number].cards.frames[place].offset(by: columns[number].contentOrigin)
      .intersection(columns[number].bodyFrame)?.intersection(viewportRect)
  }

  /// The height of a card, whether or not it has a rectangle now.
  public func height(of card: CardHandle) -> Double { cardShapes.height(of: card) ?? lengths.cardHeight }

  /// The height of a column's content, paddings included, without room for lifted cards; 0 if unknown.
  package func contentHeight(of column: ColumnHandle) -> Double {
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
}

// MARK: - Spaces

/// The conversions between the spaces. Nobody else adds an origin or an offset.
///
/// ```
/// pointer ── minus origin, divided by zoom ──> viewport ── plus board offset ──> board
/// board ── minus column's left and body's top, plus column offset ──> column
/// ```
extension BoardGeometry {
  /// Pointer space to viewport space: board points from the viewport's top left corner.
  public func viewportPoint(fromPointer point: Point) -> Point {
    let shifted = point - metrics.origin
    // Dividing by one changes nothing but takes its time.
    if _fastPath(metrics.zoom == 1) { return shifted }
    return Point(x: shifted.x / metrics.zoom, y: shifted.y / metrics.zoom)
  }

  /// Viewport space to pointer space.
  public func pointerPoint(fromViewport point: Point) -> Point {
    Point(x: point.x * metrics.zoom + metrics.origin.x, y: point.y * metrics.zoom + metrics.origin.y)
  }

  /// Viewport space to board space.
  public func boardPoint(fromViewport point: Point) -> Point { point + viewportRect.origin }

  /// Board space to viewport space.
  public func viewportPoint(fromBoard point: Point) -> Point { point - viewportRect.origin }

  /// Pointer space to board space.
  public func boardPoint(fromPointer point: Point) -> Point {
    boardPoint(fromViewport: viewportPoint(fromPointer: point))
  }

  /// Board space to pointer space.
  public func pointerPoint(fromBoard point: Point) -> Point {
    pointerPoint(fromViewport: viewportPoint(fromBoard: point))
  }

  /// Board space to column space; an unknown column leaves the point as it is.
  public func columnPoint(fromBoard point: Point, in column: ColumnHandle) -> Point {
    number(of: column).map { point - columns[$0].contentOrigin } ?? point
  }

  /// Column space to board space; an unknown column leaves the point as it is.
  public func boardPoint(fromColumn point: Point, in column: ColumnHandle) -> Point {
    number(of: column).map { point + columns[$0].contentOrigin } ?? point
  }

  /// The part of board space that is in the viewport.
  public var viewportRect: Rect {
    // Adding zero keeps a negative zero out of coordinates that are shown.
    Rect(
      origin: Point(x: metrics.direction.sign * boardOffset.x + 0, y: boardOffset.y),
      size: metrics.viewportSize)
  }

  /// True if a pointer is in the viewport, which is closed all round.
  public func isInViewport(pointer point: Point) -> Bool {
    let point = viewportPoint(fromPointer: point)
    return Rect(origin: .zero, size: metrics.viewportSize).containsClosed(point)
  }
}

// MARK: - Rectangles

extension BoardGeometry {
  /// Pointer space to viewport space.
  public func viewportRect(fromPointer rect: Rect) -> Rect {
    Rect(
      origin: viewportPoint(fromPointer: rect.origin),
      size: Size(width: rect.width / metrics.zoom, height: rect.height / metrics.zoom))
  }

  /// Viewport space to pointer space.
  public func pointerRect(fromViewport rect: Rect) -> Rect {
    Rect(
      origin: pointerPoint(fromViewport: rect.origin),
      size: Size(width: rect.width * metrics.zoom, height: rect.height * metrics.zoom))
  }

  /// Viewport space to board space.
  public func boardRect(fromViewport rect: Rect) -> Rect {
    Rect(origin: boardPoint(fromViewport: rect.origin), size: rect.size)
  }

  /// Board space to viewport space.
  public func viewportRect(fromBoard rect: Rect) -> Rect {
    Rect(origin: viewportPoint(fromBoard: rect.origin), size: rect.size)
  }

  /// Pointer space to board space.
  public func boardRect(fromPointer rect: Rect) -> Rect {
    boardRect(fromViewport: viewportRect(fromPointer: rect))
  }

  /// Board space to pointer space.
  public func pointerRect(fromBoard rect: Rect) -> Rect {
    pointerRect(fromViewport: viewportRect(fromBoard: rect))
  }

  /// Board space to column space; an unknown column leaves the rectangle as it is.
  public func columnRect(fromBoard rect: Rect, in column: ColumnHandle) -> Rect {
    Rect(origin: columnPoint(fromBoard: rect.origin, in: column), size: rect.size)
  }

  /// Column space to board space; an unknown column leaves the rectangle as it is.
  public func boardRect(fromColumn rect: Rect, in column: ColumnHandle) -> Rect {
    Rect(origin: boardPoint(fromColumn: rect.origin, in: column), size: rect.size)
  }
}
