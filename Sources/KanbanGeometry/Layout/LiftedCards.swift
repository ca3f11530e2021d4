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
