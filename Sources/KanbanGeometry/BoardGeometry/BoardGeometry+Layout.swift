import KanbanModel

/// Keeping the layout in step. Every mutation ends in one of these.
extension BoardGeometry {
  /// Computes all of the layout afresh.
  ///
  /// - Complexity: the number of cards.
  mutating func layOutEverything() {
    for column in board.columns { rebuildCards(of: column) }
    layOutColumns()
    finishChange(of: board.columns)
  }

  /// Finds the frames of all columns from their widths and heights.
  ///
  /// - Complexity: the number of columns.
  mutating func layOutColumns() {
    var handles: [ColumnHandle] = []
    var frames: [Rect] = []
    handles.reserveCapacity(board.columns.count)
    frames.reserveCapacity(board.columns.count)
    var lead = ColumnLead()
    var next = metrics.boardPadding
    for column in board.columns {
      let number = column.tableIndex
      let state = board.state(of: column)
      columns[number].isShown = !state.isHidden
      columns[number].isCollapsed = state.isCollapsed
      guard !state.isHidden else { continue }
      let frame = frame(of: columns[number], next: next, lead: lead)
      advance(&lead, past: column)
      setFrame(frame, of: number)
      columns[number].place = handles.count
      handles.append(column)
      frames.append(columns[number].frame)
      next = trailing(of: frame) + metrics.columnSpacing
    }
    index = ColumnIndex(handles: handles, frames: frames)
  }

  /// The place and width of a column; its height is not known here.
  ///
  /// - Parameters:
  ///   - next: the distance of a computed column from the leading edge.
  ///   - lead: what stands before the column.
  private func frame(of column: ColumnLayout, next: Double, lead: ColumnLead) -> Rect {
    let width = width(of: column)
    guard let origin = column.shape.origin else {
      let x = metrics.direction.x(lead: next, width: width, within: metrics.viewportSize.width)
      return Rect(x: x, y: metrics.boardPadding, width: width, height: 0)
    }
    let shift =
      (lead.width - column.reference.width)
      + Double(lead.count - column.reference.count) * metrics.columnSpacing
    let x = origin.x + metrics.direction.sign * shift
    // The leading edge stays where it was measured; right to left that is the right one.
    switch metrics.direction {
    case .leftToRight: return Rect(x: x, y: origin.y, width: width, height: 0)
    case .rightToLeft:
      return Rect(x: x + column.referenceWidth - width, y: origin.y, width: width, height: 0)
    }
  }

  private func width(of column: ColumnLayout) -> Double {
    column.isCollapsed ? metrics.collapsedWidth : column.shape.width ?? lengths.columnWidth
  }

  /// The distance of a frame's far edge from the leading edge of the viewport.
  private func trailing(of frame: Rect) -> Double {
    switch metrics.direction {
    case .leftToRight: frame.maxX
    case .rightToLeft: metrics.viewportSize.width - frame.minX
    }
  }

  /// What stands before a column: remembered when the column is measured.
  ///
  /// - Complexity: the number of columns.
  func lead(before column: ColumnHandle) -> ColumnLead {
    board.columns.prefix { $0 != column }.reduce(into: ColumnLead()) { advance(&$0, past: $1) }
  }

  /// Remembers for every column what stands before it, which counts for those that are measured.
  ///
  /// - Complexity: the number of columns.
  mutating func noteReferences() {
    var lead = ColumnLead()
    for column in board.columns {
      noteReference(lead, of: column)
      advance(&lead, past: column)
    }
  }

  /// Remembers what stands before a column, and its width, as its place is measured now.
  mutating func noteReference(_ lead: ColumnLead, of column: ColumnHandle) {
    columns[column.tableIndex].reference = lead
    columns[column.tableIndex].referenceWidth = currentWidth(of: column)
  }

  /// Counts a column into what stands before the next.
  func advance(_ lead: inout ColumnLead, past column: ColumnHandle) {
    let state = board.state(of: column)
    guard !state.isHidden else { return }
    lead.width += currentWidth(of: column)
    lead.count += 1
  }

  /// The width that a column has, or would have if it were not hidden.
  func currentWidth(of column: ColumnHandle) -> Double {
    let open = columns[column.tableIndex].shape.width ?? lengths.columnWidth
    return board.state(of: column).isCollapsed ? metrics.collapsedWidth : open
  }

