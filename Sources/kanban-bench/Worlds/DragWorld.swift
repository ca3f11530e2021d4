import AllocationCounter
import KanbanGeometry
import KanbanInteraction
import KanbanModel

/// A board, the machine and a clock, driven as an app drives them.
struct DragWorld {
  private(set) var scene: Scene
  private(set) var machine = DragMachine()
  private var effects: [Effect] = []
  private var instant = Instant.zero
  /// How many effects there were, so that none can be left out.
  private var effectCount = 0

  /// Microseconds between two events.
  private static let step = TimeSpan.milliseconds(8)

  init(_ geometry: BoardGeometry) {
    scene = Scene(geometry: geometry)
    effects.reserveCapacity(16)
  }

  private mutating func handle(_ event: InputEvent, after span: TimeSpan = Self.step) {
    instant = instant + span
    effects.removeAll(keepingCapacity: true)
    machine.handle(event, at: instant, in: &scene, effects: &effects)
    effectCount &+= effects.count
  }

  /// Presses a card in its middle and carries it to a point.
  mutating func lift(_ card: CardHandle, to point: Point) {
    let origin = scene.geometry.middle(of: card)
    handle(.pointerPressed(PointerSample(point: origin), .left))
    handle(.pointerMoved(PointerSample(point: Point(x: origin.x, y: origin.y + 4))))
    handle(.pointerMoved(PointerSample(point: point)))
  }

  /// Moves the pointer to points one after the other, from the first again after the last.
  mutating func move(to points: [Point], count: Int) {
    var next = 0
    for _ in 0..<count {
      handle(.pointerMoved(PointerSample(point: points[next])))
      next = next &+ 1 == points.count ? 0 : next &+ 1
    }
    consume_number(Int64(effectCount))
  }

  /// Lets frames pass while the pointer rests.
  mutating func tick(count: Int) {
    for _ in 0..<count { handle(.timePassed, after: TimeSpan(microseconds: 16_667)) }
    consume_number(Int64(effectCount))
  }

  /// Carries whatever lies at one point to another, lets it go and lets it settle.
  mutating func drag(from origin: Point, to goal: Point) {
    handle(.pointerPressed(PointerSample(point: origin), .left))
    handle(.pointerMoved(PointerSample(point: Point(x: origin.x, y: origin.y + 4))))
    handle(.pointerMoved(PointerSample(point: goal)))
    handle(.pointerReleased(PointerSample(point: goal), .left))
    handle(.timePassed, after: .milliseconds(350))
    consume_number(Int64(effectCount))
  }
}

/// A value that closures share and change in place.
final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
