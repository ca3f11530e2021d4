import KanbanGeometry
import KanbanReorder

// The code of the article `Reordering`, compiled and driven by `SolitaireTests`.

struct PlayingCard: Identifiable, Hashable, Sendable {
  enum Suit: String, Sendable { case clubs, diamonds, hearts, spades }

  var rank: Int
  var suit: Suit
  var isFaceUp = true

  var id: String { "\(suit) \(rank)" }
  var isRed: Bool { suit == .diamonds || suit == .hearts }
}

struct Deal: Sendable {
  typealias Answer = DropConfiguration<PlayingCard.ID, Int>

  var piles: [[PlayingCard]]
  var waste: [PlayingCard] = []

  static let cardWidth = 80.0
  static let gap = 20.0

  /// A card and all that lie on it.
  func run(from id: PlayingCard.ID) -> [PlayingCard.ID] {
    for pile in piles {
      if let index = pile.firstIndex(where: { $0.id == id }) { return pile[index...].map(\.id) }
    }
    return []
  }

  func accepts(_ card: PlayingCard, on pile: Int) -> Bool {
    guard let last = piles[pile].last else { return card.rank == 13 }
    return last.isFaceUp && last.rank == card.rank + 1 && last.isRed != card.isRed
  }

  /// The pile that a card from outside goes to: found from the pointer's x.
  func pile(at x: Double) -> Int? {
    let pile = Int((x - Self.gap / 2) / (Self.cardWidth + Self.gap))
    return piles.indices.contains(pile) ? pile : nil
  }

  func configuration(for session: DropSession<PlayingCard.ID, Int>) -> Answer {
    let forbidden = Answer(operation: .forbidden)
    guard session.suggestedOperations.contains(.move), let id = session.itemIDs.first else {
      return forbidden
    }
    let fromWaste = waste.last.flatMap { $0.id == id ? $0 : nil }
    let pile = fromWaste == nil ? session.reorderDestination?.collectionID : self.pile(at: session.location.x)
    let card = fromWaste ?? piles.joined().first { $0.id == id }
    guard let pile, let card, accepts(card, on: pile) else { return forbidden }
    return Answer(operation: .move, destination: .init(position: .end, collectionID: pile))
  }
}

final class SolitaireTable {
  var deal: Deal

  init(_ deal: Deal) { self.deal = deal }

  var content: ReorderContent<PlayingCard.ID, Int> {
    let deal = deal
    var content = ReorderContent(
      deal.piles.enumerated().map { pile, cards in
        ReorderCollection(id: pile, cards, isReorderable: \.isFaceUp)
      })
    content.dragContainer = { ids in ids.flatMap { deal.run(from: $0) } }
    content.dropConfiguration = { deal.configuration(for: $0) }
    return content
  }

  func move(_ difference: ReorderDifference<PlayingCard.ID, Int>) {
    var piles = Dictionary(uniqueKeysWithValues: deal.piles.enumerated().map { ($0, $1) })
    piles.apply(difference: difference)
    deal.piles = deal.piles.indices.map { piles[$0] ?? [] }
    turnUp()
  }

  func insert(_ ids: [PlayingCard.ID], _ session: DropSession<PlayingCard.ID, Int>) {
    guard let pile = session.reorderDestination?.collectionID, let card = deal.waste.last else { return }
    deal.piles[pile].append(card)
  }

  /// The source of a card from the waste pile removes it when the drag has ended as a move.
  func dragUpdated(_ session: DragSession<PlayingCard.ID>) {
    guard session.phase == .ended(.move) else { return }
    deal.waste.removeAll { session.draggedItemIDs.contains($0.id) }
  }

  private func turnUp() {
    for pile in deal.piles.indices where !deal.piles[pile].isEmpty {
      deal.piles[pile][deal.piles[pile].count - 1].isFaceUp = true
    }
  }
}

extension SolitaireTable {
  func container() throws -> ReorderContainer<PlayingCard.ID, Int> {
    var metrics = LayoutMetrics()
    metrics.viewportSize = Size(width: 720, height: 360)
    metrics.arrangement = .pile(24)
    metrics.columnWidth = .fixed(Deal.cardWidth)
    metrics.minColumnWidth = 0
    metrics.columnSpacing = Deal.gap
    metrics.boardPadding = Deal.gap
    metrics.columnPadding = 0
    metrics.headerHeight = .fixed(0)
    metrics.cardHeight = .fixed(112)
    let container = try ReorderContainer(
      metrics: metrics, content: { self.content }, move: { self.move($0) })
    container.insert = { self.insert($0, $1) }
    container.onDragSessionUpdated = { self.dragUpdated($0) }
    return container
  }
}

extension SolitaireTable {
  /// Drags a card by the strip of it that shows, or the top card of the waste pile, to the middle of a pile.
  func play(_ card: PlayingCard.ID, to pile: Int, in container: ReorderContainer<PlayingCard.ID, Int>) {
    let x = Deal.gap + Double(pile) * (Deal.cardWidth + Deal.gap) + Deal.cardWidth / 2
    let end = Point(x: x, y: 300)
    var trace = PointerTrace<PlayingCard.ID>()
    if let frame = container.frame(of: card) {
      trace.drag(from: Point(x: frame.midX, y: frame.minY + 12), to: end)
    } else {
      trace.drag(
        [card], configuration: DragConfiguration(allowMove: true), from: Point(x: 360, y: 400), to: end)
    }
    container.play(trace)
  }
}
