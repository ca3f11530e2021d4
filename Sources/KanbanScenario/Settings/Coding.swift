import KanbanGeometry
import KanbanInteraction
import ScenarioSyntax

/// How a value of the core is written: the shape that is read and formatted, and the way between what was
/// written and the value.
struct Coding<Value>: Sendable {
  let shape: Shape
  /// The value of an argument that was read by the shape.
  let decode: @Sendable (Argument.Value) -> Value
  /// A value as it would have been read.
  let encode: @Sendable (Value) -> Argument.Value

  init(
    _ shape: Shape, decode: @escaping @Sendable (Argument.Value) -> Value,
    encode: @escaping @Sendable (Value) -> Argument.Value
  ) {
    self.shape = shape
    self.decode = decode
    self.encode = encode
  }

  /// What is written as another value is.
  func map<Other>(
    _ decoded: @escaping @Sendable (Value) -> Other, _ encoded: @escaping @Sendable (Other) -> Value
  ) -> Coding<Other> {
    Coding<Other>(shape, decode: { decoded(decode($0)) }, encode: { encode(encoded($0)) })
  }
}

extension Coding {
  /// A value of a property that may have none.
  var wrapped: Coding<Value?> {
    map({ $0 }) { value in
      guard let value else { preconditionFailure("what is not there is not written") }
      return value
    }
  }

  /// A word that says it all.
  static func present(_ value: Value) -> Self where Value: Sendable {
    Self(.nothing, decode: { _ in value }, encode: { _ in .nothing })
  }
}

/// Ends the run over a shape and a coding that do not fit; the tests read and write an example of each form.
func unfit(_ value: Argument.Value) -> Never {
  preconditionFailure("a coding decodes what its own shape reads, not \(value)")
}

// MARK: - Numbers

extension Coding<Double> {
  static let length = Self.length("a length such as 48")

  static func length(_ what: String) -> Self {
    Self(
      .length(what),
      decode: { value in if case .length(let length) = value { length } else { unfit(value) } },
      encode: { .length($0) })
  }

  /// A number that is more than 0; `name` is what the fault of another calls it.
  static func positive(_ what: String, name: String) -> Self {
    Self(
      .positive(what, name: name),
      decode: { value in if case .number(let number) = value { number } else { unfit(value) } },
      encode: { .number($0) })
  }
}

extension Coding<Int> {
  static func count(_ what: String, _ limits: ClosedRange<Int>) -> Self {
    Self(
      .count(what, limits),
      decode: { value in if case .count(let count) = value { count } else { unfit(value) } },
      encode: { .count($0) })
  }
}

extension Coding<TimeSpan> {
  static let time = Self.time("a time such as 200ms")

  static func time(_ what: String) -> Self {
    Self(
      .time(what),
      decode: { value in if case .time(let time) = value { TimeSpan(time) } else { unfit(value) } },
      encode: { .time(TimeLiteral($0)) })
  }
}

extension Coding<Point> {
  static let point = Self(
    .point("a point such as 28,72"),
    decode: { value in if case .point(let point) = value { Point(point) } else { unfit(value) } },
    encode: { .point(PointLiteral(x: $0.x, y: $0.y, range: .at(0))) })
}

extension Coding<Size> {
  static let size = Self(
    .size,
    decode: { value in if case .size(let size) = value { Size(size) } else { unfit(value) } },
    encode: { .size(SizeLiteral(width: $0.width, height: $0.height, range: .at(0))) })
}

extension Coding<Rect> {
  static let rectangle = Self(
    .rectangle,
    decode: { value in if case .rectangle(let rectangle) = value { Rect(rectangle) } else { unfit(value) }
    },
    encode: { rectangle in
      .rectangle(
        RectangleLiteral(
          origin: PointLiteral(x: rectangle.x, y: rectangle.y, range: .at(0)),
          size: SizeLiteral(width: rectangle.width, height: rectangle.height, range: .at(0))))
    })
}

// MARK: - Words

extension Coding where Value: Equatable & Sendable {
  /// One of some words; of several for one value the first is written.
  ///
  /// - Parameter noun: what a diagnostic calls one of the words, with an article.
  static func word(_ noun: String, _ choices: [Choice<Value>]) -> Self {
    words(WordList(noun, choices.map(\.listed)), choices)
  }

  /// One of the words of a list that several settings share.
  static func words(_ list: WordList, _ choices: [Choice<Value>]) -> Self {
    Self(
      .word(list),
      decode: { value in
        if case .word(let index, _) = value { choices[index].value } else { unfit(value) }
      },
      encode: { value in
        guard let index = choices.firstIndex(where: { $0.value == value }) else {
          preconditionFailure("each value has a word of '\(list.noun)'")
        }
        return .word(index)
      })
  }
}

extension Coding<Bool> {
  /// The first of two words for true, the second for false.
  static func flag(_ list: WordList) -> Self {
    words(list, [Choice(list.words[0].spelling, true, ""), Choice(list.words[1].spelling, false, "")])
  }
}

extension Coding {
  /// `off` for nil, or a value.
  static func off<Wrapped>(or coding: Coding<Wrapped>) -> Self where Value == Wrapped? {
    Self(
      .word(WordList("a switch", [.init("off", "it does not happen")]), otherwise: coding.shape),
      decode: { if case .word = $0 { nil } else { coding.decode($0) } },
      encode: { $0.map(coding.encode) ?? .word(0) })
  }
}

// MARK: - Literals

extension TimeSpan {
  init(_ literal: TimeLiteral) { self.init(microseconds: literal.microseconds) }
}

extension TimeLiteral {
  /// A span in milliseconds if it is some whole ones.
  init(_ span: TimeSpan) {
    let isWhole = span.microseconds % 1_000 == 0
    self.init(
      microseconds: span.microseconds, unit: isWhole ? .milliseconds : .microseconds, range: .at(0))
  }
}
