/// The first word of a statement that is neither a step nor one of the head.
package enum StatementWord: String, Sendable {
  case version = "kanban-sim", layout, behaviour, board, rules, trace, expect, always, never, end
}

extension Choices<StatementWord> {
  package static let statements = Choices(
    "a statement",
    [
      .version: "the version of the language, the first statement of a file: kanban-sim 1",
      .layout: "the block that says how large things are and how they lie; closed by end",
      .behaviour: "the block that says how the interaction behaves; closed by end",
      .board: "the block that declares columns and cards; closed by end",
      .rules: "the block that says which moves between columns are allowed; closed by end",
      .trace: "recorded samples of a pointer, in lines that end closes or from a file",
      .expect: "what has to be true at this moment, or at the first within a time",
      .always: "what has to be true from here to the end",
      .never: "what must not be true from here to the end", .end: "closes a block",
    ],
    synonyms: Synonyms([
      "expect": "assert asserts assertthat check verify should must ensure waitfor eventually",
      "trace": "record recording", "board": "columns lists lanes",
      "behaviour": "settings config options", "layout": "geometry", "rules": "transitions workflow",
      "kanban-sim": "version",
    ]))
}

/// The first word of a line of `board`.
package enum BoardLineWord: String, Sendable {
  case column, card, cards
}

extension Choices<BoardLineWord> {
  package static let boardLines = Choices(
    "a line of board",
    [
      .column: "a column, with its id, title and words; its cards stand below",
      .card: "a card of the column above", .cards: "several cards with numbered ids: cards A 1..30",
    ],
    synonyms: Synonyms([
      "column": "list stage swimlane", "card": "item task ticket issue story",
      "cards": "items tasks tickets issues",
    ]))
}

/// What a recorded sample does besides moving.
package enum SampleAction: String, Sendable {
  case down, up, cancel
}

extension Choices<SampleAction> {
  package static let sampleActions = Choices(
    "an action of a sample",
    [
      .down: "the pointer is pressed with this sample", .up: "the pointer is released with this sample",
      .cancel: "the system takes the pointer away with this sample",
    ])
}
