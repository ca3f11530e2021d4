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
  /// The displayed rectangle of a card in board space, not clipped; nil for lifted cards and those without a
  /// rectangle.
  ///
  /// - Complexity: logarithmic; the length of the column where the cards of a grid, wrap or pile flow anew.
  public func displayFrame(of card: CardHandle, placement: Placement) -> Rect? {
    guard let (column, place) = location(of: card) else { return nil }
    let cards = columns[column.tableIndex].cards
    guard !cards.lifted.holds(visible: place) else { return nil }
    return boardRect(fromColumn: display(of: column, placement).frame(of: place, in: cards), in: column)
  }

  /// The displayed cards of a column from the top, with their rectangles in board space, not clipped.
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
  /// rectangle.
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
      guard lift.count > 0, isShown(destination.column) else { return nil }
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

  /// The displayed rectangle of a column in board space; nil if it is hidden or unknown.
  ///
  /// Columns as tall as their cards grow while they are the target and shrink while their lifted cards
  /// would land elsewhere; all others keep their rest rectangle.
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
    let takes = destination.column == column && lift.count > 0
    guard takes || !layout.cards.lifted.isEmpty else { return .rest }
    let before = takes ? layout.cards.undraggedCount(beforeSlot: destination.slot) : layout.cards.count
    switch layout.flow.arrangement {
    case .columns:
      let extent = lift.height + Double(lift.count) * layout.flow.spacing
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
    lift.height + Double(max(0, lift.count - 1)) * columns[column.tableIndex].flow.spacing
  }

  /// As wide as the widest lifted card.
  private func gapWidth(in layout: ColumnLayout) -> Double {
    let cards = (lifted?.cards ?? []).filter { !board.state(of: $0).isHidden }
    let widths = cards.map { cardShapes[$0].width ?? layout.flow.innerWidth }
    return widths.max() ?? layout.flow.innerWidth
  }
}

// MARK: - The displays

/// How the cards of one column are shown, in column space.
enum ColumnDisplay {
  /// As in the rest layout.
  case rest
  /// One below the other, with the holes closed and a gap opened.
  case shifted(CardShift)
  /// Laid out afresh in rows or as a pile.
  case reflowed(CardReflow)

  /// The shown rectangle of a visible card that is not lifted.
  func frame(of place: Int, in cards: CardLayout) -> Rect {
    switch self {
    case .rest: cards.frames[place]
    case .shifted(let shift): shift.frame(of: place, in: cards)
    case .reflowed(let flow): flow.frame(of: place, in: cards)
    }
  }

  /// A range of places that holds all cards shown in a band of column space, and perhaps others.
  func candidates(in cards: CardLayout, from top: Double, height: Double) -> Range<Int> {
    switch self {
    case .rest: cards.places(from: top, to: top + height)
    case .shifted(let shift):
      cards.places(
        from: top - shift.gapExtent, to: top + height + (cards.lifted.extents.last ?? 0))
    case .reflowed: 0..<cards.count
    }
  }
}

/// Cards one below the other: those after a lifted one move up by its height and one spacing, those after
/// the gap move down by what the gap takes.
struct CardShift {
  /// How many undragged cards stand before the gap.
  var gapRank: Int
  /// What the lifted cards take up with one spacing each; 0 if the gap is in another column.
  var gapExtent: Double

  func frame(of place: Int, in cards: CardLayout) -> Rect {
    let lifted = cards.lifted
    let before = lifted.count(beforeVisible: place)
    var frame = cards.frames[place]
    if before > 0 { frame.y -= lifted.extents[before] }
    if place - before >= gapRank { frame.y += gapExtent }
    return frame
  }

  /// The gap itself, below the card before it, or where the cards begin.
  func gap(of size: Size, in column: ColumnLayout) -> Rect {
    let x = column.flow.direction.x(
      lead: column.flow.padding, width: size.width, within: column.flow.columnWidth)
    let rank = min(gapRank, column.cards.undraggedCount)
    guard rank > 0 else {
      return Rect(origin: Point(x: x, y: column.cards.frames.tops.first ?? column.flow.start), size: size)
    }
    let place = column.cards.lifted.visiblePlace(ofUndragged: rank - 1)
    var before = column.cards.frames[place]
    before.y -= column.cards.lifted.extents.isEmpty ? 0 : column.cards.lifted.extents[place - (rank - 1)]
    return Rect(origin: Point(x: x, y: before.maxY + column.flow.spacing), size: size)
  }
}

/// Cards that flow in rows or as a pile, with the lifted ones among them as the gap.
struct CardReflow {
  private let result: CardFlow.Result
  /// The places of the gap's cells among all cells.
  private let gap: Range<Int>

  init(_ result: CardFlow.Result, gap: Range<Int>) {
    self.result = result
    self.gap = gap
  }

  func frame(of place: Int, in cards: CardLayout) -> Rect {
    let rank = cards.undraggedRank(of: place)
    return result.frames[rank < gap.lowerBound ? rank : rank + gap.count]
  }

  /// The lowest edge of all cells; 0 if there are none.
  var bottom: Double { result.frames.bottom ?? 0 }

  /// The gap as one rectangle: of a run that goes on in the next row, the part in its first row.
  var gapFrame: Rect? {
    guard let first = gap.first else { return nil }
    let row = result.rows.last { $0.first <= first }
    return gap.map { result.frames[$0] }
      .filter { row == nil || $0.minY == row?.top }
      .reduce(result.frames[first]) { $0.union($1) }
  }
}
