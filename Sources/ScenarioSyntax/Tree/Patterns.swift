/// The order of one column's cards.
package struct CardPattern: Sendable {
  package enum Element: Sendable {
    case card(Name)
    /// `..`: any run, the empty one included.
    case anyRun(SourceRange)
  }

  package var elements: [Element]
}

/// The order of all columns' cards.
package struct BoardPattern: Sendable {
  package struct Column: Sendable {
    package var id: Name
    package var cards: CardPattern
  }

  /// In board order.
  package var columns: [Column]
  /// Whether a final `| ..` allows more columns.
  package var allowsMore: Bool
}

/// `CARD … [SLOT] -> SLOT`: one move.
package struct MovePattern: Sendable {
  /// In landing order, at least one.
  package var cards: [Name]
  package var source: Slot?
  package var destination: Slot
  package var range: SourceRange
}

/// `CARD … [SLOT] -> SLOT ANSWER`: one call of the resolver.
package struct RequestPattern: Sendable {
  package var move: MovePattern
  /// A word, perhaps with a reason.
  package var answer: Argument
}

/// Why something was refused: one of the language's words, or a rule's own words.
package enum ReasonLiteral: Sendable {
  case word(ListedWord)
  case text(Located<String>)
}

/// `KIND [CARD …] [SLOT [-> SLOT]] [DECISION] [REASON] [TEXT]`: what is left out matches anything.
package struct EventPattern: Sendable {
  package enum Reason: Sendable {
    case word(ListedWord)
    case text(Located<String>)
    /// A last name that is a card if one is so called, and otherwise a reason: a quoted one, or one of the
    /// reasons that only some kinds have (`ignored at-end`). Behind a slot it is always a reason.
    case other(Name)
  }

  package var kind: ListedWord
  /// Cards; of kinds that concern columns (`expanded`, `collapsed`), columns.
  package var names: [Name]
  package var slot: Slot?
  /// The slot behind the arrow; only if `slot` is there.
  package var destination: Slot?
  /// Only of kinds that have one.
  package var decision: ListedWord?
  package var reason: Reason?
  /// A rule's own words behind the word of their reason; only if `reason` is one.
  package var words: Located<String>?
  package var range: SourceRange
}

/// An offset that a scroll area is expected to have, or its rate.
package enum ScrollPattern: Sendable {
  case board(SourceRange, x: Bounds<Double>, y: Bounds<Double>)
  case column(Name, Bounds<Double>)
}
