package import KanbanGeometry
import KanbanInteraction
import KanbanModel
package import KanbanSimulation
package import ScenarioSyntax

// Steps and states of an app's own: an app says how they are written and what they do, the run does the rest.

/// What an app has done to its board, as a change that the run makes to its own.
package enum AppChange: Hashable, Sendable {
  case insert(card: String, title: String, column: String, index: Int)
  case remove(card: String)
  case relocate(card: String, column: String, index: Int)
  case retitle(id: String, title: String)
  case setLimit(column: String, count: Int?)
  case setCollapsed(column: String, Bool)
  case setHidden(id: String, Bool)
}

/// Why an app's own step cannot be done, in words.
package struct AppProblem: Error {
  package var words: String

  package init(words: String) { self.words = words }
}

/// The places of a step's argument, and where they are.
package struct AimedPlaces: Sendable {
  fileprivate var points: [Int: Point] = [:]

  /// No places.
  package init() {}

  /// Where a place of the argument is, in pointer space.
  package func point(of place: Place) -> Point { points[place.range.start] ?? .zero }
}

extension Form {
  /// Makes the form of a step of an app.
  ///
  /// - Parameter perform: does it, on the board as it is, and says what the run's board is to follow.
  package static func appStep(
    _ word: String, _ shape: Shape,
    perform: @escaping @Sendable (Argument, AimedPlaces, Simulation) throws(AppProblem) -> [AppChange]
  ) -> Form {
    .step(word, "a step of the app", like: "", shape, isOfApp: true) { (step, run, _) throws(RunError) in
      try run.catchUp()
      var places = AimedPlaces()
      for place in step.argument.places { places.points[place.range.start] = try run.aim(at: place, 1) }
      let changes: [AppChange]
      do throws(AppProblem) {
        changes = try perform(step.argument, places, run.simulation)
      } catch {
        throw .cannot(StepProblem(error.words, at: step.use.range))
      }
      for change in changes { try run.follow(change, at: step.use.range) }
    }
  }

  /// Makes the form of a state of an app.
  ///
  /// - Parameter mismatch: nil if it holds; else what is there instead, in words.
  package static func appState(
    _ word: String, _ shape: Shape,
    mismatch: @escaping @Sendable (Argument, Simulation) -> String?
  ) -> Form {
    .state(word, "a state of the app", like: "", shape) { argument, simulation, _ in
      mismatch(argument, simulation)
    }
  }
}

extension Argument {
  /// All places that stand in it.
  fileprivate var places: [Place] {
    switch value {
    case .place(let place): [place]
    case .parts(let parts): parts.flatMap(\.places)
    default: []
    }
  }
}

extension ScenarioRun {
  /// Changes the board as the app has changed its own.
  fileprivate mutating func follow(_ change: AppChange, at range: SourceRange) throws(RunError) {
    func name(_ id: String) -> Name { Name(text: id, range: range, isQuoted: true) }
    func slot(_ column: String, _ index: Int) -> Slot {
      Slot(column: name(column), index: Located(.index(index), range), range: range)
    }
    switch change {
    case .insert(let card, let title, let column, let index):
      try insert(name(card), title: title, at: slot(column, index), [])
    case .remove(let card): try remove(name(card))
    case .relocate(let card, let column, let index): try relocate(name(card), to: slot(column, index))
    case .setLimit(let column, let count): try setLimit(of: name(column), to: count)
    case .setCollapsed(let column, let isCollapsed): try setCollapsed(isCollapsed, name(column))
    case .setHidden(let id, let isHidden): try setHidden(isHidden, name(id))
    case .retitle(let id, let title):
      let word = FormUse(
        form: Forms.newTitle, key: range, argument: Argument(.text(title), range), range: range)
      try self.change(name(id), [.setting(word)])
    }
  }
}
