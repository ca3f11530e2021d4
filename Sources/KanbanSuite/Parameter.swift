import KanbanGeometry
import KanbanInteraction
import KanbanScenario
import ScenarioSyntax

/// What stands behind the word of an app's own step or expectation: how it is read, checked and handed over.
public struct Parameter<Value>: Sendable {
  let shape: Shape
  let value: @Sendable (Argument, AimedPlaces) -> Value

  init(_ shape: Shape, _ value: @escaping @Sendable (Argument, AimedPlaces) -> Value) {
    self.shape = shape
    self.value = value
  }
}

extension Parameter where Value == String {
  /// The id of a card that the board has.
  public static var card: Self { Parameter(.card("a card")) { argument, _ in argument.ownName.text } }
  /// The id of a column that the board has.
  public static var column: Self { Parameter(.column("a column")) { argument, _ in argument.ownName.text } }
  /// The id of a card or a column; a card wins.
  public static var item: Self {
    Parameter(.item("a card or a column")) { argument, _ in argument.ownName.text }
  }
  /// A text in quotes.
  public static var text: Self {
    Parameter(.text("a text")) { argument, _ in
      guard case .text(let text) = argument.value else { misread(argument) }
      return text
    }
  }
  /// One of some words.
  public static func choice(_ words: [String]) -> Self {
    let list = WordList("one of its words", words.map { WordList.Word($0, "a word of the app") })
    return Parameter(.word(list)) { argument, _ in
      guard case .word(let index, _) = argument.value else { misread(argument) }
      return words[index]
    }
  }
}

extension Parameter where Value == [String] {
  /// The ids of cards, at least one, to the end of the line.
  public static var cards: Self {
    Parameter(.cards("a card", orNone: false)) { argument, _ in
      guard case .names(let names) = argument.value else { misread(argument) }
      return names.map(\.text)
    }
  }
}

extension Parameter where Value == Int {
  /// A whole number from 0 to 1,000,000,000.
  public static var count: Self {
    Parameter(.count("a count", 0...1_000_000_000)) { argument, _ in
      guard case .count(let count) = argument.value else { misread(argument) }
      return count
    }
  }
}

extension Parameter where Value == Double {
  /// A length in points, never negative.
  public static var length: Self {
    Parameter(.length("a length such as 48")) { argument, _ in
      guard case .length(let length) = argument.value else { misread(argument) }
      return length
    }
  }
}

extension Parameter where Value == Duration {
  /// A time with its unit, such as `200ms`.
  public static var time: Self {
    Parameter(.time("a time such as 200ms")) { argument, _ in
      guard case .time(let time) = argument.value else { misread(argument) }
      return .microseconds(time.microseconds)
    }
  }
}

/// An insertion place as a file writes it: `todo[1]`, `todo[end]`.
public struct ScenarioSlot: Hashable, Sendable {
  /// The id of the column.
  public var column: String
  /// Counted without the cards that move; nil for the end.
  public var index: Int?
}

extension Parameter where Value == ScenarioSlot {
  /// A slot of a column that the board has.
  public static var slot: Self {
    Parameter(.slot) { argument, _ in
      guard case .slot(let slot) = argument.value else { misread(argument) }
      switch slot.index.value {
      case .index(let index): return ScenarioSlot(column: slot.column.text, index: index)
      case .end: return ScenarioSlot(column: slot.column.text, index: nil)
      }
    }
  }
}

/// A place as a pointer aims at it.
public struct ScenarioPoint: Hashable, Sendable {
  /// In pointer space, in points.
  public var x: Double
  /// In pointer space, in points, down.
  public var y: Double
}

extension Parameter where Value == ScenarioPoint {
  /// A place such as `A1`, `doing[0]` or `board.left`, where it is at that moment. Only steps have places.
  public static var place: Self {
    Parameter(.place()) { argument, places in
      guard case .place(let place) = argument.value else { misread(argument) }
      let point = places.point(of: place)
      return ScenarioPoint(x: point.x, y: point.y)
    }
  }
}

extension Parameter {
  /// What may be left out at the end of the line.
  public static func optional<Wrapped>(_ parameter: Parameter<Wrapped>) -> Self where Value == Wrapped? {
    Parameter(.optional(parameter.shape)) { argument, places in
      if case .nothing = argument.value { return nil }
      return parameter.value(argument, places)
    }
  }
}

extension Argument {
  fileprivate var ownName: Name {
    guard case .name(let name) = value else { misread(self) }
    return name
  }
}

/// Ends the run over a shape and a value that do not fit.
private func misread(_ argument: Argument) -> Never {
  preconditionFailure("a parameter is handed what its own shape reads, not \(argument.value)")
}
