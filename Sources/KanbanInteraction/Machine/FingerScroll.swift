import KanbanGeometry
import KanbanModel

/// A finger that scrolls: the content follows it along one axis, without momentum.
struct FingerScroll: Sendable {
  /// The finger.
  let pointer: Int
  /// Where it was pressed, in pointer space; the content follows from there.
  private let origin: Point
  /// The area, fixed when scrolling begins.
  let area: ScrollArea
  /// The axis, fixed when scrolling begins.
  private let axis: Axis
  /// The area's offset then.
  private let start: Point
  /// The area if it could scroll the way that the finger had gone then; nil if nothing there could.
  let panned: ScrollArea?

  /// Begins to scroll with a finger that has left the slop: along the larger component of its way, the
  /// vertical one on a tie; the column under the press if it can scroll that way, else the board.
  init(pointer: Int, origin: Point, column: ColumnHandle?, to point: Point, in geometry: BoardGeometry) {
    self.pointer = pointer
    self.origin = origin
    let way = point - origin
    let axis: Axis = abs(way.x) > abs(way.y) ? .horizontal : .vertical
    self.axis = axis
    let change = geometry.offsetChange(forFinger: way)[axis]
    panned = geometry.area(scrolledOver: column, axis, change > 0 ? .forward : .backward)
    area = panned ?? .board
    start = geometry.offset(of: area)
  }

  /// Brings the content under the finger.
  func follow(to point: Point, in geometry: inout BoardGeometry) {
    var offset = geometry.offset(of: area)
    offset[axis] = start[axis] + geometry.offsetChange(forFinger: point - origin)[axis]
    geometry.scroll(area, to: offset)
  }
}

/// A second finger beside an open session: it scrolls what is under it once it leaves the slop.
struct SecondFinger: Sendable {
  /// The press.
  let sample: PointerSample
  /// The column under the press.
  let column: ColumnHandle?
  /// The scrolling, once it has begun.
  var scroll: FingerScroll?
}

extension BoardGeometry {
  /// What scrolls for a finger or wheel over a column: the column if it can scroll that way, else the board;
  /// nil if that cannot either.
  func area(scrolledOver column: ColumnHandle?, _ axis: Axis, _ direction: ScrollDirection) -> ScrollArea? {
    if let column, canScroll(.column(column), axis, direction) { return .column(column) }
    return canScroll(.board, axis, direction) ? .board : nil
  }

  /// The change of the board's or a column's offset when a finger drags the content along a way.
  func offsetChange(forFinger way: Point) -> Point {
    let zoom = metrics.zoom
    let isMirrored = metrics.direction == .rightToLeft
    return Point(x: (isMirrored ? way.x : -way.x) / zoom, y: -way.y / zoom)
  }
}
