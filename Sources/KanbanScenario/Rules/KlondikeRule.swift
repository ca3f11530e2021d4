import KanbanModel
import KanbanSimulation

/// The table of a game of solitaire, `rule klondike`: every column is a pile, its last card on top.
///
/// A card that lies face up lifts all that lie on it; one that lies face down does not lift. They may go on a
/// pile whose last card lies face up, is one rank higher and of the other colour; a king may go to an empty
/// pile (`BoardsOfOrigin` C). Cards of hidden columns, such as a waste pile, come one by one from the top.
///
/// Attributes that it reads:
///
/// ```
/// rank=ace  rank=2 ... rank=10  rank=jack  rank=queen  rank=king      or 1 to 13
/// suit=clubs  suit=diamonds  suit=hearts  suit=spades
/// face=up  face=down                                                  up if left out
/// ```
struct KlondikeRule: MoveRule {
  static let registeredName = "klondike"

  let name = Self.registeredName
  private var cards: [CardHandle: PlayingCard]
  private static let needs = "a card needs a rank and a suit to be played"

  init(names: BoardNames) {
    var cards: [CardHandle: PlayingCard] = [:]
    for number in 0..<names.cardCount {
      let handle = CardHandle(rawValue: Int32(number))
      cards[handle] = PlayingCard(names.attributes(of: handle))
    }
    self.cards = cards
  }

  mutating func follow(_ card: CardHandle, attributes: [(key: String, value: String)]) -> Bool {
    cards[card] = PlayingCard(attributes)
    return true
  }

  func cardsLifted(with card: CardHandle, on board: Board) -> [CardHandle]? {
    cards[card]?.isFaceUp == false ? [] : run(from: card, on: board)
  }

  func judge(_ request: MoveRequest, on board: Board) -> RuleAnswer {
    guard let first = request.cards.first, let card = cards[first] else {
      return .forbid(Self.needs)
    }
    if request.cards != run(from: first, on: board) {
      return .forbid("a card goes with all that lie on it")
    }
    let column = request.destination.column
    let moved = Set(request.cards)
    let pile = board.cards(in: column).filter { !moved.contains($0) }
    if let refusal = refusal(of: card, on: pile.last) { return .forbid(refusal) }
    guard request.destination.slot == pile.count else {
      return .redirect(Destination(column: column, slot: pile.count))
    }
    return .allow
  }

  /// A card and those that lie on it.
  private func run(from card: CardHandle, on board: Board) -> [CardHandle] {
    guard let position = board.position(of: card) else { return [] }
    return Array(board.cards(in: position.column)[position.index...])
  }

  private func refusal(of card: PlayingCard, on last: CardHandle?) -> String? {
    guard let last else { return card.rank == PlayingCard.king ? nil : "only a king goes to an empty pile" }
    guard let below = cards[last] else { return Self.needs }
    if !below.isFaceUp { return "the last card lies face down" }
    let fits = below.rank == card.rank + 1 && below.suit.isRed != card.suit.isRed
    return fits ? nil : "a \(card.words) does not go on a \(below.words)"
  }
}
