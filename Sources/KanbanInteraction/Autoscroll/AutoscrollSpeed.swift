import KanbanGeometry

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

  /// The cubic through (0, 0) and (1, 1) with control points (0.3, 0) and (1, 0.7): `SourcesOfNumbers`, autoscroll.
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
