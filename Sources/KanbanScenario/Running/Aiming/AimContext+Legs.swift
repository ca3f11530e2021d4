import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanSimulation
import ScenarioSyntax

/// A part of a drag to a place that is out of view: the pointer goes to the band of an edge, and rests there while
/// autoscroll brings the place nearer.
struct ScrollLeg: Hashable {
  let area: ScrollArea
  let edge: Edge
}

/// The way of a drag to what is not in view.
///
/// ```
/// ┌──────────────┐
/// │ A            │    A to d[9]: to the board's right band, until d is in view,
/// │      1st leg ◆ d  then to d's bottom band, until d[9] is, then there
/// │              │ ┊
/// └──────────────┘ d[9]
/// ```
extension AimContext {
  /// The legs before the last one: the board sideways, then up or down, then the column.
  ///
  /// - Returns: none if nothing scrolls towards the place.
  func scrollLegs(to place: Place) throws(StepProblem) -> [ScrollLeg] {
    guard let extent = try extent(of: place) else { return [] }
    var legs: [ScrollLeg] = []
    func add(_ area: ScrollArea, _ edge: Edge?) {
      if let edge, isActive(area, towards: edge) { legs.append(ScrollLeg(area: area, edge: edge)) }
    }
    add(.board, edge(towards: extent.acrossRects, from: steadyWindow(.horizontal), .horizontal))
    let view = Interval(geometry.viewportRect, .vertical)
    let body = Interval(extent.body, .vertical)
    guard let beyond = edge(towards: extent.rects, from: body, .vertical), extent.isInBody else {
      add(.board, edge(towards: extent.shown, from: view, .vertical))
      return legs
    }
    if isActive(.column(extent.column), towards: beyond) {
      add(.board, edge(towards: [extent.body], from: view, .vertical))
      add(.column(extent.column), beyond)
    } else {
      add(.board, beyond)
    }
    return legs
  }

  /// Where the pointer rests at the end of a leg: the middle of the band as it is now, if it has one in view.
  func point(of leg: ScrollLeg) -> Point? {
    let limit = bandLimit(of: leg.area, at: leg.edge)
    switch leg.area {
    case .board:
      return band(at: leg.edge, of: geometry.viewportRect, limit: limit).map { pointer(atMiddleOf: $0) }
    case .column(let column):
      let band = visibleBody(of: column).flatMap { self.band(at: leg.edge, of: $0, limit: limit) }
      return band.map { pointer(atMiddleOf: steadyPart(of: $0, column)) }
    }
  }

  /// True if a leg's rest is over: something of the place is outside the bands, as far as the leg can tell.
  func isOver(_ leg: ScrollLeg, to place: Place) throws(StepProblem) -> Bool {
    guard let extent = try extent(of: place) else { return true }
    switch leg.area {
    case .board:
      let axis = leg.edge.axis
      let shown = extent.shown.isEmpty ? [extent.body] : extent.shown
      let rects = axis == .horizontal ? extent.acrossRects : shown
      return rects.contains { Interval($0, axis).overlaps(steadyWindow(axis)) }
    case .column(let column):
      let window = steadyWindow(of: column)
      let rects = try destination(of: place).map { visibleRegion(of: $0).rects } ?? extent.shown
      return rects.contains { Interval($0, .vertical).overlaps(window) }
    }
  }
}

// MARK: - Where places are, in view or not

extension AimContext {
  /// Where a place of the board is.
  struct Extent {
    let column: ColumnHandle
    /// The column's body.
    let body: Rect
    /// In board space; not cut by the viewport nor, if that cuts the place, by the body.
    let rects: [Rect]
    /// True if the body cuts the place.
    let isInBody: Bool

    /// What the body shows.
    var shown: [Rect] { isInBody ? rects.compactMap { $0.intersection(body) } : rects }

    /// What has to be in view from left to right: what the body shows, if that is something.
    var acrossRects: [Rect] { shown.isEmpty ? rects : shown }
  }

  /// Nil for points and edges of the board, which are always where they are, and for what has no frame.
  func extent(of place: Place) throws(StepProblem) -> Extent? {
    if let destination = try destination(of: place) {
      let column = destination.column
      return geometry.bodyFrame(of: column).map { body in
        Extent(column: column, body: body, rects: slotRects(of: destination), isInBody: true)
      }
    }
    guard case .item(let name, let part) = place.kind else { return nil }
    if let card = names.card(named: name.text) {
      guard let column = geometry.board.position(of: card)?.column, let frame = geometry.frame(of: card),
        let body = geometry.bodyFrame(of: column)
      else { return nil }
      return Extent(column: column, body: body, rects: [frame], isInBody: true)
    }
    let column = try column(name)
    guard let body = geometry.bodyFrame(of: column) else { return nil }
    let frame = part?.value(in: .parts) == .header ? geometry.headerFrame(of: column) : body
    return frame.map { Extent(column: column, body: body, rects: [$0], isInBody: false) }
  }

