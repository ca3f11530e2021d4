/// `expect STATE [within T]`, `always STATE` or `never STATE`.
package struct ExpectStatement: Sendable {
  package enum Mode: Sendable {
    /// Now, or at the first instant within a time.
    case expect(within: TimeLiteral?)
    /// At every instant from here to the end.
    case always
    /// At no instant from here to the end.
    case never
  }

  package var mode: Mode
  package var state: StateForm
  package var range: SourceRange
}

/// What is expected.
package enum StateForm: Sendable {
  case column(Name, CardPattern)
  case board(BoardPattern)
  case moves([MovePattern])
  /// `all-moves`: moves of the whole run.
  case allMoves([MovePattern])
  case noMoves
  case requests([RequestPattern])
  case phase(Located<PhaseWord>)
  /// Exactly these cards; empty for `none`.
  case dragging([Name])
  /// Exactly these cards; empty for `none`.
  case selected([Name])
  /// nil for `none`.
  case focus(Name?)
  /// Cards wholly inside the viewport, at least one.
  case visible([Name])
  /// nil for `none`.
  case target(Slot?)
  case decision(Located<DecisionWord>)
  case reason(ReasonLiteral)
  /// nil for `none`.
  case targetAt(PointLiteral, Slot?)
  /// A rate in points a second.
  case autoscroll(ScrollLiteral)
  case scroll(ScrollPattern)
  case cursor(Located<CursorWord>)
  case collapsed(Name)
  /// A frame in pointer space; nil for `none`, which says that the thing is not displayed.
  case frameOf(FrameSubject, RectangleLiteral?)
  case announced(Located<String>)
  case value(card: Name, Located<String>)
  case actions(card: Name, [Located<String>])
  case events([EventPattern])
  case count(Located<EventWord>, Bounds<Int>)
  case settled
  case frame(name: Name, golden: GoldenFrame)
  case cards(CardCountScope, Bounds<Int>)
}

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
  package enum Answer: Sendable {
    case accept
    case warn(ReasonLiteral)
    case unchanged
    case forbid(ReasonLiteral)
  }

  package var move: MovePattern
  package var answer: Located<Answer>
}

/// Why something was refused: one of the language's words, or a rule's own words.
package enum ReasonLiteral: Sendable {
  case word(Located<ReasonWord>)
  case text(Located<String>)
}

/// `KIND [CARD …] [SLOT [-> SLOT]] [REASON]`: what is left out matches anything.
package struct EventPattern: Sendable {
  package enum Reason: Sendable {
    case word(Located<ReasonWord>)
    case text(Located<String>)
    /// A word behind the slots, or at the end of `ignored` and `failed`, that is not in the list of reasons
    /// (`at-end`): those kinds have reasons of their own.
    case other(Name)
  }

  package var kind: Located<EventWord>
  package var cards: [Name]
  package var slot: Slot?
  /// The slot behind the arrow; only if `slot` is there.
  package var destination: Slot?
  package var reason: Reason?
  package var range: SourceRange
}

/// An offset that a scroll area is expected to have.
package enum ScrollPattern: Sendable {
  case board(SourceRange, x: Bounds<Double>, y: Bounds<Double>)
  case column(Name, Bounds<Double>)
}

/// What has a frame.
package enum FrameSubject: Sendable {
  /// A card or a column; a card wins.
  case item(Name)
  case ghost(SourceRange)
  case placeholder(SourceRange)
}

/// Whose cards are counted.
package enum CardCountScope: Sendable {
  case all(SourceRange)
  case column(Name)
}
