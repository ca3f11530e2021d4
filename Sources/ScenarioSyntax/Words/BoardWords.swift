/// The first word of a line of `board`.
package enum BoardLineWord: String, Vocabulary {
  case column, card, cards

  package static let table = WordTable<Self>()
  package static let noun = "a line of board"
  package static let synonyms = Synonyms.boardLines
}

/// The first word of a line of `rules`.
package enum RuleWord: String, Vocabulary {
  case allow, forbid, lift, rule

  package static let table = WordTable<Self>()
  package static let noun = "a rule"
}
