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
  /// The largest distance of a measured rectangle or of the viewport from its origin, in points.
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

// MARK: - Checking numbers

extension LayoutQuantity {
  /// Throws unless the length is a number from 0 to the limit.
  func check(length: Double) throws(GeometryError) {
    try check(length, from: 0, to: GeometryLimits.length)
  }

  /// Throws unless the number is within the bounds.
  func check(_ number: Double, from least: Double, to most: Double) throws(GeometryError) {
    guard number.isFinite else { throw .notFinite(self) }
    guard number >= least else { throw .tooSmall(self, least: least) }
    guard number <= most else { throw .tooLarge(self, most: most) }
  }

  /// Throws unless the point is a number not too far from the origin.
  func check(_ point: Point) throws(GeometryError) {
    try check(point.x, from: -GeometryLimits.coordinate, to: GeometryLimits.coordinate)
    try check(point.y, from: -GeometryLimits.coordinate, to: GeometryLimits.coordinate)
  }

  /// Throws unless the rectangle lies near the origin and has lengths as sides.
  func check(_ rect: Rect) throws(GeometryError) {
    try check(rect.origin)
    try check(length: rect.width)
    try check(length: rect.height)
  }
}

extension LayoutMetrics {
  /// Throws the first number that no layout can be made of.
  package func validate() throws(GeometryError) {
    try LayoutQuantity.viewport.check(length: viewportSize.width)
    try LayoutQuantity.viewport.check(length: viewportSize.height)
    try LayoutQuantity.origin.check(origin)
    try LayoutQuantity.zoom.check(zoom, from: GeometryLimits.leastZoom, to: GeometryLimits.mostZoom)
    try LayoutQuantity.displayScale.check(
      Double(displayScale), from: 1, to: Double(GeometryLimits.displayScale))
    try LayoutQuantity.columnWidth.check(length: columnWidth.base)
    try LayoutQuantity.minColumnWidth.check(length: minColumnWidth)
    try LayoutQuantity.collapsedWidth.check(length: collapsedWidth)
    try LayoutQuantity.columnSpacing.check(length: columnSpacing)
    try LayoutQuantity.boardPadding.check(length: boardPadding)
    try LayoutQuantity.columnPadding.check(length: columnPadding)
    try LayoutQuantity.headerHeight.check(length: headerHeight.base)
    try LayoutQuantity.cardHeight.check(length: cardHeight.base)
    try LayoutQuantity.cardSpacing.check(length: cardSpacing)
    try LayoutQuantity.emptyHeight.check(length: emptyHeight)
    try bodyHeight.validate()
    try arrangement.validate()
  }
}

extension BodyHeight {
  func validate() throws(GeometryError) {
    switch self {
    case .fill, .fit: break
    case .length(let length): try LayoutQuantity.bodyHeight.check(length: length)
    }
  }
}

extension Arrangement {
  func validate() throws(GeometryError) {
    switch self {
    case .columns, .wrap: break
    case .grid(let count):
      try LayoutQuantity.gridCount.check(Double(count), from: 1, to: Double(GeometryLimits.gridCount))
    case .pile(let pitch): try LayoutQuantity.pilePitch.check(length: pitch)
    }
  }
}

extension ColumnShape {
  /// Throws the first number that no layout can be made of.
  func validate() throws(GeometryError) {
    if let origin { try LayoutQuantity.position.check(origin) }
    if let width { try LayoutQuantity.columnWidth.check(length: width) }
    if let header { try LayoutQuantity.headerHeight.check(length: header) }
    if let padding { try LayoutQuantity.columnPadding.check(length: padding) }
    if let spacing { try LayoutQuantity.cardSpacing.check(length: spacing) }
    try body?.validate()
    try arrangement?.validate()
  }
}

extension CardShape {
  /// Throws the first number that no layout can be made of.
  package func validate() throws(GeometryError) {
    if let height { try LayoutQuantity.cardHeight.check(length: height) }
    if let origin { try LayoutQuantity.position.check(origin) }
    if let width { try LayoutQuantity.cardWidth.check(length: width) }
    if let handle { try LayoutQuantity.handle.check(handle) }
    if let interactive { try LayoutQuantity.interactive.check(interactive) }
  }
}
