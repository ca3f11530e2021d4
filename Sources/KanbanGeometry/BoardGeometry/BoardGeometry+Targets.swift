public import KanbanModel

/// What lies under a point, the topmost thing first.
public enum Hit: Hashable, Sendable {
  /// The point is outside the viewport.
  case outside
  /// The board itself, between or beyond the columns.
  case board
  /// The header of an open column.
  case header(ColumnHandle)
  /// The body of an open column, between or beyond its cards.
  case body(ColumnHandle)
  /// A collapsed column.
  case strip(ColumnHandle)
  /// The visible part of a card; for a lifted card, its hole.
  case card(CardHandle, ColumnHandle)

  /// The column at the point, if any.
  public var column: ColumnHandle? {
    switch self {
    case .outside, .board: nil
    case .header(let column), .body(let column), .strip(let column), .card(_, let column): column
    }
  }
}

/// What lies under a point, and which column a pointer means.
extension BoardGeometry {
  /// The topmost thing under a pointer: later columns lie on earlier ones, later cards on earlier ones, and
  /// cards are there only in the part that their column's body shows.
  ///
  /// - Complexity: logarithmic in columns and cards, more where they overlap; no allocation.
  public func hit(atPointer point: Point) -> Hit {
    isInViewport(pointer: point) ? hit(atBoard: boardPoint(fromPointer: point)) : .outside
  }

  /// The topmost thing at a point of board space, wherever the viewport is; never `.outside`.
  public func hit(atBoard point: Point) -> Hit {
    guard let column = index.column(at: point) else { return .board }
    let number = Int(column.rawValue)
    if columns[number].isCollapsed { return .strip(column) }
    let bodyTop = columns[number].frame.y + columns[number].headerHeight
    if point.y < bodyTop { return .header(column) }
    guard let place = columns[number].cards.topmost(at: point - columns[number].contentOrigin) else {
      return .body(column)
    }
    let index = columns[number].cards.fullIndex(ofPlace: place)
    return .card(board.cards(in: column)[index], column)
  }

  /// The column that a pointer means: the topmost one whose rectangle holds it; else, within the content
  /// rectangle, the one at the smallest horizontal, then vertical distance, then the earlier.
  ///
  /// Hidden columns and those without area are never meant.
  ///
  /// - Parameters:
  ///   - point: in pointer space.
  ///   - outsideNearest: true to find the nearest column beyond the content rectangle too.
  /// - Returns: nil outside the viewport.
  /// - Complexity: logarithmic in the number of columns, more where they overlap; no allocation.
  public func column(atPointer point: Point, outsideNearest: Bool = false) -> ColumnHandle? {
    guard isInViewport(pointer: point) else { return nil }
    return column(atBoard: boardPoint(fromPointer: point), outsideNearest: outsideNearest)
  }

  @inline(__always)
  func column(atBoard point: Point, outsideNearest: Bool) -> ColumnHandle? {
    guard index.isDisjoint else { return overlappingColumn(atBoard: point, outsideNearest) }
    return index.soleColumn(at: point) ?? nearestColumn(atBoard: point, outsideNearest)
  }

  // What is asked for more rarely is kept apart: for its closures the whole index would be copied on the
  // way of every pointer move.
  @inline(never)
  private func nearestColumn(atBoard point: Point, _ outsideNearest: Bool) -> ColumnHandle? {
    outsideNearest || contentRect.contains(point) ? index.soleNearest(to: point) : nil
  }

  @inline(never)
  private func overlappingColumn(atBoard point: Point, _ outsideNearest: Bool) -> ColumnHandle? {
    if let column = index.column(at: point) { return column }
    return outsideNearest || contentRect.contains(point) ? index.nearest(to: point) : nil
  }
}

// MARK: - Slots

/// The primitives of targeting. All of them look at the rest layout only, so that a target never depends on
/// the gap that it opens.
extension BoardGeometry {
  /// The slot that a point of board space means in a column under the rule `midpoint`.
  ///
  /// With y clamped to the body, it is the slot after the undragged cards whose middle is at or above y. In
  /// grids and wraps a card counts if its row ends at or above y, or holds y and the card's middle is at or
  /// before x in reading direction. In piles, strips and hidden columns it is the end, in empty columns 0.
  ///
  /// ```
  ///          slot 0
  /// ┌──────┐
  /// │- A --│ ───────  middle of A
  /// └──────┘
  ///          slot 1
  /// ┌──────┐
  /// │- B --│ ───────  middle of B
  /// └──────┘ slot 2
  /// ```
  ///
  /// - Returns: a slot of the full list without the lifted cards; 0 for an unknown column.
  /// - Complexity: logarithmic in the column's cards, without allocation.
  public func midpointSlot(atBoard point: Point, in column: ColumnHandle) -> Int {
    slot(atBoard: point, in: column)
  }

  /// What a pointer means under `midpoint`, in one question: the column, the slot there, and whether the
  /// target is home instead; nil if it means no column.
  ///
  /// The same answers as `column(atPointer:outsideNearest:)`, `midpointSlot(atBoard:in:)` and
  /// `isInHole(_:in:)`, without going from pointer to board space three times.
  ///
  /// - Complexity: logarithmic in columns and cards, more where columns overlap; no allocation.
  public func midpointTarget(
    atPointer point: Point, outsideNearest: Bool = false
  ) -> (destination: Destination, isHome: Bool)? {
    let point = viewportPoint(fromPointer: point)
    guard Rect(origin: .zero, size: metrics.viewportSize).containsClosed(point) else { return nil }
    let boardPoint = boardPoint(fromViewport: point)
    guard let column = column(atBoard: boardPoint, outsideNearest: outsideNearest) else { return nil }
    let slot = slot(atBoard: boardPoint, in: column)
    return (Destination(column: column, slot: slot), isInHole(boardPoint, in: column))
  }

