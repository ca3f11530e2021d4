// How the leaves of the tree are spelled in the canonical form.

extension Name {
  /// The name, in quotes where it needs them; `words` are the words of the language that are legal there too.
  func spelling(besides words: Set<Particle> = []) -> String { Spelling.name(text, besides: words) }
}

extension Located<String> {
  /// The text in quotes.
  var spelling: String { Spelling.quoted(value) }
}

extension Located<Double> {
  var spelling: String { Spelling.number(value) }
}

extension Located<Int> {
  var spelling: String { String(value) }
}

extension TimeLiteral {
  var spelling: String { Spelling.time(self) }
}

extension PointLiteral {
  var spelling: String { "\(Spelling.number(x)),\(Spelling.number(y))" }
}

extension SizeLiteral {
  var spelling: String { "\(Spelling.number(width))x\(Spelling.number(height))" }
}

extension RectangleLiteral {
  var spelling: String { "\(origin.spelling) \(size.spelling)" }
}

extension Bounds<Double> {
  var spelling: String { spelled(Spelling.number) }
}

extension Bounds<Int> {
  var spelling: String { spelled { String($0) } }
}

extension Bounds {
  fileprivate func spelled(_ number: (Bound) -> String) -> String {
    if let lower, lower == upper { return number(lower) }
    return (lower.map(number) ?? "") + ".." + (upper.map(number) ?? "")
  }
}

extension Slot {
  var spelling: String {
    let index =
      switch self.index.value {
      case .index(let number): String(number)
      case .end: "end"
      }
    return "\(column.spelling(besides: Place.words))[\(index)]"
  }
}

extension Place {
  /// The words that may stand where some place stands.
  static let words: Set<Particle> = [.board, .before, .after, .selection, .payload, .by, .none, .within]

  var spelling: String {
    switch kind {
    case .slot(let slot): slot.spelling
    case .item(let name, let part):
      name.spelling(besides: Self.words) + (part.map { "." + $0.spelling } ?? "")
    case .before(let card): "before \(card.spelling())"
    case .after(let card): "after \(card.spelling())"
    case .boardEdge(let edge): "board.\(edge.spelling)"
    case .point(let point): point.spelling
    }
  }
}
