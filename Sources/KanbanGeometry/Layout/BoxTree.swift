/// A tree of bounding boxes over rectangles in a fixed order, for things that may overlap.
///
/// The rectangles themselves stay where they are; the tree keeps one box for eight of them and one for each
/// pair of boxes. It answers what is topmost (last) at a point, and what is nearest to it.
///
/// - Complexity: queries are logarithmic while boxes of different branches hardly overlap, and grow with the
///   number of branches that hold the point. Changing one rectangle is logarithmic.
struct BoxTree: Sendable {
  /// The extent of some rectangles, edges included.
  struct Box: Hashable, Sendable {
    var minX = Double.infinity
    var minY = Double.infinity
    var maxX = -Double.infinity
    var maxY = -Double.infinity

    /// True if a rectangle within may hold the point.
    func mayContain(_ point: Point) -> Bool {
      point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// True if a rectangle within may have a part in a band of y.
    func mayReach(from top: Double, to bottom: Double) -> Bool { minY < bottom && maxY > top }

    func union(_ other: Box) -> Box {
      Box(
        minX: min(minX, other.minX), minY: min(minY, other.minY),
        maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }
  }

  private static let blockSize = 8

  /// The number of rectangles.
  private(set) var count = 0
  /// The number of blocks, filled up to a power of two.
  private var blockCount = 0
  /// Node 1 is the root; node n has the children 2n and 2n + 1; blocks start at `blockCount`.
  private var nodes: [Box] = []

  init() {}

  /// Builds the tree over the rectangles 0 ..< `count`.
  init(count: Int, frame: (Int) -> Rect) {
    self.count = count
    guard count > 0 else { return }
    let blocks = (count + Self.blockSize - 1) / Self.blockSize
    blockCount = 1
    while blockCount < blocks { blockCount *= 2 }
    nodes = Array(repeating: Box(), count: 2 * blockCount)
    for block in 0..<blocks { nodes[blockCount + block] = box(ofBlock: block, frame) }
    for node in stride(from: blockCount - 1, to: 0, by: -1) {
      nodes[node] = nodes[2 * node].union(nodes[2 * node + 1])
    }
  }

  /// What all rectangles cover together; nil without any.
  var bounds: Rect? {
    guard count > 0 else { return nil }
    return Rect(left: nodes[1].minX, top: nodes[1].minY, right: nodes[1].maxX, bottom: nodes[1].maxY)
  }

  /// Takes note of a changed rectangle.
  mutating func update(_ index: Int, frame: (Int) -> Rect) {
    var node = blockCount + index / Self.blockSize
    nodes[node] = box(ofBlock: index / Self.blockSize, frame)
    while node > 1 {
      node /= 2
      nodes[node] = nodes[2 * node].union(nodes[2 * node + 1])
    }
  }

  private func items(ofBlock block: Int) -> Range<Int> {
    block * Self.blockSize..<max(block * Self.blockSize, min(count, (block + 1) * Self.blockSize))
  }

  private func box(ofBlock block: Int, _ frame: (Int) -> Rect) -> Box {
    var box = Box()
    for index in items(ofBlock: block) {
      let frame = frame(index)
      box = box.union(Box(minX: frame.minX, minY: frame.minY, maxX: frame.maxX, maxY: frame.maxY))
    }
    return box
  }
}

// MARK: - Queries

extension BoxTree {
  /// The last rectangle that fits; a box that holds a fitting one must fit too.
  func last(inBoxes fits: (Box) -> Bool, where holds: (Int) -> Bool) -> Int? {
    count == 0 ? nil : last(under: 1, fits, holds)
  }

  private func last(under node: Int, _ fits: (Box) -> Bool, _ holds: (Int) -> Bool) -> Int? {
    guard fits(nodes[node]) else { return nil }
    guard node >= blockCount else {
      return last(under: 2 * node + 1, fits, holds) ?? last(under: 2 * node, fits, holds)
    }
    var index = items(ofBlock: node - blockCount).upperBound - 1
    while index >= (node - blockCount) * Self.blockSize {
      if holds(index) { return index }
      index -= 1
    }
    return nil
  }

  /// The first rectangle that fits; a box that holds a fitting one must fit too.
  func first(inBoxes fits: (Box) -> Bool, where holds: (Int) -> Bool) -> Int? {
    count == 0 ? nil : first(under: 1, fits, holds)
  }

  private func first(under node: Int, _ fits: (Box) -> Bool, _ holds: (Int) -> Bool) -> Int? {
    guard fits(nodes[node]) else { return nil }
    guard node >= blockCount else {
      return first(under: 2 * node, fits, holds) ?? first(under: 2 * node + 1, fits, holds)
    }
    for index in items(ofBlock: node - blockCount) where holds(index) { return index }
    return nil
  }

  /// The rectangle with an area that is nearest to a point: horizontally, then vertically, then the first.
  func nearest(to point: Point, frame: (Int) -> Rect) -> Int? {
    var best: (distance: GapDistance, index: Int)?
    if count > 0 { nearest(under: 1, to: point, frame, &best) }
    return best?.index
  }

  private func nearest(
    under node: Int, to point: Point, _ frame: (Int) -> Rect,
    _ best: inout (distance: GapDistance, index: Int)?
  ) {
    let box = nodes[node]
    guard box.minX <= box.maxX else { return }
    let reach = GapDistance(from: point, toX: box.minX, box.maxX, y: box.minY, box.maxY)
    // Both distances of a box are lower bounds for what is inside, and of equals the first wins.
    if let best, !(reach < best.distance) { return }
    guard node >= blockCount else {
      nearest(under: 2 * node, to: point, frame, &best)
      nearest(under: 2 * node + 1, to: point, frame, &best)
      return
    }
    for index in items(ofBlock: node - blockCount) {
      let rect = frame(index)
      if rect.isEmpty { continue }
      let distance = GapDistance(from: point, to: rect)
      if best.map({ distance < $0.distance }) ?? true { best = (distance, index) }
    }
  }
}

/// How far a point is from a rectangle, horizontally first.
struct GapDistance: Comparable {
  var horizontal: Double
  var vertical: Double

  init(from point: Point, to rect: Rect) {
    self.init(from: point, toX: rect.minX, rect.maxX, y: rect.minY, rect.maxY)
  }

  init(from point: Point, toX minX: Double, _ maxX: Double, y minY: Double, _ maxY: Double) {
    horizontal = max(minX - point.x, point.x - maxX, 0)
    vertical = max(minY - point.y, point.y - maxY, 0)
  }

  static func < (left: Self, right: Self) -> Bool {
    left.horizontal < right.horizontal
      || (left.horizontal == right.horizontal && left.vertical < right.vertical)
  }
}
