public import KanbanModel

/// The way back from a slot to the places that mean it: what a trace aims at.
extension BoardGeometry {
  /// The parts of a column's body, in board space, whose points mean a slot under `midpoint`, from the top;
  /// empty for slots that no point means.
  ///
  /// Neither the home rule nor the viewport nor what lies on top is looked at; see `slotRegion`.
  ///
  /// ```
  ///  columns          grid(2)
  /// ┌───────┐       ┌───────┐
  /// │┌─────┐│       │┌─┐ ┌─┐│
  /// ││  A ▒▒▒▒▒▒    ││A▒▒▒B││   ▒ slot 1
  /// │└─────┘│ 1     │└─┘ └─┘│
  /// │┌─────┐│ ▒     │┌─┐    │
  /// ││  B ▒▒▒▒▒▒    ││C│    │
  /// ```
  ///
  /// - Complexity: logarithmic; the number of rows in grids and wraps, O(n log n) where cards overlap.
  public func slotBreaks(for slot: Int, in column: ColumnHandle) -> [Rect] {
    guard isShown(column) else { return [] }
    return slotBreaks(for: slot, in: column, within: columns[column.tableIndex].bodyFrame)
  }

  /// The parts of a column's whole content, in board space, whose points would mean a slot under `midpoint`
  /// if they were in the body's window: where the slot is, in view or not.
  ///
  /// ```
  ///  ┌───────┐ body
  ///  │┌─────┐│
  ///  ││  A  ││
  ///  └┼─────┼┘
  ///   │  B ▒▒▒▒ slot 2
  ///   └─────┘
  /// ```
  ///
  /// - Complexity: as `slotBreaks(for:in:)`.
  public func slotExtent(for slot: Int, in column: ColumnHandle) -> [Rect] {
    guard isShown(column) else { return [] }
    let layout = columns[column.tableIndex]
    var content = layout.bodyFrame
    guard layout.isOpen else { return slotBreaks(for: slot, in: column, within: content) }
    content.y = layout.contentOrigin.y
    content.height = max(layout.cards.contentHeight, layout.bodyHeight)
    return slotBreaks(for: slot, in: column, within: content)
  }

  private func slotBreaks(for slot: Int, in column: ColumnHandle, within window: Rect) -> [Rect] {
    let number = column.tableIndex
    guard !window.isEmpty else { return [] }
    if columns[number].isCollapsed { return slot == endSlot(in: column) ? [window] : [] }
    let breaks: [Edges]
    switch columns[number].flow.arrangement {
    case .pile: return slot == endSlot(in: column) ? [window] : []
    case .columns: breaks = columns[number].cards.breaks(for: slot, width: window.width)
    case .grid, .wrap: breaks = columns[number].cards.rowBreaks(for: slot, width: window.width)
    }
    let origin = columns[number].contentOrigin
    return breaks.compactMap { part in
      let shifted = Edges(
        left: part.left + origin.x, top: part.top + origin.y, right: part.right + origin.x,
        bottom: part.bottom + origin.y)
      return shifted.intersection(Edges(window))?.rect
    }
  }

  /// The visible area in board space whose points mean a slot, the home rule applied: the hole of the
  /// grabbed card belongs to its home slot alone.
  public func slotRegion(for slot: Int, in column: ColumnHandle) -> Region {
    var region = Region(slotBreaks(for: slot, in: column))
    if let home = homeDestination, home.column == column, let hole = holeFrame {
      if home.slot == slot { region.add(hole) } else { region.subtract(hole) }
    }
    region.intersect(viewportRect)
    return region
  }

  /// An area of a column without what later columns cover.
  ///
  /// - Complexity: the number of columns.
  public func unoccluded(_ region: Region, of column: ColumnHandle) -> Region {
    var region = region
    guard isShown(column) else { return region }
    for frame in index.frames[(columns[column.tableIndex].place + 1)...] { region.subtract(frame) }
    return region
  }
}

extension CardLayout {
  /// The band of column space between the middles that limit a slot, from edge to edge.
  func breaks(for slot: Int, width: Double) -> [Edges] {
    let number = undraggedCount(beforeSlot: slot)
    guard self.slot(afterVisibleCount: number) == slot else { return [] }
    var top = -Double.infinity
    var bottom = Double.infinity
    if isStacked {
      if number > 0 { top = frames.middle(lifted.visiblePlace(ofUndragged: number - 1)) }
      if number < undraggedCount { bottom = frames.middle(lifted.visiblePlace(ofUndragged: number)) }
    } else {
      let middles = (0..<count).filter { !lifted.holds(visible: $0) }.map { frames.middle($0) }.sorted()
      if number > 0 { top = middles[number - 1] }
      if number < middles.count { bottom = middles[number] }
    }
    return top < bottom ? [Edges(left: 0, top: top, right: width, bottom: bottom)] : []
  }

  /// The parts of rows and gaps between rows that mean a slot of a grid or a wrap.
  func rowBreaks(for slot: Int, width: Double) -> [Edges] {
    let number = undraggedCount(beforeSlot: slot)
    guard self.slot(afterVisibleCount: number) == slot else { return [] }
    guard !rows.isEmpty else { return [Edges(left: 0, top: -.infinity, right: width, bottom: .infinity)] }
    var parts: [Edges] = []
    var end = -Double.infinity
    for row in rows.indices {
      let before = rows[row].first - lifted.count(beforeVisible: rows[row].first)
      if before == number, end < rows[row].top {
        parts.append(Edges(left: 0, top: end, right: width, bottom: rows[row].top))
      }
      end = rows[row].bottom
      guard before <= number, rows[row].top < end, let span = span(of: number - before, inRow: row) else {
        continue
      }
      let left = max(0, min(span.lowerBound * direction.sign, span.upperBound * direction.sign))
      let right = min(width, max(span.lowerBound * direction.sign, span.upperBound * direction.sign))
      if left < right { parts.append(Edges(left: left, top: rows[row].top, right: right, bottom: end)) }
    }
    if number == undraggedCount { parts.append(Edges(left: 0, top: end, right: width, bottom: .infinity)) }
    return parts
  }

  /// The stretch of a row, in reading direction, with exactly `number` undragged middles at or before it.
  private func span(of number: Int, inRow row: Int) -> ClosedRange<Double>? {
    let middles = places(ofRow: row).filter { !lifted.holds(visible: $0) }.map { readingMiddle($0) }.sorted()
    guard number <= middles.count else { return nil }
    let start = number > 0 ? middles[number - 1] : -Double.infinity
    let end = number < middles.count ? middles[number] : Double.infinity
    return start < end ? start...end : nil
  }
}

// MARK: - Pinned cards

extension BoardGeometry {
  /// A destination that no pinned card holds: the free one that such a slot means, counted without the holes.
  ///
  /// - Complexity: constant without pinned cards in the column, else its length.
  package func offPins(_ destination: Destination) -> Destination {
    guard board.hasPinnedCards(in: destination.column) else { return destination }
    let slot = board.freeSlot(destination.slot, in: destination.column, moving: holes)
    return Destination(column: destination.column, slot: slot)
  }
}
