import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanSimulation
import ScenarioSyntax

/// Presses, moves and releases at one instant.
extension ScenarioRun {
  /// Does a step of one pointer.
  mutating func perform(_ step: PointingStep, line: Int) throws(RunError) {
    let pointer = identify(step.pointer)
    let button = step.pointer.button.map { PointerButton($0.value) }
    switch step.action {
    case .drag(let drag): try self.drag(drag, pointer, button ?? .left, line: line)
    case .down(let place): try press(pointer, at: try aim(at: place, pointer), button ?? .left)
    case .move(let target, let clauses): try beginMove(target, clauses, pointer: pointer, line: line)
    case .up(let place):
      if let place { pointers[pointer].point = try aim(at: place, pointer) }
      try release(pointer, button)
    case .tap(let place):
      try press(pointer, at: try aim(at: place, pointer), button ?? .left)
      try release(pointer, button ?? .left)
    case .hover(let place): try hover(pointer, at: try aim(at: place, pointer))
    case .cancel(let why): try cancel(pointer, why: why?.value)
    }
  }

  /// The pointer of a step; its kind, once said, holds.
  private mutating func identify(_ words: PointerWords) -> Int {
    identify(number: words.number?.value, kind: words.kind?.value)
  }

  /// A pointer by its number and kind.
  mutating func identify(number: Int?, kind: PointerKindWord?) -> Int {
    let number = number ?? 1
    if let kind { pointers[number].kind = PointerKind(kind) }
    return number
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
  private mutating func drag(
    _ drag: DragStep, _ pointer: Int, _ button: PointerButton, line: Int
  ) throws(RunError) {
    let origin = try aimAtSource(drag.source, pointer)
    let clauses = drag.clauses
    let sample = pointers[pointer].sample(at: origin)
    let route = try checkReach(
      of: drag.destination, clauses.motion, pointer, after: .pointerPressed(sample, button), line: line)
    try press(pointer, at: origin, button)
    let behaviour = simulation.scene.behaviour
    let liftsByTime = pointers[pointer].kind == .touch && behaviour.touchThreshold == nil
    let delay = liftsByTime ? behaviour.touchDelay : .zero
    let hold = clauses.hold.map { TimeSpan($0) } ?? delay
    beginDrag(to: drag.destination, route, clauses, hold: hold, pointer: pointer, button: button, line: line)
  }

  /// Carries cards that a payload names in from outside.
  mutating func perform(_ payload: PayloadStep, line: Int) throws(RunError) {
    let pointer = 1
    let origin = try aim(at: payload.origin, pointer)
    let board = simulation.scene.board
    let cards = payload.texts.compactMap { simulation.names.card(named: $0.value) }
      .filter { board.contains($0) }
    let entering = InputEvent.payloadEntered(pointers[pointer].sample(at: origin), cards: cards)
    let route = try checkReach(
      of: payload.destination, payload.clauses.motion, pointer, after: entering, line: line)
    pointers[pointer].point = origin
    pointers[pointer].buttons = [.left]
    try feed(entering)
    let hold = payload.clauses.hold.map { TimeSpan($0) } ?? .zero
    beginDrag(
      to: payload.destination, route, payload.clauses, hold: hold, pointer: pointer, button: .left, line: line
    )
  }

  private mutating func aimAtSource(_ source: DragSource, _ pointer: Int) throws(RunError) -> Point {
    switch source {
    case .place(let place): return try aim(at: place, pointer)
    case .selection(let range):
      try catchUpIfMoving()
      let scene = simulation.scene
      let visible = scene.selection.filter { scene.geometry.clippedFrame(of: $0) != nil }
      guard let first = scene.board.inBoardOrder(visible).first else {
        throw .cannot(StepProblem("no selected card is visible; \"select\" one first", at: range))
      }
      do throws(StepProblem) {
        return try aimContext(for: pointer).point(of: first, part: nil, range)
      } catch {
        throw .cannot(error)
      }
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

extension PointerButton {
  init(_ word: ButtonWord) {
    switch word {
    case .left: self = .left
    case .right: self = .right
    case .middle: self = .middle
    }
  }
}
