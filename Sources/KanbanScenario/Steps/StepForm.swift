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
