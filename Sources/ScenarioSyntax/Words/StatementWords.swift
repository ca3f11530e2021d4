/// The first word of a statement that is no step.
package enum StatementWord: String, Vocabulary {
  case version = "kanban-sim", title, tags, profile, pointer, use, vary, xfail, skip, layout
  case behaviour, board, rules, trace, expect, always, never, end

  package static let table = WordTable<Self>()
  package static let noun = "a statement"
  package static let synonyms = Synonyms.statements
}

/// The verb of a step of a pointer.
package enum PointerVerb: String, Vocabulary {
  case drag, down, move, up, tap, hover, cancel

  package static let table = WordTable<Self>()
  package static let noun = "a step"
  package static let synonyms = Synonyms.pointerVerbs
}

/// A kind of pointer.
package enum PointerKindWord: String, Vocabulary {
  case mouse, touch, pen

  package static let table = WordTable<Self>()
  package static let noun = "a pointer kind"
}

/// A button of a mouse or pen.
package enum ButtonWord: String, Vocabulary {
  case left, right, middle

  package static let table = WordTable<Self>()
  package static let noun = "a button"
}

/// What a recorded sample does besides moving.
package enum SampleWord: String, Vocabulary {
  case down, up, cancel

  package static let table = WordTable<Self>()
  package static let noun = "an action of a sample"
}
