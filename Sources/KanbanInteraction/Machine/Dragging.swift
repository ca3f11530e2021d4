import KanbanGeometry
import KanbanModel

/// Cards that are carried by a pointer, from the lift to the outcome.
struct Dragging: Sendable {
  /// The pointer that carries them.
  let pointer: Int
  /// A drag on the board, or a payload from outside.
  let method: InputMethod
  /// The lifted cards in landing order.
  private(set) var cards: [CardHandle]
  /// The same with their homes: updated when someone moves them.
  private(set) var sources: [MoveSource]
  /// Where the grabbed card is held.
  private(set) var grip: Grip
  /// The last place, in pointer space.
  private(set) var point: Point
  /// The place in the list that the pointer means, pinned cards or not.
  private var listed: TargetPlace?
  /// The room that was made for it.
  private var room: Destination?
  /// The place that the pointer means, off pinned cards.
  private(set) var aim: TargetPlace?
  /// Where a release would land.
  private(set) var target: Target?
  /// Move, or copy while the modifier is held.
  private(set) var operation: MoveOperation
  /// A collapsed column under the pointer that is about to open.
  private var spring: SpringLoad?
  /// The columns that spring loading has opened.
  private(set) var opened: [ColumnHandle] = []
  /// The board's own motion.
  private(set) var autoscroll: Autoscroll
  /// The column that a person sees as the one aimed at.
  private(set) var highlight = TargetHighlight<ColumnHandle>()

  /// Lifts cards from a press, with the grip on the one that was pressed.
  ///
  /// The cards start at home, with the scene's geometry told of the lift.
  init(
    _ cards: [CardHandle], _ grip: Grip, from pressed: Pressed, instant: Instant, modifiers: Modifiers,
    in scene: inout Scene
  ) {
    self.init(
      pointer: pressed.sample.pointer, method: .pointer, cards: cards, grip: grip, point: pressed.point,
      instant: instant, modifiers: modifiers, in: &scene)
  }

  /// Takes up a payload from outside: cards of the board that its texts name, held at their middle. Locked
  /// cards stay behind.
  init?(
    payload cards: [CardHandle], sample: PointerSample, instant: Instant, modifiers: Modifiers,
    in scene: inout Scene
  ) {
    let known = LiftRule.landingOrder(
      of: LiftRule.free(cards, on: scene.board), in: scene, as: scene.behaviour.order)
    guard let first = known.first else { return nil }
    let size = scene.geometry.frame(of: first)?.size ?? .zero
    let grip = Grip(card: first, offset: Point(x: size.width / 2, y: size.height / 2), size: size)
    self.init(
      pointer: sample.pointer, method: .payload, cards: known, grip: grip, point: sample.point,
      instant: instant, modifiers: modifiers, in: &scene)
  }

  private init(
    pointer: Int, method: InputMethod, cards: [CardHandle], grip: Grip, point: Point, instant: Instant,
    modifiers: Modifiers, in scene: inout Scene
  ) {
    self.pointer = pointer
    self.method = method
    self.grip = grip
    self.point = point
    self.cards = cards
    sources = scene.board.sources(of: cards)
    operation = scene.rules.operation(with: modifiers)
    autoscroll = Autoscroll(
      liftedAt: instant, position: AutoscrollPosition(of: point, over: nil, in: scene.geometry))
    let lifted = Lifted(cards: cards, grabbed: grip.card)
    scene.geometry.setLifted(lifted)
    aim = scene.geometry.homeDestination.map { TargetPlace(destination: $0, isHome: true) }
    listed = aim
    target = aim.map { Target(place: $0, decision: .accept) }
    highlight.move(to: aim?.destination.column, hearing: .exitFirst)
    if operation == .copy { scene.geometry.setLifted(copying(lifted)) }
  }

  /// A copy leaves no hole and has no home.
  private func copying(_ lifted: Lifted) -> Lifted {
    Lifted(cards: lifted.cards, grabbed: lifted.grabbed, leavesHole: false)
  }

  /// The request that a release now would make; nil where nothing takes the cards.
  var request: MoveRequest? { aim.map(request(for:)) }

  /// The request that a release at a place would make.
  func request(for place: TargetPlace) -> MoveRequest {
    MoveRequest(cards: cards, destination: place.destination, operation: operation, method: method)
  }
}

// MARK: - Moving in space and time

