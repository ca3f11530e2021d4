/// The first word of a line of `board`.
package enum BoardLineWord: String, Vocabulary {
  case column, card, cards

  package static let table = WordTable<Self>()
  package static let noun = "a line of board"
  package static let synonyms = Synonyms.boardLines
}

/// A word that may stand on a `column` line.
package enum ColumnKey: String, Vocabulary {
  case limit, collapsed, hidden, locked, at, width, header, padding, spacing, body, arrangement

  package static let table = WordTable<Self>()
  package static let noun = "a column word"
  package static let synonyms = Synonyms.columnWords
}

/// A word that may stand on a `card` line.
package enum CardKey: String, Vocabulary {
  case height, locked, pinned, hidden, at, width, handle, interactive

  package static let table = WordTable<Self>()
  package static let noun = "a card word"
  package static let synonyms = Synonyms.cardWords
}

/// A word that may stand on a `change` line.
package enum ChangeKey: String, Vocabulary {
  case title, limit, collapsed, hidden, locked, at, width, header, padding, spacing, body
  case arrangement, height, pinned, handle, interactive

  package static let table = WordTable<Self>()
  package static let noun = "a card or column word"
}

/// The first word of a line of `rules`.
package enum RuleWord: String, Vocabulary {
  case allow, forbid, lift, rule

  package static let table = WordTable<Self>()
  package static let noun = "a rule"
}
