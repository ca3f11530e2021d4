public import KanbanModel

// Building and changing
extension BoardGeometry {
  /// Adds an empty column after the last one. O(columns).
  @discardableResult
  public mutating func addColumn(
    _ state: ColumnState = ColumnState(), shape: ColumnShape = ColumnShape()
  ) throws(GeometryError) -> ColumnHandle { ColumnHandle(rawValue: 0) }
  /// Adds one card at the end of a column. O(column); use `addCards` for many.
  @discardableResult
  public mutating func addCard(
    _ state: CardState = CardState(), shape: CardShape = CardShape(), to column: ColumnHandle
  ) throws(GeometryError) -> CardHandle { CardHandle(rawValue: 0) }
  /// Adds equal cards at the end of a column; their handles follow one another.
  @discardableResult
  public mutating func addCards(
    _ count: Int, _ state: CardState = CardState(), shape: CardShape = CardShape(), to column: ColumnHandle
  ) throws(GeometryError) -> [CardHandle] { [] }
  /// Adds cards at the end of a column.
  @discardableResult
  public mutating func addCards(
    _ cards: [(state: CardState, shape: CardShape)], to column: ColumnHandle
  ) throws(GeometryError) -> [CardHandle] { [] }
  /// Inserts a card.
  @discardableResult
  public mutating func insertCard(
    _ state: CardState = CardState(), shape: CardShape = CardShape(), at destination: Destination
  ) throws(GeometryError) -> CardHandle { CardHandle(rawValue: 0) }
  /// Applies a move; returns the landed cards.
  @discardableResult
  public mutating func apply(_ move: Move) -> [CardHandle] { [] }
  /// Puts cards back to exact positions.
  public mutating func restore(_ positions: [(card: CardHandle, position: CardPosition)]) {}
  /// Removes a card.
  public mutating func removeCard(_ card: CardHandle) {}
  /// Moves cards whatever the rules say.
  public mutating func relocate(_ cards: [CardHandle], to destination: Destination) {}
  /// Removes a column with its cards.
  public mutating func removeColumn(_ column: ColumnHandle) {}
  /// Changes a card's state.
  public mutating func update(_ card: CardHandle, _ change: (inout CardState) -> Void) {}
  /// Changes a column's state.
  public mutating func update(_ column: ColumnHandle, _ change: (inout ColumnState) -> Void) {}
  /// The shape of a card.
  public func shape(of card: CardHandle) -> CardShape { CardShape() }
  /// The shape of a column.
  public func shape(of column: ColumnHandle) -> ColumnShape { ColumnShape() }
  /// Replaces a card's shape, as measured.
  public mutating func setShape(_ shape: CardShape, of card: CardHandle) throws(GeometryError) {}
  /// Replaces a column's shape, as measured.
  public mutating func setShape(_ shape: ColumnShape, of column: ColumnHandle) throws(GeometryError) {}
  /// Replaces the metrics.
  public mutating func setMetrics(_ metrics: LayoutMetrics) throws(GeometryError) {}
  /// Changes the lifted cards.
  public mutating func setLifted(_ lifted: Lifted?) {}
  /// Changes the column that the lifted cards are over.
  public mutating func setDropColumn(_ column: ColumnHandle?) {}
}

// Scrolling
extension BoardGeometry {
  /// Scrolls; returns the clamped offset that holds now. A column uses y only.
  @discardableResult
  public mutating func scroll(_ area: ScrollArea, to offset: Point) -> Point { .zero }
  /// The offset from the top and the leading edge.
  public func offset(of area: ScrollArea) -> Point { .zero }
  /// The largest offset.
  public func maxOffset(of area: ScrollArea) -> Point { .zero }
  /// True if the offset of an area can still change that way.
  public func canScroll(_ area: ScrollArea, _ axis: Axis, _ direction: ScrollDirection) -> Bool { false }
  /// True if an area can still scroll towards an edge (its content moving away from it).
  public func canScroll(_ area: ScrollArea, towards edge: Edge) -> Bool { false }
  /// The change of the offset that scrolls towards an edge.
  public func scrollDirection(towards edge: Edge) -> ScrollDirection { .forward }
  /// The offsets that reveal a card, changed as little as possible.
  public func revealOffsets(for card: CardHandle) -> (board: Point, column: Double)? { nil }
  /// The offsets that reveal the gap of the lifted cards at a slot, changed as little as possible.
  public func revealOffsets(for slot: Int, in column: ColumnHandle) -> (board: Point, column: Double)? { nil }
}

