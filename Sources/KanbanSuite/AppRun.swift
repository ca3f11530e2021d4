import KanbanGeometry
public import KanbanHost
import KanbanInteraction
import KanbanModel
import KanbanScenario
import KanbanSimulation
import ScenarioSyntax

/// One run of a scenario, as an app's own pieces see it: they ask it for the app, tell it what has changed, and say
/// what they expect.
///
/// It is used on the thread of `check()` only, one after the other: hence `@unchecked`.
public final class AppRun: @unchecked Sendable {
  /// The run whose pieces are being asked.
  @TaskLocal static var current: AppRun?

  private let makeApp: (@Sendable () -> Any)?
  private lazy var app: Any? = makeApp?()
  /// What the app's board has become, told by a step.
  private var board: [BoardListing.Column]?
  /// What did not hold, told by an expectation.
  private var mismatch: String?
  /// Why a step cannot be done.
  private var problem: String?
  private(set) var now = Instant.zero

  init(_ makeApp: (@Sendable () -> Any)?) { self.makeApp = makeApp }

  /// The app of this run, as `App` makes it: the same whenever it is asked for in a run.
  ///
  /// - Precondition: the suite has an `App` of that type.
  public func app<Value>(_ type: Value.Type = Value.self) -> Value {
    guard let app = app as? Value else {
      preconditionFailure("the suite has no 'App { ... }' that makes a \(type)")
    }
    return app
  }

  /// The time since the start of the run, in microseconds.
  public var microseconds: Int64 { now.microseconds }

  /// Says that the app's board has become this. The run's board follows when the step has ended: cards are inserted,
  /// removed and relocated, titles, limits, collapsed and hidden ones changed, each as a change of the app in the log.
  public func boardChanged<Column: BoardColumn>(_ columns: [Column]) {
    board = columns.map { BoardListing.Column($0) }
  }

  /// Says that a step cannot be done, and why; the scenario fails at its line.
  public func fail(_ words: String) { problem = problem ?? words }

  /// Says of an expectation whether it holds.
  ///
  /// - Parameters:
  ///   - actual: what is there.
  ///   - wanted: what is expected.
  public func expect<Value: Equatable>(_ actual: Value, equals wanted: Value) {
    expect(actual == wanted, "it is \(actual)")
  }

  /// Says of an expectation whether it holds.
  ///
  /// - Parameters:
  ///   - holds: whether it does.
  ///   - actual: what is there instead, such as `it is 3`.
  public func expect(_ holds: Bool, _ actual: @autoclosure () -> String) {
    if !holds, mismatch == nil { mismatch = actual() }
  }
}

// MARK: - Asking the pieces

extension AppRun {
  /// Lets a step do what it does.
  ///
  /// - Returns: how the run's board follows.
  func perform(_ simulation: Simulation, _ body: () throws -> Void) throws(AppProblem) -> [AppChange] {
    now = simulation.now
    (board, problem) = (nil, nil)
    do {
      try body()
    } catch {
      throw AppProblem(words: "\(error)")
    }
    if let problem { throw AppProblem(words: problem) }
    guard let board else { return [] }
    return BoardListing(simulation).changes(to: board)
  }

  /// Asks an expectation.
  ///
  /// - Returns: nil if it holds; else what is there instead.
  func ask(_ simulation: Simulation, _ body: () throws -> Void) -> String? {
    now = simulation.now
    mismatch = nil
    do {
      try body()
    } catch {
      return "\(error)"
    }
    return mismatch
  }
}
