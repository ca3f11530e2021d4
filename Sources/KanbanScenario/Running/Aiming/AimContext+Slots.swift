import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanSimulation
import ScenarioSyntax

/// Aiming at a slot: the targeting rule turned round.
extension AimContext {
  /// The point at which a release would use a destination.
  func point(of destination: Destination, _ range: SourceRange) throws(StepProblem) -> Point {
    var wanted: String { names.words(of: destination).quoted }
    let column = destination.column
    guard let body = geometry.bodyFrame(of: column) else {
      throw StepProblem("\(wanted) has no frame, as its column is hidden; \"show\" it first", at: range)
    }
    guard let visible = body.intersection(geometry.viewportRect) else {
      throw StepProblem("\(wanted) is outside the viewport; \(scrollHint(column))", at: range)
    }
    if let region = knownRegion(of: destination), let point = point(in: region, for: destination) {
      return point
    }
    let region = searchedRegion(of: destination, within: visible)
    if let point = point(in: region, for: destination) { return point }
    throw StepProblem("\(wanted) \(whyUnreachable(destination, within: visible))", at: range)
  }

  /// The point in a region that is aimed at: the middle of what is outside the active bands if the targeting rule
  /// agrees there, else the middle of all of it.
  private func point(in region: Region, for destination: Destination) -> Point? {
    middle(of: withoutBands(region, of: destination.column), for: destination)
      ?? middle(of: region, for: destination)
  }

  /// The middle of the first rectangle of a region, if the targeting rule agrees.
  private func middle(of region: Region, for destination: Destination) -> Point? {
    guard let first = region.firstRectangle(geometry.metrics.direction) else { return nil }
    let point = pointer(atMiddleOf: first)
    return target(at: point)?.destination == destination ? point : nil
  }

  /// The visible part of board space that gives a destination, as far as the layout alone tells; nil for rules
  /// that have to be asked.
  private func knownRegion(of destination: Destination) -> Region? {
    let column = destination.column
    switch behaviour.targeting {
    case .edges, .entered, .columnEnd: return nil
    case .midpoint, .nearestZone:
      if geometry.isCollapsed(column) { return nil }
      return geometry.unoccluded(geometry.slotRegion(for: destination.slot, in: column), of: column)
    }
  }

  private func scrollHint(_ column: ColumnHandle) -> String {
    "scroll it into view first, for example with \"scroll \(names.id(of: column)) N\" or \"scroll board X,Y\""
  }

  /// What stands in the way, and what would help.
  private func whyUnreachable(_ destination: Destination, within visible: Rect) -> String {
    let column = destination.column
    if geometry.board.state(of: column).isCollapsed {
      return "cannot be aimed at while its column is collapsed, where only the end can; \"expand\" it first"
    }
    if behaviour.targeting == .columnEnd {
      return "cannot be aimed at, as drags only reach the end of other columns here"
    }
    if geometry.unoccluded(Region([visible]), of: column).isEmpty {
      return "is covered by other columns; \(scrollHint(column))"
    }
    if isOutOfView(destination, visible) { return "is out of view; \(scrollHint(column))" }
    return "is given by no point of the column; aim at a neighbouring slot"
  }

  /// True if none of the cards that would be beside the slot is in view.
  private func isOutOfView(_ destination: Destination, _ visible: Rect) -> Bool {
    let dragged = geometry.lifted?.cards ?? []
    let staying = geometry.board.cards(in: destination.column).filter { !dragged.contains($0) }
    let beside = [destination.slot - 1, destination.slot].filter(staying.indices.contains)
    return !beside.isEmpty
      && beside.allSatisfy { geometry.frame(of: staying[$0])?.intersection(visible) == nil }
  }
}

// MARK: - Search

extension AimContext {
  /// The same region for any targeting rule: the visible body is cut along all lines at which a rule may
  /// change its mind, and each cell is asked at its middle.
  ///
  /// - Complexity: the number of cells, that is of visible cards (squared in grids and wrapping rows).
  private func searchedRegion(of destination: Destination, within visible: Rect) -> Region {
    let column = destination.column
    let cards = geometry.visibleCards(in: column).compactMap { geometry.frame(of: $0) }
    var rows = [visible.minY, visible.maxY]
    var lines = [visible.minX, visible.maxX]
    let reach = behaviour.targeting == .edges ? reachOfGhost : nil
    for frame in cards {
      rows.append(contentsOf: [frame.minY, frame.midY, frame.maxY])
      if let reach {
        rows.append(contentsOf: [frame.midY + reach.above, frame.midY - reach.below])
        rows.append(frame.midY + (reach.above - reach.below) / 2)
      }
      if behaviour.targeting == .entered { rows.append(contentsOf: TargetFinder.entries(into: frame)) }
      if isInRows(column) { lines.append(contentsOf: [frame.minX, frame.midX, frame.maxX]) }
    }
    if let hole = geometry.holeFrame {
      rows.append(contentsOf: [hole.minY, hole.maxY])
      lines.append(contentsOf: [hole.minX, hole.maxX])
    }
    for other in geometry.board.columns where other != column {
      guard let frame = geometry.frame(of: other)?.intersection(visible) else { continue }
      lines.append(contentsOf: [frame.minX, frame.maxX])
      rows.append(contentsOf: [frame.minY, frame.maxY])
    }
    return cells(
      Self.cuts(rows, visible.minY, visible.maxY), Self.cuts(lines, visible.minX, visible.maxX),
      giving: destination)
  }

  private func isInRows(_ column: ColumnHandle) -> Bool {
    switch geometry.shape(of: column).arrangement ?? geometry.metrics.arrangement {
    case .grid, .wrap: true
    case .columns, .pile: false
    }
  }

  private func cells(_ rows: [Double], _ lines: [Double], giving destination: Destination) -> Region {
    var rects: [Rect] = []
    for (top, bottom) in zip(rows, rows.dropFirst()) {
      for (left, right) in zip(lines, lines.dropFirst()) {
        let cell = Rect(x: left, y: top, width: right - left, height: bottom - top)
        if target(at: pointer(atMiddleOf: cell))?.destination == destination { rects.append(cell) }
      }
    }
    return Region(rects)
  }

  /// The values between two bounds, sorted, each once.
  private static func cuts(_ values: [Double], _ low: Double, _ high: Double) -> [Double] {
    var result: [Double] = []
    for value in values.filter({ $0 >= low && $0 <= high }).sorted() where result.last != value {
      result.append(value)
    }
    return result
  }
}
