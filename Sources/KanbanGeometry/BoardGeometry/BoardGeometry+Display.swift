public import KanbanModel

/// The display layout: what a person sees. Lifted cards are out, the gap for them is in.
///
/// ```
///  rest            .at(slot 2)
/// ┌─────┐         ┌─────┐
/// │  A  │ lifted  │  B  │   the hole closes
/// ├─────┤         ├─────┤
/// │  B  │         │  C  │
/// ├─────┤         ├┄┄┄┄┄┤
/// │  C  │         ┆     ┆   one gap for all lifted cards
/// └─────┘         └┄┄┄┄┄┘
/// ```
///
/// It follows from the rest layout and never decides a target.
extension BoardGeometry {
  /// The displayed frame of a card in board space, not clipped; nil for lifted cards and those without a
  /// frame.
  ///
  /// - Complexity: logarithmic; the length of the column where the cards of a grid, wrap or pile flow anew.
  public func displayFrame(of card: CardHandle, placement: Placement) -> Rect? {
    guard let (column, place) = location(of: card) else { return nil }
    let cards = columns[column.tableIndex].cards
    guard !cards.lifted.holds(visible: place) else { return nil }
    return boardRect(fromColumn: display(of: column, placement).frame(of: place, in: cards), in: column)
  }

  /// The displayed cards of a column from the top, with their frames in board space, not clipped.
  ///
  /// - Parameters:
  ///   - column: a column of this board.
  ///   - placement: where the gap is.
  ///   - onlyVisible: true to leave out those outside the body or the viewport.
  /// - Complexity: the length of the column; with `onlyVisible`, where the cards are stacked, what is shown
  ///   and twice a logarithm. Allocates.
  public func displayCards(
    in column: ColumnHandle, placement: Placement, onlyVisible: Bool = false
  ) -> [(card: CardHandle, frame: Rect)] {
    guard isOpen(column) else { return [] }
    let layout = columns[column.tableIndex]
    let window = layout.bodyFrame.intersection(viewportRect)
    let display = display(of: column, placement)
    var places = 0..<layout.cards.count
    if onlyVisible {
      guard let window else { return [] }
      let top = window.minY - layout.contentOrigin.y
      places = display.candidates(in: layout.cards, from: top, height: window.height)
    }
    let list = board.cards(in: column)
    var result: [(card: CardHandle, frame: Rect)] = []
    for place in places where !layout.cards.lifted.holds(visible: place) {
      let frame = display.frame(of: place, in: layout.cards).offset(by: layout.contentOrigin)
      if onlyVisible, let window, !(frame.minY < window.maxY && frame.maxY > window.minY) { continue }
      result.append((list[layout.cards.fullIndex(ofPlace: place)], frame))
    }
    return result
  }

  /// How many displayed cards of an open column have their middle above a y of board space.
  ///
  /// - Complexity: logarithmic where the cards stack, else the length of the column.
  public func displayedCount(in column: ColumnHandle, placement: Placement, above boardY: Double) -> Int {
    guard isOpen(column) else { return 0 }
    let layout = columns[column.tableIndex]
    let columnY = boardY - layout.contentOrigin.y
    let display = display(of: column, placement)
    let ranks = 0..<layout.cards.undraggedCount
    func isAbove(_ rank: Int) -> Bool {
      let place = layout.cards.lifted.visiblePlace(ofUndragged: rank)
      return display.frame(of: place, in: layout.cards).midY < columnY
    }
    return layout.cards.isStacked ? ranks.partition(where: isAbove) : ranks.count(where: isAbove)
  }

  /// The gap for the lifted cards in board space, not clipped: one for all of them.
  ///
  /// At home it is the hole of the grabbed card together with the lifted cards directly above and below it.
  /// In a strip it is the strip. Nil if nothing is lifted, nothing lifted is visible, or the column has no
  /// frame.
  ///
  /// - Complexity: as `displayFrame(of:placement:)`.
  public func placeholderFrame(placement: Placement) -> Rect? {
    guard let lifted else { return nil }
    switch placement {
    case .home:
      guard lifted.leavesHole else { return nil }
      guard let (column, place) = location(of: lifted.grabbed) else {
        return board.position(of: lifted.grabbed).flatMap { strip(of: $0.column) }
      }
      return boardRect(fromColumn: columns[column.tableIndex].cards.hole(around: place), in: column)
    case .at(let destination):
      guard liftedCount > 0, isShown(destination.column) else { return nil }
      if let strip = strip(of: destination.column) { return strip }
      let layout = columns[destination.column.tableIndex]
      switch display(of: destination.column, placement) {
      case .rest: return nil
      case .shifted(let shift):
        let size = Size(width: gapWidth(in: layout), height: gapHeight(in: destination.column))
        return shift.gap(of: size, in: layout).offset(by: layout.contentOrigin)
      case .reflowed(let flow): return flow.gapFrame.map { $0.offset(by: layout.contentOrigin) }
      }
    }
  }

