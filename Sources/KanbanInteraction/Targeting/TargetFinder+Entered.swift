package import KanbanGeometry
import KanbanModel

/// The rule `entered`: the card that the pointer is over makes room, and the lifted cards take its place.
extension TargetFinder {
  /// The part of a card's height that the pointer has to enter before the card makes room, and the most of it
  /// in board points (`SourcesOfNumbers`, reordering).
  private static let entryPart = 0.2
  private static let mostEntry = 24.0

  private static func entryDepth(of frame: Rect) -> Double { min(frame.height * entryPart, mostEntry) }

  /// The heights inside a card at which it makes room, from above and from below.
  package static func entries(into frame: Rect) -> [Double] {
    [frame.minY + entryDepth(of: frame), frame.maxY - entryDepth(of: frame)]
  }

  /// The place of the card under the pointer; where there is none, or in piles, what `midpoint` says.
  ///
  /// In the grabbed card's own column a card is entered from the side of the hole, and the lifted cards go to
  /// its index: behind it if it stands below the hole. In others they go before it, at the first touch. In
  /// grids and wraps a card is entered at once.
  ///
  /// ```
  /// ┌──────┐
  /// │ hole │  home
  /// └──────┘
  /// ┌──────┐  home, until a fifth of B is entered
  /// │- B --│ ─────
  /// │      │  behind B
  /// └──────┘
  /// ```
  static func entered(
    at pointer: Point, _ midpoint: TargetPlace, in geometry: BoardGeometry
  ) -> TargetPlace {
    let column = midpoint.destination.column
    guard !midpoint.isHome, case .card(let card, column) = geometry.hit(atPointer: pointer),
      let frame = geometry.frame(of: card), let position = geometry.board.position(of: card),
      let before = geometry.board.slot(of: .before(card), in: column, moving: geometry.holes)
    else { return midpoint }
    let depth: Double
    switch geometry.arrangement(of: column) {
    case .pile: return midpoint
    case .grid, .wrap: depth = 0
    case .columns: depth = entryDepth(of: frame)
    }
    let y = geometry.boardPoint(fromPointer: pointer).y
    let home = geometry.homePosition
    let isPassed: Bool
    if let home, home.column == column {
      isPassed = position.index > home.index ? y >= frame.minY + depth : y > frame.maxY - depth
    } else {
      isPassed = false
    }
    let slot = isPassed ? before + 1 : before
    if let home = geometry.homeDestination, home == Destination(column: column, slot: slot) {
      return TargetPlace(destination: home, isHome: true)
    }
    return TargetPlace(destination: Destination(column: column, slot: slot), isHome: false)
  }
}

extension BoardGeometry {
  /// Where the grabbed card stands; nil while a copy is carried.
  fileprivate var homePosition: CardPosition? {
    lifted.flatMap { $0.leavesHole ? board.position(of: $0.grabbed) : nil }
  }
}
