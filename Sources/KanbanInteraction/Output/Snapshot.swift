public import KanbanGeometry
public import KanbanModel

/// Everything that a person sees at one instant, for drawing and for expectations.
public struct Snapshot: Sendable {
  /// The instant.
  public var instant: Instant
  /// Board, rectangles and offsets; a cheap copy.
  public var geometry: BoardGeometry
  /// What the newest session is doing.
  public var phase: PhaseName
  /// The lifted cards in landing order; empty when nothing is lifted.
  public var lifted: [CardHandle]
  /// The cards under the pointer; nil when none are, in move mode too.
  public var ghost: Ghost?
  /// Where the gap is; nil when nothing is lifted.
  public var placement: Placement?
  /// Where a release would land, acceptable or not.
  public var target: Target?
  /// The column that is shown as the one aimed at, by what columns hear of the pointer (`TargetHighlight`).
  public var highlight: ColumnHandle?
  /// How the open session began; nil when none is open.
  public var method: InputMethod?
  /// The operation that a release would use.
  public var operation: MoveOperation
  /// The pointers that were seen, by number.
  public var pointers: [PointerState]
  /// What the pointer looks like.
  public var cursor: Cursor
  /// The rates of the offsets, in board points a second.
  public var autoscroll: AutoscrollRates
  /// Cards on their way to rest, oldest first.
  public var settling: [Settlement]
  /// The focused card.
  public var focus: CardHandle?
  /// The selected cards in the order of selection.
  public var selection: [CardHandle]
  /// The reason of the current target, or of the last outcome when no session is open.
  public var reason: Reason?
  /// The decision of the current target, or of the last outcome when no session is open.
  public var decision: Decision?

  /// Makes the picture of a board on which nothing happens.
  public init(instant: Instant, geometry: BoardGeometry) {
    self.instant = instant
    self.geometry = geometry
    phase = .idle
    lifted = []
    operation = .move
    pointers = []
    cursor = .none
    autoscroll = AutoscrollRates()
    settling = []
    selection = []
  }
}

/// What the newest session is doing.
public enum PhaseName: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case idle
  /// A press that may become a tap, a lift or a scroll.
  case pressed
  /// Cards are lifted, by a pointer or in move mode.
  case dragging
  /// Cards are on their way to rest.
  case settling
  /// A finger scrolls.
  case scrolling
}

/// The picture of the lifted cards under the pointer.
public struct Ghost: Hashable, Sendable {
  /// The rectangle of the grabbed card, in pointer space.
  public var frame: Rect
  /// The grabbed card.
  public var grabbed: CardHandle
  /// All lifted cards in landing order.
  public var cards: [CardHandle]
  /// How several of them are shown.
  public var formation: Formation

  /// Makes a ghost.
  public init(frame: Rect, grabbed: CardHandle, cards: [CardHandle], formation: Formation) {
    self.frame = frame
    self.grabbed = grabbed
    self.cards = cards
    self.formation = formation
  }
}

/// A pointer as it was last seen.
public struct PointerState: Hashable, Sendable {
  /// The pointer with its last place in pointer space.
  public var sample: PointerSample
  /// True while a button or finger is down.
  public var isDown: Bool

  /// Makes a state.
  public init(sample: PointerSample, isDown: Bool) {
    self.sample = sample
    self.isDown = isDown
  }
}

/// What a pointer looks like.
public enum Cursor: String, Hashable, Sendable, CaseIterable {
  /// The plain arrow, or a finger's nothing.
  case none
  /// Over a card that would lift.
  case grab
  /// Carrying cards, or holding one.
  case grabbing
  /// A release would copy.
  case copy
  /// A release would be refused.
  case notAllowed = "not-allowed"
}

/// The rates at which autoscroll changes the offsets now, in board points a second.
public struct AutoscrollRates: Hashable, Sendable {
  /// The board's.
  public var board: Point
  /// The column that scrolls, and its rate; 0 if none does.
  public var column: ColumnHandle?
  /// The rate of that column.
  public var columnRate: Double

  /// True if something scrolls.
  public var isMoving: Bool { columnRate != 0 || board.x != 0 || board.y != 0 }

  /// Makes rates.
  public init(board: Point = Point(x: 0, y: 0), column: ColumnHandle? = nil, columnRate: Double = 0) {
    self.board = board
    self.column = column
    self.columnRate = columnRate
  }
}

/// Cards on their way to rest after an outcome. Hit tests use their final rectangles.
public struct Settlement: Hashable, Sendable {
  /// The cards in landing order.
  public var cards: [CardHandle]
  /// True if they go home, false if they landed.
  public var isReturn: Bool
  /// Where the grabbed card was let go, in pointer space; nil in move mode, where nothing flies.
  public var origin: Rect?
  /// The card that flies from `origin`.
  public var grabbed: CardHandle
  /// When the outcome fell.
  public var start: Instant
  /// When the cards are at rest.
  public var end: Instant

  /// Makes a settlement.
  public init(
    cards: [CardHandle], isReturn: Bool, origin: Rect?, grabbed: CardHandle, start: Instant, end: Instant
  ) {
    self.cards = cards
    self.isReturn = isReturn
    self.origin = origin
    self.grabbed = grabbed
    self.start = start
    self.end = end
  }
}