extension Dragging {
  /// Takes a sample of the pointer.
  mutating func move(to newPoint: Point, at instant: Instant, in scene: inout Scene, effects: inout [Effect])
  {
    point = newPoint
    retarget(at: instant, isSample: true, in: &scene, effects: &effects)
  }

  /// Goes on after something else has changed the scene.
  ///
  /// - Returns: false if the grabbed card is gone.
  mutating func reconcile(
    at instant: Instant, modifiers: Modifiers, in scene: inout Scene, effects: inout [Effect]
  ) -> Bool {
    guard scene.board.contains(grip.card) else { return false }
    cards.removeAll { !scene.board.contains($0) }
    sources = scene.board.sources(of: cards)
    if let frame = scene.geometry.frame(of: grip.card) { grip.resize(to: frame.size) }
    opened.removeAll { !scene.board.contains($0) || scene.board.state(of: $0).isCollapsed }
    operation = scene.rules.operation(with: modifiers)
    let lifted = Lifted(cards: cards, grabbed: grip.card)
    scene.geometry.setLifted(operation == .copy ? copying(lifted) : lifted)
    scene.reportScrolling(into: &effects)
    autoscroll.anchorHere(in: scene.geometry)
    retarget(at: instant, rulesChanged: true, in: &scene, effects: &effects)
    return true
  }

  /// Finds the target again and reports it if column, slot, decision or reason differ.
  mutating func retarget(
    at instant: Instant, rulesChanged: Bool = false, isSample: Bool = false, in scene: inout Scene,
    effects: inout [Effect]
  ) {
    var place = findPlace(rulesChanged: rulesChanged, in: &scene, effects: &effects)
    if place == nil, scene.behaviour.outside == .keep {
      place = kept(rulesChanged: rulesChanged, home: scene.geometry.homeDestination)
    }
    if place != listed || rulesChanged {
      listed = place
      aim = place.map { TargetFinder.free($0, in: scene.geometry) }
      setTarget(in: scene, effects: &effects)
      highlight.move(to: place?.destination.column, hearing: scene.behaviour.crossing)
    }
    rest(
      over: place?.destination.column, isSample: isSample, at: instant, in: scene.geometry,
      policy: scene.behaviour.autoscroll, springDelay: scene.behaviour.springLoading)
  }

  /// What is aimed at where the rule finds nothing, if the behaviour keeps it; home once the scene has
  /// changed, as the place may be another one then.
  private func kept(rulesChanged: Bool, home: Destination?) -> TargetPlace? {
    rulesChanged ? home.map { TargetPlace(destination: $0, isHome: true) } : listed
  }

  /// Sets what time does while the pointer rests: scrolling and spring loading.
  ///
  /// What is only read is handed in as values, once: of an `inout` scene each function that reads it would
  /// get a copy.
  private mutating func rest(
    over column: ColumnHandle?, isSample: Bool, at instant: Instant, in geometry: BoardGeometry,
    policy: AutoscrollPolicy?, springDelay: TimeSpan?
  ) {
    autoscroll.follow(point, over: column, isSample: isSample, at: instant, policy: policy, in: geometry)
    setSpring(after: springDelay, at: instant, in: geometry)
  }

  /// Finds the place under the pointer, and lets its column make room for the cards.
  ///
  /// Another place's room is given back, which may scroll; then the place is found again from where things
  /// are. Where nothing takes the cards, the room stays as long as giving it back would scroll: the board
  /// would come back under the pointer, which would find the column again, and so on.
  private mutating func findPlace(
    rulesChanged: Bool, in scene: inout Scene, effects: inout [Effect]
  ) -> TargetPlace? {
    let rule = scene.behaviour.targeting
    let outside = scene.behaviour.outside
    var place = TargetFinder.listedPlace(for: point, grip, in: scene.geometry, by: rule, outside: outside)
    guard scene.behaviour.placeholder == .target else { return place }
    // What holds a slot is looked for only where the place may need other room.
    if !rulesChanged, place != nil, place == listed, room == scene.geometry.dropPlace { return place }
    for _ in 0..<2 {
      guard let found = place else {
        scene.geometry.giveDropRoomBack()
        break
      }
      room = TargetFinder.free(found, in: scene.geometry).destination
      guard room != scene.geometry.dropPlace else { break }
      scene.geometry.setDropPlace(room)
      scene.reportScrolling(into: &effects)
      place = TargetFinder.listedPlace(for: point, grip, in: scene.geometry, by: rule, outside: outside)
    }
    return place
  }