  /// The displayed frame of a column in board space; nil if it is hidden or unknown.
  ///
  /// Columns as tall as their cards grow while they are the target and shrink while their lifted cards
  /// would land elsewhere; all others keep their rest frame.
  public func displayFrame(of column: ColumnHandle, placement: Placement) -> Rect? {
    guard var frame = frame(of: column) else { return nil }
    let layout = columns[column.tableIndex]
    guard layout.isFit, layout.isOpen else { return frame }
    if case .at(let destination) = placement {
      if destination.column == column {
        frame.height += liftedExtent(at: destination)
      } else if column == dropPlace?.column {
        frame.height += dropRoom
      } else if !layout.cards.lifted.isEmpty {
        frame.height = layout.headerHeight + contentHeightWithoutLifted(of: column)
      }
    } else {
      frame.height += dropExtent(of: column)
    }
    return frame
  }

  private func strip(of column: ColumnHandle) -> Rect? {
    guard isShown(column), columns[column.tableIndex].isCollapsed else { return nil }
    return columns[column.tableIndex].frame
  }

  private func contentHeightWithoutLifted(of column: ColumnHandle) -> Double {
    let layout = columns[column.tableIndex]
    guard layout.cards.undraggedCount > 0 else {
      return layout.flow.padding + metrics.emptyHeight + layout.flow.padding
    }
    switch layout.flow.arrangement {
    case .columns: return layout.cards.contentHeight - (layout.cards.lifted.extents.last ?? 0)
    case .grid, .wrap, .pile:
      return reflow(of: column, gapAt: nil).bottom + layout.flow.padding
    }
  }
}

// MARK: - Choosing the display

extension BoardGeometry {
  /// How the cards of an open column are displayed.
  private func display(of column: ColumnHandle, _ placement: Placement) -> ColumnDisplay {
    let layout = columns[column.tableIndex]
    guard case .at(let destination) = placement, lifted != nil else { return .rest }
    let takes = destination.column == column && liftedCount > 0
    guard takes || !layout.cards.lifted.isEmpty else { return .rest }
    let before = takes ? layout.cards.undraggedCount(beforeSlot: destination.slot) : layout.cards.count
    switch layout.flow.arrangement {
    case .columns:
      let extent = liftedHeight + Double(liftedCount) * layout.flow.spacing
      return .shifted(CardShift(gapRank: before, gapExtent: takes ? extent : 0))
    case .grid, .wrap, .pile:
      return .reflowed(reflow(of: column, gapAt: takes ? destination.slot : nil))
    }
  }

  /// The cards of a column as they would flow after a drop, with the lifted ones among them at a slot, or
  /// nowhere.
  func reflow(of column: ColumnHandle, gapAt slot: Int?) -> CardReflow {
    var items = undraggedItems(of: column)
    var gap = items.count..<items.count
    if let slot {
      let run = (lifted?.cards ?? []).filter { !board.state(of: $0).isHidden }
      let rank = min(columns[column.tableIndex].cards.undraggedCount(beforeSlot: slot), items.count)
      items.insert(contentsOf: run.map { settledItem(of: $0) }, at: rank)
      gap = rank..<rank + run.count
    }
    return CardReflow(settledFlow(of: column).place(items), gap: gap)
  }

  /// The visible cards of a column that are not lifted, as they would lie after a drop.
  private func undraggedItems(of column: ColumnHandle) -> [CardItem] {
    let cards = columns[column.tableIndex].cards
    let list = board.cards(in: column)
    return (0..<cards.count).filter { !cards.lifted.holds(visible: $0) }
      .map { settledItem(of: list[cards.fullIndex(ofPlace: $0)]) }
  }

  private func settledItem(of card: CardHandle) -> CardItem {
    var item = cardShapes.item(of: card, defaultHeight: lengths.cardHeight)
    item.origin = nil
    return item
  }

  /// How a column's cards will flow once a drop has ended their measured places.
  private func settledFlow(of column: ColumnHandle) -> CardFlow {
    var flow = columns[column.tableIndex].flow
    if let start = columns[column.tableIndex].cards.firstMeasuredY { flow.start = start }
    return flow
  }

  /// The lifted cards' heights with the spacing between them.
  private func gapHeight(in column: ColumnHandle) -> Double {
    liftedHeight + Double(max(0, liftedCount - 1)) * columns[column.tableIndex].flow.spacing
  }

  /// As wide as the widest lifted card.
  private func gapWidth(in layout: ColumnLayout) -> Double {
    let cards = (lifted?.cards ?? []).filter { !board.state(of: $0).isHidden }
    let widths = cards.map { cardShapes[$0].width ?? layout.flow.innerWidth }
    return widths.max() ?? layout.flow.innerWidth
  }
}
