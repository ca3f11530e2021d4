public import KanbanHost
public import KanbanInteraction
import KanbanScenario
import ScenarioSyntax

/// A piece of an app's own that takes part in the scenarios of a suite.
public struct SuitePiece: Sendable {
  let add: @Sendable (inout SuitePieces) -> Void
}

/// The pieces of a suite, one after the other.
@resultBuilder
public enum SuiteBuilder {
  /// One for each run.
  public static func buildExpression(_ app: App) -> SuitePiece { SuitePiece { $0.makeApp = app.make } }
  /// `rule NAME` in a file.
  public static func buildExpression(_ rule: Rule) -> SuitePiece {
    SuitePiece { $0.rules.register(rule.name, rule.make) }
  }
  /// What is spoken.
  public static func buildExpression(_ words: Words) -> SuitePiece {
    SuitePiece { $0.phrases = words.phrases }
  }
  /// `use "app:..."` in a file.
  public static func buildExpression(_ board: Board) -> SuitePiece {
    SuitePiece { $0.boards[board.name] = board.make }
  }
  /// A word of the app's own.
  public static func buildExpression(_ step: Step) -> SuitePiece { SuitePiece { $0.steps.append(step.form) } }
  /// A word of the app's own behind `expect`.
  public static func buildExpression(_ expectation: Expectation) -> SuitePiece {
    SuitePiece { $0.states.append(expectation.form) }
  }
  /// Collects the pieces.
  public static func buildBlock(_ pieces: SuitePiece...) -> [SuitePiece] { pieces }
}

/// What an app adds to the language of its scenarios.
struct SuitePieces: Sendable {
  var rules = RuleRegistry.standard
  var steps: [Form] = []
  var states: [Form] = []
  var phrases: Phrases?
  /// By name.
  var boards: [String: @Sendable (AppRun) -> BoardListing] = [:]
  var makeApp: (@Sendable () -> Any)?

  init(_ pieces: [SuitePiece] = []) {
    for piece in pieces { piece.add(&self) }
  }

  /// What the files of the suite may say.
  var language: ScenarioLanguage {
    ScenarioLanguage(rules: rules, phrases: phrases, steps: steps, states: states)
  }

  /// The words of pieces that the language has already, or that stand twice.
  var takenWords: [String] {
    var taken: [String] = []
    for (own, forms) in [(steps, Grammar.scenarios.steps), (states, Grammar.scenarios.states)] {
      var seen: Set<String> = []
      for form in own where forms.form(of: form.word) != nil || !seen.insert(form.word).inserted {
        taken.append(form.word)
      }
    }
    return taken
  }
}

/// An app that its pieces share: one for each run.
public struct App: Sendable {
  let make: @Sendable () -> Any

  /// - Parameter make: makes the app of a run, which `run.app(_:)` returns.
  public init<Value>(_ make: @escaping @Sendable () -> Value) { self.make = make }
}

/// The words that are spoken, in place of those of the profile.
public struct Words: Sendable {
  let phrases: Phrases

  /// - Parameter phrases: what is spoken.
  public init(_ phrases: Phrases) { self.phrases = phrases }
}

/// A board that an app's code makes, `use "app:demo"` in a file.
public struct Board: Sendable {
  let name: String
  let make: @Sendable (AppRun) -> BoardListing

  /// - Parameters:
  ///   - name: begins with `app:`.
  ///   - columns: makes the columns, of a fresh app.
  public init<Column: BoardColumn & SendableMetatype>(
    _ name: String, columns: @escaping @Sendable (AppRun) -> [Column]
  ) {
    self.name = name
    make = { run in BoardListing(columns(run).map { BoardListing.Column($0) }) }
  }
}
