/// Why a number is refused. Whoever shows it finds the words.
public enum GeometryError: Error, Hashable, Sendable {
  /// The number is infinite or not a number.
  case notFinite(LayoutQuantity)
  /// The number is below the least one that makes sense.
  case tooSmall(LayoutQuantity, least: Double)
  /// The number is above the limit.
  case tooLarge(LayoutQuantity, most: Double)
  /// The board would have more cards or columns than the limit.
  case tooMany(LayoutQuantity, most: Int)
}

/// What a refused number stands for.
public enum LayoutQuantity: Hashable, Sendable {
  /// The window on the board, and how pointer space maps to it.
  case viewport, origin, zoom, displayScale
  /// The widths and what lies between and around columns and cards.
  case columnWidth, minColumnWidth, collapsedWidth, columnSpacing, boardPadding, columnPadding
  /// The heights, and what lies between cards.
  case headerHeight, cardHeight, cardSpacing, emptyHeight, bodyHeight
  /// The numbers of arrangements.
  case gridCount, pilePitch
  /// The parts of measured shapes.
  case position, cardWidth, handle, interactive
  /// The size of the board.
  case cardCount, columnCount
}

/// The largest numbers that a layout takes; beyond them sums would lose their exactness.
public enum GeometryLimits {
  /// The largest length, in points: card heights, widths, viewport sides, paddings.
  public static let length = 1_000_000.0
  /// The largest distance of a measured frame or of the viewport from its origin, in points.
  public static let coordinate = 10_000_000.0
  /// The smallest zoom.
  public static let leastZoom = 1.0 / 1024
  /// The largest zoom.
  public static let mostZoom = 1024.0
  /// The largest display scale.
  public static let displayScale = 16
  /// The most cards a row of a grid.
  public static let gridCount = 1_000
  /// The most cards, counting those that have been removed.
  public static let cardCount = 10_000_000
  /// The most columns, counting those that have been removed.
  public static let columnCount = 100_000
}
