import KanbanGeometry
import KanbanInteraction
import KanbanSimulation
import ScenarioSyntax

/// How pointers that carry cards get to places that are out of view.
extension ScenarioRun {
  /// Where a `move` leads; a pointer that carries nothing has to have its place in view.
  mutating func route(
    to goal: Motion.Goal, _ clauses: MotionClauses, pointer: Int, line: Int
  ) throws(RunError) -> Motion.Route {
    guard case .place(let place) = goal else { return Motion.Route() }
    try catchUpIfMoving()
    let context = aims.context(for: hands[pointer], in: simulation)
    return try route(to: place, clauses, context, context.isDragging ? .move : .pointing)
  }

  /// Finds out where a place is, or which legs bring it into view.
  func route(
    to place: Place, _ clauses: MotionClauses, _ context: AimContext, _ use: AimUse
  ) throws(RunError) -> Motion.Route {
    do throws(StepProblem) {
      let point: Point
      do throws(StepProblem) {
        point = try context.point(of: place)
      } catch {
        let isForbidden = clauses.isDirect || !error.isOutOfView || !context.isDragging
        let legs = isForbidden ? [] : try context.scrollLegs(to: place)
        guard legs.isEmpty else { return Motion.Route(scrollLegs: legs) }
        throw advised(error, of: place, context, use, isDirect: clauses.isDirect)
      }
      var via: [Point] = []
      for place in clauses.via { via.append(try self.point(of: place, context)) }
      return Motion.Route(aim: Motion.Aim(via: via, point: point, version: simulation.sceneVersion))
    } catch {
      throw .cannot(error)
    }
  }

  /// Looks from a band whether the place has come into view. If nothing scrolls any more, the step fails and
  /// ends there.
  mutating func look(_ motion: Motion, at index: Int) throws(RunError) {
    guard let leg = motion.scrollLeg, case .place(let place) = motion.goal else { return }
    try spend(motion.pointer)
    let context = aims.context(for: hands[motion.pointer], in: simulation)
    var problem: StepProblem?
    do throws(StepProblem) {
      if try context.isOver(leg, to: place) {
        motion.legsDone += 1
      } else if simulation.machine.carrier == motion.pointer, simulation.machine.isAutoscrolling {
        motion.stage = .resting(until: simulation.frame(after: simulation.now))
        timeline.postpone(index, to: motion.next)
        return
      } else {
        problem = StepProblem(
          "autoscroll stopped before \(loaded.text(in: place.range).quoted) was in view", at: place.range,
          isOutOfView: true)
      }
    } catch {
      problem = error
    }
    guard let problem else { return try setOut(motion, at: index) }
    // Once the session is over, nobody expects to arrive.
    if [.pressed, .dragging, .scrolling].contains(simulation.machine.phaseName) {
      var advised = advised(problem, motion, context)
      advised.range = advised.range ?? place.range
      fail(line: motion.line, advised)
    }
    timeline.end(index)
    try end(motion)
  }
}

// MARK: - What would help

/// What a place is aimed at for, which decides what helps where it is out of view.
enum AimUse {
  /// A press, a tap, a hover, a wheel, or the way of a pointer that carries nothing.
  case pointing
  /// A `move` of carried cards.
  case move
  /// The goal of the drag of a line.
  case drag(line: Int)
}

extension ScenarioRun {
  /// Where a place is that has to be in view.
  func point(of place: Place, _ context: AimContext) throws(StepProblem) -> Point {
    do throws(StepProblem) {
      return try context.point(of: place)
    } catch {
      throw advised(error, of: place, context, .pointing)
    }
  }

  /// A problem with the goal of a motion, with what would help.
  func advised(_ problem: StepProblem, _ motion: Motion, _ context: AimContext) -> StepProblem {
    guard case .place(let place) = motion.goal else { return problem }
    return advised(problem, of: place, context, motion.finish == nil ? .move : .drag(line: motion.line))
  }

  /// A problem with what would help, if that is scrolling.
  func advised(
    _ problem: StepProblem, of place: Place, _ context: AimContext, _ use: AimUse, isDirect: Bool = false
  ) -> StepProblem {
    guard problem.isOutOfView else { return problem }
    var problem = problem
    problem.isOutOfView = false
    problem.words += advice(on: place, context, use, isDirect)
    return problem
  }

  private func advice(
    on place: Place, _ context: AimContext, _ use: AimUse, _ isDirect: Bool
  ) -> String {
    let size = context.geometry.metrics.viewportSize
    let middle = context.geometry.pointerPoint(
      fromViewport: Point(x: size.width / 2, y: size.height / 2)
    ).words
    guard let steps = context.scrollSteps(revealing: place) else {
      return "; no scrolling brings it into view, aim elsewhere, for example at \(middle)"
    }
    let scrolling = steps.map(\.quoted)
    if isDirect, let legs = try? context.scrollLegs(to: place), !legs.isEmpty {
      return "; leave out \"direct\", and the cards are carried there"
    }
    let why = context.behaviour.autoscroll == nil ? " and autoscroll is off" : ""
    switch use {
    case .pointing:
      return "; scroll it into view first: \(scrolling.joined(separator: ", "))"
    case .move:
      return "\(why); scroll it into view first: \(scrolling.joined(separator: ", "))"
    case .drag(let line):
      guard context.isDragging else {
        return "; nothing is lifted, so nothing scrolls: aim at what is in view, for example at \(middle)"
      }
      let start = loaded.text(in: SourceRange(loaded.tree.lines[line].range.start, place.range.start))
      let drag = "\(start) \(middle) then hold".quoted
      let rest = ["move \(loaded.text(in: place.range))".quoted, "up".quoted]
      return "\(why); hold the cards and scroll: "
        + ([drag] + scrolling + rest).joined(separator: ", ")
    }
  }
}
