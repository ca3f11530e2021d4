package import KanbanGeometry
package import KanbanModel
package import ScenarioSyntax

/// What the words of a `column` or `change` line say of a column.
package struct ColumnTraits: Sendable {
  /// What the model knows.
  package var state: ColumnState
  /// What the layout knows.
  package var shape: ColumnShape

  /// Starts from a column as it is; a new one is open, visible and shaped by the metrics.
  package init(state: ColumnState = ColumnState(), shape: ColumnShape = ColumnShape()) {
    self.state = state
    self.shape = shape
  }

  /// A new column with the words.
  package init(_ words: [BoardWord]) {
    self.init()
    for word in words { apply(word) }
  }

  /// Follows one word; what only cards have, and the title, changes nothing here.
  package mutating func apply(_ word: BoardWord) {
    guard let setting = word.setting else { return }
    ValueForm<ColumnTraits>.byWord[setting.form.word]?.apply(setting.argument, &self)
  }
}