  /// The heights that follow from shape and content.
  func heights(of layout: ColumnLayout) -> (header: Double, body: Double) {
    let header = layout.shape.header ?? lengths.headerHeight
    switch layout.shape.body ?? metrics.bodyHeight {
    case .fill:
      let height = max(0, metrics.viewportSize.height - 2 * metrics.boardPadding)
      return (min(header, height), max(0, height - header))
    case .length(let body): return (header, body)
    case .fit:
      let empty = 2 * layout.flow.padding + metrics.emptyHeight
      return (header, layout.isCollapsed ? empty : layout.cards.contentHeight)
    }
  }

  private mutating func setFrame(_ frame: Rect, of number: Int) {
    let (header, body) = heights(of: columns[number])
    columns[number].headerHeight = header
    columns[number].bodyHeight = body
    columns[number].isFit = (columns[number].shape.body ?? metrics.bodyHeight) == .fit
    columns[number].frame = Rect(x: frame.x, y: frame.y, width: frame.width, height: header + body)
  }

  /// Lays the cards of a column out afresh; its frame follows with `followCards`.
  ///
  /// - Complexity: the length of the column.
  mutating func rebuildCards(of column: ColumnHandle) {
    let number = column.tableIndex
    let shape = columns[number].shape
    let padding = shape.padding ?? metrics.columnPadding
    let flow = CardFlow(
      arrangement: shape.arrangement ?? metrics.arrangement, direction: metrics.direction,
      columnWidth: shape.width ?? lengths.columnWidth, padding: padding,
      spacing: shape.spacing ?? metrics.cardSpacing, start: columns[number].measuredStart ?? padding)
    let list = board.cards(in: column)
    var items: [CardItem] = []
    items.reserveCapacity(list.count)
    var fullIndices: [Int32] = []
    for (index, card) in list.enumerated() {
      if board.state(of: card).isHidden {
        if fullIndices.isEmpty, items.count == index { fullIndices = (0..<Int32(index)).map { $0 } }
        continue
      }
      if items.count < index { fullIndices.append(Int32(index)) }
      items.append(cardShapes.item(of: card, defaultHeight: lengths.cardHeight))
    }
    if items.count == list.count { fullIndices = [] }
    columns[number].flow = flow
    columns[number].cards = CardLayout(
      items, fullIndices: fullIndices, flow: flow, emptyHeight: metrics.emptyHeight)
    assignLifted(in: [column])
  }

  /// Lets a column's frame follow its cards; only a column as tall as its cards changes.
  ///
  /// - Complexity: logarithmic in the number of columns.
  mutating func followCards(of column: ColumnHandle) {
    let number = column.tableIndex
    guard columns[number].isShown, columns[number].isFit else { return }
    setFrame(columns[number].frame, of: number)
    index.setFrame(columns[number].frame, at: columns[number].place)
  }
}

// MARK: - Lifted cards

extension BoardGeometry {
  /// Tells columns which of their cards are lifted.
  ///
  /// - Complexity: n log n in the lifted cards.
  mutating func assignLifted(in columns: [ColumnHandle]) {
    let cards = holes
    // Of one column the cards are looked through as they are; those of several are sorted by column once.
    let byColumn =
      columns.count > 1 && cards.count > 1
      ? Dictionary(grouping: cards) { board.position(of: $0)?.column } : nil
    for column in columns { assign(byColumn.map { $0[column] ?? [] } ?? cards, liftedIn: column) }
  }

  private mutating func assign(_ cards: [CardHandle], liftedIn column: ColumnHandle) {
    let number = column.tableIndex
    let full = board.movedIndices(cards, in: column)
    guard !full.isEmpty || !columns[number].cards.lifted.isEmpty else { return }
    columns[number].cards.setLifted(full: full.map { Int32($0) }, spacing: columns[number].flow.spacing)
  }

  /// Finds the hole, and adds up what the lifted cards need where they go.
  mutating func refreshLifted() {
    home = lifted.flatMap { $0.leavesHole ? location(of: $0.grabbed) : nil }
    homeDestination = findHomeDestination()
    liftedHeight = 0
    liftedCount = 0
    for card in lifted?.cards ?? [] where !board.state(of: card).isHidden {
      liftedHeight += cardShapes.height(of: card) ?? lengths.cardHeight
      liftedCount += 1
    }
  }

  private func findHomeDestination() -> Destination? {
    guard let lifted, lifted.leavesHole, let position = board.position(of: lifted.grabbed) else { return nil }
    let before = columns[position.column.tableIndex].cards.lifted.count(beforeFull: position.index)
    return Destination(column: position.column, slot: position.index - before)
  }
}
