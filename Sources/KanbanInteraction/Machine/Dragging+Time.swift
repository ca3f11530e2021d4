import KanbanGeometry
import KanbanModel

/// What time does while the pointer rests: scrolling and spring loading.
extension Dragging {
  /// True while the board moves by itself.
  var isScrolling: Bool { motion.isMoving || stepper.isMoving }

  /// When time alone changes something next, at the latest.
  var timer: Instant? {
    guard let spring = spring?.time else { return stepper.timer }
    return stepper.timer.map { min($0, spring) } ?? spring
  }

  /// Does what is due at an instant to which the board has been brought: a column opens, or the pointer is
  /// looked at to step to the next column.
  mutating func fire(at instant: Instant, in scene: inout Scene, effects: inout [Effect]) {
    if let spring, spring.time <= instant {
      return openSpring(at: instant, in: &scene, effects: &effects)
    }
    guard let policy = scene.behaviour.autoscroll, let stepping = policy.stepping else { return }
    stepper.look(at: instant, for: point, policy: policy, stepping: stepping, in: scene.geometry)
    stepper.plan(at: instant, for: point, policy: policy, stepping: stepping, in: scene.geometry)
  }
}

// MARK: - Scrolling

extension Dragging {
  /// Scrolls to an instant with the pointer at rest, and finds the target there.
  mutating func advance(to instant: Instant, in scene: inout Scene, effects: inout [Effect]) {
    guard let policy = scene.behaviour.autoscroll else {
      motion = AutoscrollMotion(at: instant)
      return
    }
    if policy.stepping != nil { return advanceSteps(to: instant, in: &scene, effects: &effects) }
    let drag = self
    let behaviour = scene.behaviour
    motion.advance(to: instant, for: point, policy: policy, in: &scene.geometry) { geometry, nudge in
      var rates = geometry.nudged(by: nudge) { geometry in
        let place = TargetFinder.place(for: drag.point, grip: drag.grip, in: geometry, behaviour: behaviour)
        if let place, behaviour.placeholder == .target { geometry.setDropPlace(place.destination) }
        let position = AutoscrollPosition(of: drag.point, over: place?.destination.column, in: geometry)
        return policy.rates(at: position, reach: drag.reach, in: geometry)
      }
      // How far the board itself can go does not depend on the side of an edge.
      let position = AutoscrollPosition(of: drag.point, over: nil, in: geometry)
      rates.board.x = policy.rates(at: position, reach: drag.reach, in: geometry).board.x
      return rates
    }
    scene.reportScrolling(into: &effects)
    retarget(at: instant, in: &scene, effects: &effects)
  }

  /// Brings the board along its way to a column.
  private mutating func advanceSteps(to instant: Instant, in scene: inout Scene, effects: inout [Effect]) {
    stepper.advance(to: instant, in: &scene.geometry)
    scene.reportScrolling(into: &effects)
    retarget(at: instant, in: &scene, effects: &effects)
  }

  /// The rates at which the board moves by itself at an instant.
  func rates(at instant: Instant, in scene: Scene) -> AutoscrollRates {
    guard let policy = scene.behaviour.autoscroll else { return AutoscrollRates() }
    guard policy.stepping == nil else {
      return AutoscrollRates(board: Point(x: stepper.rate(at: instant), y: 0))
    }
    return motion.rates(policy: policy)
  }
}

// MARK: - Spring loading

/// A collapsed column that opens when the pointer has been over it long enough.
struct SpringLoad: Hashable, Sendable {
  let column: ColumnHandle
  let time: Instant
}

extension Dragging {
  /// Starts the clock when the pointer enters a collapsed column; moving inside does not restart it.
  mutating func setSpring(after delay: TimeSpan?, at instant: Instant, in geometry: BoardGeometry) {
    guard let delay, let column = aim?.destination.column, geometry.isCollapsed(column),
      case .strip(column) = geometry.hit(atPointer: point)
    else {
      spring = nil
      return
    }
    if spring?.column != column { spring = SpringLoad(column: column, time: instant + delay) }
  }

  /// Opens the column whose time has come.
  private mutating func openSpring(at instant: Instant, in scene: inout Scene, effects: inout [Effect]) {
    guard let column = spring?.column else { return }
    spring = nil
    scene.geometry.update(column) { $0.isCollapsed = false }
    opened.append(column)
    effects.append(.expanded(column))
    motion.anchorHere(in: scene.geometry)
    retarget(at: instant, rulesChanged: true, in: &scene, effects: &effects)
  }
}
