/// The rest layout of one column's cards in column space, with what is needed to search it.
///
/// Two index spaces: a card's *full index* in the column's list, and its *place* among the visible cards.
///
/// What every pointer move looks at stands first, so that it shares a line of the processor's cache.
struct CardLayout: Sendable {
  /// The middles of all cards, sorted.
  private let middles: SortedNumbers
  /// The full index by place; empty while no card is hidden.
  let fullIndices: [Int32]
  /// The lifted cards of this column.
  private(set) var lifted = LiftedCards()
  /// The rectangles by place.
  private(set) var frames: CardFrames
  /// The rows of a grid or a wrap.
  private(set) var rows: [CardFlow.Row]
  /// True if the middles of each row follow one another in reading direction.
  private var rowsAreInOrder = true
  let direction: LayoutDirection
  /// True if every card begins at or below the end of the one before it.
  let isStacked: Bool
  /// Where the cards are not stacked.
  private var tree = BoxTree()
  /// The height of the column's scrolled content, paddings included.
  let contentHeight: Double
  /// The y of the first card whose place was measured; nil if none was.
  let firstMeasuredY: Double?

  /// - Parameters:
  ///   - items: the visible cards.
  ///   - fullIndices: their indices in the full list; empty if no card is hidden.
  /// - Complexity: the number of cards; O(n log n) where they overlap.
  init(_ items: [CardItem], fullIndices: [Int32], flow: CardFlow, emptyHeight: Double) {
    let result = flow.place(items)
    frames = result.frames
    rows = result.rows
    self.fullIndices = fullIndices
    direction = flow.direction
    firstMeasuredY = items.lazy.compactMap(\.origin?.y).first
    isStacked = rows.isEmpty && frames.isStacked
    contentHeight =
      frames.bottom.map { $0 + flow.padding } ?? (flow.padding + emptyHeight + flow.padding)
    let frames = frames
    var middles = (0..<frames.count).map { frames.middle($0) }
    if !isStacked, !zip(middles, middles.dropFirst()).allSatisfy({ $0 <= $1 }) { middles.sort() }
    self.middles = SortedNumbers(middles)
    guard !isStacked else { return }
    tree = BoxTree(count: frames.count) { frames[$0] }
    rowsAreInOrder = rows.indices.allSatisfy { row in
      places(ofRow: row).dropLast().allSatisfy { readingMiddle($0) <= readingMiddle($0 + 1) }
    }
  }

  /// No cards, and no room for any.
  static let empty = CardLayout([], fullIndices: [], flow: CardFlow(), emptyHeight: 0)

  /// Says which cards are lifted, by their indices in the full list, ascending; `spacing` is that between
  /// cards, in board points.
  mutating func setLifted(full: [Int32], spacing: Double) {
    var visible: [Int32] = []
    for index in full {
      let place = place(ofFullIndex: Int(index))
      guard place < count, fullIndex(ofPlace: place) == Int(index) else { continue }
      visible.append(Int32(place))
    }
    lifted = LiftedCards(full: full, visible: visible, frames: frames, spacing: spacing)
  }

  /// The number of visible cards.
  var count: Int { frames.count }

  /// The number of visible cards that are not lifted.
  @inline(__always)
  var undraggedCount: Int { frames.count - lifted.visible.count }

  /// The full index of a visible card.
  @inline(__always)
  func fullIndex(ofPlace place: Int) -> Int { fullIndices.isEmpty ? place : Int(fullIndices[place]) }

  /// How many visible cards stand before a full index.
  @inline(__always)
  func place(ofFullIndex index: Int) -> Int {
    fullIndices.isEmpty ? min(index, count) : fullIndices.partition { Int($0) < index }
  }

  /// The places of the cards in a row.
  @inline(__always)
  func places(ofRow row: Int) -> Range<Int> {
    rows[row].first..<(row + 1 < rows.count ? rows[row + 1].first : count)
  }

  /// The middle of a card along x, growing in reading direction.
  @inline(__always)
  func readingMiddle(_ place: Int) -> Double { direction.sign * frames[place].midX }
}

// MARK: - Lifted cards

