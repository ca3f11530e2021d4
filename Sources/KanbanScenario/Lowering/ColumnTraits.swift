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
  package init(_ words: [ColumnWord]) {
    self.init()
    for word in words { apply(word) }
  }

  /// Follows one word.
  package mutating func apply(_ word: ColumnWord) {
    switch word.kind {
    case .limit(let count, let policy):
      let policy =
        policy.map { Coding<LimitPolicy>.limitPolicy.decode($0.argument.value) } ?? state.limit?.policy
      state.limit = WIPLimit(count: count.value, policy: policy)
    case .collapsed: state.isCollapsed = true
    case .hidden: state.isHidden = true
    case .locked: state.isLocked = true
    case .at(let point): shape.origin = Point(point)
    case .width(let width): shape.width = width.value
    case .header(let height): shape.header = height.value
    case .padding(let padding): shape.padding = padding.value
    case .spacing(let spacing): shape.spacing = spacing.value
    case .body(let height): shape.body = .length(height.value)
    case .arrangement(let setting):
      shape.arrangement = Coding<Arrangement>.arrangement.decode(setting.argument.value)
    }
  }

  /// Follows one word of `change`; words that only cards have, and the title, change nothing here.
  package mutating func apply(_ word: ChangeWord) {
    switch word.kind {
    case .locked: state.isLocked = true
    case .hidden: state.isHidden = true
    case .at(let point): shape.origin = Point(point)
    case .width(let width): shape.width = width.value
    case .column(let word): apply(word)
    case .title, .card: break
    }
  }
}
