import KanbanGeometry
import KanbanInteraction
import KanbanSimulation
import ScenarioSyntax

/// Pointers on their way.
extension ScenarioRun {
  /// Starts a `move`.
  mutating func beginMove(
    to goal: Motion.Goal, _ clauses: MotionClauses, pointer: Int, line: Int
  ) throws(RunError) {
    let route = try route(to: goal, clauses, pointer: pointer, line: line)
    let motion = Motion(
      line: line, pointer: pointer, goal: goal, route: route, clauses: clauses,
      stage: .holding(until: simulation.now))
    try setOut(motion)
    timeline.begin(motion.activity)
  }

  /// Starts the way of a pressed pointer, after it was held.
  mutating func beginDrag(
    to destination: Place, _ route: Motion.Route, _ clauses: DragClauses, hold: TimeSpan, pointer: Int,
    button: PointerButton, line: Int
  ) {
    let motion = Motion(
      line: line, pointer: pointer, goal: .place(destination), route: route, clauses: clauses.motion,
      dwell: clauses.dwell, finish: clauses.finish, button: button,
      stage: .holding(until: simulation.now + hold))
    timeline.begin(motion.activity)
  }

  /// Lets a motion do what it does at this instant.
  mutating func proceed(_ motion: Motion, at place: Int) throws(RunError) {
    try catchUpIfMoving()
    switch motion.stage {
    case .holding:
      try setOut(motion, at: place)
    case .resting: try look(motion, at: place)
    case .moving(let way, let instant):
      let isLast = instant >= way.end
      let point = try position(of: motion, on: way, isLast: isLast)
      if !isLast {
        motion.stage = .moving(
          way, nextSample: motion.clauses.sample(after: instant, of: way, grid: sampleGrid))
      } else if motion.scrollLeg != nil {
        motion.stage = .resting(until: instant)
      } else {
        motion.stage = .dwelling(until: instant + motion.dwell)
      }
      if isLast, motion.scrollLeg == nil, motion.finish == nil {
        timeline.end(place)
      } else {
        timeline.postpone(place, to: motion.next)
      }
      try spend(motion.pointer)
      try feed(hands.move(motion.pointer, to: point))
    case .dwelling:
      timeline.end(place)
      try end(motion)
    }
  }

  /// Sets out on the next leg of something that goes on; where it cannot, it ends.
  mutating func setOut(_ motion: Motion, at place: Int) throws(RunError) {
    do throws(RunError) {
      try setOut(motion)
    } catch {
      timeline.end(place)
      // Nothing is left open: the cards are let go where they are.
      if case .cannot = error { try end(motion) }
      throw error
    }
    timeline.postpone(place, to: motion.next)
  }

  /// Finds the way and its first sample.
  private mutating func setOut(_ motion: Motion) throws(RunError) {
    try catchUpIfMoving()
    var stops: [Point] = []
    if let leg = motion.scrollLeg,
      let rest = aims.context(for: hands[motion.pointer], in: simulation).point(of: leg)
    {
      stops = [rest]
    } else if let aim = motion.aim, aim.version == simulation.sceneVersion {
      // A drag has aimed before its press, and nothing has changed since.
      stops = aim.via + [aim.point]
    } else {
      let context = aims.context(for: hands[motion.pointer], in: simulation)
      do throws(StepProblem) {
        // Without a band to rest in, what is wrong with the goal is told, and it is the end.
        motion.legsDone = motion.scrollLegs.count
        for via in motion.clauses.via { stops.append(try point(of: via, context)) }
        stops.append(try aim(motion, context))
      } catch {
        throw .cannot(advised(error, motion, context))
      }
    }
    // From here on the scene changes, which would copy what the rehearsal still holds.
    aims.forget()
    // A pointer that was nowhere appears at its first stop.
    stops.insert(hands[motion.pointer].point ?? stops[0], at: 0)
    if case .jump? = motion.clauses.sampling { stops = [stops[0], stops[stops.count - 1]] }
    let legCount = motion.scrollLegs.count + 1
    let way = Way(stops, start: simulation.now) {
      motion.clauses.duration(ofLength: $0, legCount: legCount)
    }
    let sampleCount = motion.clauses.sampleCount(of: way, grid: sampleGrid)
    guard sampleCount <= MotionClauses.mostSamples else {
      throw .cannot(
        StepProblem(
          "a step has at most \(MotionClauses.mostSamples) samples, this one would have \(sampleCount); "
            + "a shorter time or \"steps N\" makes fewer"))
    }
    if motion.finish != nil, motion.scrollLegs.isEmpty, way.length == 0,
      hands[motion.pointer].kind != .touch
    {
      verdicts.noteStillDrag(ofLine: motion.line)
    }
    motion.stage = .moving(
      way, nextSample: motion.clauses.sample(after: way.start, of: way, grid: sampleGrid))
  }

  /// Where the pointer is now; on the last leg the goal is aimed at again.
  private mutating func position(
    of motion: Motion, on way: Way, isLast: Bool
  ) throws(RunError) -> Point {
    switch way.position(at: simulation.now) {
    case .at(let point): return point
    case .lastLeg(let from, let part):
      if motion.scrollLeg != nil { return Way.between(from, way.stops[way.stops.count - 1], part: part) }
      if motion.aim?.version != simulation.sceneVersion {
        let context = aims.context(for: hands[motion.pointer], in: simulation)
        do throws(StepProblem) {
          _ = try aim(motion, context)
        } catch {
          // While a session goes on, a goal that is gone at the end is missed; the last sample may yet lift.
          if isLast, [.pressed, .dragging].contains(simulation.machine.phaseName) {
            fail(line: motion.line, advised(error, motion, context))
          }
        }
      }
      return Way.between(from, motion.aim?.point ?? from, part: part)
    }
  }

  private func aim(_ motion: Motion, _ context: AimContext) throws(StepProblem) -> Point {
    let point: Point
    switch motion.goal {
    case .point(let known): point = known
    case .place(let place): point = try context.point(of: place)
    }
    motion.aim = Motion.Aim(point: point, version: simulation.sceneVersion)
    return point
  }

  /// Ends a drag.
  mutating func end(_ motion: Motion) throws(RunError) {
    switch motion.finish {
    case .release: try release(motion.pointer, motion.button)
    case .cancel: try feed(hands.cancel(motion.pointer, why: nil))
    case .escape: try feed(hands.press(.escape))
    case .hold, nil: break
    }
  }
}
