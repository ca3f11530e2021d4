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
