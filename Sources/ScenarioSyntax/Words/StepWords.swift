/// The first word of a clause of a pointing step.
package enum ClauseWord: String, Vocabulary {
  case via, direct, hold, over, at, steps, every, jump, dwell, then

  package static let table = WordTable<Self>()
  package static let noun = "a clause"
  package static let synonyms = Synonyms.clauses
}

/// How a drag ends.
package enum FinishWord: String, Vocabulary {
  case release, cancel, escape, hold

  package static let table = WordTable<Self>()
  package static let noun = "a finish"
  package static let synonyms = Synonyms.finishes
}

/// A part of a card or a column.
package enum PartWord: String, Vocabulary {
  case top, centre, bottom, left, right, header, body

  package static let table = WordTable<Self>()
  package static let noun = "a part"
  package static let synonyms = Synonyms.parts
}

/// An edge of the board.
package enum EdgeWord: String, Vocabulary {
  case left, right, top, bottom

  package static let table = WordTable<Self>()
  package static let noun = "an edge"
  package static let synonyms = Synonyms.edges
}

/// A key with a name.
package enum NamedKey: String, Vocabulary {
  case space = "Space"
  case `return` = "Return"
  case tab = "Tab"
  case escape = "Escape"
  case up = "Up"
  case down = "Down"
  case left = "Left"
  case right = "Right"
  case home = "Home"
  case end = "End"
  case delete = "Delete"

  package static let table = WordTable<Self>()
  package static let noun = "a key"
  package static let synonyms = Synonyms.keys
}

/// A key that is held while others are pressed.
package enum ModifierWord: String, Vocabulary {
  case shift, control, option, command

  package static let table = WordTable<Self>()
  package static let noun = "a modifier"
  package static let synonyms = Synonyms.modifiers
}

/// A word that joins or replaces the parts of a line.
///
/// Where one of them is legal, an id that is spelled like it is quoted.
package enum Particle: String, Vocabulary {
  case to, from, by, with, at, within, not, together
  case none, all, end, selection, payload
  case board, layout, before, after, ghost, placeholder, scaled, fixed

  package static let table = WordTable<Self>()
  package static let noun = "a word of the language"
}
