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
      let advice = first("show", names.id(of: column))
      throw StepProblem("\(wanted) has no frame, as its column is hidden; \(advice)", at: range)
    }
    let visible = body.intersection(geometry.viewportRect)
    if let visible {
      if let region = knownRegion(of: destination), let point = point(in: region, for: destination) {
        return point
      }
      let region = searchedRegion(of: destination, within: visible)
      if let point = point(in: region, for: destination) { return point }
    }
    if let why = whyNeverGiven(destination) { throw StepProblem("\(wanted) \(why)", at: range) }
    guard let visible else {
      throw StepProblem("\(wanted) is outside the viewport", at: range, isOutOfView: true)
    }
    let isOutOfView = isOutOfView(destination, visible)
    let why = isOutOfView ? "is out of view" : whyUnreachable(destination, within: visible)
    throw StepProblem("\(wanted) \(why)", at: range, isOutOfView: isOutOfView)
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

  /// The visible part of board space that gives a destination.
  func visibleRegion(of destination: Destination) -> Region {
    if let region = knownRegion(of: destination), !region.isEmpty { return region }
    return visibleBody(of: destination.column).map { searchedRegion(of: destination, within: $0) } ?? Region()
  }

  /// The visible part of board space that gives a destination, as far as the layout alone tells; nil for rules
  /// that have to be asked.
  private func knownRegion(of destination: Destination) -> Region? {
    let column = destination.column
    switch behaviour.targeting {
    case .edges, .entered, .columnEnd: return nil
    case .midpoint, .nearestZone:
      if geometry.isCollapsed(column) { return nil }
      let slots = slots(meaning: destination)
      var region = geometry.slotRegion(for: slots.lowerBound, in: column)
      for slot in slots.dropFirst() {
        for part in geometry.slotRegion(for: slot, in: column).rects { region.add(part) }
      }
      return geometry.unoccluded(region, of: column)
    }
  }

  /// The slots of the list that mean a free one: itself, and those next to it that pinned cards hold.
  func slots(meaning destination: Destination) -> ClosedRange<Int> {
    let slot = destination.slot
    guard geometry.board.hasPinnedCards(in: destination.column) else { return slot...slot }
    func means(_ other: Int) -> Bool {
      geometry.offPins(Destination(column: destination.column, slot: other)).slot == slot
    }
    var first = slot
    while first > 0, means(first - 1) { first -= 1 }
    var last = slot
    while last < geometry.endSlot(in: destination.column), means(last + 1) { last += 1 }
    return first...last
  }

  /// Why no pointer can mean a slot as things are, wherever everything is scrolled to, and what would help.
  private func whyNeverGiven(_ destination: Destination) -> String? {
    let column = destination.column
    let isEnd = destination.slot == geometry.endSlot(in: column)
    if geometry.isCollapsed(column) {
      let isZoned = behaviour.targeting == .nearestZone
      if isEnd, !isZoned { return nil }
      let only = isZoned ? "" : ", where only the end can"
      return
        "cannot be aimed at while its column is collapsed\(only); \(first("expand", names.id(of: column)))"
    }
    guard behaviour.targeting != .columnEnd, let slot = slotBeforeHiddenCards(destination) else { return nil }
    let cards = isEnd ? "the hidden cards that end \(names.id(of: column).quoted)" : "hidden cards"
    return "is behind \(cards), where no pointer can aim; \(aim(at: slot, column)), before them"
  }

  /// What stands in the way of a slot that is in view, and what would help.
  private func whyUnreachable(_ destination: Destination, within visible: Rect) -> String {
    let column = destination.column
    if geometry.unoccluded(Region([visible]), of: column).isEmpty {
      return "is covered by \(coverWords(at: visible.center))"
    }
    let cells = searchedCells(of: column, within: visible)
    let others = cells.compactMap { $0.target?.column == column ? $0.target?.slot : nil }
    let nearest = others.min { abs($0 - destination.slot) < abs($1 - destination.slot) }
    let why =
      behaviour.targeting == .columnEnd
      ? "cannot be aimed at, as drags only reach the end of other columns here"
      : "is given by no point of the column"
    return why + (nearest.map { "; \(aim(at: $0, column))" } ?? ", nor is any other of its slots")
  }

  private func aim(at slot: Int, _ column: ColumnHandle) -> String {
    "aim at \(names.words(of: Destination(column: column, slot: slot)).quoted)"
  }

  /// Advice to do something else with a thing before.
  func first(_ verb: String, _ id: String) -> String { "\"\(verb) \(Spelling.name(id))\" first" }

  /// What lies over a point of board space, and that it can be hidden.
  func coverWords(at point: Point) -> String {
    let id: String
    switch geometry.hit(atBoard: point) {
    case .card(let card, _): id = names.id(of: card)
    case .strip(let column), .header(let column), .body(let column): id = names.id(of: column)
    case .board, .outside: return "others"
    }
    return "\(id.quoted); \(first("hide", id))"
  }

  /// The slot that a pointer means instead of one behind hidden cards: that directly after the last visible card.
  private func slotBeforeHiddenCards(_ destination: Destination) -> Int? {
    let column = destination.column
    let count = geometry.undraggedCount(in: column, beforeSlot: destination.slot)
    let slot = geometry.slot(afterVisibleCount: count, in: column)
    return slot == destination.slot ? nil : slot
  }

  /// True if the slot would be given, were it not for where its column or the board is scrolled to.
  private func isOutOfView(_ destination: Destination, _ visible: Rect) -> Bool {
    let rects = slotRects(of: destination)
    return !rects.isEmpty && rects.allSatisfy { $0.intersection(visible) == nil }
  }
}

// MARK: - Search

extension AimContext {
  /// The same region for any targeting rule: the visible body is cut along all lines at which a rule may
  /// change its mind, and each cell is asked at its middle.
  ///
  /// - Complexity: the number of cells, that is of visible cards (squared in grids and wrapping rows).
  private func searchedRegion(of destination: Destination, within visible: Rect) -> Region {
    let cells = searchedCells(of: destination.column, within: visible)
    return Region(cells.filter { $0.target == destination }.map(\.rect))
  }

  /// The cells of a column's visible body, and what each gives.
  private func searchedCells(
    of column: ColumnHandle, within visible: Rect
  ) -> [(rect: Rect, target: Destination?)] {
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
      Self.cuts(rows, visible.minY, visible.maxY), Self.cuts(lines, visible.minX, visible.maxX))
  }

  private func isInRows(_ column: ColumnHandle) -> Bool {
    switch geometry.shape(of: column).arrangement ?? geometry.metrics.arrangement {
    case .grid, .wrap: true
    case .columns, .pile: false
    }
  }

  private func cells(_ rows: [Double], _ lines: [Double]) -> [(rect: Rect, target: Destination?)] {
    var cells: [(rect: Rect, target: Destination?)] = []
    for (top, bottom) in zip(rows, rows.dropFirst()) {
      for (left, right) in zip(lines, lines.dropFirst()) {
        let cell = Rect(x: left, y: top, width: right - left, height: bottom - top)
        cells.append((cell, target(at: pointer(atMiddleOf: cell))?.destination))
      }
    }
    return cells
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
