import ScenarioSyntax

/// A step that has no pointer: how it is written, what is checked of it, and what it does.
struct StepForm: Sendable {
  typealias Check = @Sendable (FormUse, inout LineChecker) -> Void
  typealias Perform = @Sendable (FormUse, inout ScenarioRun, _ line: Int) throws(RunError) -> Void

  let form: Form
  /// What is checked besides the names and numbers, which their shapes say enough of.
  let check: Check
  /// Does the step, or begins it if it takes time.
  let perform: Perform

  init(
    _ word: String, _ meaning: String, like example: String, _ shape: Shape, synonyms: String = "",
    check: @escaping Check = { _, _ in }, perform: @escaping Perform
  ) {
    form = Form(word, meaning, like: example, shape, synonyms: synonyms)
    self.check = check
    self.perform = perform
  }
}

extension StepForm {
  /// In the order of the documentation.
  static let all: [StepForm] = personSteps + hostSteps + endings

  private static let byWord = Dictionary(uniqueKeysWithValues: all.map { ($0.form.word, $0) })

  /// The form that a step was read by.
  static func of(_ step: FormUse) -> StepForm {
    guard let form = byWord[step.form.word] else {
      preconditionFailure("steps are read by the forms that are listed here")
    }
    return form
  }
}

extension LineChecker {
  /// Checks the names and numbers of a step, and what else its form asks for.
  mutating func check(_ step: FormUse) {
    check(step.argument, as: step.form.shape)
    StepForm.of(step).check(step, &self)
  }

  /// Checks the names and numbers of an argument by what its shape says of them.
  mutating func check(_ argument: Argument, as shape: Shape) {
    switch (shape, argument.value) {
    case (.card, .name(let name)): card(name)
    case (.column, .name(let name)): column(name)
    case (.item, .name(let name)): item(name)
    case (.cards, .names(let names)): cards(names)
    case (.slot, .slot(let slot)), (.slotOrNone, .slot(let slot)): column(slot.column)
    case (.cardPattern, .cardPattern(let pattern)): cards(of: pattern)
    case (.boardPattern, .boardPattern(let pattern)):
      for column in pattern.columns {
        self.column(column.id)
        cards(of: column.cards)
      }
    case (.moves, .moves(let moves)): for move in moves { check(move) }
    case (.requests, .requests(let requests)): for request in requests { check(request.move) }
    case (.events, .events(let patterns)): for pattern in patterns { check(pattern) }
    case (.scrollPattern, .scrollPattern(.column(let name, _))): column(name)
    case (.place, .place(let place)): self.place(place)
    case (.point, .point(let literal)): point(literal)
    case (.number, .number(let number)): coordinates(0, number, at: argument.range)
    case (.time, .time(let literal)): time(literal)
    case (.size, .size(let size)): report(SizeCheck.fault(of: size))
    case (.form, .use(let setting)):
      offset(setting)
      report(SizeCheck.fault(of: setting))
    case (.sequence(let shapes), .parts(let parts)):
      for (shape, part) in zip(shapes, parts) { check(part, as: shape) }
    case (.word(let list, _), .word(let index, let rest?)):
      if let shape = list.words[index].rest { check(rest, as: shape) }
    case (.word(_, let otherwise?), let value):
      if case .word = value { break }
      check(argument, as: otherwise)
    default: break
    }
  }
}

// MARK: - Arguments by what their shapes have read

extension Argument {
  var parts: [Argument] { if case .parts(let parts) = value { parts } else { unfit(value) } }
  var name: Name { if case .name(let name) = value { name } else { unfit(value) } }
  var names: [Name] { if case .names(let names) = value { names } else { unfit(value) } }
  var slot: Slot { if case .slot(let slot) = value { slot } else { unfit(value) } }
  var place: Place { if case .place(let place) = value { place } else { unfit(value) } }
  var point: PointLiteral { if case .point(let point) = value { point } else { unfit(value) } }
  var size: SizeLiteral { if case .size(let size) = value { size } else { unfit(value) } }
  var time: TimeLiteral { if case .time(let time) = value { time } else { unfit(value) } }
  var boardWords: [BoardWord] { if case .boardWords(let words) = value { words } else { unfit(value) } }

  var moves: [MovePattern] { if case .moves(let moves) = value { moves } else { unfit(value) } }
  var counts: Bounds<Int> { if case .counts(let counts) = value { counts } else { unfit(value) } }
  var word: Int { if case .word(let index, _) = value { index } else { unfit(value) } }
  /// Nil for `none`.
  var nameOrNone: Name? { if case .name(let name) = value { name } else { nil } }
  /// Nil for `none`.
  var slotOrNone: Slot? { if case .slot(let slot) = value { slot } else { nil } }

  /// The text, or nil where one may be left out.
  var text: Located<String>? {
    switch value {
    case .text(let text): Located(text, range)
    case .nothing: nil
    default: unfit(value)
    }
  }
}
