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
  var frame = Rect.zero
  var headerHeight = 0.0
  var bodyHeight = 0.0
  /// The column's own scroll offset.
  var offset = 0.0
  /// True until the column is removed.
  var isPresent = true
  /// True if the column has a frame.
  var isShown = true
  /// True if the column is a strip.
  var isCollapsed = false
  var isFit = false
  /// How its cards flow, at the open width.
  var flow = CardFlow()
  var cards = CardLayout.empty
  /// The place among the visible columns.
  var place = 0
  /// The y at which the cards stack, in column space, once their measured places have ceased to hold.
  var measuredStart: Double?
  var shape: ColumnShape
  /// What stood before the column when its place was measured.
  var reference = ColumnLead()
  /// How wide the column was when its place was measured.
  var referenceWidth = 0.0
  /// The offset when it was taken note of last, if it has been another one since.
  var offsetBefore: Double?

  init(shape: ColumnShape) { self.shape = shape }

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

/// How much board there is before a column: what decides the place of the next.
struct ColumnLead: Hashable, Sendable {
  /// The widths of the visible columns together.
  var width = 0.0
  /// The number of visible columns.
  var count = 0
}