extension CardLayout {
  /// True if all that cards are searched by follows from their rectangles.
  ///
  /// - Complexity: the number of cards, and sorting them where they are not stacked.
  var isFoundWhereItLies: Bool {
    var middles = [Double](repeating: 0, count: count)
    for place in 0..<count { middles[place] = frames.middle(place) }
    if !isStacked { middles.sort() }
    let areLifted = lifted.visible.allSatisfy { $0 >= 0 && $0 < count }
    return self.middles == SortedNumbers(middles) && isStacked == (rows.isEmpty && frames.isStacked)
      && areLifted && lifted.addsUp(frames)
  }

  /// How many undragged cards stand before a place.
  func undraggedRank(of place: Int) -> Int { place - lifted.count(beforeVisible: place) }

  /// What a lifted card leaves, together with the lifted cards directly before and after it.
  func hole(around place: Int) -> Rect {
    var hole = frames[place]
    var before = place - 1
    while before >= 0, lifted.holds(visible: before) {
      hole = hole.union(frames[before])
      before -= 1
    }
    var after = place + 1
    while after < count, lifted.holds(visible: after) {
      hole = hole.union(frames[after])
      after += 1
    }
    return hole
  }
}

// MARK: - Counting

extension CardLayout {
  // The functions on the way of every pointer move are inlined always: calling one would copy the layout's
  // many fields to the stack, which costs more than the search.

  /// The slot after the undragged cards whose middle is at or above `y`.
  @inline(__always)
  func slot(afterMiddlesAtOrAbove y: Double) -> Int {
    let count = middles.count(atOrBelow: y)
    // Where nothing is lifted or hidden, the places are the slots.
    if lifted.isEmpty, fullIndices.isEmpty { return count }
    return slot(afterVisibleCount: count - lifted.middles.count(atOrBelow: y))
  }

  /// How many undragged cards have their middle at or above `y`.
  @inline(__always)
  func undraggedCount(middlesAtOrAbove y: Double) -> Int {
    let count = middles.count(atOrBelow: y)
    return count - lifted.middles.count(atOrBelow: y)
  }

  /// How many undragged cards have their middle above `y`.
  @inline(__always)
  func undraggedCount(middlesAbove y: Double) -> Int {
    middles.count(below: y) - lifted.middles.count(below: y)
  }

  /// How many undragged cards of a grid or wrap stand before a point: in rows that end at or above it, or
  /// in the row that holds it with their middle at or before it in reading direction.
  @inline(__always)
  func undraggedCount(inRowsBefore point: Point) -> Int {
    let row = rows.partition { $0.bottom <= point.y }
    guard row < rows.count else { return undraggedCount }
    let first = rows[row].first
    guard rows[row].top <= point.y else { return first - lifted.count(beforeVisible: first) }
    let x = direction.sign * point.x
    var low = first
    var high = places(ofRow: row).upperBound
    guard rowsAreInOrder else {
      let inRow = (low..<high).count { readingMiddle($0) <= x && !lifted.holds(visible: $0) }
      return first - lifted.count(beforeVisible: first) + inRow
    }
    while low < high {
      let middle = (low + high) / 2
      if readingMiddle(middle) <= x { low = middle + 1 } else { high = middle }
    }
    return low - lifted.count(beforeVisible: low)
  }

  /// The slot directly after the n-th visible undragged card; 0 for none.
  @inline(__always)
  func slot(afterVisibleCount number: Int) -> Int {
    let number = min(number, undraggedCount)
    guard number > 0 else { return 0 }
    let index = fullIndex(ofPlace: lifted.visiblePlace(ofUndragged: number - 1))
    return index + 1 - lifted.count(beforeFull: index)
  }

  /// The slot after all cards whose middle is at or above `y`, the lifted ones counted and then left out.
  func slotInPlace(at y: Double) -> Int {
    let number = middles.count(atOrBelow: y)
    guard number > 0 else { return 0 }
    let index = fullIndex(ofPlace: number - 1) + 1
    return index - lifted.count(beforeFull: index)
  }

  /// How many visible undragged cards stand before a slot.
  func undraggedCount(beforeSlot slot: Int) -> Int {
    guard slot > 0 else { return 0 }
    let place = place(ofFullIndex: lifted.fullIndex(ofUndragged: slot - 1) + 1)
    return place - lifted.count(beforeVisible: place)
  }
}

// MARK: - Finding