// Spaces
extension BoardGeometry {
  /// Pointer space to viewport space (minus origin, divided by zoom).
  public func viewportPoint(fromPointer point: Point) -> Point { point }
  /// Viewport space to pointer space.
  public func pointerPoint(fromViewport point: Point) -> Point { point }
  /// Viewport space to board space.
  public func boardPoint(fromViewport point: Point) -> Point { point }
  /// Board space to viewport space.
  public func viewportPoint(fromBoard point: Point) -> Point { point }
  /// Pointer space to board space.
  public func boardPoint(fromPointer point: Point) -> Point { point }
  /// Board space to pointer space.
  public func pointerPoint(fromBoard point: Point) -> Point { point }
  /// Board space to column space.
  public func columnPoint(fromBoard point: Point, in column: ColumnHandle) -> Point { point }
  /// Column space to board space.
  public func boardPoint(fromColumn point: Point, in column: ColumnHandle) -> Point { point }
  /// Pointer space to viewport space.
  public func viewportRect(fromPointer rect: Rect) -> Rect { rect }
  /// Viewport space to pointer space.
  public func pointerRect(fromViewport rect: Rect) -> Rect { rect }
  /// Viewport space to board space.
  public func boardRect(fromViewport rect: Rect) -> Rect { rect }
  /// Board space to viewport space.
  public func viewportRect(fromBoard rect: Rect) -> Rect { rect }
  /// Pointer space to board space.
  public func boardRect(fromPointer rect: Rect) -> Rect { rect }
  /// Board space to pointer space.
  public func pointerRect(fromBoard rect: Rect) -> Rect { rect }
  /// Board space to column space.
  public func columnRect(fromBoard rect: Rect, in column: ColumnHandle) -> Rect { rect }
  /// Column space to board space.
  public func boardRect(fromColumn rect: Rect, in column: ColumnHandle) -> Rect { rect }
  /// True if a pointer is in the viewport, edges included.
  public func isInViewport(pointer point: Point) -> Bool { true }
  /// The part of board space that is in the viewport.
  public var viewportRect: Rect { .zero }
}

// Rest layout
extension BoardGeometry {
  /// The frame of a column in board space; nil if hidden or unknown.
  public func frame(of column: ColumnHandle) -> Rect? { nil }
  /// The header of an open column in board space.
  public func headerFrame(of column: ColumnHandle) -> Rect? { nil }
  /// The body (below the header) of an open column, board space; of a collapsed one its strip.
  public func bodyFrame(of column: ColumnHandle) -> Rect? { nil }
  /// The rest frame of a card in board space, column scroll applied, unclipped; nil without a frame.
  public func frame(of card: CardHandle) -> Rect? { nil }
  /// The rest frame of a card in column space.
  public func columnFrame(of card: CardHandle) -> Rect? { nil }
  /// The frame of a card clipped by its column's body and the viewport.
  public func clippedFrame(of card: CardHandle) -> Rect? { nil }
  /// The cards of a column of which something is in its body and the viewport (rest layout).
  public func visibleCards(in column: ColumnHandle) -> VisibleCards { VisibleCards() }
  /// The height of a column's content.
  public func contentHeight(of column: ColumnHandle) -> Double { 0 }
  /// The union of the visible columns with the padding around it, board space.
  public var contentRect: Rect { .zero }
  /// The lifted cards' heights and one spacing each: what a target column grows by.
  public func liftedExtent(in column: ColumnHandle) -> Double { 0 }
}

