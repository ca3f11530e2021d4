import KanbanGeometry
import KanbanInteraction
import ScenarioSyntax

// The words of pointers, places and keys.

extension Choices<PointerKind> {
  static let pointerKinds = Choices(
    "a pointer kind",
    [
      Choice("mouse", .mouse, "lifts once it has moved by mouse-threshold"),
      Choice(
        "touch", .touch,
        "lifts once it has rested for touch-delay; farther than touch-slop before that is a scroll"),
      Choice("pen", .pen, "lifts like a mouse"),
    ])
}

extension Choices<PointerButton> {
  static let buttons = Choices(
    "a button",
    [
      Choice("left", .left, "the button that lifts; the one that is meant if none is said"),
      Choice("right", .right, "opens menus and lifts nothing"),
      Choice("middle", .middle, "lifts nothing"),
    ])
}

/// A part of a card or a column.
enum Part: String, Sendable {
  case top, centre, bottom, left, right, header, body
}

extension Choices<Part> {
  static let parts = Choices(
    "a part",
    [
      .top: "a quarter of the way in from the top; of a column, the band at its top",
      .centre: "the middle",
      .bottom: "a quarter of the way in from the bottom; of a column, the band at its bottom",
      .left: "a quarter of the way in from the left", .right: "a quarter of the way in from the right",
      .header: "the header of a column", .body: "the visible body of a column",
    ], synonyms: Synonyms(["centre": "center middle", "header": "head title"]))
}

extension Choices<Edge> {
  static let edges = Choices(
    "an edge",
    [
      Choice("left", .left, "the band in which the board scrolls to the left"),
      Choice("right", .right, "the band in which the board scrolls to the right"),
      Choice("top", .top, "the band in which the board scrolls up"),
      Choice("bottom", .bottom, "the band in which the board scrolls down"),
    ],
    synonyms: Synonyms([
      "left": "start leading", "right": "end trailing", "top": "up", "bottom": "down",
    ]))
}

extension Choices<Key> {
  static let keys = Choices(
    "a key",
    [
      Choice("Space", .space, "lifts the focused card, and commits"),
      Choice("Return", .return, "lifts the focused card, and commits"),
      Choice("Tab", .tab, "moves the focus to the next visible card, with shift to the one before"),
      Choice("Escape", .escape, "ends the session; the cards go home"),
      Choice("Up", .up, "one index up"), Choice("Down", .down, "one index down"),
      Choice("Left", .left, "to the column on the left"),
      Choice("Right", .right, "to the column on the right"),
      Choice("Home", .home, "to the start of the column"), Choice("End", .end, "to the end of the column"),
      Choice("Delete", .delete, "has no meaning of its own"),
    ],
    synonyms: Synonyms([
      "Return": "enter", "Escape": "esc", "Space": "spacebar", "Delete": "del backspace",
      "Up": "arrowup uparrow", "Down": "arrowdown downarrow", "Left": "arrowleft leftarrow",
      "Right": "arrowright rightarrow",
    ]))
}

extension Choices<Modifiers> {
  /// The first one types capital letters.
  static let modifiers = Choices(
    "a modifier",
    [
      Choice("shift", .shift, "turns Tab around"), Choice("control", .control, "has no meaning of its own"),
      Choice(
        "option", .option, "asks for a copy, held at the release, where operations has copy"),
      Choice("command", .command, "has no meaning of its own"),
    ],
    synonyms: Synonyms([
      "shift": "shift", "control": "control ctrl ctl", "option": "option opt alt altgraph",
      "command": "command cmd meta super win",
    ]))
}

// MARK: - What was written

extension ListedWord {
  /// What the word stands for.
  func value<Value>(in choices: Choices<Value>) -> Value { choices.values[index] }
}

extension Key {
  init(_ word: KeyWord) {
    switch word {
    case .named(let key): self = key.value(in: .keys)
    case .character(let character): self = .character(character)
    }
  }
}

extension Modifiers {
  init(_ words: [ListedWord]) {
    self = words.reduce(into: []) { $0.formUnion($1.value(in: .modifiers)) }
  }
}
