import KanbanModel

/// The rectangles of the visible columns in board order, kept so that the column at a point is found quickly.
///
/// Columns that do not overlap horizontally (all boards but oddly measured ones) are found by a binary search
/// over their left edges; others through the tree of boxes.
struct ColumnIndex: Sendable {
  /// The visible columns in board order.
  private(set) var handles: [ColumnHandle] = []
  /// Their rectangles in board space.
  private(set) var frames: [Rect] = []
  private var tree = BoxTree()

  /// The left edges of the columns with an area, from the left.
  private var starts = SortedNumbers()
  /// The places of those columns in `frames`.
  private var places: [Int32] = []
  /// True if no two columns with an area share an x.
  private(set) var isDisjoint = true

  init() {}

  /// Takes the visible columns in board order.
  ///
  /// - Complexity: O(n log n) in the number of columns, linear if they are in order from left or right.
  init(handles: [ColumnHandle], frames: [Rect]) {
    self.handles = handles
    self.frames = frames
    tree = BoxTree(count: frames.count) { frames[$0] }
    sortByX()
  }

  private mutating func sortByX() {
    var sorted = frames.indices.filter { !frames[$0].isEmpty }
    if let first = sorted.first, let last = sorted.last, frames[first].x > frames[last].x {
      sorted.reverse()
    }
    let isSorted = zip(sorted, sorted.dropFirst()).allSatisfy { frames[$0].x <= frames[$1].x }
    if !isSorted { sorted.sort { (frames[$0].x, $0) < (frames[$1].x, $1) } }
    isDisjoint = zip(sorted, sorted.dropFirst()).allSatisfy { frames[$0].maxX <= frames[$1].x }
    starts = SortedNumbers(sorted.map { frames[$0].x })
    places = sorted.map { Int32($0) }
  }

  /// What the visible columns cover together; nil if there are none.
  var bounds: Rect? { tree.bounds }

  /// Changes the rectangle of one column, at its place among the visible ones, without moving it sideways.
  ///
  /// - Complexity: logarithmic, unless the column gains or loses its area.
  mutating func setFrame(_ frame: Rect, at place: Int) {
    let hadArea = !frames[place].isEmpty
    frames[place] = frame
    let frames = frames
    tree.update(place) { frames[$0] }
    if hadArea == frame.isEmpty { sortByX() }
  }

  /// The column whose rectangle holds a point of board space, where no two columns share an x.
  @inline(__always)
  func soleColumn(at point: Point) -> ColumnHandle? {
    let end = starts.count(atOrBelow: point.x)
    guard end > 0 else { return nil }
    let place = Int(places[end - 1])
    return frames[place].contains(point) ? handles[place] : nil
  }

  /// The column with an area that is nearest to a point, where no two columns share an x.
  @inline(__always)
  func soleNearest(to point: Point) -> ColumnHandle? {
    let end = starts.count(atOrBelow: point.x)
    var best: (distance: GapDistance, place: Int)?
    for candidate in max(0, end - 2)..<min(places.count, end + 1) {
      let place = Int(places[candidate])
      let distance = GapDistance(from: point, to: frames[place])
      if let known = best {
        let isFurther = known.distance < distance
        if isFurther || (known.distance == distance && known.place < place) { continue }
      }
      best = (distance, place)
    }
    return best.map { handles[$0.place] }
  }

  /// The topmost column whose rectangle holds a point of board space.
  func column(at point: Point) -> ColumnHandle? {
    if isDisjoint { return soleColumn(at: point) }
    return tree.last(inBoxes: { $0.mayContain(point) }, where: { frames[$0].contains(point) })
      .map { handles[$0] }
  }

  /// The column with an area that is nearest to a point: horizontally, then vertically, then the first.
  func nearest(to point: Point) -> ColumnHandle? {
    if isDisjoint { return soleNearest(to: point) }
    return tree.nearest(to: point) { frames[$0] }.map { handles[$0] }
  }
}
