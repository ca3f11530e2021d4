import KanbanGeometry
import KanbanInteraction
import KanbanSimulation
import ScenarioSyntax

// What a person does with a pointer.

extension Form {
  static let pointerSteps: [Form] = [
    .step(
      "drag", "presses, carries and, unless then says otherwise, releases: drag A1 to doing[0]",
      like: "A1 to doing[0] over 300ms",
      .word(
        WordList(
          .payload,
          rest: .sequence([
            .texts("the payload"), .particle(.from), .place(), .particle(.to), .place(), .dragClauses,
          ])),
        otherwise: .sequence([
          .word(WordList(.selection), otherwise: .place("a card, selection or a place")), .particle(.to),
          .place(), .dragClauses,
        ])),
      synonyms: "dragto dragdrop draganddrop draganddropto dnd", hasPointer: true,
      check: { step, checker in
        guard case .word = step.argument.value, let pointer = step.pointer else { return }
        checker.report(
          Diagnostic(
            .notAllowedHere, "'drag payload' has no pointer, kind or button", at: pointer.range))
      }
    ) { (step, run, line) throws(RunError) in
      switch step.argument.value {
      case .word(_, let rest?): try run.dragPayload(rest.parts, line: line)
      default: try run.drag(step.argument.parts, with: step.pointer, line: line)
      }
    },
    .step(
      "down", "presses the pointer at a place", like: "A1", .place(),
      synonyms: "pointerdown dragstart grab pick pickup buttondown", hasPointer: true
    ) { (step, run, _) throws(RunError) in
      let pointer = run.identify(step)
      let point = try run.aim(at: step.argument.place, pointer)
      try run.feed(run.hands.press(pointer, at: point, step.button ?? .left))
    },
    .step(
      "move", "moves the pointer to a place, or by an offset", like: "doing[0] over 100ms",
      .sequence([
        .word(
          WordList(.by, rest: .point("an offset such as 20,0")),
          otherwise: .place("a place or by", needless: NeedlessWord(.to, isNameBefore: .clauses))),
        .moveClauses,
      ]), synonyms: "pointermove dragover moveto moveby", hasPointer: true
    ) { (step, run, line) throws(RunError) in
      let (target, clauses) = (step.argument.parts[0], MotionClauses(step.argument.parts[1]))
      let pointer = run.identify(step)
      let goal: Motion.Goal =
        if case .word(_, let offset?) = target.value {
          .point(try run.point(of: pointer) + Point(offset.point))
        } else {
          .place(target.place)
        }
      try run.beginMove(to: goal, clauses, pointer: pointer, line: line)
    },
    .step(
      "up", "releases the pointer, where it is or at a place", like: "doing[0]", .optional(.place()),
      synonyms: "drop release pointerup dragend letgo buttonup", hasPointer: true
    ) { (step, run, _) throws(RunError) in
      let pointer = run.identify(step)
      if case .place(let place) = step.argument.value {
        run.hands.put(pointer, at: try run.aim(at: place, pointer))
      }
      try run.release(pointer, step.button)
    },
    .step(
      "tap", "presses and releases at a place, at one instant", like: "A1", .place(),
      synonyms: "click leftclick doubleclick dblclick doubletap singletap clickon", hasPointer: true
    ) { (step, run, _) throws(RunError) in
      let pointer = run.identify(step)
      let point = try run.aim(at: step.argument.place, pointer)
      try run.feed(run.hands.press(pointer, at: point, step.button ?? .left))
      try run.release(pointer, step.button ?? .left)
    },
    .step(
      "hover", "moves the pointer without a button", like: "A1", .place(),
      synonyms: "mouseover mouseenter pointerenter", hasPointer: true
    ) { (step, run, _) throws(RunError) in
      let pointer = run.identify(step)
      let point = try run.aim(at: step.argument.place, pointer)
      try run.feed(run.hands.hover(pointer, at: point))
    },
    .step(
      "cancel", "the system takes the pointer away", like: "\"palm\"", .optionalText,
      synonyms: "pointercancel abort", hasPointer: true
    ) { (step, run, _) throws(RunError) in
      try run.feed(run.hands.cancel(run.identify(step), why: step.argument.text?.value))
    },
  ]

  /// What takes a pointer's words besides the verb to say, with what other tools call it.
  static let pointerPhrases = [
    ("right tap", "rightclick secondaryclick"), ("mouse down", "mousedown"),
    ("touch down", "touchstart longpress longtap presshold pressandhold touchandhold taphold"),
    ("mouse move", "mousemove"), ("touch move", "touchmove"), ("mouse up", "mouseup"),
    ("touch up", "touchend"), ("touch cancel", "touchcancel"), ("touch drag", "swipe flick fling pan"),
  ]
}

extension ScenarioRun {
  /// The pointer of a step; its kind, once said, holds.
  fileprivate mutating func identify(_ step: Step) -> Int {
    hands.identify(number: step.pointer?.number, kind: step.pointer?.kind)
  }

  /// Where a pointer is.
  fileprivate func point(of pointer: Int) throws(RunError) -> Point {
    guard let point = hands[pointer].point else {
      throw .cannot(
        StepProblem(
          "pointer \(pointer) is nowhere yet, so it cannot move by an offset; \"hover\" somewhere first"))
    }
    return point
  }

  /// A button or finger goes up where the pointer is.
  ///
  /// - Parameter button: nil for the one that is meant.
  mutating func release(_ pointer: Int, _ button: PointerButton? = nil) throws(RunError) {
    try feed(
      hands.release(pointer, button, holdsSession: simulation.machine.sessionPointer == pointer))
  }
}

extension Step {
  /// How long a `drag` holds the pointer still; nil if the step does not say so, or is no drag.
  var hold: TimeSpan? {
    guard use.form.word == "drag", case .parts(let parts) = argument.value else { return nil }
    return DragClauses(parts[3]).hold
  }

  fileprivate var button: PointerButton? { pointer?.button?.value(in: .buttons) }
}
