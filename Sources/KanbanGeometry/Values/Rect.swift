/// A rectangle: closed at its top and left edge, open at its bottom and right edge.
///
/// So rectangles that touch never both hold a point, and one without area holds none.
///
/// ```
///   x,y ●───────┄  width
///       │ inside ┆
///       ┄┄┄┄┄┄┄┄┘  the dotted edges are outside
///     height
/// ```
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The extent along x, 0 or more.
  public var width: Double
  /// The extent along y, 0 or more.
  public var height: Double

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Makes a rectangle from its top left corner and its size.
  public init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The left edge, inside.
  public var minX: Double { x }
  /// The top edge, inside.
  public var minY: Double { y }
  /// The right edge, outside.
  public var maxX: Double { x + width }
  /// The bottom edge, outside.
  public var maxY: Double { y + height }
  /// The middle along x.
  public var midX: Double { x + width / 2 }
  /// The middle along y.
  public var midY: Double { y + height / 2 }
  /// The top left corner.
  public var origin: Point { Point(x: x, y: y) }
  /// The size.
  public var size: Size { Size(width: width, height: height) }
  /// The middle.
  public var center: Point { Point(x: midX, y: midY) }
  /// True if no point is inside.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// True if the point is inside, the top and left edges included, the bottom and right edges not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// True if the point is inside or on any edge.
  public func containsClosed(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// True if all of the other rectangle lies inside, common edges allowed.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// The common part, or nil if no point is in both.
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left < right, top < bottom else { return nil }
    return Rect(left: left, top: top, right: right, bottom: bottom)
  }

  /// The smallest rectangle that covers both, areas without extent included.
  public func union(_ other: Rect) -> Rect {
    Rect(
      left: min(minX, other.minX), top: min(minY, other.minY),
      right: max(maxX, other.maxX), bottom: max(maxY, other.maxY))
  }

  /// The rectangle moved to the right by `x` and down by `y`.
  public func offsetBy(x: Double, y: Double) -> Rect {
    Rect(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// The rectangle moved to the right and down by a point's coordinates.
  public func offset(by point: Point) -> Rect { offsetBy(x: point.x, y: point.y) }

  /// The rectangle with every edge moved outwards by the same length.
  public func outset(by length: Double) -> Rect {
    Rect(x: x - length, y: y - length, width: width + 2 * length, height: height + 2 * length)
  }

  /// Makes a rectangle from its edges.
  init(left: Double, top: Double, right: Double, bottom: Double) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
