import KanbanGeometry
import KanbanInteraction
import KanbanModel
import KanbanSimulation
import ScenarioSyntax

// What a person does without a pointer, and time.

extension Form {
  static let personSteps: [Form] = [
    .step(
      "wait", "lets time pass", like: "200ms", Coding<TimeSpan>.time.shape,
      synonyms: "sleep pause delay advance tick"
    ) {
      (step, run, line) throws(RunError) in
      let end = run.simulation.now + TimeSpan(step.argument.time)
      run.timeline.begin(Activity(line: line, next: end, work: .pause))
    },
    .step(
      "key", "presses a key: a name such as Space, or one character", like: "z with command", .key,
      synonyms: "keydown keyup keypress presskey sendkeys type shortcut"
    ) { (step, run, _) throws(RunError) in
      guard case .key(let key, let words) = step.argument.value else { unfit(step.argument.value) }
      try run.feed(run.hands.press(Key(key), with: Modifiers(words)))
    },
    .step(
      "modifiers", "holds these modifiers from here on; none lets go", like: "shift option", .modifiers
    ) { (step, run, _) throws(RunError) in
      guard case .modifiers(let words) = step.argument.value else { unfit(step.argument.value) }
      try run.feed(run.hands.hold(Modifiers(words)))
    },
    .step(
      "wheel", "turns the wheel at a place", like: "todo.body by 0,120",
      .sequence([.place(), .particle(.by), .point("an offset such as 0,120")]),
      synonyms: "mousewheel scrollwheel"
    ) { (step, run, _) throws(RunError) in
      let parts = step.argument.parts
      try run.feed(.wheelTurned(at: try run.aim(at: parts[0].place, 1), by: Point(parts[2].point)))
    },
    .step("select", "makes these cards the selection", like: "A1 A2", .cards("a card", orNone: true)) {
      (step, run, _) throws(RunError) in try run.feed(.selectionChanged(try run.cards(step.argument.names)))
    },
    .step(
      "focus", "gives a card the keyboard focus", like: "A1", .card("a card"), synonyms: "setfocus"
    ) { (step, run, _) throws(RunError) in try run.feed(.focusMoved(try run.card(step.argument.name))) },
    .step(
      "action", "performs an accessibility action of a card or the selection", like: "A1 \"Move Up\"",
      choosing("the name of an action"), check: checkTitle
    ) { (step, run, line) throws(RunError) in try run.choose(step.argument.parts, method: .action, line: line)
    },
    .step(
      "menu", "chooses an entry of the menu of a card or the selection", like: "selection \"Move Down\"",
      choosing("the name of a menu entry"), synonyms: "contextmenu openmenu", check: checkTitle
    ) { (step, run, line) throws(RunError) in try run.choose(step.argument.parts, method: .menu, line: line)
    },
  ]

  /// What a person does last: loses the window, and takes moves back.
  static let lastSteps: [Form] = [
    .step("blur", "the window loses the keyboard focus", like: "", .nothing, synonyms: "unfocus") {
      (_, run, _) throws(RunError) in try run.feed(.focusLost)
    },
    .step("undo", "takes the last move back", like: "", .nothing) {
      (_, run, _) throws(RunError) in try run.feed(.undoRequested)
    },
    .step("redo", "makes the move again that undo has taken back", like: "", .nothing) {
      (_, run, _) throws(RunError) in try run.feed(.redoRequested)
    },
  ]

  /// A card or the selection, and a title.
  private static func choosing(_ what: String) -> Shape {
    .sequence([
      .word(WordList(.selection), otherwise: .card("a card or selection", besides: [.selection])),
      .text(what),
    ])
  }

  private static let checkTitle: StepMeaning.Check = { step, checker in
    if let title = step.argument.parts[1].text { checker.actionTitle(title) }
  }
}