extension CardLayout {
  /// The place of the topmost card whose rectangle holds a point of column space.
  @inline(__always)
  func topmost(at point: Point) -> Int? {
    guard isStacked else {
      return tree.last(inBoxes: { $0.mayContain(point) }, where: { frames[$0].contains(point) })
    }
    let place = frames.tops.count(atOrBelow: point.y) - 1
    return place >= 0 && frames[place].contains(point) ? place : nil
  }

  /// The smallest run of places that holds every card with a part between two heights of column space.
  func places(from top: Double, to bottom: Double) -> Range<Int> {
    guard top < bottom else { return 0..<0 }
    guard isStacked else {
      let isInBand = { (place: Int) in
        let frame = frames[place]
        return frame.minY < bottom && frame.maxY > top
      }
      let first = tree.first(inBoxes: { $0.mayReach(from: top, to: bottom) }, where: isInBand)
      let last = tree.last(inBoxes: { $0.mayReach(from: top, to: bottom) }, where: isInBand)
      guard let first, let last else { return 0..<0 }
      return first..<last + 1
    }
    let end = frames.tops.count(below: bottom)
    var first = frames.tops.count(atOrBelow: top)
    if first > 0, frames.tops[first - 1] + frames.heights[first - 1] > top { first -= 1 }
    return min(first, end)..<end
  }
}

/// The lifted cards of one column, sorted, so that cards can be counted without them.
///
/// Everything is empty while the column has no lifted card.
struct LiftedCards: Sendable {
  /// Places among the visible cards.
  private(set) var visible: [Int32] = []
  /// Indices in the full list, hidden lifted cards included.
  private(set) var full: [Int32] = []
  /// For each n, what the first n visible lifted cards take up: their heights and one spacing each.
  private(set) var extents: [Double] = []
  /// The middles of the visible ones in column space, from the top.
  private(set) var middles: [Double] = []

  init() {}

  /// - Parameters:
  ///   - full: indices in the full list, ascending.
  ///   - visible: places among the visible cards, ascending.
  init(full: [Int32], visible: [Int32], frames: CardFrames, spacing: Double) {
    self.full = full
    self.visible = visible
    guard !visible.isEmpty else { return }
    extents = [0]
    for place in visible {
      extents.append((extents.last ?? 0) + (frames.heights[Int(place)] + spacing))
    }
    middles = visible.map { frames.middle(Int($0)) }.sorted()
  }

  var isEmpty: Bool { full.isEmpty }

  /// True if the sums are those of the cards' heights, with the same spacing each.
  func addsUp(_ frames: CardFrames) -> Bool {
    guard let first = visible.first else { return extents.isEmpty && middles.isEmpty }
    let spacing = (extents.count > 1 ? extents[1] : 0) - frames.heights[Int(first)]
    let again = LiftedCards(full: full, visible: visible, frames: frames, spacing: spacing)
    return again.middles == middles && again.extents.count == extents.count
      && zip(again.extents, extents).allSatisfy { abs($0 - $1) < 1.0 / 1024 }
  }

  /// How many lifted cards stand before a place among the visible cards.
  @inline(__always)
  func count(beforeVisible place: Int) -> Int {
    visible.isEmpty ? 0 : visible.partition { Int($0) < place }
  }

  /// How many lifted cards stand before an index of the full list.
  @inline(__always)
  func count(beforeFull index: Int) -> Int {
    full.isEmpty ? 0 : full.partition { Int($0) < index }
  }

  /// The place among the visible cards of the n-th (from 0) that is not lifted.
  @inline(__always)
  func visiblePlace(ofUndragged number: Int) -> Int { Self.select(number, skipping: visible) }

  /// The index in the full list of the n-th (from 0) card that is not lifted.
  func fullIndex(ofUndragged number: Int) -> Int { Self.select(number, skipping: full) }

  @inline(__always)
  func holds(visible place: Int) -> Bool {
    let next = count(beforeVisible: place)
    return next < visible.count && Int(visible[next]) == place
  }

  /// The n-th natural number that is not in a sorted list: the list's i-th entry is skipped if fewer than
  /// n + 1 others stand before it.
  @inline(__always)
  private static func select(_ number: Int, skipping list: [Int32]) -> Int {
    guard !list.isEmpty else { return number }
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if Int(list[middle]) - middle <= number { low = middle + 1 } else { high = middle }
    }
    return number + low
  }
}
