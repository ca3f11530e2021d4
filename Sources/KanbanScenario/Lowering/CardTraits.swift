package import KanbanGeometry
package import KanbanModel
package import ScenarioSyntax

/// What the words of a `card`, `cards`, `insert` or `change` line say of a card.
package struct CardTraits: Sendable {
  /// What the model knows.
  package var state: CardState
  /// What the layout knows.
  package var shape: CardShape
  /// What rule sets read, in file order.
  package var attributes: [(key: String, value: String)] = []

  /// Starts from a card as it is; a new one is free, visible and shaped by the metrics.
  package init(state: CardState = CardState(), shape: CardShape = CardShape()) {
    self.state = state
    self.shape = shape
  }

  /// A new card with the words.
  package init(_ words: [CardWord]) {
    self.init()
    for word in words { apply(word) }
  }

  /// Follows one word.
  package mutating func apply(_ word: CardWord) {
    switch word.kind {
    case .height(let height): shape.height = height.value
    case .locked: state.lock = .locked
    case .pinned: state.lock = .pinned
    case .hidden: state.isHidden = true
    case .at(let point): shape.origin = Point(point)
    case .width(let width): shape.width = width.value
    case .handle(let rectangle): shape.handle = Rect(rectangle)
    case .interactive(let rectangle): shape.interactive = Rect(rectangle)
    case .attribute(let attribute): attributes.append((attribute.key.text, attribute.value.text))
    }
  }

  /// Follows one word of `change`; words that only columns have, and the title, change nothing here.
  package mutating func apply(_ word: ChangeWord) {
    switch word.kind {
    case .locked: state.lock = .locked
    case .hidden: state.isHidden = true
    case .at(let point): shape.origin = Point(point)
    case .width(let width): shape.width = width.value
    case .card(let word): apply(word)
    case .title, .column: break
    }
  }
}
