import KanbanModel

/// Everything about the place of one column and its cards in the rest layout.
///
/// What every pointer move looks at stands first, so that it shares lines of the processor's cache.
///
/// ```
///  frame ┌─────────┐
///        │ header  │
///        ├─────────┤ body: cards are clipped to it
///        │ ┌─────┐ │   offset: how far the content is scrolled up
///        │ └─────┘ │
///        └─────────┘
/// ```
struct ColumnLayout: Sendable {
  /// In board space; meaningless while hidden.
  private(set) var frame = Rect.zero
  private(set) var headerHeight = 0.0
  private(set) var bodyHeight = 0.0
  /// The column's own scroll offset.
  private(set) var offset = 0.0
  /// True until the column is removed.
  private(set) var isPresent = true
  /// True if the column has a rectangle.
  private(set) var isShown = true
  /// True if the column is a strip.
  private(set) var isCollapsed = false
  /// True if the column is as tall as its cards.
  private(set) var isFit = false
  /// How its cards flow, at the open width.
  private(set) var flow = CardFlow()
  private(set) var cards = CardLayout.empty
  /// The place among the visible columns.
  private(set) var place = 0
  /// The y at which the cards stack, in column space, once their measured places have ceased to hold.
  private var measuredStart: Double?
  var shape: ColumnShape
  /// What stood before the column when its place was measured.
  private(set) var reference = ColumnLead()
  /// How wide the column was when its place was measured.
  private(set) var referenceWidth = 0.0
  /// The offset when it was taken note of last, if it has been another one since.
  private var offsetBefore: Double?

  init(shape: ColumnShape) { self.shape = shape }

  /// A column that is not on the board any more.
  static let removed: ColumnLayout = {
    var removed = ColumnLayout(shape: ColumnShape())
    removed.isPresent = false
    removed.isShown = false
    return removed
  }()

  /// True if the column shows its cards.
  @inline(__always)
  var isOpen: Bool { isShown && !isCollapsed }

  /// The rectangle below the header in board space; of a strip all of it.
  @inline(__always)
  var bodyFrame: Rect {
    guard !isCollapsed else { return frame }
    return Rect(x: frame.x, y: frame.y + headerHeight, width: frame.width, height: bodyHeight)
  }

  /// The point of board space at which column space has its origin, the column's scrolling applied.
  @inline(__always)
  var contentOrigin: Point { Point(x: frame.x, y: frame.y + headerHeight - offset) }

  /// The y of column space that a y of board space stands for, clamped to the body.
  @inline(__always)
  func columnY(clamping boardY: Double) -> Double {
    let y = boardY - (frame.y + headerHeight)
    if _fastPath(y >= 0 && y <= bodyHeight) { return y + offset }
    return y > 0 ? bodyHeight + offset : offset
  }
}

// MARK: - Changes

extension ColumnLayout {
  /// Follows the state of the column.
  ///
  /// - Parameter place: its place among the visible columns, if it is one.
  mutating func show(_ state: ColumnState, at place: Int) {
    isShown = !state.isHidden
    isCollapsed = state.isCollapsed
    if isShown { self.place = place }
  }

  /// Sets place and width, and the heights that follow from shape and content.
  mutating func setFrame(_ frame: Rect, _ metrics: LayoutMetrics, _ lengths: ResolvedLengths) {
    let body = shape.body ?? metrics.bodyHeight
    headerHeight = shape.header ?? lengths.headerHeight
    isFit = body == .fit
    switch body {
    case .fill:
      let height = max(0, metrics.viewportSize.height - 2 * metrics.boardPadding)
      bodyHeight = max(0, height - headerHeight)
      headerHeight = min(headerHeight, height)
    case .length(let length): bodyHeight = length
    case .fit: bodyHeight = isCollapsed ? 2 * flow.padding + metrics.emptyHeight : cards.contentHeight
    }
    self.frame = Rect(x: frame.x, y: frame.y, width: frame.width, height: headerHeight + bodyHeight)
  }

  /// Remembers what stands before the column, and its width, as its place is measured now.
  mutating func noteReference(_ lead: ColumnLead, width: Double) {
    reference = lead
    referenceWidth = width
  }

  /// Lays cards out afresh, none of them lifted.
  ///
  /// - Parameters:
  ///   - items: the visible cards.
  ///   - fullIndices: their indices in the full list; empty if no card is hidden.
  mutating func layOut(
    _ items: [CardItem], fullIndices: [Int32], _ metrics: LayoutMetrics, _ lengths: ResolvedLengths
  ) {
    let padding = shape.padding ?? metrics.columnPadding
    flow = CardFlow(
      arrangement: shape.arrangement ?? metrics.arrangement, direction: metrics.direction,
      columnWidth: shape.width ?? lengths.columnWidth, padding: padding,
      spacing: shape.spacing ?? metrics.cardSpacing, start: measuredStart ?? padding)
    cards = CardLayout(items, fullIndices: fullIndices, flow: flow, emptyHeight: metrics.emptyHeight)
  }

  /// Lets cards stack from the first measured y from now on, if there is one.
  mutating func stackFromMeasuredStart() {
    if let start = cards.firstMeasuredY { measuredStart = start }
  }

  /// Says which cards are lifted, by their indices in the full list, ascending.
  mutating func setLifted(full: [Int]) {
    if full.isEmpty, cards.lifted.isEmpty { return }
    cards.setLifted(full: full.map { Int32($0) }, spacing: flow.spacing)
  }

  /// Sets the offset.
  ///
  /// - Returns: true if it is another one for the first time since `takeScroll`.
  mutating func scroll(to offset: Double) -> Bool {
    guard self.offset != offset else { return false }
    let isFirst = offsetBefore == nil
    if isFirst { offsetBefore = self.offset }
    self.offset = offset
    return isFirst
  }

  /// Takes note of the offset.
  ///
  /// - Returns: true if it is another one than when this was called last.
  mutating func takeScroll() -> Bool {
    defer { offsetBefore = nil }
    return offset != offsetBefore
  }
}

/// How much board there is before a column: what decides the place of the next.
struct ColumnLead: Hashable, Sendable {
  /// The widths of the visible columns together.
  var width = 0.0
  /// The number of visible columns.
  var count = 0
}
