public import KanbanGeometry
public import KanbanModel

/// Where a card is held: the place inside it that stays under the pointer.
public struct Grip: Hashable, Sendable {
  /// The grabbed card.
  public private(set) var card: CardHandle
  /// From the card's top left corner to the held place, in board points.
  public private(set) var offset: Point
  /// The card's size, in board points.
  public private(set) var size: Size

  /// Holds a card at an offset from its top left corner.
  public init(card: CardHandle, offset: Point, size: Size) {
    self.card = card
    self.offset = offset
    self.size = size
  }

  /// The grip on a card that has changed its size, with the held place kept in proportion.
  func resized(to newSize: Size) -> Grip {
    var grip = self
    grip.resize(to: newSize)
    return grip
  }

  /// Keeps the held place in proportion when the card has changed its size.
  mutating func resize(to newSize: Size) {
    offset = Point(
      x: Self.scale(offset.x, from: size.width, to: newSize.width),
      y: Self.scale(offset.y, from: size.height, to: newSize.height))
    size = newSize
  }

  private static func scale(_ offset: Double, from old: Double, to new: Double) -> Double {
    old == new || old <= 0 ? min(offset, new) : offset * new / old
  }

  /// The frame of the held card around a place, both in board space.
  func frame(around point: Point) -> Rect { Rect(origin: point - offset, size: size) }
}
