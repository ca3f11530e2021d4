import ScenarioSyntax

/// What a step means: what is checked of it, and what it does.
final class StepMeaning: Sendable {
  typealias Check = @Sendable (Step, inout LineChecker) -> Void
  typealias Perform = @Sendable (Step, inout ScenarioRun, _ line: Int) throws(RunError) -> Void

  /// What is checked besides the names and numbers, which their shapes say enough of.
  let check: Check
  /// Does the step, or begins it if it takes time.
  let perform: Perform
  /// Whether it is a step of an app's own.
  let isOfApp: Bool

  fileprivate init(check: @escaping Check, isOfApp: Bool, perform: @escaping Perform) {
    self.isOfApp = isOfApp
    self.check = check
    self.perform = perform
  }
}

extension Step {
  var meaning: StepMeaning { use.form.element() }
}

extension Form {
  /// The steps, in the order of the documentation.
  static let steps: [Form] = pointerSteps + personSteps + hostSteps + lastSteps

  /// Makes the form of a step.
  static func step(
    _ word: String, _ meaning: String, like example: String, _ shape: Shape, synonyms: String = "",
    hasPointer: Bool = false, isOfApp: Bool = false, check: @escaping StepMeaning.Check = { _, _ in },
    perform: @escaping StepMeaning.Perform
  ) -> Form {
    Form(
      word, meaning, like: example, shape, synonyms: synonyms, occurrence: .often, hasPointer: hasPointer,
      element: StepMeaning(check: check, isOfApp: isOfApp, perform: perform))
  }
}
