import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanSimulation
import ScenarioSyntax

/// Presses, moves and releases at one instant.
extension ScenarioRun {
  /// The pointer of a step; its kind, once said, holds.
  mutating func identify(_ words: PointerWords?) -> Int { identify(number: words?.number, kind: words?.kind) }

  /// A pointer by its number and kind.
  mutating func identify(number: Located<Int>?, kind: ListedWord?) -> Int {
    let number = number?.value ?? 1
    if let kind { pointers[number].kind = kind.value(in: .pointerKinds) }
    return number
  }

  /// Where a pointer is.
  func point(of pointer: Int) throws(RunError) -> Point {
    guard let point = pointers[pointer].point else {
      throw .cannot(
        StepProblem(
          "pointer \(pointer) is nowhere yet, so it cannot move by an offset; \"hover\" somewhere first"))
    }
    return point
  }

  /// A button or finger goes down.
  mutating func press(
    _ pointer: Int, at point: Point, _ button: PointerButton = .left
  ) throws(RunError) {
    var entry = pointers[pointer]
    entry.point = point
    entry.buttons.removeAll { $0 == button }
    entry.buttons.append(button)
    pointers[pointer] = entry
    try feed(.pointerPressed(entry.sample, button))
  }

  /// A button or finger goes up where the pointer is: the one that is named, else that of the pointer's open
  /// press or session, else the one pressed last.
  mutating func release(_ pointer: Int, _ button: PointerButton? = nil) throws(RunError) {
    let entry = pointers[pointer]
    let held = simulation.machine.sessionPointer == pointer ? .left : entry.buttons.last
    let released = button ?? held ?? .left
    pointers[pointer].buttons.removeAll { $0 == released }
    try feed(.pointerReleased(entry.sample, released))
  }

  /// The pointer moves, with or without a button down.
  mutating func moveTo(_ point: Point, _ pointer: Int) throws(RunError) {
    pointers[pointer].point = point
    let entry = pointers[pointer]
    try feed(entry.isDown ? .pointerMoved(entry.sample) : .pointerHovered(entry.sample))
  }

  /// The pointer is seen without a button; if one was down, its release was lost.
  mutating func hover(_ pointer: Int, at point: Point) throws(RunError) {
    pointers[pointer].buttons = []
    try moveTo(point, pointer)
  }

  /// The system takes the pointer away.
  mutating func cancel(_ pointer: Int, why: String?) throws(RunError) {
    pointers[pointer].buttons = []
    try feed(.pointerCancelled(pointer: pointer, words: why))
  }
}

// MARK: - Drags

extension ScenarioRun {
  /// Presses, and begins the way of the pointer.
  ///
  /// - Parameter parts: the source, `to`, the destination and the clauses.
  mutating func drag(_ parts: [Argument], with words: PointerWords?, line: Int) throws(RunError) {
    let pointer = identify(words)
    let button = words?.button?.value(in: .buttons) ?? .left
    let (destination, clauses) = (parts[2].place, DragClauses(parts[3]))
    let origin = try aimAtSource(parts[0], pointer)
    let sample = pointers[pointer].sample(at: origin)
    let route = try checkReach(
      of: destination, clauses.motion, pointer, after: .pointerPressed(sample, button), line: line)
    try press(pointer, at: origin, button)
    let behaviour = simulation.scene.behaviour
    let liftsByTime = pointers[pointer].kind == .touch && behaviour.touchThreshold == nil
    let delay = liftsByTime ? behaviour.touchDelay : .zero
    beginDrag(
      to: destination, route, clauses, hold: clauses.hold ?? delay, pointer: pointer, button: button,
      line: line)
  }

  /// Carries cards that a payload names in from outside.
  ///
  /// - Parameter parts: the texts, `from`, the origin, `to`, the destination and the clauses.
  mutating func dragPayload(_ parts: [Argument], line: Int) throws(RunError) {
    guard case .texts(let texts) = parts[0].value else { unfit(parts[0].value) }
    let pointer = 1
    let (destination, clauses) = (parts[4].place, DragClauses(parts[5]))
    let origin = try aim(at: parts[2].place, pointer)
    let board = simulation.scene.board
    let cards = texts.compactMap { simulation.names.card(named: $0.value) }.filter { board.contains($0) }
    let entering = InputEvent.payloadEntered(pointers[pointer].sample(at: origin), cards: cards)
    let route = try checkReach(of: destination, clauses.motion, pointer, after: entering, line: line)
    pointers[pointer].point = origin
    pointers[pointer].buttons = [.left]
    try feed(entering)
    beginDrag(
      to: destination, route, clauses, hold: clauses.hold ?? .zero, pointer: pointer, button: .left,
      line: line)
  }

  private mutating func aimAtSource(_ source: Argument, _ pointer: Int) throws(RunError) -> Point {
    if case .place(let place) = source.value { return try aim(at: place, pointer) }
    try catchUpIfMoving()
    let scene = simulation.scene
    let visible = scene.selection.filter { scene.geometry.clippedFrame(of: $0) != nil }
    guard let first = scene.board.inBoardOrder(visible).first else {
      throw .cannot(StepProblem("no selected card is visible; \"select\" one first", at: source.range))
    }
    do throws(StepProblem) {
      return try aimContext(for: pointer).point(of: first, part: nil, source.range)
    } catch {
      throw .cannot(error)
    }
  }

  /// Finds out before anything is pressed how the goal can be reached.
  private mutating func checkReach(
    of destination: Place, _ clauses: MotionClauses, _ pointer: Int, after event: InputEvent, line: Int
  ) throws(RunError) -> Motion.Route {
    try catchUpIfMoving()
    let context = aimContext(for: pointer, after: event)
    return try route(to: destination, clauses, context, .drag(line: line))
  }
}
