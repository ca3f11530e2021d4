public import KanbanGeometry
import KanbanModel

extension AutoscrollPolicy {
  /// The rates at full ramp for a pointer at rest: what it would scroll, and how fast.
  ///
  /// Per axis only the pointer's column scrolls, and the board takes what the column cannot.
  ///
  /// - Parameters:
  ///   - position: where the pointer is in the areas that it could scroll.
  ///   - reach: how far it has been from their edges.
  func rates(
    at position: AutoscrollPosition, reach: AutoscrollReach, in geometry: BoardGeometry
  ) -> AutoscrollRates {
    var rates = AutoscrollRates()
    guard position.isInViewport || continuesBeyond else { return rates }
    if let column = position.column, position.bodyLength > 0 {
      let rate = rate(
        of: .column(column), along: .vertical, distances: position.body, length: position.bodyLength,
        reach: reach, in: geometry)
      if rate != 0 {
        rates.column = column
        rates.columnRate = rate
      }
    }
    rates.board.x = rate(
      of: .board, along: .horizontal, distances: position.view, length: position.viewSize.width, reach: reach,
      in: geometry)
    if rates.columnRate == 0 {
      rates.board.y = rate(
        of: .board, along: .vertical, distances: position.view, length: position.viewSize.height,
        reach: reach, in: geometry)
    }
    return rates
  }

  /// The rate of an area's offset along an axis; the bands of a short area shrink to half its length.
  private func rate(
    of area: ScrollArea, along axis: Axis, distances: EdgeDistances, length: Double,
    reach: AutoscrollReach, in geometry: BoardGeometry
  ) -> Double {
    func rate(towards edge: Edge) -> Double {
      guard distances[edge] < self.band, geometry.canScroll(area, towards: edge) else { return 0 }
      let band = bandDepth(inLength: length, limit: reach.limit(of: area, at: edge))
      let speed = speed(atDistance: distances[edge], band: band)
      return geometry.scrollDirection(towards: edge) == .forward ? speed : -speed
    }
    switch axis {
    case .horizontal: return rate(towards: .left) + rate(towards: .right)
    case .vertical: return rate(towards: .top) + rate(towards: .bottom)
    }
  }
}

extension AutoscrollPolicy {
  /// The depth of a band: at most half the length of its area, and the limit that the lift has set.
  @inline(__always)
  package func bandDepth(inLength length: Double, limit: Double = .infinity) -> Double {
    min(band, length / 2, limit)
  }

  /// True if an area has a band at an edge at all; in steps only the board goes, and only sideways.
  public func scrolls(_ area: ScrollArea, towards edge: Edge) -> Bool {
    switch area {
    case .board: stepping == nil || edge.axis == .horizontal
    case .column: stepping == nil && edge.axis == .vertical
    }
  }
}

extension AutoscrollPolicy {
  /// The speed at a distance from an edge, in board points a second; 0 outside the band.
  ///
  /// ```
  /// edge ├──── band ────┤
  ///      depth = band   0
  /// ```
  ///
  /// - Parameters:
  ///   - distance: from the edge inwards, 0 or more.
  ///   - band: the depth of the zone; a band of 0 never scrolls.
  func speed(atDistance distance: Double, band: Double) -> Double {
    let depth = band - distance
    guard band > 0, depth > 0 else { return 0 }
    return speed * curve.value(at: min(depth / band, 1))
  }
}

extension AutoscrollCurve {
  /// The part of the full speed at a relative depth of 0 ... 1.
  func value(at depth: Double) -> Double {
    switch self {
    case .linear: depth
    case .quadratic: depth * depth
    case .uikit: Self.timingCurve(at: depth)
    }
  }

  /// The cubic through (0, 0) and (1, 1) with control points (0.3, 0) and (1, 0.7): `SourcesOfNumbers`,
  /// autoscroll.
  ///
  /// The parameter is found by halving, which takes the same steps on every machine.
  private static func timingCurve(at x: Double) -> Double {
    func cubic(_ t: Double, _ first: Double, _ second: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
    if x >= 1 { return 1 }
    var low = 0.0
    var high = 1.0
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if cubic(middle, 0.3, 1) < x { low = middle } else { high = middle }
    }
    return cubic((low + high) / 2, 0, 0.7)
  }
}

