import KanbanGeometry
import KanbanModel

/// How the board moves by itself under cards that a pointer carries.
struct Autoscroll: Sendable {
  private let lift: Instant
  private var reach: AutoscrollReach
  private(set) var state = State.still

  /// One word, as nothing moves during most samples of a pointer; what moves is changed in place.
  enum State: Sendable {
    /// Nothing moves, nor will without another event.
    case still
    /// The areas under the pointer scroll; only while one does.
    case flowing(Shared<AutoscrollMotion>)
    /// The board goes from column to column, or waits to.
    case stepping(Shared<ColumnStepper>)

    /// Changes the motion, if there is one; it is over once it has no rate.
    mutating func flow(_ change: (inout AutoscrollMotion) -> Void) {
      guard case .flowing = self else { return }
      guard case .flowing(var motion) = consume self else { preconditionFailure("seen above: it flows") }
      change(&motion.value)
      self = motion.value.isMoving ? .flowing(motion) : .still
    }

    /// Changes the stepper, if there is one.
    mutating func step(_ change: (inout ColumnStepper) -> Void) {
      guard case .stepping = self else { return }
      guard case .stepping(var stepper) = consume self else { preconditionFailure("seen above: it steps") }
      change(&stepper.value)
      self = .stepping(stepper)
    }
  }

  /// Starts at the lift, with nothing moving.
  init(liftedAt lift: Instant, position: AutoscrollPosition) {
    self.lift = lift
    reach = AutoscrollReach(at: position)
  }

  /// True while the board moves.
  var isMoving: Bool {
    switch state {
    case .still: false
    case .flowing: true
    case .stepping(let stepper): stepper.value.isMoving
    }
  }

  /// When time alone changes something next, other than where things have scrolled to.
  @inline(__always)
  var timer: Instant? {
    switch state {
    case .still, .flowing: nil
    case .stepping(let stepper): stepper.value.timer
    }
  }

  /// The greatest depth of an area's band at an edge.
  func limit(of area: ScrollArea, at edge: Edge) -> Double { reach.limit(of: area, at: edge) }

  /// The rates at which the board moves at an instant.
  func rates(at instant: Instant, policy: AutoscrollPolicy) -> AutoscrollRates {
    switch state {
    case .still: AutoscrollRates()
    case .flowing(let motion): motion.value.rates(policy: policy)
    case .stepping(let stepper): AutoscrollRates(board: Point(x: stepper.value.rate(at: instant), y: 0))
    }
  }
}

// MARK: - Changes

extension Autoscroll {
  /// Sets what time does while the pointer rests, after it or the scene has changed.
  ///
  /// - Parameters:
  ///   - column: the one that the pointer targets.
  ///   - isSample: true if the pointer has come there, and not the column under it.
  mutating func follow(
    _ pointer: Point, over column: ColumnHandle?, isSample: Bool, at instant: Instant,
    policy: AutoscrollPolicy?, in geometry: BoardGeometry
  ) {
    guard let policy else {
      state = .still
      return
    }
    if let stepping = policy.stepping {
      if case .stepping = state {
      } else {
        state = .stepping(Shared(ColumnStepper(liftedAt: lift, proposing: column)))
      }
      return state.step { stepper in
        if isSample { stepper.propose(column) }
        stepper.plan(at: instant, for: pointer, policy: policy, stepping: stepping, in: geometry)
      }
    }
    let position = AutoscrollPosition(of: pointer, over: column, in: geometry)
    if !reach.isWhole { reach.extend(to: position, band: policy.band) }
    let rates =
      position.isWithin(policy.band)
      ? policy.rates(at: position, reach: reach, in: geometry) : AutoscrollRates()
    if case .flowing = state {
    } else {
      state = rates.isMoving ? .flowing(Shared(AutoscrollMotion(at: instant))) : .still
    }
    state.flow { $0.setRates(rates, at: instant, in: geometry) }
  }

  /// Scrolls to an instant with the pointer at rest.
  ///
  /// - Parameter target: the column that the pointer targets on a board that has scrolled, with the room made
  ///   that it makes then.
  mutating func advance(
    to instant: Instant, for pointer: Point, policy: AutoscrollPolicy, in geometry: inout BoardGeometry,
    target: (inout BoardGeometry) -> ColumnHandle?
  ) {
    state.step { $0.advance(to: instant, in: &geometry) }
    let reach = reach
    state.flow { motion in
      motion.advance(to: instant, for: pointer, policy: policy, in: &geometry) { geometry, nudge in
        var rates = geometry.nudged(by: nudge) { geometry in
          let column = target(&geometry)
          let position = AutoscrollPosition(of: pointer, over: column, in: geometry)
          return policy.rates(at: position, reach: reach, in: geometry)
        }
        // How far the board itself can go does not depend on the side of an edge.
        let position = AutoscrollPosition(of: pointer, over: nil, in: geometry)
        rates.board.x = policy.rates(at: position, reach: reach, in: geometry).board.x
        return rates
      }
    }
  }

  /// Takes the look at the pointer that is due, and sets the next.
  mutating func look(
    at instant: Instant, for pointer: Point, policy: AutoscrollPolicy, in geometry: BoardGeometry
  ) {
    guard let stepping = policy.stepping else { return }
    state.step { stepper in
      stepper.look(at: instant, for: pointer, policy: policy, stepping: stepping, in: geometry)
      stepper.plan(at: instant, for: pointer, policy: policy, stepping: stepping, in: geometry)
    }
  }

  /// Flows on from the present offsets, after someone else has scrolled or changed the extents.
  mutating func anchorHere(in geometry: BoardGeometry) { state.flow { $0.anchorHere(in: geometry) } }

  /// Stops, where the policy has been taken away.
  mutating func stop() { state = .still }
}