/// Some cards of a column from the top.
public struct VisibleCards: RandomAccessCollection, Sendable {
  private let cards: [CardHandle] = []
  /// The position of the first card.
  public var startIndex: Int { 0 }
  /// The position after the last card.
  public var endIndex: Int { 0 }
  /// A card.
  public subscript(position: Int) -> CardHandle { cards[position] }
}

// Hits and targets
extension BoardGeometry {
  /// What lies under a pointer, topmost first.
  public func hit(atPointer point: Point) -> Hit { .outside }
  /// What lies under a point of the board, wherever the viewport is.
  public func hit(atBoard point: Point) -> Hit { .board }
  /// The column that a pointer means.
  public func column(atPointer point: Point, outsideNearest: Bool = false) -> ColumnHandle? { nil }
  /// The slot that a point means under `midpoint`.
  public func midpointSlot(atBoard point: Point, in column: ColumnHandle) -> Int { 0 }
  /// How many visible undragged cards have their middle at or above a y of column space.
  public func undraggedCount(in column: ColumnHandle, middlesAtOrAbove columnY: Double) -> Int { 0 }
  /// How many visible undragged cards have their middle above a y of column space.
  public func undraggedCount(in column: ColumnHandle, middlesAbove columnY: Double) -> Int { 0 }
  /// How many visible undragged cards there are.
  public func undraggedCount(in column: ColumnHandle) -> Int { 0 }
  /// The slot directly after the k-th visible undragged card; 0 for none.
  public func slot(afterVisibleCount count: Int, in column: ColumnHandle) -> Int { 0 }
  /// The slot after all cards that stay.
  public func endSlot(in column: ColumnHandle) -> Int { 0 }
  /// The home slot of the grabbed card: its column, and the index among the cards that stay.
  public var homeDestination: Destination? { nil }
  /// True if a point is in the grabbed card's hole (board space).
  public func isInHole(_ point: Point, in column: ColumnHandle) -> Bool { false }
  /// The rectangle of the home rule in board space: the hole with half the spacing around.
  public var holeFrame: Rect? { nil }
  /// The rectangles of the body, in board space, that give a slot under `midpoint`, top first.
  public func slotBreaks(for slot: Int, in column: ColumnHandle) -> [Rect] { [] }
  /// `slotBreaks` with the home rule applied.
  public func slotRegion(for slot: Int, in column: ColumnHandle) -> Region { Region() }
  /// A region without what later columns cover.
  public func unoccluded(_ region: Region, of column: ColumnHandle) -> Region { region }
  /// How far a pointer is inside the viewport's edges.
  public func viewportDistances(ofPointer point: Point) -> EdgeDistances {
    EdgeDistances(left: 0, top: 0, right: 0, bottom: 0)
  }
  /// How far a pointer is inside the body's top and bottom, 0 beyond them; left and right unclamped.
  public func bodyDistances(ofPointer point: Point, in column: ColumnHandle) -> EdgeDistances {
    EdgeDistances(left: 0, top: 0, right: 0, bottom: 0)
  }
}

// Display layout
extension BoardGeometry {
  /// The displayed frame of a card in board space, unclipped; nil for lifted, hidden and collapsed ones.
  public func displayFrame(of card: CardHandle, placement: Placement) -> Rect? { nil }
  /// The displayed frame of a column in board space.
  public func displayFrame(of column: ColumnHandle, placement: Placement) -> Rect? { nil }
  /// The gap for the lifted cards in board space.
  public func placeholderFrame(placement: Placement) -> Rect? { nil }
  /// The displayed cards of a column in order, with their frames in board space.
  public func displayCards(in column: ColumnHandle, placement: Placement) -> [(card: CardHandle, frame: Rect)] {
    []
  }
}
