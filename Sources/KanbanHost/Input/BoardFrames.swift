public import KanbanGeometry

/// Frames that an app has measured in one layout pass, in the app's coordinates, as displayed: scrolled,
/// with the gap in, not clipped.
///
/// What is left out keeps its place, so a lazy stack reports the cards that it has; a grid, a wrap or a pile
/// reports all of a column, or else sizes alone are taken over. Rectangles with numbers
/// that are none or beyond `GeometryLimits`, with negative sizes or of unknown ids are left out too, each by
/// itself.
///
/// Offsets come first: tell `BoardController.scrolled(_:to:at:)` before the rectangles that were measured at
/// those offsets.
public struct BoardFrames<CardID: Hashable & Sendable, ColumnID: Hashable & Sendable>: Sendable {
  /// The part of the screen in which the board is seen; nil if it has not changed.
  public var viewport: Rect?
  /// The columns; of a strip its whole rectangle.
  public var columns: [ColumnID: ColumnFrames] = [:]
  /// The cards.
  public var cards: [CardID: Rect] = [:]
  /// The parts of cards at which alone they can be grabbed.
  public var handles: [CardID: Rect] = [:]
  /// The parts of cards at which they can never be grabbed: buttons, text fields.
  public var interactives: [CardID: Rect] = [:]
  /// How the lifted cards were shown in this layout pass.
  public var shown: ShownLift<CardID, ColumnID>

  /// Makes a report without rectangles.
  public init(shown: ShownLift<CardID, ColumnID> = .inPlace) { self.shown = shown }
}

/// The rectangles of one column, in the app's coordinates.
///
/// ```
///  frame ┌────────┐
///        │ header │
///        ├────────┤ body: where cards scroll and are clipped
///        │        │
///        └────────┘
/// ```
public struct ColumnFrames: Hashable, Sendable {
  /// All of the column, header included.
  public var frame: Rect
  /// The part above the cards. If neither it nor the body is known, the metrics' header height counts.
  public var header: Rect?
  /// The visible part in which the cards scroll; nil for all below the header.
  public var body: Rect?

  /// Makes the rectangles of a column.
  public init(frame: Rect, header: Rect? = nil, body: Rect? = nil) {
    self.frame = frame
    self.header = header
    self.body = body
  }
}

/// How lifted cards were shown while rectangles were measured. The controller turns the rectangles back into
/// those of a board on which nothing is dragged.
public enum ShownLift<CardID: Hashable & Sendable, ColumnID: Hashable & Sendable>: Hashable, Sendable {
  /// In their places, dimmed perhaps; or nothing was lifted.
  case inPlace
  /// They were out of their lists, and no gap was shown.
  case takenOut
  /// They were out of their lists, and one gap was shown for all of them: the place that
  /// `BoardEffect.gapMoved` gave, and the gap's measured rectangle if there is one.
  case gap(BoardGap<CardID, ColumnID>, frame: Rect? = nil)
}

extension Rect {
  /// True for numbers of which a layout can be made.
  var isUsable: Bool {
    let most = GeometryLimits.coordinate
    return origin.isFinite && abs(x) <= most && abs(y) <= most && width >= 0
      && width <= GeometryLimits.length && height >= 0 && height <= GeometryLimits.length
  }
}
