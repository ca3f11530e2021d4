/// What a card brings to its layout.
struct CardItem: Sendable {
  var height: Double
  /// The card's own width, if it has one.
  var width: Double?
  /// The measured top left corner in column space.
  var origin: Point?
}

/// The frames of cards in column space, kept as arrays of edges so that searching touches little memory.
struct CardFrames: Sendable {
  private(set) var tops: [Double] = []
  private(set) var heights: [Double] = []
  /// Empty while all cards have the common left edge and width.
  private var lefts: [Double] = []
  private var widths: [Double] = []
  private let commonX: Double
  private let commonWidth: Double

  /// Makes an empty list whose cards, as a rule, have this left edge and width.
  init(commonX: Double, commonWidth: Double, capacity: Int) {
    self.commonX = commonX
    self.commonWidth = commonWidth
    tops.reserveCapacity(capacity)
    heights.reserveCapacity(capacity)
  }

  var count: Int { tops.count }

  mutating func append(x: Double, y: Double, width: Double, height: Double) {
    if lefts.isEmpty, x != commonX || width != commonWidth {
      lefts = Array(repeating: commonX, count: tops.count)
      widths = Array(repeating: commonWidth, count: tops.count)
      lefts.append(x)
      widths.append(width)
    } else if !lefts.isEmpty {
      lefts.append(x)
      widths.append(width)
    }
    tops.append(y)
    heights.append(height)
  }

  @inline(__always)
  subscript(index: Int) -> Rect {
    Rect(
      x: lefts.isEmpty ? commonX : lefts[index], y: tops[index],
      width: widths.isEmpty ? commonWidth : widths[index], height: heights[index])
  }

  @inline(__always)
  func middle(_ index: Int) -> Double { tops[index] + heights[index] / 2 }

  /// True if every card begins at or below the end of the one before it.
  var isStacked: Bool {
    for index in tops.indices.dropFirst() where tops[index] < tops[index - 1] + heights[index - 1] {
      return false
    }
    return true
  }

  /// The lowest bottom edge; nil without cards.
  var bottom: Double? {
    guard var lowest = tops.first.map({ $0 + heights[0] }) else { return nil }
    for index in tops.indices { lowest = max(lowest, tops[index] + heights[index]) }
    return lowest
  }
}
