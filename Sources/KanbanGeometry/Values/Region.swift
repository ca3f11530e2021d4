/// The four edges of a rectangle, which may be infinite. Cutting keeps them exact, as widths would not.
struct Edges: Hashable, Sendable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double

  init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  init(_ rect: Rect) {
    self.init(left: rect.minX, top: rect.minY, right: rect.maxX, bottom: rect.maxY)
  }

  var rect: Rect { Rect(left: left, top: top, right: right, bottom: bottom) }

  /// True if nothing of it is outside another one.
  func isInside(_ other: Edges) -> Bool {
    left >= other.left && top >= other.top && right <= other.right && bottom <= other.bottom
  }

  /// The common part, or nil if it is thinner than anything that is meant.
  func intersection(_ other: Edges) -> Edges? {
    Edges(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom)
    ).unlessSliver
  }

  /// Nil if the rectangle has no area worth aiming at: less than what rounding leaves over between edges
  /// that should meet.
  var unlessSliver: Edges? {
    right - left >= Region.leastExtent && bottom - top >= Region.leastExtent ? self : nil
  }
}

/// An area made of rectangles that do not overlap.
public struct Region: Hashable, Sendable {
  private var parts: [Edges] = []

  /// Parts narrower or lower than this are dropped, in points: they are residues of rounding.
  public static let leastExtent = 1.0 / 4096

  /// Makes the area that some rectangles cover together.
  ///
  /// - Complexity: the square of the number of parts.
  public init(_ rects: [Rect] = []) {
    for rect in rects { add(rect) }
  }

  /// The parts, none of them empty, none overlapping another.
  public var rects: [Rect] { parts.map(\.rect) }

  /// True if no point is inside.
  public var isEmpty: Bool { parts.isEmpty }

  /// True if the point is inside one of the parts.
  public func contains(_ point: Point) -> Bool {
    parts.contains {
      point.x >= $0.left && point.x < $0.right && point.y >= $0.top && point.y < $0.bottom
    }
  }

  /// Takes a rectangle into the area.
  public mutating func add(_ rect: Rect) {
    guard let edges = Edges(rect).unlessSliver else { return }
    guard overlaps(edges) else { return parts.append(edges) }
    parts += parts.reduce([edges]) { added, part in Self.subtract(part, from: added) }
  }

  /// Takes a rectangle out of the area.
  ///
  /// ```
  /// ┌───────┐      ┌───────┐
  /// │  ┌──┐ │      ├──┐  ┌─┤   four parts at most
  /// │  └──┘ │  ->  ├──┘  └─┤
  /// └───────┘      └───────┘
  /// ```
  public mutating func subtract(_ hole: Rect) {
    let hole = Edges(hole)
    if overlaps(hole) { parts = Self.subtract(hole, from: parts) }
  }

  /// Keeps only what lies inside a rectangle.
  public mutating func intersect(_ bounds: Rect) {
    let bounds = Edges(bounds)
    if !parts.allSatisfy({ $0.isInside(bounds) }) { parts = parts.compactMap { $0.intersection(bounds) } }
  }

  /// True if some of the area lies in a rectangle.
  private func overlaps(_ edges: Edges) -> Bool { parts.contains { $0.intersection(edges) != nil } }

  private static func subtract(_ hole: Edges, from parts: [Edges]) -> [Edges] {
    parts.flatMap { part -> [Edges] in
      guard let common = part.intersection(hole) else { return [part] }
      return [
        Edges(left: part.left, top: part.top, right: part.right, bottom: common.top),
        Edges(left: part.left, top: common.top, right: common.left, bottom: common.bottom),
        Edges(left: common.right, top: common.top, right: part.right, bottom: common.bottom),
        Edges(left: part.left, top: common.bottom, right: part.right, bottom: part.bottom),
      ].compactMap(\.unlessSliver)
    }
  }
}

// MARK: - The first rectangle

extension Region {
  /// The first rectangle in reading order: its top row first, from the leading edge, as wide as the area
  /// goes there, then as deep as it stays that wide.
  ///
  /// ```
  /// ┌───────┐  ┌──┐
  /// │1111111│  │  │   the part marked 1, however the area is cut
  /// │1111111└──┘  │
  /// └─────────────┘
  /// ```
  ///
  /// - Parameter direction: the reading direction.
  /// - Returns: nil for an empty area.
  /// - Complexity: the square of the number of parts.
  public func firstRectangle(_ direction: LayoutDirection = .leftToRight) -> Rect? {
    if parts.count == 1 { return parts[0].rect }
    guard let top = parts.map(\.top).min(), let span = leadingSpan(at: top, direction) else { return nil }
    let edges = parts.flatMap { [$0.top, $0.bottom] }.sorted()
    var bottom = top
    while let next = edges.first(where: { $0 > bottom }) {
      let isCovered = spans(at: bottom).contains {
        $0.lowerBound <= span.lowerBound && span.upperBound <= $0.upperBound
      }
      guard isCovered else { break }
      bottom = next
    }
    return Rect(left: span.lowerBound, top: top, right: span.upperBound, bottom: bottom)
  }

  private func leadingSpan(at y: Double, _ direction: LayoutDirection) -> ClosedRange<Double>? {
    switch direction {
    case .leftToRight: spans(at: y).first
    case .rightToLeft: spans(at: y).last
    }
  }

  /// What the area covers of the horizontal line just below `y`, from the left, joined where it touches.
  private func spans(at y: Double) -> [ClosedRange<Double>] {
    var spans: [ClosedRange<Double>] = []
    for part in parts.filter({ $0.top <= y && y < $0.bottom }).sorted(by: { $0.left < $1.left }) {
      if let last = spans.last, part.left <= last.upperBound {
        spans[spans.count - 1] = last.lowerBound...max(last.upperBound, part.right)
      } else {
        spans.append(part.left...part.right)
      }
    }
    return spans
  }
}
