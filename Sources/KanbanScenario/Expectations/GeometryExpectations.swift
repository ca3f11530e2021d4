import KanbanInteraction
import ScenarioSyntax

// Scrolling, columns, and where things are displayed.

extension ExpectationForm {
  static let geometry = [
    ExpectationForm(
      Form(
        "autoscroll", "how fast an area scrolls by itself, in points a second", like: "todo 100..400",
        .scrollPattern("a rate or a range such as 100..400")), of: .motion
    ) { $1.mismatch(ofAutoscroll: scrollPattern($0)) },
    ExpectationForm(
      Form(
        "scroll", "the offset of the board or a column", like: "board 120..140,0",
        .scrollPattern("an offset or a range such as 120..140"), synonyms: "offset")
    ) { $1.mismatch(ofScroll: scrollPattern($0)) },
    ExpectationForm(
      Form("cursor", "the shape of the mouse's cursor", like: "grabbing", .word(Choices.cursors.list))
    ) { $1.mismatch(ofCursor: Choices.cursors.values[$0.word]) },
    ExpectationForm(Form("collapsed", "this column is collapsed", like: "done", .column("a column"))) {
      $1.mismatch(ofCollapsed: $0.name)
    },
    ExpectationForm(
      Form(
        "frame-of", "where a card, a column, the ghost or the placeholder is displayed",
        like: "ghost 28,72 256x48",
        .sequence([
          .word(
            WordList(.ghost, .placeholder),
            otherwise: .item("a card, a column, ghost or placeholder", besides: [.ghost, .placeholder])),
          .word(WordList(.none), otherwise: .rectangle),
        ]), synonyms: "position rect bounds"), of: .motion
    ) { argument, run in
      let (thing, frame) = (argument.parts[0], argument.parts[1])
      let wanted: RectangleLiteral? =
        if case .rectangle(let rectangle) = frame.value { rectangle } else { nil }
      return run.mismatch(ofFrame: DisplayedThing(thing), wanted)
    },
  ]

  private static func scrollPattern(_ argument: Argument) -> ScrollPattern {
    guard case .scrollPattern(let pattern) = argument.value else { unfit(argument.value) }
    return pattern
  }
}

/// What is displayed somewhere.
enum DisplayedThing {
  /// A card or a column; a card wins.
  case item(Name)
  case ghost, placeholder

  fileprivate init(_ argument: Argument) {
    switch argument.value {
    case .name(let name): self = .item(name)
    default: self = argument.word == 0 ? .ghost : .placeholder
    }
  }
}

extension Choices<Cursor> {
  fileprivate static let cursors = Choices(
    "a cursor",
    [
      Choice("none", .none, "no cursor is shown, as for a touch"),
      Choice("grab", .grab, "over a card that can be lifted"),
      Choice("grabbing", .grabbing, "while cards are carried"), Choice("copy", .copy, "the drop would copy"),
      Choice("not-allowed", .notAllowed, "the drop would be refused"),
    ])
}
