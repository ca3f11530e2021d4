/// An area made of rectangles that do not overlap.
public struct Region: Hashable, Sendable {
  /// The parts, none of them empty, none overlapping another.
  public private(set) var rects: [Rect]

  /// Makes the area that the rectangles cover together.
  public init(_ rects: [Rect] = []) {
    self.rects = rects
  }

  /// True if no point is inside.
  public var isEmpty: Bool { rects.isEmpty }

  /// True if the point is inside one of the parts.
  public func contains(_ point: Point) -> Bool { rects.contains { $0.contains(point) } }

  /// Takes a rectangle out of the area.
  public mutating func subtract(_ hole: Rect) {}

  /// Keeps only what lies inside a rectangle.
  public mutating func intersect(_ bounds: Rect) {}

  /// The first rectangle in reading order: at the top row, from the leading edge, widened, then deepened.
  public func firstRectangle(_ direction: LayoutDirection = .leftToRight) -> Rect? { rects.first }
}