  private mutating func setTarget(in scene: Scene, effects: inout [Effect]) {
    let next = aim.map { scene.target(of: request(for: $0), aimedAt: $0) }
    if let next {
      if next.isNews(after: target) { effects.append(.targeted(next)) }
    } else if target != nil {
      effects.append(.untargeted)
    }
    target = next
  }
}

// MARK: - Time

/// What time does while the pointer rests: scrolling and spring loading.
extension Dragging {
  /// True while the board moves by itself.
  var isScrolling: Bool { autoscroll.isMoving }

  /// When time alone changes something next, at the latest.
  ///
  /// Inlined, as it is asked for at every event: out of line it would be handed a copy of the drag.
  @inline(__always)
  var timer: Instant? {
    guard let spring = spring?.time else { return autoscroll.timer }
    return autoscroll.timer.map { min($0, spring) } ?? spring
  }

  /// Does what is due at an instant to which the board has been brought: a column opens, or the pointer is
  /// looked at to step to the next column.
  mutating func fire(at instant: Instant, in scene: inout Scene, effects: inout [Effect]) {
    if let spring, spring.time <= instant {
      return open(spring.column, at: instant, in: &scene, effects: &effects)
    }
    guard let policy = scene.behaviour.autoscroll else { return }
    autoscroll.look(at: instant, for: point, policy: policy, in: scene.geometry)
  }

  /// Scrolls to an instant with the pointer at rest, and finds the target there.
  mutating func advance(to instant: Instant, in scene: inout Scene, effects: inout [Effect]) {
    guard let policy = scene.behaviour.autoscroll else { return autoscroll.stop() }
    let (point, grip, behaviour) = (point, grip, scene.behaviour)
    autoscroll.advance(to: instant, for: point, policy: policy, in: &scene.geometry) { geometry in
      let place = TargetFinder.place(for: point, grip: grip, in: geometry, behaviour: behaviour)
      if let place, behaviour.placeholder == .target { geometry.setDropPlace(place.destination) }
      return place?.destination.column
    }
    scene.reportScrolling(into: &effects)
    retarget(at: instant, in: &scene, effects: &effects)
  }

  /// The rates at which the board moves by itself at an instant.
  func rates(at instant: Instant, in scene: Scene) -> AutoscrollRates {
    scene.behaviour.autoscroll.map { autoscroll.rates(at: instant, policy: $0) } ?? AutoscrollRates()
  }
}

// MARK: - Spring loading

extension Dragging {
  /// A collapsed column that opens when the pointer has been over it long enough.
  private struct SpringLoad {
    let column: ColumnHandle
    let time: Instant
  }

  /// Starts the clock when the pointer enters a collapsed column; moving inside does not restart it.
  private mutating func setSpring(after delay: TimeSpan?, at instant: Instant, in geometry: BoardGeometry) {
    guard let delay, let column = aim?.destination.column, geometry.isCollapsed(column),
      case .strip(column) = geometry.hit(atPointer: point)
    else {
      spring = nil
      return
    }
    if spring?.column != column { spring = SpringLoad(column: column, time: instant + delay) }
  }

  /// Opens the column whose time has come.
  private mutating func open(
    _ column: ColumnHandle, at instant: Instant, in scene: inout Scene, effects: inout [Effect]
  ) {
    spring = nil
    scene.geometry.update(column) { $0.isCollapsed = false }
    opened.append(column)
    effects.append(.expanded(column))
    autoscroll.anchorHere(in: scene.geometry)
    retarget(at: instant, rulesChanged: true, in: &scene, effects: &effects)
  }
}

// MARK: - Sources and operations

extension Board {
  /// The places of cards of this board, in their order.
  func sources(of cards: [CardHandle]) -> [MoveSource] {
    cards.compactMap { card in position(of: card).map { MoveSource(card: card, position: $0) } }
  }
}

extension MoveRules {
  /// The operation that modifiers ask for, if it is offered; else the one that is.
  func operation(with modifiers: Modifiers) -> MoveOperation {
    let wanted: MoveOperation = modifiers.contains(.option) ? .copy : .move
    return operations.contains(wanted) ? wanted : operations.first ?? .move
  }
}
