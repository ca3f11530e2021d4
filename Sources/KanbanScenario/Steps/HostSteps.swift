import KanbanGeometry
import KanbanModel
import ScenarioSyntax

// What the app does to the board by itself.

extension Form {
  static let hostSteps: [Form] = [
    .step(
      "insert", "the app adds a card", like: "A9 \"Review\" at todo[0] height 64",
      .sequence([
        .newCard("the id of a card"), .optionalText, .particle(.at), .slot,
        .boardWords(.card, withAttributes: true, least: 0),
      ]), synonyms: "add create addcard",
      check: { step, checker in
        for word in step.argument.parts[4].boardWords { checker.report(SizeCheck.fault(of: word)) }
      }
    ) { (step, run, _) throws(RunError) in
      let parts = step.argument.parts
      try run.insert(parts[0].name, title: parts[1].text?.value, at: parts[3].slot, parts[4].boardWords)
    },
    .step(
      "remove", "the app removes a card or a column", like: "A1", .item("a card or a column"),
      synonyms: "delete"
    ) { (step, run, _) throws(RunError) in try run.remove(step.argument.name) },
    .step(
      "relocate", "the app moves a card to a slot", like: "A1 to doing[end]",
      .sequence([.card("a card"), .particle(.to), .slot]), synonyms: "reorder movecard"
    ) { (step, run, _) throws(RunError) in
      try run.relocate(step.argument.parts[0].name, to: step.argument.parts[2].slot)
    },
    .step(
      "limit", "the app changes the limit of a column", like: "doing 3",
      .sequence([
        .column("a column"), .word(WordList(.none), otherwise: .count("a limit", 0...1_000_000)),
      ])
    ) { (step, run, _) throws(RunError) in
      let parts = step.argument.parts
      let count: Int? = if case .count(let count) = parts[1].value { count } else { nil }
      try run.setLimit(of: parts[0].name, to: count)
    },
    .step(
      "collapse", "the app collapses a column to a strip", like: "done", .column("a column"),
      synonyms: "close fold"
    ) { (step, run, _) throws(RunError) in try run.setCollapsed(true, step.argument.name) },
    .step(
      "expand", "the app opens a collapsed column", like: "done", .column("a column"), synonyms: "open"
    ) { (step, run, _) throws(RunError) in try run.setCollapsed(false, step.argument.name) },
    .step("hide", "the app filters out a card or a column", like: "A2", .item("a card or a column")) {
      (step, run, _) throws(RunError) in try run.setHidden(true, step.argument.name)
    },
    .step(
      "show", "the app shows a hidden card or column again", like: "A2", .item("a card or a column")
    ) { (step, run, _) throws(RunError) in try run.setHidden(false, step.argument.name) },
    change,
    .step("resize", "the viewport becomes this large", like: "640x480", .size, synonyms: "setviewport") {
      (step, run, _) throws(RunError) in try run.resize(Size(step.argument.size))
    },
    .step(
      "size-category", "the person chooses another text size", like: "xLarge", Coding.sizeCategory.shape
    ) { (step, run, _) throws(RunError) in try run.setSizeCategory(step.use) },
    .step(
      "scroll", "the app scrolls the board or a column to an offset", like: "todo 120", InitialOffset.shape,
      synonyms: "scrollto scrollby"
    ) { (step, run, _) throws(RunError) in try run.changeLayout(step.use) },
  ]

  /// `change layout KEY VALUE` or `change ID words`; a card or column called layout is quoted.
  private static let change = Form.step(
    "change", "the app changes words of a card, a column, or a key of the layout", like: "A1 locked",
    .word(
      WordList(.layout, rest: .form(.layout)),
      otherwise: .sequence([
        .item("a card or a column", besides: [.layout]), .boardWords(.change, withAttributes: true, least: 1),
      ])), synonyms: "rename update set edit",
    check: { step, checker in
      guard case .parts(let parts) = step.argument.value else { return }
      checker.change(parts[0].name, parts[1].boardWords)
    }
  ) { (step, run, _) throws(RunError) in
    switch step.argument.value {
    case .word(_, let rest?):
      guard case .use(let setting) = rest.value else { unfit(rest.value) }
      try run.changeLayout(setting)
    case .parts(let parts): try run.change(parts[0].name, parts[1].boardWords)
    default: unfit(step.argument.value)
    }
  }
}