  @inline(__always)
  private func slot(atBoard point: Point, in column: ColumnHandle) -> Int {
    guard let number = number(of: column) else { return 0 }
    guard columns[number].isOpen else { return endSlot(in: column) }
    let y = columns[number].columnY(clamping: point.y)
    switch columns[number].flow.arrangement {
    case .pile: return endSlot(in: column)
    case .columns: return columns[number].cards.slot(afterMiddlesAtOrAbove: y)
    case .grid, .wrap:
      let point = Point(x: point.x - columns[number].frame.x, y: y)
      return columns[number].cards.slot(
        afterVisibleCount: columns[number].cards.undraggedCount(inRowsBefore: point))
    }
  }

  /// The slot that a y of board space means in a column if the lifted cards count in their old places.
  ///
  /// It is the place after all cards, lifted or not, whose middle is at or above y, less the lifted cards
  /// before that place. y is not clamped to the body: cards that are scrolled out of it count where they
  /// are. Where the middles follow one another it is the slot of `midpointSlot`; where measured cards
  /// overlap, the two differ. Grids, wraps, piles and strips are as in `midpointSlot`.
  ///
  /// - Returns: a slot of the full list without the lifted cards; 0 for an unknown column.
  /// - Complexity: logarithmic in the column's cards, without allocation.
  public func slotInPlace(atBoard point: Point, in column: ColumnHandle) -> Int {
    guard let number = number(of: column), columns[number].isOpen else { return endSlot(in: column) }
    switch columns[number].flow.arrangement {
    case .columns: return columns[number].cards.slotInPlace(at: point.y - columns[number].contentOrigin.y)
    case .grid, .wrap, .pile: return slot(atBoard: point, in: column)
    }
  }

  /// How many visible undragged cards have their middle at or above a y of column space.
  ///
  /// - Complexity: logarithmic.
  public func undraggedCount(in column: ColumnHandle, middlesAtOrAbove columnY: Double) -> Int {
    number(of: column).map { columns[$0].cards.undraggedCount(middlesAtOrAbove: columnY) } ?? 0
  }

  /// How many visible undragged cards have their middle above a y of column space.
  ///
  /// - Complexity: logarithmic.
  public func undraggedCount(in column: ColumnHandle, middlesAbove columnY: Double) -> Int {
    number(of: column).map { columns[$0].cards.undraggedCount(middlesAbove: columnY) } ?? 0
  }

  /// How many visible undragged cards a column has.
  public func undraggedCount(in column: ColumnHandle) -> Int {
    number(of: column).map { columns[$0].cards.undraggedCount } ?? 0
  }

  /// How many visible undragged cards stand before a slot: the way back from a slot to a count.
  public func undraggedCount(in column: ColumnHandle, beforeSlot slot: Int) -> Int {
    number(of: column).map { columns[$0].cards.undraggedCount(beforeSlot: slot) } ?? 0
  }

  /// The slot directly after the n-th visible undragged card, hidden ones after it not passed; 0 for none.
  ///
  /// ```
  /// A (h) B     (h) hidden
  /// 0 1 2  3    slots; after A alone: 1, after A and B: 3; slot 2 is never meant
  /// ```
  public func slot(afterVisibleCount count: Int, in column: ColumnHandle) -> Int {
    number(of: column).map { columns[$0].cards.slot(afterVisibleCount: count) } ?? 0
  }

  /// The slot after all cards that stay in the column, hidden ones included.
  public func endSlot(in column: ColumnHandle) -> Int {
    guard let number = number(of: column) else { return 0 }
    return board.cards(in: column).count - columns[number].cards.lifted.full.count
  }
}

// MARK: - Home

extension BoardGeometry {
  /// True if every lifted card stands in a column.
  ///
  /// - Complexity: the number of lifted cards.
  public func holdsAllLifted(_ column: ColumnHandle) -> Bool {
    lifted?.cards.allSatisfy { board.position(of: $0)?.column == column } ?? false
  }

  /// True if a point of board space, y clamped to the body, is in the grabbed card's hole with half the
  /// spacing above and below; in grids and wraps also to both sides.
  ///
  /// - Parameters:
  ///   - point: in board space.
  ///   - column: the column that the point means; only the grabbed card's own has the hole.
  /// - Complexity: constant.
  public func isInHole(_ point: Point, in column: ColumnHandle) -> Bool {
    guard let home = lift.home, home.column == column else { return false }
    let number = Int(column.rawValue)
    let hole = columns[number].cards.frames[home.place]
    let margin = columns[number].flow.spacing / 2
    let y = columns[number].columnY(clamping: point.y)
    guard y >= hole.minY - margin, y < hole.maxY + margin else { return false }
    switch columns[number].flow.arrangement {
    case .columns, .pile: return true
    case .grid, .wrap:
      let x = point.x - columns[number].frame.x
      return x >= hole.minX - margin && x < hole.maxX + margin
    }
  }

  /// The part of the body, in board space, in which the target is home; nil if there is none in sight of
  /// the body.
  public var holeFrame: Rect? {
    guard let (column, place) = lift.home else { return nil }
    let layout = columns[column.tableIndex]
    var hole = layout.cards.frames[place].outset(by: layout.flow.spacing / 2)
      .offset(by: layout.contentOrigin)
    switch layout.flow.arrangement {
    case .columns, .pile:
      hole.x = layout.frame.x
      hole.width = layout.frame.width
    case .grid, .wrap: break
    }
    return hole.intersection(layout.bodyFrame)
  }
}
