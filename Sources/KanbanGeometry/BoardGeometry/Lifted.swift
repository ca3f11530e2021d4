public import KanbanModel

/// The cards that are being dragged. In the rest layout their rectangles stay, as holes.
public struct Lifted: Hashable, Sendable {
  /// The lifted cards in landing order.
  public var cards: [CardHandle]
  /// The one under the pointer, one of `cards`.
  public var grabbed: CardHandle
  /// False while copies are dragged: the cards stay where they are, are counted, and have no home.
  public var leavesHole: Bool

  /// Makes a lift of several cards.
  public init(cards: [CardHandle], grabbed: CardHandle, leavesHole: Bool = true) {
    self.cards = cards
    self.grabbed = grabbed
    self.leavesHole = leavesHole
  }

  /// Makes a lift of one card.
  public init(_ card: CardHandle) { self.init(cards: [card], grabbed: card) }
}

/// Where the gap for the lifted cards is shown.
public enum Placement: Hashable, Sendable {
  /// At home: the holes stay where they are.
  case home
  /// At a slot: the holes close, and one gap opens there.
  case at(Destination)
}

/// What follows for the layout from lifted cards: the hole that they leave, and the room that they need.
struct LiftLayout: Sendable {
  var lifted: Lifted?
  /// Where the cards would land: its column makes room for them.
  private(set) var dropPlace: Destination?
  /// What the content of that column grows by.
  private(set) var dropRoom = 0.0
  /// The heights of the visible lifted cards together, and their number.
  private(set) var height = 0.0
  private(set) var count = 0
  /// Where the grabbed card's hole is, if it has one; the place is among the visible cards.
  private(set) var home: (column: ColumnHandle, place: Int)?
  /// The grabbed card's column and the cards that stay before it, whether or not it has a rectangle.
  private(set) var homeDestination: Destination?

  /// The lifted cards that are out of their places; none while copies are carried.
  var holes: [CardHandle] { lifted.map { $0.leavesHole ? $0.cards : [] } ?? [] }

  /// Takes over what has become of the lifted cards; the room for them is then to be set.
  mutating func follow(
    home: (column: ColumnHandle, place: Int)?, destination: Destination?, height: Double, count: Int
  ) {
    self.home = home
    homeDestination = destination
    self.height = height
    self.count = count
  }

  /// Says where the cards would land, and how much room that takes.
  mutating func makeRoom(_ room: Double, at place: Destination?) {
    dropPlace = place
    dropRoom = room
  }

  /// Forgets where the cards would land if it is in a column that goes.
  mutating func forgetRoom(in column: ColumnHandle) {
    if dropPlace?.column == column { dropPlace = nil }
  }
}
