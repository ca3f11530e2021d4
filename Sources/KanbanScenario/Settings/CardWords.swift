import KanbanGeometry
import KanbanModel
import ScenarioSyntax

extension ValueForm<CardTraits> {
  /// The words of a `card` line, in the order of the documentation.
  static let words: [ValueForm<CardTraits>] = [
    ValueForm(
      "height", "the height of the card", like: "64", \.shape.height, Coding<Double>.length.wrapped,
      synonyms: "size"),
    ValueForm(
      "locked", "the card never lifts; others may pass it", like: "", \.state.lock, .present(.locked),
      synonyms: "readonly disabled frozen"),
    ValueForm(
      "pinned", "the card never lifts and keeps its index; others flow around it", like: "", \.state.lock,
      .present(.pinned), synonyms: "fixed sticky"),
    ValueForm(
      "hidden", "the card is filtered out and keeps its place", like: "", \.state.isHidden, .present(true),
      synonyms: "invisible filtered"),
    ValueForm(
      "at", "the measured top left corner, in its column's content", like: "0,12", \.shape.origin,
      Coding<Point>.point.wrapped),
    ValueForm("width", "the measured width", like: "256", \.shape.width, Coding<Double>.length.wrapped),
    ValueForm(
      "handle", "only a press in this rectangle lifts the card", like: "0,0 20x48", \.shape.handle,
      Coding<Rect>.rectangle.wrapped, synonyms: "draghandle grip"),
    ValueForm(
      "interactive", "a press in this rectangle never lifts the card", like: "200,0 56x48",
      \.shape.interactive, Coding<Rect>.rectangle.wrapped),
  ]

  static let byWord = byWord(words)
}

extension BoardWord {
  /// The title that a word of `change` gives.
  var newTitle: String? {
    guard let setting, setting.form === Forms.newTitle, case .text(let text) = setting.argument.value else {
      return nil
    }
    return text
  }
}
