import KanbanGeometry
import KanbanModel
import ScenarioSyntax

extension ValueForm<ColumnTraits> {
  /// The words of a `column` line, in the order of the documentation.
  static let words: [ValueForm<ColumnTraits>] = [
    limit,
    ValueForm(
      "collapsed", "the column is a narrow strip", like: "", \.state.isCollapsed, .present(true),
      synonyms: "folded closed"),
    ValueForm(
      "hidden", "the column is filtered out and keeps its place", like: "", \.state.isHidden,
      .present(true), synonyms: "invisible filtered"),
    ValueForm(
      "locked", "the column takes and gives no cards", like: "", \.state.isLocked, .present(true),
      synonyms: "readonly disabled frozen"),
    ValueForm(
      "at", "the measured top left corner, in board space", like: "16,16", \.shape.origin,
      Coding<Point>.point.wrapped),
    ValueForm("width", "the open width", like: "280", \.shape.width, Coding<Double>.length.wrapped),
    ValueForm(
      "header", "the height of the header", like: "44", \.shape.header, Coding<Double>.length.wrapped),
    ValueForm(
      "padding", "the space around the cards", like: "12", \.shape.padding, Coding<Double>.length.wrapped),
    ValueForm(
      "spacing", "the space between two cards", like: "8", \.shape.spacing, Coding<Double>.length.wrapped,
      synonyms: "gap"),
    ValueForm(
      "body", "the height of the visible body", like: "400", \.shape.body,
      Coding<Double>.length.map({ .length($0) }) { body in
        if case .length(let length)? = body { length } else { 0 }
      }),
    ValueForm(
      "arrangement", "how the cards lie in this column", like: "grid 2", \.shape.arrangement,
      Coding<Arrangement>.arrangement.wrapped),
  ]

  /// A limit without a policy keeps that of the limit before.
  private static let limit = ValueForm<ColumnTraits>(
    Form(
      "limit", "the most cards; beyond it wip, or a policy behind the number, decides", like: "3 warn",
      .sequence([
        .count("a limit", 0...1_000_000), .optionalWord(Coding<LimitPolicy>.policies, implied: nil),
      ]), synonyms: "wip wiplimit max maximum")
  ) { value, column in
    guard case .parts(let parts) = value, case .count(let count) = parts[0].value else { unfit(value) }
    let own: LimitPolicy? =
      if case .word = parts[1].value { Coding<LimitPolicy>.limitPolicy.decode(parts[1].value) } else { nil }
    column.state.limit = WIPLimit(count: count, policy: own ?? column.state.limit?.policy)
  }

  static let byWord = byWord(words)
}
