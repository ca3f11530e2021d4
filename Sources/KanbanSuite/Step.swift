import KanbanScenario
import ScenarioSyntax

/// A step of an app's own: `archive A1`.
///
/// ```swift
/// Step("archive", .card) { card, run in
///   run.app(MyStore.self).archive(card)
///   run.boardChanged(run.app(MyStore.self).columns)
/// }
/// ```
///
/// What it throws fails the scenario at its line. The trailing `run` may be left out. A word that the language has is
/// refused when a file is loaded.
public struct Step: Sendable {
  let form: Form

  private init(
    _ word: String, _ shapes: [Shape],
    _ perform: @escaping @Sendable ([Argument], AimedPlaces, AppRun) throws -> Void
  ) {
    form = .appStep(word, .own(shapes)) { (argument, places, simulation) throws(AppProblem) in
      guard let run = AppRun.current else { return [] }
      return try run.perform(simulation) { try perform(argument.own(shapes.count), places, run) }
    }
  }

  /// A step whose word says it all.
  public init(_ word: String, perform: @escaping @Sendable (AppRun) throws -> Void) {
    self.init(word, []) { _, _, run in try perform(run) }
  }

  /// A step with one argument.
  public init<A>(_ word: String, _ a: Parameter<A>, perform: @escaping @Sendable (A, AppRun) throws -> Void) {
    self.init(word, [a.shape]) { own, places, run in try perform(a.value(own[0], places), run) }
  }

  /// A step with one argument, which needs nothing of the run.
  public init<A>(_ word: String, _ a: Parameter<A>, perform: @escaping @Sendable (A) throws -> Void) {
    self.init(word, a) { value, _ in try perform(value) }
  }

  /// A step with two arguments.
  public init<A, B>(
    _ word: String, _ a: Parameter<A>, _ b: Parameter<B>,
    perform: @escaping @Sendable (A, B, AppRun) throws -> Void
  ) {
    self.init(word, [a.shape, b.shape]) { own, places, run in
      try perform(a.value(own[0], places), b.value(own[1], places), run)
    }
  }

  /// A step with three arguments.
  public init<A, B, C>(
    _ word: String, _ a: Parameter<A>, _ b: Parameter<B>, _ c: Parameter<C>,
    perform: @escaping @Sendable (A, B, C, AppRun) throws -> Void
  ) {
    self.init(word, [a.shape, b.shape, c.shape]) { own, places, run in
      try perform(a.value(own[0], places), b.value(own[1], places), c.value(own[2], places), run)
    }
  }
}

/// An expectation of an app's own: `expect saved 3`.
///
/// ```swift
/// Expectation("saved", .count) { wanted, run in run.expect(run.app(MyStore.self).saves, equals: wanted) }
/// ```
///
/// It is asked whenever the run asks its own, so it changes nothing. A word that the language has is refused when a
/// file is loaded.
public struct Expectation: Sendable {
  let form: Form

  private init(
    _ word: String, _ shapes: [Shape], _ ask: @escaping @Sendable ([Argument], AppRun) throws -> Void
  ) {
    form = .appState(word, .own(shapes)) { argument, simulation in
      guard let run = AppRun.current else { return nil }
      return run.ask(simulation) { try ask(argument.own(shapes.count), run) }
    }
  }

  /// An expectation whose word says it all.
  public init(_ word: String, ask: @escaping @Sendable (AppRun) throws -> Void) {
    self.init(word, []) { _, run in try ask(run) }
  }

  /// An expectation with one argument.
  public init<A>(_ word: String, _ a: Parameter<A>, ask: @escaping @Sendable (A, AppRun) throws -> Void) {
    self.init(word, [a.shape]) { own, run in try ask(a.value(own[0], AimedPlaces()), run) }
  }

  /// An expectation with two arguments.
  public init<A, B>(
    _ word: String, _ a: Parameter<A>, _ b: Parameter<B>,
    ask: @escaping @Sendable (A, B, AppRun) throws -> Void
  ) {
    self.init(word, [a.shape, b.shape]) { own, run in
      try ask(a.value(own[0], AimedPlaces()), b.value(own[1], AimedPlaces()), run)
    }
  }
}

extension Shape {
  /// The arguments of an own step or expectation.
  fileprivate static func own(_ shapes: [Shape]) -> Shape {
    switch shapes.count {
    case 0: .nothing
    case 1: shapes[0]
    default: .sequence(shapes)
    }
  }
}

extension Argument {
  /// Each of the arguments of an own step or expectation.
  fileprivate func own(_ count: Int) -> [Argument] {
    if count > 1, case .parts(let parts) = value { return parts }
    return [self]
  }
}
