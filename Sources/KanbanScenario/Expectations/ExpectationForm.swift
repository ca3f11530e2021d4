import ScenarioSyntax

/// A state that can be expected: how it is written, what of a run it speaks of, and whether it holds.
struct ExpectationForm: Sendable {
  /// What of a run a state speaks of.
  enum Subject: Sendable {
    /// What an instant shows, and only events change.
    case moment
    /// What changes between events, too: what flies, or gathers speed.
    case motion
    /// The events of the phase.
    case phase
    /// The moves of the whole run.
    case run
  }

  typealias Doubt = @Sendable (ExpectStatement, inout LineChecker) -> Void
  typealias Lack = @Sendable (Argument, ScenarioRun) -> ScenarioRun.Lack?
  typealias Mismatch = @Sendable (Argument, ScenarioRun) -> String?

  let form: Form
  let subject: Subject
  /// What can be told without a run: that it cannot hold, or does not say what was meant.
  let doubt: Doubt
  /// What a failed one misses; nil if it misses nothing that a drag brings about.
  let lack: Lack
  /// Nil if it holds; else what is there instead, in words if they are wanted.
  let mismatch: Mismatch

  init(
    _ form: Form, of subject: Subject = .moment, doubt: @escaping Doubt = { _, _ in },
    lack: @escaping Lack = { _, _ in nil }, mismatch: @escaping Mismatch
  ) {
    self.form = form
    self.subject = subject
    self.doubt = doubt
    self.lack = lack
    self.mismatch = mismatch
  }
}

extension ExpectationForm {
  /// In the order of the documentation.
  static let all: [ExpectationForm] =
    orders + landings + sessions + geometry + speech + events + ends

  private static let byWord = Dictionary(uniqueKeysWithValues: all.map { ($0.form.word, $0) })

  /// The form that a state was read by.
  static func of(_ state: FormUse) -> ExpectationForm {
    guard let form = byWord[state.form.word] else {
      preconditionFailure("states are read by the forms that are listed here")
    }
    return form
  }
}
