public import KanbanGeometry
package import KanbanModel

/// What a person sees.
extension DragMachine {
  /// Everything that a person sees now; `instant` is that of the last event.
  public func snapshot(of scene: Scene, at instant: Instant) -> Snapshot {
    var snapshot = Snapshot(instant: instant, geometry: scene.geometry)
    snapshot.phase = phaseName
    snapshot.pointers = pointers.states
    snapshot.cursor = cursor(in: scene)
    snapshot.settling = outcomes.settling.list
    snapshot.focus = scene.focus
    snapshot.selection = scene.selection
    snapshot.operation = operation(in: scene)
    switch phase {
    case .dragging(let carried):
      let drag = carried.value
      snapshot.lifted = drag.cards
      snapshot.method = drag.method
      snapshot.ghost = ghost(of: drag, in: scene)
      snapshot.autoscroll = drag.rates(at: instant, in: scene)
      snapshot.highlight = drag.highlight.current
      show(drag.target, scene.behaviour.placeholder, in: &snapshot)
    case .moving(let mode):
      snapshot.lifted = mode.cards
      snapshot.method = .keyboard
      show(mode.target, scene.behaviour.placeholder, in: &snapshot)
    case .idle:
      snapshot.decision = outcomes.last.outcome?.decision
      snapshot.reason = outcomes.last.outcome?.reason
    case .pressed, .scrolling: break
    }
    return snapshot
  }

  /// What the newest session is doing.
  public var phaseName: PhaseName {
    switch phase {
    case .idle:
      switch outcomes.last {
      case .newest: outcomes.settling.isEmpty ? .idle : .settling
      case .none, .earlier: .idle
      }
    case .pressed: .pressed
    case .dragging, .moving: .dragging
    case .scrolling: .scrolling
    }
  }

  /// What the open session does with its cards, or the next one would.
  package func operation(in scene: Scene) -> MoveOperation {
    switch phase {
    case .dragging(let drag): drag.value.operation
    case .moving: .move
    case .idle, .pressed, .scrolling: scene.rules.operation(with: modifiers)
    }
  }

  /// The target of the open session.
  public var target: Target? {
    switch phase {
    case .dragging(let drag): drag.value.target
    case .moving(let mode): mode.target
    case .idle, .pressed, .scrolling: nil
    }
  }

  /// The pointer that holds the open session, by its left button; nil if none is open, and in move mode.
  package var sessionPointer: Int? {
    switch phase {
    case .pressed(let pressed): pressed.sample.pointer
    case .scrolling(let scroll): scroll.pointer
    case .idle, .dragging, .moving: carried?.pointer
    }
  }

  /// The pointer that carries cards; nil if none does.
  package var carrier: Int? { carried?.pointer }

  /// Where a pointer holds the card that it carries.
  package var grip: Grip? { carried?.grip }

  /// True while the board moves under the carried cards by itself, or is about to take a step.
  package var isAutoscrolling: Bool { carried.map { $0.isScrolling || $0.autoscroll.timer != nil } ?? false }

  /// The greatest depth that the lift has left of an area's band at an edge.
  package func bandLimit(of area: ScrollArea, at edge: Edge) -> Double {
    carried?.autoscroll.limit(of: area, at: edge) ?? .infinity
  }

  private var carried: Dragging? {
    switch phase {
    case .dragging(let drag): drag.value
    case .idle, .pressed, .moving, .scrolling: nil
    }
  }

  /// What a pointer at a place would target now, for the cards that are carried; nothing else is asked of
  /// rules, so without such cards it is the place alone.
  public func target(for pointer: Point, in scene: Scene) -> TargetPlace? {
    guard case .dragging(let drag) = phase else {
      return TargetFinder.place(for: pointer, grip: nil, in: scene.geometry, behaviour: scene.behaviour)
    }
    let found = TargetFinder.place(
      for: pointer, grip: drag.value.grip, in: scene.geometry, behaviour: scene.behaviour)
    let place = found ?? (scene.behaviour.outside == .keep ? drag.value.aim : nil)
    return place.map { scene.target(of: drag.value.request(for: $0), aimedAt: $0).place }
  }

  private func ghost(of drag: Dragging, in scene: Scene) -> Ghost {
    let point = scene.geometry.boardPoint(fromPointer: drag.point)
    return Ghost(
      frame: scene.geometry.pointerRect(fromBoard: drag.grip.frame(around: point)),
      grabbed: drag.grip.card, cards: drag.cards, formation: scene.behaviour.formation)
  }

  /// The gap follows an acceptable target if the policy says so, else it stays at home; a copy leaves no
  /// hole.
  private func show(_ target: Target?, _ placeholder: PlaceholderPolicy, in snapshot: inout Snapshot) {
    snapshot.target = target
    snapshot.decision = target?.decision
    snapshot.reason = target?.decision.reason.map(Reason.forbidden)
    if placeholder == .target, let target, target.decision.isAcceptable, !target.place.isHome {
      snapshot.placement = .at(target.destination)
    } else {
      snapshot.placement = .home
    }
  }

  private func cursor(in scene: Scene) -> Cursor {
    switch phase {
    case .pressed(let pressed): return pressed.hold == nil ? .none : .grabbing
    case .scrolling, .moving: return .none
    case .dragging(let drag):
      guard let target = drag.value.target, target.decision.isAcceptable else { return .notAllowed }
      return drag.value.operation == .copy ? .copy : .grabbing
    case .idle:
      guard let sample = pointers.hovering else { return .none }
      let hit = scene.geometry.hit(atPointer: sample.point)
      switch LiftRule.grip(at: sample.point, hit: hit, in: scene) {
      case .success: return .grab
      case .failure: return .none
      }
    }
  }
}
