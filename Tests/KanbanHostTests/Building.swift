import KanbanGeometry
import KanbanHost
import KanbanInteraction
import KanbanModel

/// A card of a test's own: an integer id and a height that only the app's layout knows.
struct Item: BoardCard, Equatable {
  var id: Int
  var height = 50.0
  var lock = CardLock.free
  var isHidden = false

  var title: String { "Card \(id)" }
}

/// A column of a test's own, with an id of another type.
struct Lane: BoardColumn, Equatable {
  var id: String
  var cards: [Item] = []
  var limit: Int?
  var limitPolicy: LimitPolicy?
  var isCollapsed = false
  var isHidden = false
  var isLocked = false

  var title: String { id }

  init(_ id: String, _ cards: [Int], limit: Int? = nil) {
    self.id = id
    self.cards = cards.map { Item(id: $0) }
    self.limit = limit
  }
}

typealias Controller = BoardController<Lane>

extension [Lane] {
  /// The cards of every column: `"a: 1 2 | b: 3"`.
  var text: String {
    map { lane in
      lane.id + ":" + lane.cards.map { " \($0.id)" }.joined()
    }.joined(separator: " | ")
  }
}

extension Instant {
  static func ms(_ count: Int64) -> Instant { Instant(microseconds: count * 1_000) }
}

extension Controller.Effect {
  var move: Controller.Move? {
    switch self {
    case .moved(let move, _), .copied(let move, _): move
    default: nil
    }
  }

  var words: String? {
    if case .announced(let words) = self { words } else { nil }
  }
}

extension Rect {
  /// The middle of the upper half: a place to grab, or to aim for the slot before the card.
  var upperHalf: Point { Point(x: midX, y: y + height / 4) }
}
