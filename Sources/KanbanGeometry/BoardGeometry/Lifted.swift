public import KanbanModel

/// The cards that are being dragged. In the rest layout their frames stay, as holes.
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
