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
  func follow(to point: Point, in scene: inout Scene, effects: inout [Effect]) {
    var offset = scene.geometry.offset(of: area)
    offset[axis] = start[axis] + scene.geometry.offsetChange(forFinger: point - origin)[axis]
    scene.geometry.scroll(area, to: offset)
    scene.reportScrolling(into: &effects)
  }
}

/// Fingers beside the one that holds the session, in the order of their presses: each scrolls what is under
/// it once it leaves the slop.
struct SecondFingers: Sendable {
  private var fingers: [Finger] = []

  private struct Finger {
    /// The press.
    let sample: PointerSample
    /// The column under the press.
    let column: ColumnHandle?
    /// The scrolling, once it has begun.
    var scroll: FingerScroll?
  }

  /// Takes a finger's press.
  mutating func press(_ sample: PointerSample, in geometry: BoardGeometry) {
    release(sample.pointer)
    let column = geometry.hit(atPointer: sample.point).column
    fingers.append(Finger(sample: sample, column: column))
  }

  /// Takes the event of a pointer that holds no session: it is one of them, or ignored.
  mutating func take(_ event: InputEvent, in scene: inout Scene, effects: inout [Effect]) {
    switch event {
    case .pointerMoved(let sample):
      if move(sample, in: &scene, effects: &effects) { return }
      effects.append(.ignored(.noPress, pointer: sample.pointer))
    case .pointerReleased(let sample, _):
      if release(sample.pointer) { return }
      effects.append(.ignored(.noPress, pointer: sample.pointer))
    case .pointerHovered(let sample): release(sample.pointer)
    case .pointerCancelled(let pointer, _):
      if release(pointer) { return }
      effects.append(.ignored(.noSession, pointer: pointer))
    case .pointerPressed, .payloadEntered, .wheelTurned, .keyPressed, .modifiersChanged, .focusLost,
      .actionChosen, .moveRequested, .focusMoved, .selectionChanged, .sceneChanged, .undoRequested,
      .redoRequested, .timePassed:
      break
    }
  }

  /// Takes a sample of a finger, and scrolls with it once it has left the slop.
  ///
  /// - Returns: false if the pointer is none of them.
  private mutating func move(_ sample: PointerSample, in scene: inout Scene, effects: inout [Effect]) -> Bool
  {
    guard let index = fingers.firstIndex(where: { $0.sample.pointer == sample.pointer }) else { return false }
    var finger = fingers[index]
    if finger.scroll == nil {
      let way = sample.point - finger.sample.point
      let slop = scene.behaviour.touchSlop
      guard way.x * way.x + way.y * way.y > slop * slop else { return true }
      finger.scroll = FingerScroll(
        pointer: sample.pointer, origin: finger.sample.point, column: finger.column, to: sample.point,
        in: scene.geometry)
    }
    finger.scroll?.follow(to: sample.point, in: &scene, effects: &effects)
    fingers[index] = finger
    return true
  }

  /// A finger that is among them twice, or holds the session too; nil if none does.
  func shared(with owner: Int?) -> Int? {
    fingers.indices.first { index in
      let finger = fingers[index].sample.pointer
      return finger == owner || fingers[..<index].contains { $0.sample.pointer == finger }
    }.map { fingers[$0].sample.pointer }
  }

  /// Lets a finger go.
  ///
  /// - Returns: false if the pointer is none of them.
  @discardableResult
  mutating func release(_ pointer: Int) -> Bool {
    let count = fingers.count
    fingers.removeAll { $0.sample.pointer == pointer }
    return fingers.count < count
  }
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
