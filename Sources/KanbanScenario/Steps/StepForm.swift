import ScenarioSyntax

/// A step: how it is written, what is checked of it, and what it does.
struct StepForm: Sendable {
  typealias Check = @Sendable (Step, inout LineChecker) -> Void
  typealias Perform = @Sendable (Step, inout ScenarioRun, _ line: Int) throws(RunError) -> Void

  let form: Form
  /// What is checked besides the names and numbers, which their shapes say enough of.
  let check: Check
  /// Does the step, or begins it if it takes time.
  let perform: Perform

  init(
    _ word: String, _ meaning: String, like example: String, _ shape: Shape, synonyms: String = "",
    hasPointer: Bool = false, check: @escaping Check = { _, _ in }, perform: @escaping Perform
  ) {
    form = Form(
      word, meaning, like: example, shape, synonyms: synonyms, occurrence: .often, hasPointer: hasPointer)
    self.check = check
    self.perform = perform
  }
}

extension StepForm {
  /// In the order of the documentation.
  static let all: [StepForm] = pointerSteps + personSteps + hostSteps + endings

  private static let byWord = Dictionary(uniqueKeysWithValues: all.map { ($0.form.word, $0) })

  /// The form that a step was read by.
  static func of(_ step: Step) -> StepForm {
    guard let form = byWord[step.use.form.word] else {
      preconditionFailure("steps are read by the forms that are listed here")
    }
    return form
  }
}