/// Where a pointer is in the areas that it could scroll: how deep it is inside their edges.
///
/// A pointer beyond the viewport counts as at the nearest place inside.
struct AutoscrollPosition {
  /// True if the pointer is in the viewport, whose edges belong to it.
  let isInViewport: Bool
  /// From the edges of the viewport, in board points; 0 or more.
  let view: EdgeDistances
  /// The viewport's size, in board points.
  let viewSize: Size
  /// The column whose x-range holds the pointer: the one that a drag there scrolls.
  private(set) var column: ColumnHandle?
  /// From the edges of the part of the column's body that the viewport shows, in board points; 0 beyond
  /// its top and bottom. Without a column infinitely far.
  private(set) var body = EdgeDistances(
    left: .infinity, top: .infinity, right: .infinity, bottom: .infinity)
  /// The height of that part; 0 if nothing of the body is in sight.
  private(set) var bodyLength = 0.0

  /// Looks a pointer up.
  ///
  /// - Parameter nearest: the column that the pointer targets, if that is known: the nearest one.
  /// - Complexity: constant if the nearest column is known, else that of finding it; no allocation.
  @inline(__always)
  init(of pointer: Point, over nearest: ColumnHandle?, in geometry: BoardGeometry) {
    let visible = geometry.viewportRect
    let point = geometry.viewportPoint(fromPointer: pointer)
    let inside = Point(x: min(max(point.x, 0), visible.width), y: min(max(point.y, 0), visible.height))
    isInViewport = inside == point
    view = EdgeDistances(
      left: inside.x, top: inside.y, right: visible.width - inside.x, bottom: visible.height - inside.y)
    viewSize = visible.size
    let place = inside + visible.origin
    guard let column = nearest ?? Self.column(at: inside, in: geometry),
      let frame = geometry.bodyFrame(of: column), frame.minX <= place.x, place.x < frame.maxX
    else { return }
    self.column = column
    body = EdgeDistances(
      left: place.x - frame.minX, top: max(min(place.y - frame.minY, view.top), 0),
      right: frame.maxX - place.x, bottom: max(min(frame.maxY - place.y, view.bottom), 0))
    bodyLength = max(min(frame.maxY, visible.maxY) - max(frame.minY, visible.minY), 0)
  }

  /// True if the pointer is nearer than a distance to an edge of one of the areas.
  func isWithin(_ distance: Double) -> Bool {
    min(view.left, view.right, min(view.top, view.bottom, min(body.top, body.bottom))) < distance
  }

  private static func column(at point: Point, in geometry: BoardGeometry) -> ColumnHandle? {
    geometry.column(atPointer: geometry.pointerPoint(fromViewport: point), outsideNearest: true)
  }
}

/// How far from each edge the pointer has been since the lift, in the areas where the lift happened.
///
/// An area's band at an edge is at most that distance, so that a lift inside the band does not scroll
/// until the pointer has moved towards the edge or has been away. Areas entered later start whole; after a
/// lift outside the viewport that are all of them.
struct AutoscrollReach: Hashable, Sendable {
  private var board: EdgeDistances
  private let column: ColumnHandle?
  private var body: EdgeDistances
  /// True once no band of these areas is shortened any more.
  private(set) var isWhole: Bool

  /// Starts at the lift.
  init(at position: AutoscrollPosition) {
    board = position.view
    column = position.column
    body = position.body
    isWhole = !position.isInViewport
  }

  /// Takes a later sample; only while the pointer is in an area does that area's reach grow.
  ///
  /// - Parameter band: the depth of a whole band.
  @inline(__always)
  mutating func extend(to position: AutoscrollPosition, band: Double) {
    guard position.isInViewport else { return }
    board = Self.farthest(board, position.view)
    if let column, position.column == column { body = Self.farthest(body, position.body) }
    let vertical = min(board.top, board.bottom, body.top, body.bottom)
    isWhole = min(board.left, board.right, vertical) >= band
  }

  /// The greatest depth of an area's band at an edge.
  func limit(of area: ScrollArea, at edge: Edge) -> Double {
    if isWhole { return .infinity }
    switch area {
    case .board: return board[edge]
    case .column(let other): return other == column ? body[edge] : .infinity
    }
  }

  private static func farthest(_ left: EdgeDistances, _ right: EdgeDistances) -> EdgeDistances {
    EdgeDistances(
      left: max(left.left, right.left), top: max(left.top, right.top),
      right: max(left.right, right.right), bottom: max(left.bottom, right.bottom))
  }
}
