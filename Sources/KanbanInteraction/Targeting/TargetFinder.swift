public import KanbanGeometry
import KanbanModel

/// The rules that find the target of a drag: pure functions of the pointer, the scroll offsets, the board
/// and the rest layout.
///
/// What is displayed never enters, so a target cannot oscillate, and the trace that led to a point does
/// not matter: equal points give equal targets.
public enum TargetFinder {
  /// The place that a pointer means.
  ///
  /// - Parameters:
  ///   - pointer: in pointer space.
  ///   - grip: where the grabbed card is held; only `edges` looks at it.
  ///   - geometry: its `lifted` cards are the dragged ones; none for a copy, which has no home.
  ///   - behaviour: names the rule.
  /// - Returns: nil outside the viewport, and outside the board's content unless the behaviour lifts that
  ///   bound.
  /// - Complexity: logarithmic in columns and cards; no allocation.
  public static func place(
    for pointer: Point, grip: Grip?, in geometry: BoardGeometry, behaviour: Behaviour
  ) -> TargetPlace? {
    switch behaviour.targeting {
    case .midpoint:
      place(for: pointer, in: geometry, behaviour) { geometry.midpointSlot(atBoard: $0, in: $1) }
    case .edges:
      place(for: pointer, in: geometry, behaviour) { edgesSlot(at: $0, grip: grip, in: $1, geometry) }
    case .columnEnd: columnEnd(for: pointer, in: geometry)
    case .nearestZone:
      place(for: pointer, in: geometry, behaviour) { geometry.midpointSlot(atBoard: $0, in: $1) }
    }
  }

  /// The rules that first choose a column, then a slot by height.
  @inline(__always)
  private static func place(
    for pointer: Point, in geometry: BoardGeometry, _ behaviour: Behaviour,
    slot: (_ boardPoint: Point, _ column: ColumnHandle) -> Int
  ) -> TargetPlace? {
    let isUnbounded = behaviour.targetsNearestOutside
    guard let column = geometry.column(atPointer: pointer, outsideNearest: isUnbounded) else { return nil }
    let point = geometry.boardPoint(fromPointer: pointer)
    if let home = home(at: point, in: column, geometry) { return home }
    return TargetPlace(
      destination: Destination(column: column, slot: slot(point, column)), isHome: false)
  }

  /// The home place, if the point is in the grabbed card's own hole.
  private static func home(
    at point: Point, in column: ColumnHandle, _ geometry: BoardGeometry
  ) -> TargetPlace? {
    guard geometry.isInHole(point, in: column), let home = geometry.homeDestination else { return nil }
    return TargetPlace(destination: home, isHome: true)
  }

  /// The edges of the ghost decide: in the own column a card is passed when its middle is beyond the
  /// leading edge of the ghost; in others the ghost's middle counts.
  private static func edgesSlot(
    at point: Point, grip: Grip?, in column: ColumnHandle, _ geometry: BoardGeometry
  ) -> Int {
    guard let grip else { return geometry.midpointSlot(atBoard: point, in: column) }
    let ghost = grip.frame(around: point)
    let home = geometry.homeDestination
    guard let home, home.column == column, let hole = geometry.frame(of: grip.card) else {
      return geometry.midpointSlot(atBoard: Point(x: point.x, y: ghost.midY), in: column)
    }
    func columnY(_ boardY: Double) -> Double {
      geometry.columnPoint(fromBoard: Point(x: point.x, y: boardY), in: column).y
    }
    let above = geometry.undraggedCount(in: column, middlesAtOrAbove: columnY(hole.midY))
    let passedBelow = max(
      geometry.undraggedCount(in: column, middlesAtOrAbove: columnY(ghost.maxY)) - above, 0)
    let passedAbove = max(above - geometry.undraggedCount(in: column, middlesAbove: columnY(ghost.minY)), 0)
    if passedBelow == passedAbove { return home.slot }
    return geometry.slot(afterVisibleCount: above + passedBelow - passedAbove, in: column)
  }

  /// The end of the column whose own frame holds the pointer; over the own column, home.
  private static func columnEnd(for pointer: Point, in geometry: BoardGeometry) -> TargetPlace? {
    guard geometry.isInViewport(pointer: pointer),
      let column = geometry.hit(atPointer: pointer).column
    else { return nil }
    if let home = geometry.homeDestination, home.column == column {
      return TargetPlace(destination: home, isHome: true)
    }
    return TargetPlace(
      destination: Destination(column: column, slot: geometry.endSlot(in: column)), isHome: false)
  }
}
