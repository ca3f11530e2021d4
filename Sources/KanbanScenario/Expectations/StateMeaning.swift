import KanbanSimulation
import ScenarioSyntax

/// What a state means that can be expected: what of a run it speaks of, and whether it holds.
final class StateMeaning: Sendable {
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
  typealias Lacking = @Sendable (Argument, Simulation) -> Lack?
  typealias Mismatch = @Sendable (Argument, Simulation, Asked) -> String?

  /// What a failed expectation misses.
  enum Lack {
    /// Cards that are lifted.
    case lift
    /// A request or its outcome.
    case move
    /// Cards in the hand now.
    case hold
  }

  let subject: Subject
  /// What can be told without a run: that it cannot hold, or does not say what was meant.
  let doubt: Doubt
  /// What a failed one misses; nil if it misses nothing that a drag brings about.
  let lack: Lacking
  /// Nil if it holds; else what is there instead.
  let mismatch: Mismatch

  fileprivate init(
    of subject: Subject, doubt: @escaping Doubt, lack: @escaping Lacking, mismatch: @escaping Mismatch
  ) {
    self.subject = subject
    self.doubt = doubt
    self.lack = lack
    self.mismatch = mismatch
  }
}

extension FormUse {
  /// What a state means.
  var meaning: StateMeaning { form.element() }
}

extension Form {
  /// The states, in the order of the documentation.
  static let states: [Form] = orders + landings + sessions + geometry + speech + events + ends

  /// Makes the form of a state.
  static func state(
    _ word: String, _ meaning: String, like example: String, _ shape: Shape, synonyms: String = "",
    hasGoldenLines: Bool = false, of subject: StateMeaning.Subject = .moment,
    doubt: @escaping StateMeaning.Doubt = { _, _ in },
    lack: @escaping StateMeaning.Lacking = { _, _ in nil }, mismatch: @escaping StateMeaning.Mismatch
  ) -> Form {
    Form(
      word, meaning, like: example, shape, synonyms: synonyms, occurrence: .often,
      hasGoldenLines: hasGoldenLines,
      element: StateMeaning(of: subject, doubt: doubt, lack: lack, mismatch: mismatch))
  }
}

/// What is asked of a state.
enum Asked {
  /// Whether it holds; the words of the answer are not read.
  case whether
  /// What is there instead.
  case whatInstead

  /// Nil if something holds; else what is there instead, or nothing where nobody reads it.
  func unless(_ holds: Bool, _ actual: @autoclosure () -> String) -> String? {
    if holds { return nil }
    switch self {
    case .whether: return ""
    case .whatInstead: return actual()
    }
  }
}
