/// `expect [not] STATE [within T]`, `always STATE` or `never STATE`.
package struct ExpectStatement: Sendable {
  package enum Mode: Sendable {
    /// Now, or at the first instant within a time.
    case expect(within: TimeLiteral?)
    /// `expect not`: not now, or at the first instant within a time at which it does not hold.
    case expectNot(within: TimeLiteral?)
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
  indirect case targetAt(PointLiteral, Slot?)
  /// The rate of an offset, in points a second.
  case autoscroll(ScrollPattern)
  case scroll(ScrollPattern)
  case cursor(Located<CursorWord>)
  case collapsed(Name)
  /// nil for `none`.
  case highlighted(Name?)
  /// A frame in pointer space; nil for `none`, which says that the thing is not displayed.
  indirect case frameOf(FrameSubject, RectangleLiteral?)
  case announced(Located<String>)
  /// What is read of a card or a column.
  case value(of: Name, Located<String>)
  case actions(card: Name, [Located<String>])
  case events([EventPattern])
  case count(Located<EventWord>, Bounds<Int>)
  case settled
  indirect case frame(name: Name, golden: GoldenFrame)
  case cards(CardCountScope, Bounds<Int>)
}
