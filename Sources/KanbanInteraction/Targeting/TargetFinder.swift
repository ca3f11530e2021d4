public import KanbanGeometry
import KanbanModel

/// The rules that find the target of a drag: pure functions of the pointer, the scroll offsets, the board
/// and the rest layout.
///
/// What is displayed never enters, so a target cannot oscillate, and the trace that led to a point does
/// not matter: equal points give equal targets.
public enum TargetFinder {
  /// The place that a pointer means, off pinned cards.
  ///
  /// - Parameters:
  ///   - pointer: in pointer space.
  ///   - grip: where the grabbed card is held; only `edges` looks at it.
  ///   - geometry: its `lifted` cards are the dragged ones; none for a copy, which has no home.
  ///   - behaviour: names the rule.
  /// - Returns: nil outside the viewport, and outside the board's content unless the behaviour lifts that
  ///   bound.
  /// - Complexity: logarithmic in columns and cards, for `columnEnd` the lifted cards, for `nearestZone` the
  ///   number of columns; no allocation. Where cards are pinned, the length of the column, too.
  public static func place(
    for pointer: Point, grip: Grip?, in geometry: BoardGeometry, behaviour: Behaviour
  ) -> TargetPlace? {
    listedPlace(for: pointer, grip, in: geometry, by: behaviour.targeting, outside: behaviour.outside)
      .map { free($0, in: geometry) }
  }

  /// A place without the slots that pinned cards hold: the free one that such a slot means.
  static func free(_ place: TargetPlace, in geometry: BoardGeometry) -> TargetPlace {
    place.isHome ? place : TargetPlace(destination: geometry.offPins(place.destination), isHome: false)
  }

  /// The place in the list, pinned cards or not, by what is asked of the behaviour alone, which a pointer
  /// move need not copy whole.
  static func listedPlace(
    for pointer: Point, _ grip: Grip?, in geometry: BoardGeometry, by rule: Targeting, outside: OutsideRule
  ) -> TargetPlace? {
    switch rule {
    case .midpoint, .edges, .entered: break
    case .columnEnd: return columnEnd(for: pointer, in: geometry)
    case .nearestZone: return nearestZone(to: pointer, in: geometry)
    }
    guard let target = geometry.midpointTarget(atPointer: pointer, outsideNearest: outside == .nearest) else {
      return nil
    }
    if rule == .edges, let grip {
      return edges(at: geometry.boardPoint(fromPointer: pointer), grip, target.destination.column, geometry)
    }
    var place = TargetPlace(destination: target.destination, isHome: false)
    if target.isHome, let home = geometry.homeDestination {
      place = TargetPlace(destination: home, isHome: true)
    }
    return rule == .entered ? entered(at: pointer, place, in: geometry) : place
  }

  /// The edges of the ghost decide: in the own column a card is passed when its middle is beyond the
  /// leading edge of the ghost, and where none is passed the target is home; in others the ghost's middle
  /// counts.
  private static func edges(
    at point: Point, _ grip: Grip, _ column: ColumnHandle, _ geometry: BoardGeometry
  ) -> TargetPlace {
    let ghost = grip.frame(around: point)
    guard let home = geometry.homeDestination, home.column == column,
      let hole = geometry.frame(of: grip.card)
    else {
      let slot = geometry.midpointSlot(atBoard: Point(x: point.x, y: ghost.midY), in: column)
      return TargetPlace(column, slot: slot)
    }
    func columnY(_ boardY: Double) -> Double {
      geometry.columnPoint(fromBoard: Point(x: point.x, y: boardY), in: column).y
    }
    let above = geometry.undraggedCount(in: column, middlesAtOrAbove: columnY(hole.midY))
    let passedBelow = max(
      geometry.undraggedCount(in: column, middlesAtOrAbove: columnY(ghost.maxY)) - above, 0)
    let passedAbove = max(above - geometry.undraggedCount(in: column, middlesAbove: columnY(ghost.minY)), 0)
    if passedBelow == passedAbove { return TargetPlace(destination: home, isHome: true) }
    let slot = geometry.slot(afterVisibleCount: above + passedBelow - passedAbove, in: column)
    return TargetPlace(column, slot: slot)
  }

  /// The end of the column whose own rectangle holds the pointer; home if all dragged cards are there
  /// already.
  private static func columnEnd(for pointer: Point, in geometry: BoardGeometry) -> TargetPlace? {
    guard geometry.isInViewport(pointer: pointer),
      let column = geometry.hit(atPointer: pointer).column
    else { return nil }
    if let home = geometry.homeDestination, home.column == column, geometry.holdsAllLifted(column) {
      return TargetPlace(destination: home, isHome: true)
    }
    return TargetPlace(column, slot: geometry.endSlot(in: column))
  }

  /// The first column whose zone, the body below its header, holds the pointer, else the nearest zone, the
  /// first on a tie; so there is a target wherever an open column is. The dragged cards count where they
  /// were, and cards that are scrolled out of the zone count, too.
  ///
  /// - Complexity: the number of columns.
  private static func nearestZone(to pointer: Point, in geometry: BoardGeometry) -> TargetPlace? {
    let point = geometry.boardPoint(fromPointer: pointer)
    var nearest: (column: ColumnHandle, distance: Double)?
    for column in geometry.board.columns where !geometry.board.state(of: column).isCollapsed {
      guard let zone = geometry.bodyFrame(of: column) else { continue }
      let x = max(zone.minX - point.x, 0, point.x - zone.maxX)
      let y = max(zone.minY - point.y, 0, point.y - zone.maxY)
      let distance = zone.contains(point) ? -1 : x * x + y * y
      if distance < nearest?.distance ?? .infinity { nearest = (column, distance) }
    }
    guard let column = nearest?.column else { return nil }
    let slot = geometry.slotInPlace(atBoard: point, in: column)
    return TargetPlace(column, slot: slot)
  }
}

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
    var slot = before
    if let home, home.column == column {
      let isPassed = position.index > home.index ? y >= frame.minY + depth : y > frame.maxY - depth
      if isPassed { slot += 1 }
    }
    if let home = geometry.homeDestination, home == Destination(column: column, slot: slot) {
      return TargetPlace(destination: home, isHome: true)
    }
    return TargetPlace(column, slot: slot)
  }
}

extension BoardGeometry {
  /// Where the grabbed card stands; nil while a copy is carried.
  fileprivate var homePosition: CardPosition? {
    lifted.flatMap { $0.leavesHole ? board.position(of: $0.grabbed) : nil }
  }
}