  /// The slot that a place is; nil for other places.
  private func destination(of place: Place) throws(StepProblem) -> Destination? {
    switch place.kind {
    case .slot(let slot): try destination(of: slot)
    case .before(let name): try destination(beside: name, after: 0)
    case .after(let name): try destination(beside: name, after: 1)
    case .point, .boardEdge, .item: nil
    }
  }

  /// What would give a slot if it were in the body's window.
  func slotRects(of destination: Destination) -> [Rect] {
    let rects = slots(meaning: destination).flatMap { geometry.slotExtent(for: $0, in: destination.column) }
    switch behaviour.targeting {
    case .midpoint, .nearestZone: return rects
    case .columnEnd: return geometry.bodyFrame(of: destination.column).map { [$0] } ?? []
    case .edges, .entered: return rects.first.map { askedRects(of: destination, near: $0) } ?? []
    }
  }

  /// The same for a rule that has to be asked: with the column scrolled so that a place is in the middle of its
  /// body, and that in view.
  private func askedRects(of destination: Destination, near place: Rect) -> [Rect] {
    let column = destination.column
    guard let body = geometry.bodyFrame(of: column) else { return [] }
    let now = geometry.offset(of: .column(column)).y
    let there = scrolled(
      board: geometry.boardOffset(revealing: column), column, to: now + place.midY - body.midY)
    let rects = there.visibleRegion(of: destination).rects
    let way = there.geometry.offset(of: .column(column)).y - now
    return rects.isEmpty ? [place] : rects.map { $0.offsetBy(x: 0, y: way) }
  }
}

// MARK: - Windows

/// A stretch of one axis of board space.
private struct Interval {
  var low: Double
  var high: Double

  init(_ rect: Rect, _ axis: Axis) {
    switch axis {
    case .horizontal: (low, high) = (rect.minX, rect.maxX)
    case .vertical: (low, high) = (rect.minY, rect.maxY)
    }
  }

  /// True if something is in both; a window that bands leave no width still has its middle.
  func overlaps(_ window: Interval) -> Bool {
    min(high, window.high) - max(low, window.low) >= Region.leastExtent
      || (window.low == window.high && low <= window.low && window.low <= high)
  }

  /// What is left between two depths.
  mutating func shrink(by start: Double, _ end: Double) {
    let middle = (low + high) / 2
    low += start
    high -= end
    if low > high { (low, high) = (middle, middle) }
  }
}

extension AimContext {
  /// The edge beyond which all of a place is; nil if something of it is in the window.
  private func edge(towards rects: [Rect], from window: Interval, _ axis: Axis) -> Edge? {
    var nearest: (edge: Edge, distance: Double)?
    for rect in rects {
      let stretch = Interval(rect, axis)
      if stretch.overlaps(window) { return nil }
      let isAfter = stretch.low + stretch.high > window.low + window.high
      let distance = isAfter ? stretch.low - window.high : window.low - stretch.high
      if distance < nearest?.distance ?? .infinity { nearest = (axis.edge(atEnd: isAfter), distance) }
    }
    return nearest?.edge
  }

  /// The part of the view along an axis in which a pointer does not scroll the board.
  private func steadyWindow(_ axis: Axis) -> Interval {
    let view = geometry.viewportRect
    func depth(_ edge: Edge) -> Double {
      guard isActive(.board, towards: edge) else { return 0 }
      return band(at: edge, of: view)?.size[axis] ?? 0
    }
    var window = Interval(view, axis)
    window.shrink(by: depth(axis.edge(atEnd: false)), depth(axis.edge(atEnd: true)))
    return window
  }

  /// The part of a column's visible body in which a pointer scrolls neither it nor the board up or down.
  private func steadyWindow(of column: ColumnHandle) -> Interval {
    guard let body = visibleBody(of: column) else { return Interval(.zero, .vertical) }
    func depth(_ edge: Edge) -> Double {
      guard isActive(.column(column), towards: edge) else { return 0 }
      return band(at: edge, of: body)?.height ?? 0
    }
    var window = Interval(body, .vertical)
    window.shrink(by: depth(.top), depth(.bottom))
    let board = steadyWindow(.vertical)
    window.shrink(by: max(board.low - window.low, 0), max(window.high - board.high, 0))
    return window
  }

  /// The part of a column's band to rest in: what other columns leave free, beside the board's own bands if its
  /// middle would be in one of them.
  private func steadyPart(of band: Rect, _ column: ColumnHandle) -> Rect {
    let direction = geometry.metrics.direction
    let free = geometry.unoccluded(Region([band]), of: column)
    guard let first = free.firstRectangle(direction) else { return band }
    let window = steadyWindow(.horizontal)
    if window.low <= first.midX, first.midX <= window.high { return first }
    var steady = free
    steady.intersect(
      Rect(x: window.low, y: band.minY, width: window.high - window.low, height: band.height))
    return steady.firstRectangle(direction) ?? first
  }
}

extension Axis {
  /// The edge of a rectangle at one end of the axis.
  fileprivate func edge(atEnd isEnd: Bool) -> Edge {
    switch self {
    case .horizontal: isEnd ? .right : .left
    case .vertical: isEnd ? .bottom : .top
    }
  }
}
