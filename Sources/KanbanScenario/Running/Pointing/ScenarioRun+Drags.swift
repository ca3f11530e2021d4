import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanSimulation
import ScenarioSyntax

/// Drags, from the press to the way of the pointer.
extension ScenarioRun {
  /// Presses, and begins the way of the pointer.
  ///
  /// - Parameter parts: the source, `to`, the destination and the clauses.
  mutating func drag(_ parts: [Argument], with words: PointerWords?, line: Int) throws(RunError) {
    let pointer = hands.identify(number: words?.number, kind: words?.kind)
    let button = words?.button?.value(in: .buttons) ?? .left
    let (destination, clauses) = (parts[2].place, DragClauses(parts[3]))
    let origin = try aimAtSource(parts[0], pointer)
    let sample = hands[pointer].sample(at: origin)
    let route = try checkReach(
      of: destination, clauses.motion, pointer, after: .pointerPressed(sample, button), line: line)
    try feed(hands.press(pointer, at: origin, button))
    let behaviour = simulation.scene.behaviour
    let liftsByTime = hands[pointer].kind == .touch && behaviour.touchThreshold == nil
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
    let entering = InputEvent.payloadEntered(hands[pointer].sample(at: origin), cards: cards)
    let route = try checkReach(of: destination, clauses.motion, pointer, after: entering, line: line)
    hands.carryIn(pointer, at: origin)
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
      return try aims.context(for: hands[pointer], in: simulation).point(of: first, part: nil, source.range)
    } catch {
      throw .cannot(error)
    }
  }

  /// Finds out before anything is pressed how the goal can be reached.
  private mutating func checkReach(
    of destination: Place, _ clauses: MotionClauses, _ pointer: Int, after event: InputEvent, line: Int
  ) throws(RunError) -> Motion.Route {
    try catchUpIfMoving()
    let context = aims.context(for: hands[pointer], after: event, in: simulation)
    return try route(to: destination, clauses, context, .drag(line: line))
  }
}
