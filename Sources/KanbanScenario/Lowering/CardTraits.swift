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
  package init(_ words: [BoardWord]) {
    self.init()
    for word in words { apply(word) }
  }

  /// Follows one word; what only columns have, and the title, changes nothing here.
  package mutating func apply(_ word: BoardWord) {
    switch word {
    case .setting(let setting):
      ValueForm<CardTraits>.byWord[setting.form.word]?.apply(setting.argument, &self)
    case .attribute(let attribute): attributes.append((attribute.key.text, attribute.value.text))
    }
  }
}
