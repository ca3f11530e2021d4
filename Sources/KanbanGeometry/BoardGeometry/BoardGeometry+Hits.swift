public import KanbanModel

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

  /// The column that a pointer means: the topmost one whose frame holds it; else, within the content
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

// MARK: - Grabbing

extension BoardGeometry {
  /// True if a press at a point of board space can grab a card: inside its handle if it has one, outside its
  /// interactive part, and inside its frame; whether the point is visible is a matter of `hit(atBoard:)`.
  public func canGrab(_ card: CardHandle, atBoard point: Point) -> Bool {
    guard let frame = frame(of: card), frame.contains(point) else { return false }
    let shape = shape(of: card)
    if let handle = shape.handle, !handle.offset(by: frame.origin).contains(point) { return false }
    return shape.interactive.map { !$0.offset(by: frame.origin).contains(point) } ?? true
  }
}
